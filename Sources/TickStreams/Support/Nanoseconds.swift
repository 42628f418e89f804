/// Time arithmetic is integer nanoseconds that saturate: the largest value means never.
package typealias Nanoseconds = Int64

extension Nanoseconds {
  package static let never = Nanoseconds.max
  package static let second: Nanoseconds = 1_000_000_000

  /// The sum, clamped to the range.
  package func adding(_ other: Nanoseconds) -> Nanoseconds {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// The difference, clamped to the range.
  package func subtracting(_ other: Nanoseconds) -> Nanoseconds {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : difference
  }

  /// The product, clamped to the range.
  package func multiplied(by other: Nanoseconds) -> Nanoseconds {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? ((self < 0) != (other < 0) ? .min : .max) : product
  }

  /// The quotient, rounded toward negative infinity.
  package func dividedDown(by other: Nanoseconds) -> Nanoseconds {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: other)
    return remainder != 0 && (remainder < 0) != (other < 0) ? quotient - 1 : quotient
  }

  /// The last multiple of `step` that is not greater.
  package func roundedDown(to step: Nanoseconds) -> Nanoseconds {
    dividedDown(by: step).multiplied(by: step)
  }

  /// The first multiple of `step` that is not less; `.never` stays `.never`.
  package func roundedUp(to step: Nanoseconds) -> Nanoseconds {
    self == .never ? .never : Nanoseconds(0).subtracting(Nanoseconds(0).subtracting(self).roundedDown(to: step))
  }

  /// The span as text, as in `3661.0 seconds`, exactly: `Duration` writes that one as `3660.9999999999995 seconds`.
  package var inSeconds: String {
    let (seconds, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    var digits = "\(1_000_000_000 + rest)".dropFirst()
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return "\(self < 0 ? "-" : "")\(seconds).\(digits) seconds"
  }

  /// The time from `now` until this instant; the two ends of the range are unchanged, whatever the current time is.
  func distance(from now: Nanoseconds) -> Nanoseconds {
    self == .min || self == .never ? self : subtracting(now)
  }
}

extension Int {
  /// The sum, clamped to the range: a number of ticks of 1 ns reaches its end.
  func adding(_ other: Int) -> Int { Int(clamping: Nanoseconds(self).adding(Nanoseconds(other))) }
}

extension Duration {
  /// The nearest whole number of nanoseconds, clamped to the range of `Int64`: about 292 years.
  ///
  /// Nearest, because `.seconds(1.1)` is some attoseconds more than 1.1 s, and a grid must not drift by that. A span greater than zero
  /// never becomes zero.
  package var nanoseconds: Nanoseconds {
    let attoseconds = attoseconds
    let rounded = attoseconds.magnitude + 500_000_000
    // A billion is 2⁹ × 1,953,125. After the shift, a span below 2.6 hours fits a 64-bit division.
    guard rounded >> 73 == 0 else {
      let nearest = Int128(rounded / 1_000_000_000)
      return Nanoseconds(clamping: attoseconds < 0 ? -nearest : nearest)
    }
    let nearest = Nanoseconds(UInt64(truncatingIfNeeded: rounded >> 9) / 1_953_125)
    return attoseconds < 0 ? -nearest : nearest == 0 && attoseconds > 0 ? 1 : nearest
  }

  /// The span of this many nanoseconds.
  ///
  /// It costs a tenth of `.nanoseconds(_:)`, which is generic.
  package init(nanoseconds: Nanoseconds) {
    self.init(attoseconds: Int128(nanoseconds) * 1_000_000_000)
  }
}
