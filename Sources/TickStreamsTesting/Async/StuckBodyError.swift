public import TickStreams

/// The body of ``TestScheduler/run(limit:patience:file:line:_:)`` waited for an event that never arrived.
public struct StuckBodyError: Error, Sendable, Hashable {
  /// Where the body was run.
  public let site: CallSite
  /// The virtual time at which nothing was left to run.
  public let instant: TickInstant
  /// How long the run waited, in real time.
  public let patience: Duration
}

extension StuckBodyError: CustomStringConvertible {
  /// The missing event, and its possible cause.
  public var description: String {
    """
    \(site): the body waits, at \(instant), and nothing will wake it: no timer is armed, no task can run, and nothing arrived \
    from elsewhere for \(patience) of real time.
    It may wait for a value that is never sent, for a signal on another scheduler, or for a clock other than scheduler.clock.
    """
  }
}
