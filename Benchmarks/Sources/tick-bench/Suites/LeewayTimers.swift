@preconcurrency import Dispatch
import TickStreams

/// Timers whose windows of a minute overlap by the thousand: the scheduler keeps the wake-up that serves them.
let leewayTimers: [Experiment] = [
  Experiment(
    suite: "leeway", name: "100,000 with a leeway of a minute",
    figures: [
      Figure("create", "ns"), Figure("reset in any order", "ns"), Figure("cancel in any order", "ns"),
      Figure("all three, CPU of all threads", "ns"),
    ],
    contenders: [
      Contender("TickStreams") { LeewayTimers.ours(leeway: LeewayTimers.leeway) },
      Contender("TickStreams, without leeway") { LeewayTimers.ours(leeway: 0) },
      Contender("Dispatch source") {
        let queue = DispatchQueue(label: "tick-bench")
        return LeewayTimers.measure(
          create: { delay in
            let handle = DispatchTimers.Handle(source: DispatchSource.makeTimerSource(queue: queue))
            handle.source.setEventHandler { Fires.happened() }
            LeewayTimers.schedule(handle, delay)
            handle.source.activate()
            return handle
          }, reset: LeewayTimers.schedule, cancel: { $0.source.cancel() })
      },
    ])
]

private enum LeewayTimers {
  static let leeway = 60 * Int64.second
  private static let count = 100_000

  static func ours(leeway: Int64) -> [Double] {
    let scheduler = QueueScheduler(label: "tick-bench")
    return measure(
      create: { scheduler.schedule(after: .nanoseconds($0), leeway: .nanoseconds(leeway)) { Fires.happened() } },
      reset: { $0.reschedule(after: .nanoseconds($1)) }, cancel: { $0.dispose() })
  }

  static func schedule(_ handle: DispatchTimers.Handle, _ delay: Int64) {
    handle.source.schedule(deadline: .now() + .nanoseconds(Int(delay)), leeway: .nanoseconds(Int(leeway)))
  }

  /// Creates timers that are due in one to two hours, moves each of them to another such deadline, and cancels them.
  ///
  /// A round with a tenth of them goes before, to warm up.
  static func measure<Timer>(create: (Int64) -> Timer, reset: (Timer, Int64) -> Void, cancel: (Timer) -> Void) -> [Double] {
    _ = round(count / 10, create, reset, cancel)
    let figures = round(count, create, reset, cancel)
    check(Fires.count == 0, "a timer fired")
    return figures
  }

  private static func round<Timer>(
    _ count: Int, _ create: (Int64) -> Timer, _ reset: (Timer, Int64) -> Void, _ cancel: (Timer) -> Void
  ) -> [Double] {
    var random = SteadyRandom()
    let delays = (0..<2 * count).map { _ in .hour + Int64.random(in: 0..<Int64.hour, using: &random) }
    var timers: [Timer] = []
    timers.reserveCapacity(count)
    // The work on other threads is over when the next calls are measured, and before the end.
    let settling = Int64(count) * 10 * .microsecond + .millisecond
    let usage = Usage.now
    let creating = Clock.threadTime { for delay in delays.prefix(count) { timers.append(create(delay)) } }
    Clock.wait(settling)
    timers.shuffle(using: &random)
    let resetting = Clock.threadTime { for (timer, delay) in zip(timers, delays.suffix(count)) { reset(timer, delay) } }
    Clock.wait(settling)
    timers.shuffle(using: &random)
    let canceling = Clock.threadTime { for timer in timers { cancel(timer) } }
    Clock.wait(settling)
    let used = (Usage.now - usage).cpu
    return [creating, resetting, canceling, used].map { $0 / Double(count) }
  }
}
