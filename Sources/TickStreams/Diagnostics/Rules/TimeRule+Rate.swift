extension TimeRule {
  /// There are never more than `count` values of a kind within `span`.
  ///
  /// ```swift
  /// let oneHeart = TimeRule<Int>.never(
  ///   { $0 == 1 }, moreThan: 1, within: .seconds(60))
  /// ```
  ///
  /// - Boundary: a value exactly `span` after the one `count` places before it is in time.
  /// - Violation: from the value `count` places before to the one that is too many, when that arrives; one for each that is too many.
  /// - Memory: `count` instants.
  ///
  /// - Parameters:
  ///   - isCounted: Whether a value counts.
  ///   - count: How many there may be, greater than zero; anything else is a programmer error.
  ///   - span: The length of time, greater than zero; anything else is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The rule.
  public static func never(
    _ isCounted: @escaping @Sendable (Value) -> Bool, moreThan count: Int, within span: Duration,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TimeRule {
    checkPositive(count, "moreThan", file: file, line: line)
    let span = span.checkedPositive("within", file: file, line: line)
    return TimeRule("never more than \(count) within \(span.inSeconds)", RateRule(count: count, span: span), isCounted)
  }
}

/// Finds the values that are one too many within a span; with a count of zero each value is.
struct RateRule: RuleMachine {
  let count: Int
  let span: Nanoseconds
  var latest = FIFO<TickInstant>()

  mutating func receive(_ facts: ArraySlice<RuleFacts>, at time: TickInstant, _ violations: inout [RuleViolation]) {
    guard facts.own.first else { return }
    latest.append(time)
    if latest.count > count, let first = latest.popFirst(), time.subtracting(first) < span { violations.add(from: first, to: time) }
  }
}
