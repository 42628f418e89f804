// Emitted into the programs that use it, so that others are linked without Foundation: see `NotificationCenter.swift`.
public import Foundation

extension CountdownText {
  /// The text that a discrete format style of Foundation makes of a duration, such as `.units(allowed: [.days, .hours], width: .wide)`.
  ///
  /// ```swift
  /// let style = Duration.UnitsFormatStyle(allowedUnits: [.days], width: .wide)
  /// let text = CountdownText.format(style)
  /// ```
  ///
  /// When the text changes is what the style says. A countdown rounds up to its step before the style rounds by its own rule.
  ///
  /// - Parameter style: The style.
  /// - Returns: The text.
  @_alwaysEmitIntoClient
  public static func format<Style: DiscreteFormatStyle & Sendable>(_ style: Style) -> CountdownText
  where Style.FormatInput == Duration, Style.FormatOutput == String {
    CountdownText(
      text: { style.format($0) },
      border: { figure, isRising in isRising ? style.discreteInput(after: figure) : style.discreteInput(before: figure) })
  }
}
