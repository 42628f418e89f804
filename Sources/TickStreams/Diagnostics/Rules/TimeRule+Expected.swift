extension TimeRule {
  /// There is at least one value of a kind in every `span`.
  ///
  /// ```swift
  /// let alive = TimeRule<Int>.atLeastOne({ $0 == 1 }, every: .seconds(61))
  /// ```
  ///
  /// - Origin: the start for the first value, then each value of the kind.
  /// - Boundary: a value exactly `span` later is in time.
  /// - Violation: from the value before, or from the start, to the end of the span, when it is known. However long nothing comes, it is one
  ///   violation.
  ///
  /// - Parameters:
  ///   - isExpected: Whether a value is one of these.
  ///   - span: The longest time between two of them, greater than zero; anything else is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The rule.
  public static func atLeastOne(
    _ isExpected: @escaping @Sendable (Value) -> Bool, every span: Duration, file: StaticString = #fileID, line: UInt = #line
  ) -> TimeRule {
    let span = span.checkedPositive("every", file: file, line: line)
    return TimeRule("at least one every \(span.inSeconds)", ExpectedRule(span: span, isRepeated: true), isExpected)
  }

  /// The first value of a kind comes within `span`.
  ///
  /// ```swift
  /// let prompt = TimeRule<Int>.first({ $0 == 1 }, within: .seconds(5))
  /// ```
  ///
  /// - Origin: the start.
  /// - Boundary: a value exactly `span` later is in time.
  /// - Violation: from the start to the end of the span, when it is known.
  ///
  /// - Parameters:
  ///   - isExpected: Whether a value is one of these.
  ///   - span: How long the first one may take, not negative; a negative time is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The rule.
  public static func first(
    _ isExpected: @escaping @Sendable (Value) -> Bool, within span: Duration, file: StaticString = #fileID, line: UInt = #line
  ) -> TimeRule {
    let span = span.checkedNotNegative("within", file: file, line: line)
    return TimeRule("the first within \(span.inSeconds)", ExpectedRule(span: span, isRepeated: false), isExpected)
  }
}

private struct ExpectedRule: RuleMachine {
  let span: Nanoseconds
  /// Whether another value has to follow each one.
  let isRepeated: Bool
  /// Since when a value is expected; `nil` after a violation, and if no other one is expected.
  var since: TickInstant?

  mutating func start(at time: TickInstant) { since = time }

  mutating func receive(_ facts: ArraySlice<RuleFacts>, at time: TickInstant, _ violations: inout [RuleViolation]) {
    if facts.own.first { since = isRepeated ? time : nil }
  }

  mutating func pass(through time: TickInstant, _ violations: inout [RuleViolation]) {
    guard let start = since, let due, due <= time else { return }
    violations.add(from: start, to: due)
    since = nil
  }

  var due: TickInstant? { since?.adding(span) }
}
