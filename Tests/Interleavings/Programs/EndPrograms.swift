@testable import TickStreams

/// Ends of subscriptions, and their release.
let endPrograms: [Program] = [
  Program("lifetime", threads: 3) {
    let (source, log, owner) = (TickSubject<Probe, Never>(), Recorder<Probe>(), Box(Lifetime()))
    guard let lifetime = owner.value else { preconditionFailure("it was put there") }
    let signal = source.signal.take(during: lifetime)
    let handles = Handles()
    return Program.Run(
      Thread("subscriber") { handles.add(log.subscribe(to: signal)) },
      Thread("owner") { lifetime.dispose() },
      Thread("sender") { source.next(Probe(1)) }
    ) {
      expect(["|", "1 |"].contains(log.text), "what came is \(log.text)")
      expect("whether the upstream is subscribed", source.hasSubscribers, is: false)
      handles.drop()
      owner.empty()
    }
  },

  Program("interval-dispose") {
    let (hand, log) = (Hand(), Recorder<Tick> { "\($0.index)" })
    let handles = Handles(log.subscribe(to: .interval(.seconds(1), on: hand.scheduler)))
    return Program.Run(Thread("owner") { handles.drop() }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      expect("what is pending", hand.pending, is: 0)
      expect(["", "0"].contains(log.text), "what came is \(log.text)")
    }
  },

  Program("countdown-dispose") {
    let (hand, log) = (Hand(), Recorder<Duration> { "\($0.components.seconds)" })
    let handles = Handles(log.subscribe(to: .countdown(for: .seconds(2), on: hand.scheduler)))
    return Program.Run(
      Thread("owner") { handles.drop() },
      Thread("clock") {
        hand.alarm.strike(at: 1)
        hand.alarm.strike(at: 2)
      }
    ) {
      expect("what is pending", hand.pending, is: 0)
      expect("2 1 0 |".contains(log.text), "what came is \(log.text)")
    }
  },

  Program("skip-until") {
    let (source, door, log) = (TickSubject<Probe, Never>(), TickSubject<Void, Never>(), Recorder<Probe>())
    log.follow(source.signal.skip(until: door.signal))
    return Program.Run(Thread("sender") { source.send(1, completing: true) }, Thread("door") { door.next() }) {
      expect(["|", "1 |"].contains(log.text), "what came is \(log.text)")
      expect("the subscribers that are left", source.hasSubscribers || door.hasSubscribers, is: false)
    }
  },

  Program("handle-events-end") {
    let (source, seen) = (TickSubject<Probe, Never>(), Seen())
    let watched = source.signal.handleEvents(onCompleted: { seen.add(1) }, onCancel: { seen.add(2) })
    let handles = Handles(watched.subscribe(onNext: { _ in }))
    return Program.Run(
      Thread("sender") { source.completed() }, Thread("owner") { handles.drop() }
    ) { expect("how often the end or the disposal was seen", seen.numbers.count, is: 1) }
  },

  Program("multicast-connect") {
    let (source, runs, log) = (TickSubject<Probe, Never>(), Seen(), Recorder<Probe>())
    let shared = source.signal.handleEvents(onSubscribe: { runs.add(1) }).multicast()
    log.follow(shared.signal)
    let handles = Handles()
    return Program.Run(Thread("a") { handles.add(shared.connect()) }, Thread("b") { handles.add(shared.connect()) }) {
      source.next(Probe(1))
      expect("what came", log.text, is: "1")
      expect("how often the upstream was subscribed", runs.numbers.count, is: 1)
      handles.drop()
    }
  },

  Program("multicast-overlap") {
    let (open, most) = (Shared(0), Seen())
    let shared = counted(open, most).multicast()
    let handles = Handles()
    let first = shared.connect()
    return Program.Run(Thread("disconnecting") { first.dispose() }, Thread("connecting") { handles.add(shared.connect()) }) {
      expect("how many upstreams there were at once", most.numbers.max(), is: 1)
      handles.drop()
      expect("how many upstreams are left", open.get(), is: 0)
    }
  },

  Program("multicast-end-connect") {
    let (source, log) = (TickSubject<Probe, Never>(), Recorder<Probe>())
    let shared = source.signal.take(1).multicast()
    log.follow(shared.signal)
    let handles = Handles(shared.connect())
    return Program.Run(Thread("sender") { source.next(Probe(1)) }, Thread("connecting") { handles.add(shared.connect()) }) {
      expect("what came", log.text, is: "1 |")
      expect("whether the upstream is subscribed", source.hasSubscribers, is: false)
      handles.drop()
    }
  },

  Program("window-leave", threads: 3) {
    let (hand, source, log) = (Hand(), TickSubject<Probe, Never>(), Recorder<Probe>())
    let inner = Handles()
    let outer = source.signal.window(every: .seconds(1), on: hand.scheduler)
      .subscribe(onNext: { inner.add(log.subscribe(to: $0)) })
    return Program.Run(
      Thread("outer") { outer.dispose() }, Thread("inner") { inner.drop() }, Thread("sender") { source.next(Probe(1)) }
    ) {
      expect(["", "1"].contains(log.text), "what came is \(log.text)")
      expect("whether the upstream is subscribed", source.hasSubscribers, is: false)
      expect("what is pending", hand.pending, is: 0)
    }
  },
]
