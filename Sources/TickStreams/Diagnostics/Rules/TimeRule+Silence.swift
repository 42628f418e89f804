extension TimeRule {
  /// No value of a kind comes.
  ///
  /// Mostly with a condition: no beat while the app is in the background.
  ///
  /// ```swift
  /// let silent = TimeRule<Int>.never { $0 == 1 }
  ///   .while { value in value == 3 ? true : value == 2 ? false : nil }
  /// ```
  ///
  /// - Violation: the instant of the value, when it arrives.
  ///
  /// - Parameter isForbidden: Whether a value must not arrive.
  /// - Returns: The rule.
  public static func never(_ isForbidden: @escaping @Sendable (Value) -> Bool) -> TimeRule {
    TimeRule("never", RateRule(count: 0, span: .never), isForbidden)
  }

  /// No value of a kind arrives for a span after one of another kind.
  ///
  /// ```swift
  /// let quiet = TimeRule<Int>.never(
  ///   { $0 == 1 }, after: { $0 == 3 }, for: .seconds(10))
  /// ```
  ///
  /// Each value of the other kind restarts the span. A value of both kinds counts first as a forbidden one, then as a beginning.
  ///
  /// - Boundary: a value exactly `span` later may arrive.
  /// - Violation: from the value that began the silence to the one that broke it, when that arrives; one for each that breaks it.
  ///
  /// - Parameters:
  ///   - isForbidden: Whether a value must not arrive.
  ///   - isBeginning: Whether a value begins the silence.
  ///   - span: How long it lasts, greater than zero; anything else is a programmer error. By default it does not end.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The rule.
  public static func never(
    _ isForbidden: @escaping @Sendable (Value) -> Bool, after isBeginning: @escaping @Sendable (Value) -> Bool, for span: Duration? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TimeRule {
    let span = span?.checkedPositive("for", file: file, line: line)
    let name = span.map { "silent for \($0.inSeconds)" } ?? "silent afterwards"
    return TimeRule(name, SilenceRule(span: span ?? .never), isForbidden, isBeginning)
  }
}

private struct SilenceRule: RuleMachine {
  let span: Nanoseconds
  var beginning: TickInstant?

  mutating func receive(_ facts: ArraySlice<RuleFacts>, at time: TickInstant, _ violations: inout [RuleViolation]) {
    if facts.own.first, let beginning, time.subtracting(beginning) < span { violations.add(from: beginning, to: time) }
    if facts.own.second { beginning = time }
  }
}
