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
