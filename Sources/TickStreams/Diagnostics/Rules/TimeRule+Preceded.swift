extension TimeRule {
  /// Each value of one kind follows one of another kind, at most `span` later.
  ///
  /// ```swift
  /// let inOrder = TimeRule<Int>.each({ $0 == 2 }, follows: { $0 == 1 })
  /// ```
  ///
  /// This is the rule for an order: no reply without a request, no beat without a connection. One value may be followed by many. A value that
  /// is of both kinds has to follow an earlier one.
  ///
  /// - Boundary: exactly `span` later is in time.
  /// - Violation: from the previous value, which came too early, or from the start, to the value that follows none in time. It is sent when
  ///   that value arrives.
  ///
  /// - Parameters:
  ///   - isLater: Whether a value has to follow another one.
  ///   - isEarlier: Whether a value may be followed.
  ///   - span: How much later it may arrive, not negative; a negative time is a programmer error. By default, any time later.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The rule.
  public static func each(
    _ isLater: @escaping @Sendable (Value) -> Bool, follows isEarlier: @escaping @Sendable (Value) -> Bool, within span: Duration? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TimeRule {
    let span = span?.checkedNotNegative("within", file: file, line: line)
    let name = span.map { "each follows another within \($0.inSeconds)" } ?? "each follows another"
    return TimeRule(name, PrecededRule(span: span ?? .never), isLater, isEarlier)
  }
}

private struct PrecededRule: RuleMachine {
  let span: Nanoseconds
  var start = TickInstant.origin
  var earlier: TickInstant?

  mutating func start(at time: TickInstant) { start = time }

  mutating func receive(_ facts: ArraySlice<RuleFacts>, at time: TickInstant, _ violations: inout [RuleViolation]) {
    if facts.own.first {
      let isInTime = earlier.map { time.subtracting($0) <= span } ?? false
      if !isInTime { violations.add(from: earlier ?? start, to: time) }
    }
    if facts.own.second { earlier = time }
  }
}
