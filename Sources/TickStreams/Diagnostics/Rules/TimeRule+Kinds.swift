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
