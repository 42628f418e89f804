/// One tick of a timer: when it was due, when it was delivered, and how many missed ones it replaces.
public struct Tick: Sendable, Hashable {
  /// Counts from zero.
  ///
  /// Under ``MissedTicks/skip`` it counts periods, so that missed ones are skipped.
  public let index: Int

  /// When the tick was due: `start + delay + index × interval`.
  ///
  /// A moment that is past when its timer is armed is due then; one that a clock passes because it is set is due at the setting.
  ///
  /// Under ``MissedTicks/regrid``, an interval after the previous tick, or after the delivery of that tick if it replaced missed ones.
  public let scheduled: TickInstant

  /// When the tick was delivered, never before ``scheduled``.
  public let fired: TickInstant

  /// The number of earlier ticks that became due since the last delivery and were not delivered.
  public let missed: Int

  /// How late the delivery was: the time from ``scheduled`` to ``fired``.
  public var lateness: Duration { scheduled.duration(to: fired) }

  /// Creates a tick, for tests and for custom schedulers.
  ///
  /// - Parameters:
  ///   - index: Its number, from zero.
  ///   - scheduled: When it was due.
  ///   - fired: The instant at which it fired.
  ///   - missed: The number of earlier ticks that it replaces.
  public init(index: Int, scheduled: TickInstant, fired: TickInstant, missed: Int = 0) {
    self.index = index
    self.scheduled = scheduled
    self.fired = fired
    self.missed = missed
  }
}
