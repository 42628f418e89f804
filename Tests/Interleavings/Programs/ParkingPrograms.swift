@testable import TickStreams

/// The alarm of a `QueueScheduler(label:)`, whose thread waits for the next timer itself.
let parkingPrograms: [Program] = [
  Program("park-arm-earlier") { armWhileTheThreadWaits(at: 1.02, "1@1.0 2@1.02 3@1.04") },
  Program("park-arm-now") { armWhileTheThreadWaits(at: 0, nil) },

  Program("park-cancel-arm", threads: 3) {
    let (source, parker, engine, fired) = scene()
    engine.at(1) { fired.note(1) }
    let second = engine.at(1.03) { fired.note(2) }
    return Program.Run(
      Thread("canceller") { second.dispose() },
      Thread("scheduler") { engine.at(1.05) { fired.note(3) } },
      Thread("clock") { source.strike(at: 1) }
    ) {
      source.run(to: 2)
      expect("what fired", fired.numbers.filter { $0 != 2 }, is: [1, 3])
      expect("what is pending", engine.core.pending.count, is: 0)
      expect("what is armed", source.armedAt, is: nil)
      expect("the threads that have a place", parker.count, is: 0)
    }
  },

  // The action takes so long that the queue is handed back after it.
  Program("park-hand-back") {
    let (source, parker, engine, fired) = scene()
    engine.at(1) {
      fired.note(1)
      source.pass(to: 2.1)
    }
    engine.at(2.14) { fired.note(3) }
    let armed = Shared<Nanoseconds>(.never)
    return Program.Run(
      Thread("scheduler") {
        engine.at(2.12) { fired.note(2) }
        armed.set(source.uptime)
      },
      Thread("clock") { source.strike(at: 1) }
    ) {
      source.run(to: 3)
      expect("what fired", fired.numbers.sorted(), is: [1, 2, 3])
      if armed.get() < Nanoseconds(2.12 * 1e9) { expect("\(fired.text) ends so", fired.text.hasSuffix("2@2.12 3@2.14"), is: true) }
      expect("the threads that have a place", parker.count, is: 0)
    }
  },

  Program("park-release") {
    let parker = HandParker()
    let source = HandSource(parker: parker)
    let seen = Seen()
    let engine = TimerEngine(alarm: DispatchAlarm(source, timebase: .continuous))
    engine.at(1) { seen.add(1) }
    let second = Box(engine.at(1.04) { [probe = Probe(2)] in seen.add(probe.number) })
    let (held, left) = (Box(engine), Weak(engine.core))
    return Program.Run(
      Thread("holder") {
        second.value?.dispose()
        second.empty()
        held.empty()
      },
      Thread("clock") { source.strike(at: 1) }
    ) {
      source.run(to: 2)
      expect("what fired first", seen.numbers.first, is: 1)
      expect("the values that are left", Probe.alive, is: 0)
      expect("the engine is left", left.object != nil, is: false)
      expect("what is armed", source.armedAt, is: nil)
      expect("the threads that have a place", parker.count, is: 0)
    }
  },
]

private func scene() -> (source: HandSource, parker: HandParker, engine: TimerEngine, fired: Fired) {
  let parker = HandParker()
  let source = HandSource(parker: parker)
  let alarm = DispatchAlarm(source, timebase: .continuous)
  return (source, parker, TimerEngine(alarm: alarm), Fired(alarm))
}

/// A timer is armed for `time` while the thread waits for a later one.
///
/// `order` is what fires when, if it is armed by then; `nil` if only the later timer has its time.
private func armWhileTheThreadWaits(at time: Double, _ order: String?) -> Program.Run {
  let (source, parker, engine, fired) = scene()
  engine.at(1) { fired.note(1) }
  engine.at(1.04) { fired.note(3) }
  let armed = Shared<Nanoseconds>(.never)
  return Program.Run(
    Thread("scheduler") {
      engine.at(time) { fired.note(2) }
      armed.set(source.uptime)
    },
    Thread("clock") { source.strike(at: 1) }
  ) {
    source.run(to: 2)
    expect("what fired", fired.numbers.sorted(), is: [1, 2, 3])
    if armed.get() < Nanoseconds((order == nil ? 1.04 : time) * 1e9) {
      expect("\(fired.text) is in order", order == fired.text || order == nil && fired.text.hasSuffix(" 3@1.04"), is: true)
    }
    expect("the threads that have a place", parker.count, is: 0)
  }
}
