/// When `countdownLabel()` of a `Duration` shows hours.
public enum CountdownHours: Sendable, Hashable {
  /// From one hour on: `59:59`, `1:00:00`.
  case whenNeeded
  /// Always: `0:59:59`.
  case always
  /// Never, so that minutes go on above 59: `90:00`.
  case never
}

extension Duration {
  /// The label of a countdown that shows this duration: hours, minutes and seconds, rounded up to whole seconds.
  ///
  /// ```swift
  /// Duration.zero.countdownLabel()                            // 0:00
  /// Duration.milliseconds(500).countdownLabel()               // 0:01
  /// Duration.seconds(65).countdownLabel()                     // 1:05
  /// Duration.seconds(65).countdownLabel(padded: true)         // 01:05
  /// Duration.seconds(5_400).countdownLabel()                  // 1:30:00
  /// Duration.seconds(5_400).countdownLabel(hours: .never)     // 90:00
  /// Duration.seconds(65).countdownLabel(hours: .always)       // 0:01:05
  /// ```
  ///
  /// Rounded up, so that a countdown shows `0:00` when it is over and not before, and a value is shown for the second that begins with it. A
  /// duration below zero has a sign, and is rounded up as well: −5.5 s is `-0:05`, −0.5 s is `0:00`. Fractions of a
  /// nanosecond are rounded first, and a duration above 292 years is shown as 292 years.
  ///
  /// The digits are ASCII digits, the separator is a colon. `countdownLabel(hours:padded:locale:)` follows a locale, by
  /// Foundation's formatter.
  ///
  /// - Parameters:
  ///   - hours: When hours are shown.
  ///   - padded: Whether the first number has at least two digits, as the others have.
  /// - Returns: The label.
  /// - Complexity: O(1); a fraction of a microsecond, where Foundation's formatter takes tens of them.
  public func countdownLabel(hours: CountdownHours = .whenNeeded, padded: Bool = false) -> String {
    let seconds = countdownSeconds
    let total = seconds.magnitude
    var label = seconds < 0 ? "-" : ""
    var minutes = total / 60
    var isFirst = true
    if hours == .always || hours == .whenNeeded && total >= 3_600 {
      label.append(number: minutes / 60, padded: padded)
      label += ":"
      minutes %= 60
      isFirst = false
    }
    label.append(number: minutes, padded: padded || !isFirst)
    label += ":"
    label.append(number: total % 60, padded: true)
    return label
  }

  /// The whole seconds that a countdown shows.
  @usableFromInline
  var countdownSeconds: Int64 {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: .second)
    return rest > 0 ? seconds + 1 : seconds
  }
}

extension String {
  fileprivate mutating func append(number: UInt64, padded: Bool) {
    if number >= 100 { return append(String(number)) }
    if padded || number >= 10 { append(digits[Int(number / 10)]) }
    append(digits[Int(number % 10)])
  }
}

private let digits: [Character] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]

extension CountdownText {
  /// The label of a countdown: hours, minutes and seconds, as `countdownLabel(hours:padded:)` of a `Duration` writes them.
  ///
  /// - Parameters:
  ///   - hours: When hours are shown.
  ///   - padded: Whether the first number has at least two digits.
  /// - Returns: The text, which changes with each second.
  public static func label(hours: CountdownHours = .whenNeeded, padded: Bool = false) -> CountdownText {
    CountdownText { $0.countdownLabel(hours: hours, padded: padded) }
  }
}
