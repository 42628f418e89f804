@testable import TickStreams

/// Serializers, serialized subscribers, subjects and values.
let signalPrograms: [Program] = [
  Program("serialized") {
    let log = Recorder<Probe>()
    let serialized = SerializedSubscriber(log.raw, Boxing(Probe.self))
    return Program.Run(
      Thread("a") {
        serialized.send(Probe(1))
        serialized.send(Probe(2))
      },
      Thread("b") {
        serialized.send(Probe(3))
        serialized.finish(.completed)
      }
    ) {
      let values = log.events.filter { $0 != "1" && $0 != "2" }
      expect("what b sent", values, is: ["3", "|"])
      expect("the order of a", log.events.filter { $0 == "1" || $0 == "2" }.isPrefix(of: ["1", "2"]), is: true)
    }
  },

  Program("serialized-revoked") {
    let log = Recorder<Probe>()
    let serialized = SerializedSubscriber(log.raw, Boxing(Probe.self))
    let leg = Scope()
    log.onEvent = { event in
      if event == "1" { leg.revoke() }
      if event == "2" { expect(!leg.isRevoked, "a value of a leg comes after the leg was revoked") }
    }
    return Program.Run(
      Thread("other") { serialized.send(Probe(1)) },
      Thread("leg") {
        serialized.send(Probe(2), from: leg)
        serialized.send(Probe(3))
      }
    ) { expect(log.events.contains("1") && log.events.contains("3"), "what is not revoked is not delivered: \(log.text)") }
  },

  Program("serialized-three-senders", threads: 3) {
    let log = Recorder<Probe>()
    let serialized = SerializedSubscriber(log.raw, Boxing(Probe.self))
    return Program.Run(
      Thread("a") { serialized.send(Probe(1)) }, Thread("b") { serialized.send(Probe(2)) },
      Thread("c") { serialized.finish(.failed(Broken(), as: Broken.self)) }
    ) { expect("the last event", log.events.last, is: "#") }
  },

  Program("serializer") {
    let shared = SharedSerializer()
    let seen = Seen()
    let visit: @Sendable (Int) -> Void = { number in
      if shared.serializer.enter() {
        seen.add(number)
        while let item = shared.serializer.leave() { seen.add(item) }
      } else if shared.serializer.append(number) {
        while let item = shared.serializer.leave() { seen.add(item) }
      }
    }
    return Program.Run(
      Thread("a") {
        visit(1)
        visit(2)
      },
      Thread("b") {
        visit(3)
        shared.serializer.run(orAppend: 4) { seen.add(4) }
      }
    ) { expect("what was seen", seen.numbers.sorted(), is: [1, 2, 3, 4]) }
  },

  Program("serializer-three", threads: 3) {
    let shared = SharedSerializer()
    let seen = Seen()
    let leave: @Sendable (Int) -> Void = { number in
      if shared.serializer.append(number) { while let item = shared.serializer.leave() { seen.add(item) } }
    }
    return Program.Run(
      Thread("a") { leave(1) }, Thread("b") { leave(2) }, Thread("c") { shared.serializer.run(orAppend: 3) { seen.add(3) } }
    ) { expect("what was seen", seen.numbers.sorted(), is: [1, 2, 3]) }
  },

  Program("subject-subscribe-send") {
    let subject = TickSubject<Probe, Never>()
    let early = Recorder<Probe>("the early one")
    let late = Recorder<Probe>("the late one")
    let handles = Handles(early.subscribe(to: subject.signal))
    return Program.Run(
      Thread("sender") { subject.send(1, 2, completing: true) },
      Thread("subscriber") { handles.add(late.subscribe(to: subject.signal)) }
    ) {
      expect("the early one", early.text, is: "1 2 |")
      expect(["1 2 |", "2 |", "|"].contains(late.text), "the late one got \(late.text)")
      withExtendedLifetime(handles) {}
    }
  },

  Program("subject-has-subscribers") {
    let subject = TickSubject<Probe, Never>()
    let log = Recorder<Probe>()
    let handles = Handles()
    return Program.Run(
      Thread("subscriber") { handles.add(log.subscribe(to: subject.signal)) },
      Thread("sender") {
        guard subject.hasSubscribers else { return }
        subject.next(Probe(1))
        subject.completed()
      }
    ) {
      expect(["", "1 |"].contains(log.text), "a subscriber that the sender has seen got \(log.text)")
      withExtendedLifetime(handles) {}
    }
  },

  Program("value-modify") {
    let value = TickValue(Probe(0))
    let log = Recorder<Probe>()
    log.follow(value.signal)
    return Program.Run(
      Thread("a") { value.modify { $0 = Probe($0.number + 1) } },
      Thread("b") {
        value.modify { $0 = Probe($0.number + 10) }
        value.current = Probe(100)
      }
    ) {
      let orders = ["0 1 11 100", "0 10 11 100", "0 10 100 101"]
      expect(orders.contains(log.text), "the values were \(log.text)")
    }
  },

  Program("subject-two-senders-leave") {
    let subject = TickSubject<Probe, Never>()
    let staying = Recorder<Probe>("the one that stays")
    let leaving = Recorder<Probe>("the one that leaves")
    let over = leaving.subscribe(to: subject.signal)
    let handle = staying.subscribe(to: subject.signal)
    return Program.Run(
      Thread("a") {
        subject.next(Probe(1))
        over.dispose()
      },
      Thread("b") { subject.next(Probe(2)) }
    ) {
      expect("what the one that stays got", staying.events.sorted(), is: ["1", "2"])
      subject.next(Probe(3))
      expect(!leaving.events.contains("3"), "the one that left still gets values")
      withExtendedLifetime(handle) {}
    }
  },

  Program("subject-goes") {
    let log = Recorder<Probe>()
    let box = Box<TickSubject<Probe, Never>>(TickSubject())
    guard let subject = box.value else { preconditionFailure("it was put there") }
    let signal = subject.signal
    let handles = Handles(log.subscribe(to: signal))
    return Program.Run(
      Thread("owner") {
        [subject] in
        subject.next(Probe(1))
        box.empty()
      },
      Thread("subscriber") {
        handles.drop()
        handles.add(log.subscribe(to: signal))
      }
    ) { expect(["", "1"].contains(log.text), "it got \(log.text)") }
  },

  Program("replay-subject") {
    let subject = TickSubject<Probe, Never>(replay: 1)
    let late = Recorder<Probe>("the late one")
    let handles = Handles()
    subject.next(Probe(1))
    return Program.Run(
      Thread("sender") { subject.send(2, completing: true) },
      Thread("subscriber") { handles.add(late.subscribe(to: subject.signal)) }
    ) {
      expect(["1 2 |", "2 |"].contains(late.text), "the late one got \(late.text)")
      withExtendedLifetime(handles) {}
    }
  },

  Program("value", threads: 3) {
    let value = TickValue(Probe(0))
    let late = Recorder<Probe>("the late one")
    let handles = Handles()
    return Program.Run(
      Thread("a") { value.current = Probe(1) },
      Thread("b") { value.current = Probe(2) },
      Thread("subscriber") { handles.add(late.subscribe(to: value.signal)) }
    ) {
      expect("the last value", late.events.last, is: "\(value.current.number)")
      expect(Set(late.events).count == late.events.count, "the late one got \(late.text)")
      handles.drop()
    }
  },

  Program("value-reentrant") {
    let value = TickValue(Probe(0))
    let log = Recorder<Probe>()
    log.onEvent = { if $0 == "1" { value.current = Probe(3) } }
    log.follow(value.signal)
    return Program.Run(Thread("a") { value.current = Probe(1) }, Thread("b") { value.current = Probe(2) }) {
      expect("the last value", log.events.last, is: "\(value.current.number)")
      expect("how many came", log.events.count, is: 4)
      log.onEvent = nil
    }
  },
]
