import Dispatch
import Foundation
import NIOCore
import NIOPosix
import TickStreams

/// Five everyday scenes, each left alone for a minute: how often the kernel wakes a thread of the process, and the cost of that.
let energy: [Experiment] = [
  scene(
    "a heartbeat in the background",
    [
      Contender("TickStreams") {
        Energy.measure(after: Energy.thirdBeat) { scheduler in
          [TickSignal.interval(.seconds(5), leeway: .seconds(1), on: scheduler).subscribe(onNext: { _ in })]
        }
      },
      Contender("Dispatch source") {
        Energy.measure(DispatchTimers().start([Energy.beat(0, every: 5 * .second, leeway: .second)]), after: Energy.thirdBeat)
      },
      Contender("Foundation Timer") {
        Energy.measure(RunLoopTimers([Energy.beat(0, every: 5 * .second, leeway: .second)]), after: Energy.thirdBeat)
      },
      Contender("NIO") {
        Energy.measure(NIOTimers().start([Energy.beat(0, every: 5 * .second, leeway: .second)]), after: Energy.thirdBeat)
      },
    ]),
  scene(
    "a list of 200 sales",
    [
      Contender("TickStreams") {
        Energy.measure { scheduler in
          let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
          for sale in 0..<200 { hub.start(sale, for: .milliseconds(86_400_000 + 37 * sale)) }
          return (0..<200).map { hub.signal(for: $0).subscribe(onNext: { _ in }) }
        }
      },
      Contender("Dispatch source") { Energy.measure(DispatchTimers().start(Energy.sales)) },
      Contender("Foundation Timer") { Energy.measure(RunLoopTimers(Energy.sales)) },
      Contender("NIO") { Energy.measure(NIOTimers().start(Energy.sales)) },
    ]),
  scene(
    "20 labels of days",
    [
      Contender("TickStreams") {
        Energy.measure { scheduler in
          let days = CountdownText { "\($0.parts.days) days" }
          return (0..<20).map { label in
            TickSignal.countdown(to: Date() + 864_000 + Double(label) * 3_600, text: days, on: scheduler).subscribe(onNext: { _ in })
          }
        }
      },
      Contender("Dispatch source") { Energy.measure(DispatchTimers().start(Array(Energy.sales.prefix(20)))) },
      Contender("Foundation Timer") { Energy.measure(RunLoopTimers(Array(Energy.sales.prefix(20)))) },
      Contender("NIO") { Energy.measure(NIOTimers().start(Array(Energy.sales.prefix(20)))) },
    ]),
  scene(
    "50 idle timers, each reset 4 times a second",
    [
      Contender("TickStreams") {
        let scheduler = QueueScheduler(label: "tick-bench")
        let timers = (0..<50).map { _ in IdleTimer(after: .seconds(1), on: scheduler) }
        return Energy.measure(timers, scheduler) { for timer in timers { timer.restart() } }
      },
      Contender("Dispatch source") {
        let queue = DispatchQueue(label: "tick-bench")
        let timers = (0..<50).map { _ in DispatchTimers.Handle(source: DispatchSource.makeTimerSource(queue: queue)) }
        for timer in timers {
          timer.source.setEventHandler {}
          timer.source.activate()
        }
        return Energy.measure(timers) { for timer in timers { timer.source.schedule(deadline: .now() + 1) } }
      },
      Contender("NIO") {
        let loop = NIOTimers.group.next()
        var tasks = (0..<50).map { _ in loop.scheduleTask(in: .seconds(1)) {} }
        return Energy.measure(loop) {
          for number in tasks.indices {
            tasks[number].cancel()
            tasks[number] = loop.scheduleTask(in: .seconds(1)) {}
          }
        }
      },
      Contender("FLOOR nothing is reset") { Energy.measure(()) {} },
    ]),
  scene(
    "a clock for tomorrow",
    [
      Contender("TickStreams") {
        Energy.measure { scheduler in [TickSignal.at(Date() + 86_400, on: scheduler).subscribe(onNext: { _ in })] }
      },
      Contender("Dispatch source") {
        let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "tick-bench"))
        source.schedule(wallDeadline: .now() + 86_400)
        source.setEventHandler {}
        source.activate()
        return Energy.measure(source)
      },
      Contender("Foundation Timer") { Energy.measure(RunLoopTimers([Energy.beat(86_400 * .second, every: 86_400 * .second)])) },
      Contender("NIO") { Energy.measure(NIOTimers.group.next().scheduleTask(in: .hours(24)) {}) },
    ]),
]

private func scene(_ name: String, _ contenders: [Contender]) -> Experiment {
  Experiment(
    suite: "energy", name: name,
    figures: [
      Figure("wake-ups as the scheduler counts them", "per hour", isCompared: false),
      Figure("wake-ups as the kernel counts them", "per hour"),
      Figure("CPU", "ms per hour"),
    ], runs: 1, contenders: contenders)
}

private enum Energy {
  /// How long a scene is left alone.
  static let span: Int64 = (ProcessInfo.processInfo.environment["TICK_BENCH_QUICK"] != nil ? 6 : 60) * .second
  /// When the measurement of a heartbeat begins: the source of ours repeats from the third beat on, which wakes Dispatch's manager thread twice before, and
  /// no more in the hour that the figures are for.
  static let thirdBeat = 16 * Int64.second
  /// Two hundred countdowns whose values change at different moments of a second.
  static let sales = (0..<200).map { beat(Int64($0) * 5 * .millisecond, every: .second) }

  static func beat(_ delay: Int64, every period: Int64, leeway: Int64 = 0) -> Beat {
    Beat(first: Clock.now + period + delay, period: period, leeway: leeway, isTimed: false)
  }

  /// Ours counts its own wake-ups.
  static func measure(after warmUp: Int64 = .second, _ start: (QueueScheduler) -> [Subscription]) -> [Double] {
    let scheduler = QueueScheduler(label: "tick-bench")
    return measure(start(scheduler), scheduler, after: warmUp)
  }

  /// Figures by the hour for the work of `kept` while `act`, if given, is called every quarter of a second.
  static func measure<Kept>(_ kept: Kept, _ scheduler: QueueScheduler? = nil, after warmUp: Int64 = .second, act: (() -> Void)? = nil)
    -> [Double]
  {
    act?()
    Clock.wait(warmUp)
    let woken = scheduler?.statistics
    let before = Usage.now
    let end = Clock.now + span
    var sleeps = 1.0
    while act != nil, Clock.now < end {
      act?()
      Clock.wait(250 * .millisecond)
      sleeps += 1
    }
    Clock.wait(until: end)
    let used = Usage.now - before
    let statistics = scheduler?.statistics
    withExtendedLifetime(kept) {}
    let hours = Double(span) / Double(Int64.hour)
    let wakes = statistics.flatMap { after in woken.map { Double(after.wakeUps + after.alarmWakeUps - $0.wakeUps - $0.alarmWakeUps) } }
    // The thread that measures also sleeps.
    return [(wakes ?? .nan) / hours, Swift.max(0, used.switches - sleeps) / hours, used.cpu / 1e6 / hours]
  }
}

/// Timers of Foundation on the run loop of a thread.
private final class RunLoopTimers: Sendable {
  init(_ beats: [Beat]) {
    let thread = Thread {
      let now = Clock.now
      for beat in beats {
        let timer = Timer(
          fire: Date() + Double(beat.first - now) / 1e9, interval: Double(beat.period) / 1e9, repeats: true,
          block: { _ in Fires.happened() })
        timer.tolerance = Double(beat.leeway) / 1e9
        RunLoop.current.add(timer, forMode: .default)
      }
      while true { RunLoop.current.run() }
    }
    thread.start()
  }
}
