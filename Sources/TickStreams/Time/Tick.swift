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

/// When the values of a countdown or count-up change.
///
/// The default of `countdown` and `elapsed` is ``own``, the default of ``CountdownHub`` and ``HubTarget`` is ``shared``: a hub shows many keys.
///
/// ![Two countdowns, each with its own phase, and the same two with a shared phase.](countdown-phases)
public enum TickPhase: Sendable, Hashable, CaseIterable {
  /// At multiples of the step from the deadline or start: every value is shown for exactly one step, except the first value of a
  /// countdown whose duration is not a multiple of the step.
  case own
  /// At multiples of the step on the scheduler's clock, at most half a step before or after those of ``own``, so that values with different deadlines
  /// change at the same instant.
  ///
  /// A change exactly between two multiples comes at the later. Zero comes exactly on the deadline. No value is shown for more than one and a half steps.
  case shared
}
