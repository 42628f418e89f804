@testable import TickStreams

/// The timer engine and its alarm.
let enginePrograms: [Program] = [
  Program("engine-arm-arm") {
    let (hand, fired) = Fired.byHand()
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
    let (hand, fired) = Fired.byHand()
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
    let (hand, fired) = Fired.byHand()
    let first = hand.scheduler.schedule(at: .seconds(1)) { fired.note(1) }
    let second = hand.scheduler.schedule(at: .seconds(2)) { fired.note(2) }
    return Program.Run(Thread("a") { first.dispose() }, Thread("b") { second.dispose() }) {
      expect("what is armed", hand.alarm.armedAt, is: nil)
    }
  },

  Program("engine-cancel-fire") {
    let (hand, fired) = Fired.byHand()
    let timer = hand.scheduler.schedule(at: .seconds(1)) { [probe = Probe(1)] in fired.note(probe.number) }
    return Program.Run(Thread("canceller") { timer.dispose() }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      expect(["", "1@1.0"].contains(fired.text), "fired: \(fired.text)")
      expect("the values that are left", Probe.alive, is: 0)
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("engine-reset-fire") {
    let (hand, fired) = Fired.byHand()
    let timer = hand.scheduler.schedule(at: .seconds(1)) { fired.note(1) }
    return Program.Run(Thread("resetter") { timer.reschedule(at: .seconds(3)) }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      hand.alarm.run(to: 4)
      expect(["1@3.0", "1@1.0 1@3.0"].contains(fired.text), "fired: \(fired.text)")
    }
  },

  Program("engine-reset-earlier") {
    let (hand, fired) = Fired.byHand()
    let timer = hand.scheduler.schedule(at: .seconds(5)) { fired.note(1) }
    return Program.Run(
      Thread("resetter") { timer.reschedule(at: .seconds(2)) },
      Thread("scheduler") { hand.scheduler.schedule(at: .seconds(3)) { fired.note(2) } }
    ) {
      hand.alarm.run(to: 4)
      expect("what fired", fired.text, is: "1@2.0 2@3.0")
    }
  },

  Program("engine-drain-arm") {
    let (hand, fired) = Fired.byHand()
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

  Program("engine-settles-in-parts") {
    let (hand, fired) = Fired.byHand()
    let timers = (0..<130).map { number in hand.scheduler.schedule(at: .seconds(1)) { fired.note(number) } }
    for timer in timers { timer.reschedule(at: .seconds(3)) }
    return Program.Run(
      Thread("resetter") {
        timers[129].reschedule(at: .seconds(2))
        timers[1].dispose()
        hand.scheduler.schedule(at: .seconds(1)) { fired.note(130) }
      },
      Thread("clock") { hand.alarm.strike(at: 1) }
    ) {
      hand.alarm.run(to: 5)
      expect("what fired", fired.numbers, is: [130, 129, 0] + Array(2..<129))
      expect("when the first fired", fired.text.hasPrefix("130@1.0 129@2.0 0@3.0 2@3.0"), is: true)
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("engine-settles-shutdown") {
    let (hand, fired) = Fired.byHand()
    let timers = (0..<70).map { number in hand.scheduler.schedule(at: .seconds(1)) { fired.note(number) } }
    for timer in timers { timer.reschedule(at: .seconds(3)) }
    return Program.Run(Thread("ender") { hand.scheduler.shutdown() }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      hand.alarm.run(to: 5)
      expect("what fired", fired.text, is: "")
      expect("how many are disposed", timers.count(where: \.isDisposed), is: 70)
      expect("what is armed", hand.alarm.armedAt, is: nil)
    }
  },

  Program("engine-wall-clock-set") {
    let (hand, fired) = Fired.byHand()
    let timers = (0..<3).map { number in
      let timer = ActionTimer(hand.scheduler.engine, for: CallOrigin("a program")) { _ in fired.note(number) }
      let engine = hand.scheduler.engine
      engine.core.arm(timer, at: .seconds(5), wallOffset: ClockReading(engine.core).wallOffset)
      return timer
    }
    hand.alarm.pass(to: 1)
    hand.scheduler.wallClockChanged()
    return Program.Run(
      Thread("resetter") {
        timers[0].reschedule(at: .seconds(9))
        timers[1].dispose()
      },
      Thread("clock") { hand.alarm.ring() }
    ) {
      hand.alarm.run(to: 10)
      let before = ["", "0@1.0 ", "1@1.0 ", "0@1.0 1@1.0 "]
      expect(before.contains { fired.text == $0 + "2@1.0 0@9.0" }, "fired: \(fired.text)")
      expect("what is pending", hand.pending, is: 0)
    }
  },

  Program("engine-repeats-cancel") {
    let (hand, fired) = Fired.byHand()
    let timer = hand.scheduler.schedule(
      TickSchedule(checked: .seconds(1), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)
    ) { _ in fired.note(1) }
    return Program.Run(Thread("canceller") { timer.dispose() }, Thread("clock") { hand.alarm.strike(at: 1) }) {
      expect("what is pending", hand.pending, is: 0)
      hand.alarm.run(to: 4)
      expect(["", "1@1.0"].contains(fired.text), "fired: \(fired.text)")
    }
  },

  Program("engine-three", threads: 3) {
    let (hand, fired) = Fired.byHand()
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
