/// How long to wait before each retry.
public struct Backoff: Sendable, Hashable {
  private enum Shape: Sendable, Hashable {
    case constant
    case linear(step: Duration)
    case exponential(factor: Double)
  }

  private let first: Duration
  private let shape: Shape
  private let cap: Duration

  /// The same time before each retry.
  public static func constant(_ delay: Duration) -> Backoff {
    Backoff(first: delay, shape: .constant, cap: delay)
  }

  /// `first`, then `step` more each time, up to `cap`.
  public static func linear(from first: Duration, step: Duration, cap: Duration = .seconds(Int64.max)) -> Backoff {
    Backoff(first: first, shape: .linear(step: step), cap: cap)
  }

  /// `first`, then `factor` times as long each time, up to `cap`.
  public static func exponential(
    from first: Duration, factor: Double = 2, cap: Duration = .seconds(Int64.max)
  ) -> Backoff {
    Backoff(first: first, shape: .exponential(factor: factor), cap: cap)
  }

  /// The time before the retry with this number, which counts from zero.
  public func delay(_ retry: Int) -> Duration {
    let start = first.nanoseconds
    let delay: Nanoseconds =
      switch shape {
      case .constant: start
      case .linear(let step): start.adding(step.nanoseconds.multiplied(by: Int64(retry)))
      case .exponential(let factor): Nanoseconds(clamping: Double(start) * power(factor, retry))
      }
    return .nanoseconds(Swift.max(0, Swift.min(delay, cap.nanoseconds)))
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

extension Nanoseconds {
  /// The nearest whole number, clamped to the range of delays.
  ///
  /// What is negative, or no number at all (zero times infinity), is zero.
  fileprivate init(clamping value: Double) {
    self = value >= 9.2e18 ? .never : value > 0 ? Nanoseconds(value.rounded()) : 0
  }
}
