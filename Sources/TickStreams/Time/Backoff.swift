/// How long to wait before each retry.
public struct Backoff: Sendable, Hashable {
  private enum Shape: Sendable, Hashable {
    case constant
    case linear(step: Duration)
    case exponential(factor: Double)
  }

  private struct Jitter: Sendable, Hashable {
    var fraction: Double
    var seed: UInt64

    /// A number from 0 to 1 that depends on the seed and on `index` only: the SplitMix64 sequence at position `index`.
    func random(_ index: Int) -> Double {
      let position = seed &+ UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
      return Double(SplitMix.next(after: position) >> 11) * 0x1p-53
    }
  }

  private let first: Duration
  private let shape: Shape
  private let cap: Duration
  private var jitter: Jitter?

  /// The same time before each retry.
  ///
  /// A negative `delay` is a programmer error and stops the program.
  ///
  /// - Parameters:
  ///   - delay: The wait, not negative.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A backoff whose waits are equal.
  public static func constant(_ delay: Duration, file: StaticString = #fileID, line: UInt = #line) -> Backoff {
    let delay = Duration.nanoseconds(delay.checkedNotNegative("delay", file: file, line: line))
    return Backoff(first: delay, shape: .constant, cap: delay)
  }

  /// `first`, then `step` more each time, up to `cap`.
  ///
  /// - Parameters:
  ///   - first: The time before the first retry, not negative; a negative time is a programmer error, here and below.
  ///   - step: How much longer each further wait is, not negative.
  ///   - cap: The longest time, not negative.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The backoff.
  public static func linear(
    from first: Duration, step: Duration, cap: Duration = .seconds(Int64.max), file: StaticString = #fileID, line: UInt = #line
  ) -> Backoff {
    for (span, name) in [(first, "first"), (step, "step"), (cap, "cap")] { _ = span.checkedNotNegative(name, file: file, line: line) }
    return Backoff(first: first, shape: .linear(step: step), cap: cap)
  }

  /// `first`, then `factor` times as long each time, up to `cap`.
  ///
  /// - Parameters:
  ///   - first: The time before the first retry, not negative; a negative time is a programmer error, here and below.
  ///   - factor: The ratio of each wait to the previous one: finite and not negative; anything else is a programmer
  ///     error.
  ///   - cap: The longest time, not negative.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The backoff.
  public static func exponential(
    from first: Duration, factor: Double = 2, cap: Duration = .seconds(Int64.max), file: StaticString = #fileID, line: UInt = #line
  ) -> Backoff {
    do {
      return try Backoff(from: first, factor: factor, cap: cap)
    } catch {
      programmerError(error.description, file: file, line: line)
    }
  }

  /// The same backoff with each delay shortened at random, by up to `fraction` of it, so that many clients do not retry at the same moment.
  ///
  /// The delay of a retry lies in `[delay × (1 − fraction), delay]`, so it never exceeds the cap. It depends on the seed and the number of
  /// the retry alone: the same seed always gives the same delays.
  ///
  /// - Parameters:
  ///   - fraction: From 0, for no jitter, to 1, for any delay down to zero; a value outside that range is a programmer error.
  ///   - seed: Makes the delays of clients differ; by default random, which is right for an app. A test passes
  ///     its own.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The backoff with this jitter, which replaces an earlier one.
  public func jittered(
    by fraction: Double = 0.5, seed: UInt64 = .random(in: 0 ... .max), file: StaticString = #fileID, line: UInt = #line
  ) -> Backoff {
    guard (0...1).contains(fraction) else { programmerError("fraction must be from 0 to 1, but is \(fraction)", file: file, line: line) }
    var jittered = self
    jittered.jitter = Jitter(fraction: fraction, seed: seed)
    return jittered
  }

  /// The time before a retry: never negative, never more than the cap.
  ///
  /// - Parameter retry: The index of the retry: 0 for the first one.
  /// - Returns: The wait before it.
  /// - Complexity: O(log `retry`) for an exponential backoff, otherwise O(1).
  public func delay(at retry: Int) -> Duration {
    let start = first.nanoseconds
    let delay: Nanoseconds =
      switch shape {
      case .constant: start
      case .linear(let step): start.adding(step.nanoseconds.multiplied(by: Int64(retry)))
      case .exponential(let factor): retry == 0 || factor == 1 ? start : Nanoseconds(clamping: Double(start) * power(factor, retry))
      }
    let capped = Swift.max(0, Swift.min(delay, cap.nanoseconds))
    guard let jitter else { return .nanoseconds(capped) }
    let range = capped - Swift.min(Nanoseconds(clamping: Double(capped) * (1 - jitter.fraction)), capped)
    return .nanoseconds(capped - Swift.min(Nanoseconds(clamping: Double(range) * jitter.random(retry)), range))
  }

  /// `base` to a whole power, by squaring.
  private func power(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, left) = (1.0, base, exponent)
    while left > 0 {
      if left & 1 == 1 { result *= square }
      square *= square
      left >>= 1
    }
    return result
  }
}

extension Backoff: CustomStringConvertible {
  /// The waits, as in `from 1.0 seconds, times 2.0, up to 60.0 seconds, jittered by 0.5`.
  public var description: String {
    let waits =
      switch shape {
      case .constant: "\(first)"
      case .linear(let step): "from \(first), \(step) more each time"
      case .exponential(let factor): "from \(first), times \(factor)"
      }
    let limit = shape == .constant || cap == .seconds(Int64.max) ? "" : ", up to \(cap)"
    return waits + limit + (jitter.map { ", jittered by \($0.fraction)" } ?? "")
  }
}

extension Nanoseconds {
  /// The nearest whole number, clamped to the range of delays.
  ///
  /// A negative value and NaN (zero times infinity) become zero.
  fileprivate init(clamping value: Double) {
    self = value >= 9.2e18 ? .never : value > 0 ? Nanoseconds(value.rounded()) : 0
  }
}

extension Backoff {
  /// Creates an exponential backoff from values that come from outside the program: from a server, a configuration file.
  ///
  /// ```swift
  /// let backoff = try Backoff(from: .seconds(2), cap: .seconds(90))
  /// ```
  ///
  /// - Parameters:
  ///   - first: The time before the first retry, not negative.
  ///   - factor: The ratio of each wait to the previous one, finite and not negative; with 1 all are equal.
  ///   - cap: The longest time, not negative.
  /// - Throws: ``TickScheduleError``, which names the argument and its value.
  public init(from first: Duration, factor: Double = 2, cap: Duration = .seconds(Int64.max)) throws(TickScheduleError) {
    guard first >= .zero else { throw .delay(first) }
    guard factor >= 0, factor.isFinite else { throw .factor(factor) }
    guard cap >= .zero else { throw .cap(cap) }
    self.init(first: first, shape: .exponential(factor: factor), cap: cap)
  }

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

extension Backoff: Sequence {
  /// The waits, from that before the first retry on.
  ///
  /// So a backoff gives the spans of ``TickSignal/after(each:leeway:missedTicks:on:file:line:)``.
  public func makeIterator() -> some IteratorProtocol<Duration> {
    (0...).lazy.map(delay(at:)).makeIterator()
  }
}

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
