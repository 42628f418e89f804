/// The wait before a retry, for a label: “attempt 3, next at …”.
///
/// ``TickSignal/retry(resetting:within:soonerWhen:showing:on:file:line:delay:)`` sets a ``TickValue`` to it:
///
/// ```swift
/// let label = next.signal.flatMapLatest { wait in
///   guard let wait else { return .just("Connected") }
///   return TickSignal.countdown(to: wait.deadline, on: scheduler)
///     .map { "Attempt \(wait.attempt) in \($0.countdownLabel())" }
/// }
/// ```
public struct RetryWait: Sendable, Hashable {
  /// The number of the next attempt, counted from the first one in a row: 2 for the first retry.
  public let attempt: Int

  /// When it starts, on the clock of the scheduler, unless a signal starts it earlier.
  public let deadline: TickInstant
}
