// Emitted into the programs that use it, so that others are linked without Foundation: see `NotificationCenter.swift`.
public import Foundation

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
