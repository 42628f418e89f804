/// The failure of ``TickSignal/timeout(after:on:file:line:)`` and ``TickSignal/timeout(afterSilence:first:on:file:line:)``, and the error of
/// ``withTimeout(isolation:after:on:file:line:_:)``.
public struct TickTimeout: Error, Sendable, Hashable {
  /// The time limit that was exceeded.
  ///
  /// For ``TickSignal/timeout(afterSilence:first:on:file:line:)``, `first` if no event had arrived, and otherwise the limit between two events.
  public let duration: Duration

  /// Creates the failure for a time limit of `duration`.
  public init(after duration: Duration) {
    self.duration = duration
  }
}
