/// Which monotonic clock a scheduler runs on.
///
/// Neither changes when the wall clock is set.
public enum Timebase: Sendable, Hashable, CaseIterable {
  /// Advances while the device sleeps. The default: a minute is a minute.
  case continuous
  /// Stops while the device sleeps.
  case suspending
}
