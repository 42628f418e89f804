@testable import TickStreams

/// The timer engine and its alarm.
let enginePrograms: [Program] = [
  Program("engine-arm-arm") {
    let hand = Hand()
    let fired = Fired(hand.alarm)
    return Program.Run(
      Thread("a") { hand.scheduler.schedule(at: .seconds(2)) { fired.note(2) } },
      Thread("b") { hand.scheduler.schedule(at: .seconds(1)) { fired.note(1) } }
    ) {
      expect("what is armed", hand.alarm.armedAt, is: 1)
      hand.alarm.run(to: 5)
      expect("what fired", fired.text, is: "1@1.0 2@2.0")
    }
  },

  Program("engine-arm-cancel") {
    let hand = Hand()
    let fired = Fired(hand.alarm)
    return Program.Run(
      Thread("a") { hand.scheduler.schedule(at: .seconds(1)) { fired.note(1) }.dispose() },
      Thread("b") { hand.scheduler.schedule(at: .seconds(2)) { fired.note(2) } }
    ) {
      expect((hand.alarm.armedAt ?? 9) <= 2, "\(hand.alarm.armedAt.debugDescription) is armed, not 2")
      hand.alarm.run(to: 5)
      expect("what fired", fired.text, is: "2@2.0")
    }
  },

  Program("engine-cancel-cancel") {
    let hand = Hand()
    let fired = Fired(hand.alarm)
    let first = hand.scheduler.schedule(at: .seconds(1)) { fired.note(1) }
    let second = hand.scheduler.schedule(at: .seconds(2)) { fired.note(2) }
    return Program.Run(Thread("a") { first.dispose() }, Thread("b") { second.dispose() }) {
      expect("what is armed", hand.alarm.armedAt, is: nil)
    }
  },

  Program("engine-cancel-fire") {
    let hand = Hand()
    let fired = Fired(hand.alarm)
    let timer = hand.scheduler.schedule(at: .seconds(1)) { [probe = Probe(1)] in fired.note(probe.number) }
    return Program.Run(
      Thread("canceller") { timer.dispose() },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      expect(["", "1@1.0"].contains(fired.text), "fired: \(fired.text)")
      expect("the values that are left", Probe.alive, is: 0)
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("engine-reset-fire") {
    let hand = Hand()
    let fired = Fired(hand.alarm)
    let timer = hand.scheduler.schedule(at: .seconds(1)) { fired.note(1) }
    return Program.Run(
      Thread("resetter") { timer.reset(to: .seconds(3)) },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      hand.alarm.run(to: 4)
      expect(["1@3.0", "1@1.0 1@3.0"].contains(fired.text), "fired: \(fired.text)")
    }
  },

  Program("engine-reset-earlier") {
    let hand = Hand()
    let fired = Fired(hand.alarm)
    let timer = hand.scheduler.schedule(at: .seconds(5)) { fired.note(1) }
    return Program.Run(
      Thread("resetter") { timer.reset(to: .seconds(2)) },
      Thread("scheduler") { hand.scheduler.schedule(at: .seconds(3)) { fired.note(2) } }
    ) {
      hand.alarm.run(to: 4)
      expect("what fired", fired.text, is: "1@2.0 2@3.0")
    }
  },

  Program("engine-drain-arm") {
    let hand = Hand()
    let fired = Fired(hand.alarm)
    hand.scheduler.schedule(at: .seconds(1)) { fired.note(1) }
    hand.scheduler.schedule(at: .seconds(1)) {
      fired.note(2)
      hand.scheduler.schedule { fired.note(3) }
    }
    return Program.Run(
      Thread("scheduler") { hand.scheduler.schedule(at: .seconds(1)) { fired.note(4) } },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      hand.alarm.run(to: 4)
      expect("what fired", fired.numbers.sorted(), is: [1, 2, 3, 4])
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("engine-repeats-cancel") {
    let hand = Hand()
    let fired = Fired(hand.alarm)
    let timer = hand.scheduler.schedule(
      TickSchedule(checked: .seconds(1), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)
    ) { _ in fired.note(1) }
    return Program.Run(
      Thread("canceller") { timer.dispose() },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      expect("what is pending", hand.pending, is: 0)
      hand.alarm.run(to: 4)
      expect(["", "1@1.0"].contains(fired.text), "fired: \(fired.text)")
    }
  },

  Program("engine-three", threads: 3) {
    let hand = Hand()
    let fired = Fired(hand.alarm)
    let timer = hand.scheduler.schedule(at: .seconds(1)) { fired.note(1) }
    return Program.Run(
      Thread("canceller") { timer.dispose() },
      Thread("scheduler") { hand.scheduler.schedule(at: .seconds(1)) { fired.note(2) } },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      hand.alarm.run(to: 4)
      expect("how often the second fired", fired.numbers.filter { $0 == 2 }.count, is: 1)
      expect("what is pending", hand.pending, is: 0)
    }
  },
]
