extension TimeRule {
  /// A state that begins with a value of one kind ends with a value of another kind within `span`.
  ///
  /// ```swift
  /// let short = TimeRule<Int>.lasting(
  ///   from: { $0 == 1 }, until: { $0 == 2 }, atMost: .seconds(30))
  /// ```
  ///
  /// Unlike ``each(_:isAnsweredBy:within:file:line:)``, it measures from the first of several beginnings. A value that is of both kinds ends the
  /// state, and begins it again.
  ///
  /// - Boundary: an end exactly `span` later is in time.
  /// - Violation: from the beginning to the end of the span, when it is known; one, however long the state lasts.
  ///
  /// - Parameters:
  ///   - isBeginning: Whether a value begins the state.
  ///   - isEnd: Whether a value ends it.
  ///   - span: How long it may last, not negative; a negative time is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The rule.
  public static func lasting(
    from isBeginning: @escaping @Sendable (Value) -> Bool, until isEnd: @escaping @Sendable (Value) -> Bool, atMost span: Duration,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TimeRule {
    let span = span.checkedNotNegative("atMost", file: file, line: line)
    return TimeRule("lasting at most \(span.inSeconds)", LastingRule(span: span), isBeginning, isEnd)
  }
}

private struct LastingRule: RuleMachine {
  let span: Nanoseconds
  var beginning: TickInstant?
  /// Whether the violation is known already.
  var isKnown = false

  mutating func receive(_ facts: ArraySlice<RuleFacts>, at time: TickInstant, _ violations: inout [RuleViolation]) {
    if facts.own.second { beginning = nil }
    guard facts.own.first, beginning == nil else { return }
    beginning = time
    isKnown = false
  }

  mutating func pass(through time: TickInstant, _ violations: inout [RuleViolation]) {
    guard let beginning, let due, due <= time else { return }
    violations.add(from: beginning, to: due)
    isKnown = true
  }

  var due: TickInstant? { isKnown ? nil : beginning?.adding(span) }
}
