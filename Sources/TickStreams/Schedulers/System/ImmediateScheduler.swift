/// Runs work once, in the caller's context, before `schedule` returns, as if its wait were over; work that repeats is a programmer error.
///
/// For delivery that should not hop, mostly in tests.
///
/// - No wait takes time: `schedule(after:)`, `delay`, `debounce`, `timeout` and `after` act immediately, as if their time had passed. The clock does not move
///   for that.
/// - It cannot repeat: an interval, a countdown, or work that schedules itself again and again, is a programmer error and stops the program.
/// - It is not serial, because it has no context: work that two threads schedule at the same time runs at the same time.
public final class ImmediateScheduler: TickScheduler {
  /// The timer engine that does the work.
  public let engine: TimerEngine

  /// Creates an immediate scheduler.
  public init() {
    var policy = EnginePolicy()
    policy.firesInPlace = true
    engine = TimerEngine(alarm: NoAlarm(), policy: policy)
  }
}

/// The clock of the system, and no wake-ups: no timer of the scheduler waits.
private final class NoAlarm: Alarm {
  var timebase: Timebase { .continuous }
  var now: TickInstant { SystemClock.now(.continuous) }
  var isCurrent: Bool { true }
  func arm(at _: TickInstant, wake _: @escaping @Sendable () -> Void) {}
  func disarm() {}
}
