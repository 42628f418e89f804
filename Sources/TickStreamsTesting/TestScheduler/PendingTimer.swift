public import TickStreams

/// A timer that is armed.
public struct PendingTimer: Sendable, Hashable {
  /// When it is due, on the clock of its scheduler.
  public let due: TickInstant
  /// The clock of its scheduler.
  public let timebase: Timebase
  /// The name of its scheduler, if that is a sibling with a name.
  public let scheduler: String
}

extension PendingTimer: CustomStringConvertible {
  /// When it is due, and on which scheduler if that has a name.
  public var description: String { scheduler.isEmpty ? "due at \(due)" : "due at \(due) on \(scheduler)" }
}
