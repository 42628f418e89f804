/// Which monotonic clock a scheduler runs on.
///
/// Neither follows the wall clock when that is set.
public enum Timebase: String, Sendable, Hashable, CaseIterable {
  /// Goes on while the device sleeps. The default: a minute is a minute.
  case continuous
  /// Stands still while the device sleeps.
  case suspending
}
