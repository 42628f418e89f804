// Emitted into the programs that use it, so that others are linked without Foundation: see `NotificationCenter.swift`.
public import Foundation

extension Duration {
  /// The label of a countdown in the digits and with the separators of a locale.
  ///
  /// Rounds up to whole seconds as `countdownLabel(hours:padded:)` does, and takes some hundred times as long, because Foundation's
  /// formatter writes it.
  ///
  /// - Parameters:
  ///   - hours: When hours are shown.
  ///   - padded: Whether the first number has at least two digits.
  ///   - locale: The locale.
  /// - Returns: The label.
  @_alwaysEmitIntoClient
  public func countdownLabel(hours: CountdownHours = .whenNeeded, padded: Bool = false, locale: Locale) -> String {
    let seconds = countdownSeconds
    let showsHours = hours == .always || hours == .whenNeeded && seconds.magnitude >= 3_600
    let length = padded ? 2 : 1
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours ? .hourMinuteSecond(padHourToLength: length) : .minuteSecond(padMinuteToLength: length)
    return Duration.seconds(seconds).formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }
}

extension CountdownText {
  /// The text that a format style of Foundation makes of a duration, such as `.units(allowed: [.days, .hours], width: .wide)`.
  ///
  /// ```swift
  /// let style = Duration.UnitsFormatStyle(allowedUnits: [.days], width: .wide)
  /// let text = CountdownText.format(style)
  /// ```
  ///
  /// A countdown rounds up to its step before the style rounds by its own rule. When the text changes is found as for a closure, and not by the style's
  /// `discreteInput(before:)`: that of a style with a `maximumUnitCount` names a later border than the text has.
  ///
  /// - Parameter style: The style.
  /// - Returns: The text.
  @_alwaysEmitIntoClient
  public static func format<Style: FormatStyle & Sendable>(_ style: Style) -> CountdownText
  where Style.FormatInput == Duration, Style.FormatOutput == String {
    CountdownText { style.format($0) }
  }
}
