@testable import TickStreams

/// Operators with a timer: a firing has left the queue when a newer value comes.
let timedPrograms: [Program] = [
  Program("debounce-older-firing") {
    let (hand, source, log) = scene()
    log.follow(source.signal.debounce(for: .seconds(1), on: hand.scheduler))
    source.next(Probe(1))
    return Program.Run(sender(hand, source), clock(hand)) {
      expect(["", "1"].contains(log.text), "\(log.text) came by 1 s")
      hand.alarm.run(to: 2)
      expect("the last value at 2 s", log.events.last, is: "2")
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("debounce-completes") {
    let (hand, source, log) = scene()
    log.follow(source.signal.debounce(for: .seconds(1), on: hand.scheduler))
    source.next(Probe(1))
    return Program.Run(Thread("sender") { source.completed() }, clock(hand)) { expect("what came", log.text, is: "1 |") }
  },

  Program("debounce-dispose", threads: 3) {
    let (hand, source, log) = scene()
    let handle = log.subscribe(to: source.signal.debounce(for: .seconds(1), on: hand.scheduler))
    source.next(Probe(1))
    return Program.Run(Thread("owner") { handle.dispose() }, sender(hand, source), clock(hand)) {
      expect("what is pending", hand.pending, is: 0)
      expect("the values that are left", Probe.alive, is: 0)
    }
  },

  Program("throttle-latest") {
    let (hand, source, log) = scene()
    log.follow(source.signal.throttle(for: .seconds(1), on: hand.scheduler))
    source.next(Probe(1))
    return Program.Run(sender(hand, source), clock(hand)) {
      hand.alarm.run(to: 2)
      expect("what came by 2 s", log.text, is: "1 2")
    }
  },

  Program("throttle-waiting") {
    let (hand, source, log) = scene()
    log.follow(source.signal.throttle(for: .seconds(1), on: hand.scheduler))
    source.next(Probe(0))
    source.next(Probe(1))
    return Program.Run(sender(hand, source, completes: true), clock(hand)) {
      hand.alarm.run(to: 4)
      expect(["0 1 2 |", "0 2 |"].contains(log.text), "what came is \(log.text)")
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("throttle-leading") {
    let (hand, source, log) = scene()
    log.follow(source.signal.throttle(for: .seconds(1), latest: false, on: hand.scheduler))
    source.next(Probe(1))
    return Program.Run(sender(hand, source), clock(hand)) {
      expect(["1", "1 2"].contains(log.text), "what came is \(log.text)")
      hand.alarm.run(to: 3)
      source.next(Probe(3))
      expect("the last value", log.events.last, is: "3")
    }
  },

  Program("throttle-trailing") {
    let (hand, source, log) = scene()
    log.follow(source.signal.throttle(for: .seconds(1), edges: .trailing, on: hand.scheduler))
    source.next(Probe(1))
    return Program.Run(sender(hand, source), clock(hand)) {
      hand.alarm.run(to: 3)
      expect(["1 2", "2"].contains(log.text), "what came is \(log.text)")
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("timeout-older-firing") {
    let (hand, source, log) = scene()
    log.follow(source.signal.timeout(afterSilence: .seconds(1), on: hand.scheduler))
    return Program.Run(sender(hand, source), clock(hand)) {
      expect(["2", "#"].contains(log.text), "what came by 1 s is \(log.text)")
      hand.alarm.run(to: 4)
      expect(["2 #", "#"].contains(log.text), "what came is \(log.text)")
    }
  },

  Program("timeout-overtaken") {
    let (hand, source, log) = scene()
    log.follow(source.signal.timeout(afterSilence: .seconds(1), first: .seconds(10), on: hand.scheduler))
    return Program.Run(sender(hand, source), clock(hand, at: 3)) {
      hand.alarm.run(to: 4)
      expect("what came", log.text, is: "2 #")
    }
  },

  Program("timeout-replacement") {
    let (hand, source, log) = scene()
    let other = TickSubject<Probe, TickTimeout>()
    log.follow(source.signal.promoteFailure().timeout(afterSilence: .seconds(1), or: other.signal, on: hand.scheduler))
    return Program.Run(
      sender(hand, source, completes: true),
      Thread("clock") {
        hand.alarm.strike(at: 1)
        other.next(Probe(3))
      }
    ) {
      hand.alarm.run(to: 4)
      expect(["2 |", "3", ""].contains(log.text), "what came is \(log.text)")
    }
  },

  Program("collect-every-older-firing") {
    let (hand, source, _) = scene()
    let log = Recorder<[Probe]>()
    let signal = source.signal.collect(every: .seconds(1), maxCount: 2, skipEmpty: true, on: hand.scheduler)
    log.follow(signal)
    source.next(Probe(1))
    return Program.Run(
      Thread("sender") {
        hand.alarm.pass(to: 1)
        source.next(Probe(2))
        source.next(Probe(3))
      },
      clock(hand)
    ) {
      // The second value fills the window that the first opened, so that the third is the first of a new one.
      if log.events.first == "[1, 2]" { expect("what came by 1 s", log.text, is: "[1, 2]") }
      hand.alarm.run(to: 4)
      expect(["[1, 2] [3]", "[1] [2, 3]", "[1] [2] [3]"].contains(log.text), "what came is \(log.text)")
    }
  },

  Program("window-older-firing") {
    let (hand, source, _) = scene()
    let log = Recorder<[Probe]>()
    log.follow(source.signal.window(every: .seconds(1), maxCount: 2, on: hand.scheduler).flatMap { $0.collect() })
    source.next(Probe(1))
    hand.alarm.pass(to: 0.9)
    return Program.Run(Thread("sender") { source.next(Probe(2)) }, clock(hand)) {
      hand.alarm.pass(to: 1.5)
      source.next(Probe(3))
      hand.alarm.run(to: 2)
      // The second value fills the first window, so that the next one begins with it and lasts a second.
      expect(["[1, 2] [3]", "[1] [2, 3]"].contains(log.text), "what came is \(log.text)")
    }
  },

  Program("window-older-grid") {
    let (hand, source, _) = scene()
    let opened = Recorder<Double>()
    let windows = source.signal.window(every: .seconds(1), maxCount: 2, on: hand.scheduler)
    opened.follow(windows.map { _ in Double(hand.alarm.now.nanoseconds) / 1e9 })
    source.next(Probe(1))
    hand.alarm.pass(to: 0.9)
    return Program.Run(
      Thread("sender") { source.next(Probe(2)) },
      Thread("clock") {
        hand.alarm.strike(at: 1)
        hand.alarm.strike(at: 2)
      }
    ) {
      hand.alarm.run(to: 2)
      // On subscription, when the first is full, and a second later; or at each second, then also at most one is full.
      expect(opened.events.count <= 4, "windows opened at \(opened.text)")
      expect(opened.events.filter { $0 == "2.0" }.count <= 2, "windows opened at \(opened.text)")
    }
  },

  Program("grouped-end") {
    let (hand, source, _) = scene()
    let log = Recorder<Int>()
    log.follow(source.signal.grouped(by: { _ in 1 }, endingAfter: .seconds(1), on: hand.scheduler).flatMap { $0.signal.count() })
    source.next(Probe(1))
    return Program.Run(Thread("sender") { source.completed() }, clock(hand)) {
      expect("what came", log.text, is: "1 |")
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("grouped-interrupted") {
    let (hand, source, _) = scene()
    let log = Recorder<Int>()
    log.follow(source.signal.grouped(by: { _ in 1 }, endingAfter: .seconds(1), on: hand.scheduler).flatMap { $0.signal.count() })
    return Program.Run(Thread("sender") { for number in 1...2 { source.next(Probe(number)) } }, clock(hand)) {
      source.completed()
      expect("the values of all groups", log.events.compactMap { Int($0) }.reduce(0, +), is: 2)
    }
  },

  Program("share-grace-reading") {
    let (hand, source, _) = scene()
    let shared = source.signal.share(grace: .seconds(1), on: hand.scheduler)
    let handles = [Recorder<Probe>("first"), Recorder<Probe>("second")].map { $0.subscribe(to: shared) }
    return Program.Run(
      Thread("first") { handles[0].dispose() },
      Thread("second") {
        hand.alarm.pass(to: 1)
        handles[1].dispose()
      }
    ) {
      hand.alarm.run(to: 1.5)
      expect("whether the upstream runs at 1.5 s", source.hasSubscribers, is: true)
      hand.alarm.run(to: 5)
      expect("whether the upstream runs", source.hasSubscribers, is: false)
    }
  },

  Program("sample-every") {
    let (hand, source, log) = scene()
    log.follow(source.signal.sample(every: .seconds(1), on: hand.scheduler))
    source.next(Probe(1))
    return Program.Run(sender(hand, source, completes: true), clock(hand)) {
      hand.alarm.run(to: 4)
      expect(["1 |", "1 2 |", "2 |", "|"].contains(log.text), "what came is \(log.text)")
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("delay") {
    let (hand, source, log) = scene()
    log.follow(source.signal.delay(.seconds(1), on: hand.scheduler))
    source.next(Probe(1))
    return Program.Run(sender(hand, source, completes: true), clock(hand)) {
      expect("what came by 1 s", log.text.isEmpty || log.text == "1", is: true)
      hand.alarm.run(to: 2)
      expect("what came by 2 s", log.text, is: "1 2 |")
    }
  },

  Program("deliver") {
    let (hand, source, log) = scene()
    log.follow(source.signal.deliver(on: hand.scheduler))
    source.next(Probe(1))
    return Program.Run(sender(hand, source, completes: true), clock(hand)) {
      hand.alarm.run(to: 2)
      expect("what came", log.text, is: "1 2 |")
    }
  },

  Program("deliver-dispose") {
    let (hand, source, log) = scene()
    let handle = log.subscribe(to: source.signal.deliver(on: hand.scheduler))
    source.next(Probe(1))
    return Program.Run(
      sender(hand, source),
      Thread("clock") {
        hand.alarm.ring()
        handle.dispose()
      }
    ) {
      let before = log.text
      hand.alarm.run(to: 2)
      expect("what came in the end", log.text, is: before)
      expect("the values that are left", Probe.alive, is: 0)
    }
  },

  Program("collect-on") {
    let (_, source, _) = scene()
    let trigger = TickSubject<Void, Never>()
    let log = Recorder<[Probe]>()
    log.follow(source.signal.collect(when: trigger.signal))
    source.next(Probe(1))
    return Program.Run(
      Thread("trigger") { trigger.next() }, Thread("sender") { source.send(2, completing: true) }
    ) { expect(["[1] [2] |", "[1, 2] [] |", "[1, 2] |"].contains(log.text), "what came is \(log.text)") }
  },
]

private func scene() -> (hand: Hand, source: TickSubject<Probe, Never>, log: Recorder<Probe>) { (Hand(), TickSubject(), Recorder()) }

/// Sends 2 at 1 s or later.
private func sender(_ hand: Hand, _ source: TickSubject<Probe, Never>, completes: Bool = false) -> Thread {
  Thread("sender") {
    hand.alarm.pass(to: 1)
    source.next(Probe(2))
    if completes { source.completed() }
  }
}

/// Fires the timers that are due at `seconds`.
private func clock(_ hand: Hand, at seconds: Double = 1) -> Thread { Thread("clock") { hand.alarm.strike(at: seconds) } }
