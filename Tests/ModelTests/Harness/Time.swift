import TickStreams

/// A span or a moment of a model: whole nanoseconds, so that a model divides without rounding.
typealias Time = Int64

extension Time {
  static let millisecond: Time = 1_000_000
  static let oneSecond: Time = 1_000_000_000

  var span: Duration { .nanoseconds(self) }
  var instant: TickInstant { .origin.advanced(by: span) }

  /// The quotient, rounded down; `step` is greater than zero.
  func floor(_ step: Time) -> Time { self >= 0 ? self / step : -((step - 1 - self) / step) }

  /// The quotient, rounded up; `step` is greater than zero.
  func ceil(_ step: Time) -> Time { -(-self).floor(step) }

  /// The span as it would be written in a program.
  var code: String {
    if self == 0 { return ".zero" }
    for (unit, name) in [(Time.oneSecond, "seconds"), (.millisecond, "milliseconds"), (1_000, "microseconds")] where self % unit == 0 {
      return ".\(name)(\(self / unit))"
    }
    return ".nanoseconds(\(self))"
  }

  /// The moment in seconds, for messages.
  var text: String {
    let fraction = magnitude % 1_000_000_000
    var digits = String(fraction + 1_000_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    let whole = "\(self < 0 ? "-" : "")\(magnitude / 1_000_000_000)"
    return digits.isEmpty ? "\(whole) s" : "\(whole).\(digits) s"
  }
}

extension Duration {
  /// The whole nanoseconds of this span.
  var time: Time { components.seconds * .oneSecond + components.attoseconds / 1_000_000_000 }
}

extension TickInstant {
  /// The nanoseconds since the world began.
  var time: Time { TickInstant.origin.duration(to: self).time }
}
