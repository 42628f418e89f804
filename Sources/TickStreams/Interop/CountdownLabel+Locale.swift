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
