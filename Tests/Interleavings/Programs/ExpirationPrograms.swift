@testable import TickStreams

/// Values and timers with a deadline that moves, and stopwatches.
let expirationPrograms: [Program] = [
  Program("expiring-extend-extend") {
    let hand = Hand()
    let value = ExpiringValue(Probe(1), for: .seconds(5), on: hand.scheduler)
    let log = Recorder<Probe?>("changes") { $0.map { "\($0)" } ?? "nil" }
    log.follow(value.changes)
    return Program.Run(Thread("a") { value.extend(for: .seconds(2)) }, Thread("b") { value.extend(for: .seconds(3)) }) {
      hand.alarm.run(to: Double(value.remaining.nanoseconds) / 1e9)
      expect("what was sent by the deadline", log.text, is: "1 nil |")
      expect("the values that are left", Probe.alive, is: 0)
    }
  },

  Program("expiring-extend-fire") {
    let hand = Hand()
    let value = ExpiringValue(Probe(1), for: .seconds(1), on: hand.scheduler)
    let log = Recorder<Probe?>("changes") { $0.map { "\($0)" } ?? "nil" }
    log.follow(value.changes)
    let isThere = Box(false)
    return Program.Run(
      Thread("extender") { isThere.set(value.extend(for: .seconds(5))) }, Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      expect("whether it is there", value.value != nil, is: isThere.value == true)
      expect("what was sent", log.text, is: isThere.value == true ? "1" : "1 nil |")
      hand.alarm.run(to: 1 + Double(value.remaining.nanoseconds) / 1e9)
      expect("what was sent in the end", log.text, is: "1 nil |")
      expect("the values that are left", Probe.alive, is: 0)
    }
  },

  Program("expiring-read-fire") {
    let hand = Hand()
    let value = ExpiringValue(Probe(1), for: .seconds(1), on: hand.scheduler)
    return Program.Run(
      Thread("reader") {
        let first = value.value
        let second = value.value
        expect(first != nil || second == nil, "it comes back")
      },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      expect("whether it is gone", value.value == nil, is: true)
      expect("the values that are left", Probe.alive, is: 0)
    }
  },

  Program("expiring-goes") {
    let hand = Hand()
    let box = Box<ExpiringValue<Probe>>(ExpiringValue(Probe(1), for: .seconds(1), on: hand.scheduler))
    return Program.Run(Thread("owner") { box.empty() }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      expect("what is pending", hand.pending, is: 0)
      expect("the values that are left", Probe.alive, is: 0)
    }
  },

  Program("table-extend-fire") {
    let hand = Hand()
    let table = ExpiringTable<Int, Probe>(on: hand.scheduler)
    table.updateValue(Probe(1), forKey: 1, for: .seconds(1))
    let log = Recorder<Int>("expired")
    log.follow(table.expirations.map(\.key))
    let isThere = Box(false)
    return Program.Run(
      Thread("extender") { isThere.set(table.extend(1, for: .seconds(5))) },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      expect("whether it is there", table[1] != nil, is: isThere.value == true)
      expect("what was sent", log.text, is: isThere.value == true ? "" : "1")
      hand.alarm.run(to: 7)
      expect("what was sent in the end", log.text, is: "1")
      expect("the values that are left", Probe.alive, is: 0)
    }
  },

  Program("table-remove-fire") {
    let hand = Hand()
    let table = ExpiringTable<Int, Probe>(on: hand.scheduler)
    table.updateValue(Probe(1), forKey: 1, for: .seconds(1))
    let log = Recorder<Int>("expired")
    log.follow(table.expirations.map(\.key))
    let isRemoved = Box(false)
    return Program.Run(
      Thread("remover") { isRemoved.set(table.removeValue(forKey: 1) != nil) },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      expect("what was sent", log.text, is: isRemoved.value == true ? "" : "1")
      expect("what is pending", hand.pending, is: 0)
      expect("the values that are left", Probe.alive, is: 0)
    }
  },

  Program("idle-reset-fire") {
    let hand = Hand()
    let idle = IdleTimer(after: .seconds(1), on: hand.scheduler)
    let log = Recorder<Int>("expired")
    log.follow(idle.expirations)
    return Program.Run(
      Thread("resetter") {
        hand.alarm.pass(to: 1)
        idle.restart()
      },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      expect(["", "0"].contains(log.text), "\(log.text) expired by 1 s")
      expect("what is left", idle.remaining, is: .seconds(1))
      hand.alarm.run(to: 2)
      expect("what expired last", log.events.last, is: "1")
      expect("how often it expired", log.events.count <= 2, is: true)
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("idle-reset-reset", threads: 3) {
    let hand = Hand()
    let idle = IdleTimer(after: .seconds(1), on: hand.scheduler)
    let log = Recorder<Int>("expired")
    log.follow(idle.expirations)
    return Program.Run(Thread("a") { idle.restart() }, Thread("b") { idle.restart() }, Thread("clock") { hand.alarm.pass(to: 0.5) }) {
      let left = Double(idle.remaining?.nanoseconds ?? 0) / 1e9
      hand.alarm.run(to: 0.5 + left)
      expect("what expired by the deadline", log.text, is: "2")
    }
  },

  Program("idle-reset-cancel", threads: 3) {
    let hand = Hand()
    let idle = IdleTimer(after: .seconds(1), on: hand.scheduler)
    let log = Recorder<Int>("expired")
    log.follow(idle.expirations)
    return Program.Run(
      Thread("resetter") { idle.restart() }, Thread("canceller") { idle.cancel() },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      hand.alarm.run(to: 1)
      let isRunning = idle.remaining != nil
      expect("whether it waits", hand.pending, is: isRunning ? 1 : 0)
      let before = log.events.count
      hand.alarm.run(to: 3)
      expect("how often it expired afterwards", log.events.count - before, is: isRunning ? 1 : 0)
    }
  },

  Program("stopwatch-read-pause", threads: 3) {
    let hand = Hand()
    let watch = Stopwatch(on: hand.scheduler)
    watch.start()
    let log = Recorder<Duration>("ticks") { "\($0.components.seconds)" }
    let handle = log.subscribe(to: watch.elapsed(every: .seconds(1)))
    hand.alarm.strike(at: 0)
    let seen = Box(Duration.zero)
    return Program.Run(
      Thread("reader") { seen.set(watch.elapsed) }, Thread("pauser") { watch.pause() },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      let elapsed = watch.elapsed
      expect(seen.value ?? .zero <= elapsed, "it goes back")
      expect("what was sent", log.text, is: elapsed == .zero ? "0" : "0 1")
      handle.dispose()
    }
  },
]
