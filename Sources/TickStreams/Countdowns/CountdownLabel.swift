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

/// A duration split for display: days, hours, minutes, seconds, and the nanoseconds that remain.
///
/// ```swift
/// let left = Duration.seconds(90_061)
/// let parts = left.parts  // 90,061 s: 1 day, 1 hour, 1 minute, 1 second
/// let hours = DurationParts(left, largest: .hours).hours  // 25
/// ```
public struct DurationParts: Sendable, Hashable {
  /// The largest part, which is not limited in size.
  public enum Unit: Sendable, Hashable, CaseIterable {
    /// Minutes and seconds only, as in `90:00`.
    case minutes
    /// Hours, minutes and seconds, as in `25:00:00`.
    case hours
    /// Days as well.
    case days
  }

  /// Whether the duration is less than zero; the parts describe its magnitude.
  public let isNegative: Bool
  /// Whole days of 24 hours.
  public let days: Int
  /// Whole hours: 0 to 23, or all of them.
  public let hours: Int
  /// Whole minutes: 0 to 59, or all of them.
  public let minutes: Int
  /// Whole seconds: 0 to 59.
  public let seconds: Int
  /// The rest below a second: 0 to 999,999,999.
  public let nanoseconds: Int

  /// Splits a duration.
  public init(_ duration: Duration, largest: Unit = .days) {
    isNegative = duration < .zero
    // Not the components of the duration: their seconds are an `Int64`, which a duration may exceed.
    let (total, attoseconds) = duration.attoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
    nanoseconds = Int(attoseconds / 1_000_000_000)
    seconds = Int(total % 60)
    let (allMinutes, allHours) = (total / 60, total / 3_600)
    minutes = Int(clamping: largest == .minutes ? allMinutes : allMinutes % 60)
    hours = largest == .minutes ? 0 : Int(clamping: largest == .hours ? allHours : allHours % 24)
    days = largest == .days ? Int(clamping: total / 86_400) : 0
  }
}

extension Duration {
  /// The days, hours, minutes and seconds of this duration.
  public var parts: DurationParts { DurationParts(self) }
}
