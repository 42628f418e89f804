/// A full scheduler over your own ``Alarm``: an event loop, a game loop, another clock.
///
/// The timer engine keeps the queue, the order, leeway, canceling and missed ticks; the alarm wakes it. Any number of timers costs one
/// armed wake-up.
public final class AlarmScheduler: OwnedScheduler {
  /// The timer engine that does the work.
  public let engine: TimerEngine

  /// Creates a scheduler that runs its work where `alarm` wakes it.
  ///
  /// - Parameter alarm: The clock and its wake-up; used by one scheduler only, and retained by it.
  public init(_ alarm: any Alarm) {
    engine = TimerEngine(alarm: alarm)
  }

  /// Creates one that wakes by another scheduler, and has its leeway.
  init(_ alarm: any Alarm, leeway: Nanoseconds) {
    engine = TimerEngine(alarm: alarm, leeway: leeway)
  }

  /// Recomputes timers for dates after the wall clock has been set.
  ///
  /// Call it, on any thread, if the alarm returns true for ``Alarm/reportsWallClockChanges``. Other alarms need not: the scheduler compares
  /// the clocks once a second while a timer waits for a date.
  public func wallClockChanged() {
    engine.core.wallClockChanged()
  }
}
