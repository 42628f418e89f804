/// A task on the timeline of a test was woken by something that is not on it, so the next run may do otherwise.
public struct OutsideWakeUpError: Error, Sendable, Hashable {
  /// Where the body was run.
  public let site: CallSite
  /// How often tasks were woken from outside.
  public let count: Int
}

extension OutsideWakeUpError: CustomStringConvertible {
  /// The event, and its possible cause.
  public var description: String {
    """
    \(site): tasks of the body were woken \(count == 1 ? "once" : "\(count) times") by a thread that is neither the main one nor on the timeline of the test, so the \
    order may differ between runs.
    The cause may be a clock other than scheduler.clock, a Task { } or Task.detached (use scheduler.spawn), or a scheduler that runs in real time.
    """
  }
}
