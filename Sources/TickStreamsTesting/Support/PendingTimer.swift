public import TickStreams

/// A timer that is armed.
public struct PendingTimer: Sendable, Hashable {
  /// The purpose of the timer: the name of a source or operator, `schedule` or `sleep`.
  public let name: String
  /// When it is due, on the clock of its scheduler; ``/TickStreams/TickInstant/distantFuture`` while it is paused.
  public let deadline: TickInstant
  /// The clock of its scheduler.
  public let timebase: Timebase
  /// The name of its scheduler, if that is a sibling with a name.
  public let scheduler: String
  /// Where the timer was requested, if that is known: the call of the source or operator, otherwise the call that led there.
  public let site: CallSite?
  /// Whether it stands still, because its scheduler is paused (``/TickStreams/TickScheduler/paused(while:file:line:)``).
  public let isPaused: Bool
}

extension PendingTimer: CustomStringConvertible {
  /// The purpose of the timer, when it is due or that it is paused, on which scheduler if that has a name, and where it was requested.
  public var description: String {
    "\(name) " + (isPaused ? "paused" : "due at \(deadline)") + (scheduler.isEmpty ? "" : " on \(scheduler)")
      + (site.map { ", made at \($0)" } ?? "")
  }
}
