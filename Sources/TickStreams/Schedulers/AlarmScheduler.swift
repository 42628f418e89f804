/// A full scheduler over an ``Alarm`` of your own: an event loop, a game loop, another clock.
///
/// The timer engine keeps the queue, the order, leeway, canceling and missed ticks; the alarm wakes it. Any number of timers costs one
/// armed wake-up.
public final class AlarmScheduler: OwnedScheduler {
  /// The timer engine that does the work.
  public let engine: TimerEngine

  /// Creates a scheduler that runs its work where `alarm` wakes it.
  public init(_ alarm: some Alarm) {
    engine = TimerEngine(alarm: alarm)
  }

  /// Tells the scheduler that the wall clock has been set, for alarms that say so in ``Alarm/reportsWallClockChanges``.
  public func wallClockChanged() {
    engine.wallClockChanged()
  }
}
