@testable import TickStreams

/// The alarm of dispatch queues, over a source that the program moves by hand.
let dispatchPrograms: [Program] = [
  Program("dispatch-arm-fire") {
    let (source, engine, fired) = scene()
    engine.at(1) { fired.note(1) }
    return Program.Run(Thread("scheduler") { engine.at(2) { fired.note(2) } }, Thread("clock") { source.strike(at: 1) }) {
      source.run(to: 3)
      expect("what fired", fired.text, is: "1@1.0 2@2.0")
    }
  },

  Program("dispatch-cancel-arm") {
    let (source, engine, fired) = scene()
    let first = engine.at(1) { fired.note(1) }
    return Program.Run(Thread("canceller") { first.dispose() }, Thread("scheduler") { engine.at(2) { fired.note(2) } }) {
      source.run(to: 3)
      expect("what fired", fired.text, is: "2@2.0")
    }
  },

  Program("dispatch-past", threads: 3) {
    let (source, engine, fired) = scene()
    return Program.Run(
      Thread("scheduler") { engine.at(0) { fired.note(1) } },
      Thread("other") { engine.at(1) { fired.note(2) } },
      Thread("clock") { source.strike(at: 1) }
    ) {
      source.run(to: 2)
      expect("what fired", fired.numbers.sorted(), is: [1, 2])
    }
  },

  // Three equidistant instants make the source repeat by itself, until the beat is left; a later instant at which it would have fired is
  // not part of it.
  Program("dispatch-beat-left") {
    let (source, engine, fired) = scene()
    let beat = engine.every(1) { fired.note(1) }
    source.run(to: 4)
    return Program.Run(Thread("canceller") { beat.dispose() }, Thread("scheduler") { engine.at(6) { fired.note(2) } }) {
      source.run(to: 8)
      expect("how often the new timer fired", fired.numbers.filter { $0 == 2 }.count, is: 1)
      engine.at(9) { fired.note(3) }
      source.run(to: 9)
      expect("what fired last", fired.numbers.last, is: 3)
    }
  },

  Program("dispatch-beat-entered-again") {
    let (source, engine, fired) = scene()
    let beat = engine.every(1) { fired.note(1) }
    source.run(to: 4)
    beat.dispose()
    return Program.Run(Thread("scheduler") { engine.at(6) { fired.note(2) } }, Thread("clock") { source.strike(at: 4.5) }) {
      source.run(to: 8)
      expect("what fired last", fired.numbers.last, is: 2)
    }
  },

  Program("dispatch-long-wait") {
    let (source, engine, fired) = scene()
    let long = engine.at(100) { fired.note(1) }
    return Program.Run(Thread("canceller") { long.dispose() }, Thread("scheduler") { engine.at(50) { fired.note(2) } }) {
      source.run(to: 200)
      expect("what fired", fired.text, is: "2@50.0")
      expect("what is armed", source.armedAt, is: nil)
    }
  },
]

private func scene() -> (source: HandSource, engine: TimerEngine, fired: Fired) {
  let source = HandSource()
  let alarm = DispatchAlarm(source, timebase: .continuous)
  return (source, TimerEngine(alarm: alarm), Fired(alarm))
}

extension TimerEngine {
  @discardableResult func at(_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    let timer = ActionTimer(self) { _ in action() }
    core.arm(timer, at: TickInstant(nanoseconds: Nanoseconds(seconds * 1e9)))
    return timer
  }

  func every(_ seconds: Double, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    let timer = ActionTimer(self) { _ in action() }
    let schedule = TickSchedule(checked: .seconds(seconds), delay: nil, leeway: .zero, missedTicks: .skip, file: #fileID, line: #line)
    core.arm(timer, on: schedule, from: now)
    return timer
  }
}
