extension TimeRule {
  /// Each value of one kind is followed by one of another kind within `span`.
  ///
  /// ```swift
  /// let answered = TimeRule<Int>.each(
  ///   { $0 == 1 }, isAnsweredBy: { $0 == 2 }, within: .seconds(1))
  /// ```
  ///
  /// One answer answers all that wait. A value that is of both kinds answers the earlier ones, and then waits itself.
  ///
  /// - Boundary: an answer exactly `span` later is in time.
  /// - Violation: from the value that was not answered, to the end of its span, when it is known; one for each such value.
  /// - Memory: an instant for each value that waits.
  ///
  /// - Parameters:
  ///   - isRequest: Whether a value has to be answered.
  ///   - isAnswer: Whether a value is an answer.
  ///   - span: How long an answer may take, not negative; a negative time is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The rule.
  public static func each(
    _ isRequest: @escaping @Sendable (Value) -> Bool, isAnsweredBy isAnswer: @escaping @Sendable (Value) -> Bool, within span: Duration,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TimeRule {
    let span = span.checkedNotNegative("within", file: file, line: line)
    return TimeRule("each is answered within \(span.inSeconds)", AnsweredRule(span: span), isRequest, isAnswer)
  }
}

private struct AnsweredRule: RuleMachine {
  let span: Nanoseconds
  var waiting = FIFO<TickInstant>()

  mutating func receive(_ facts: ArraySlice<RuleFacts>, at time: TickInstant, _ violations: inout [RuleViolation]) {
    if facts.own.second { waiting = FIFO() }
    if facts.own.first { waiting.append(time) }
  }

  mutating func pass(through time: TickInstant, _ violations: inout [RuleViolation]) {
    while let due, due <= time, let start = waiting.popFirst() { violations.add(from: start, to: due) }
  }

  var due: TickInstant? { waiting.first?.adding(span) }
}
