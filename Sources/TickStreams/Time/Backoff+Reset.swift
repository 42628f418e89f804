extension Backoff {
  /// When a failure counts as the first in a row again, so that ``TickSignal/retry(_:where:backoff:resetting:within:on:file:line:)``
  /// starts again with its delays, its count and its time limit.
  ///
  /// That is decided at the failure; no timer runs for it.
  public enum Reset: Sendable, Hashable {
    /// Never: the delays grow over the whole subscription.
    case never
    /// After a subscription to the upstream that sent a value.
    case onValue
    /// After a subscription to the upstream that lasted at least this long, exactly this long included, whether it sent a value or not.
    ///
    /// Choose a time longer than a hanging attempt takes to fail. A negative time is a programmer error; with zero each failure is the
    /// first in a row.
    case after(Duration)
  }
}
