/// What a retry waits for: “attempt 3, next at …”.
///
/// ``TickSignal/retry(resetting:within:now:showing:on:file:line:after:)`` sets a ``TickValue`` to it for a label:
///
/// ```swift
/// let label = next.signal.flatMapLatest { wait in
///   guard let wait else { return .just("Connected") }
///   return TickSignal.countdown(to: wait.due, on: scheduler)
///     .map { "Attempt \(wait.attempt) in \($0.countdownLabel())" }
/// }
/// ```
public struct RetryWait: Sendable, Hashable {
  /// The number of the attempt that comes next among those in a row: 2 for the first retry.
  public let attempt: Int

  /// When it comes, on the clock of the scheduler, unless something calls for it earlier.
  public let due: TickInstant
}
