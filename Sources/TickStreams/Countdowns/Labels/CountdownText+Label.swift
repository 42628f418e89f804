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
