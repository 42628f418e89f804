/// The state of a rule while values arrive and time passes: a value without closures, so that it can be kept under a lock.
///
/// Times do not go back. Before a value, a machine receives the time that has passed until then.
protocol RuleMachine: Sendable {
  /// Begins to observe.
  mutating func start(at time: TickInstant)

  /// Takes the facts of a value.
  ///
  /// - Parameters:
  ///   - facts: The facts, one element for each part of the rule that reads values.
  ///   - time: When the value arrived.
  ///   - violations: Gets the violations.
  mutating func receive(_ facts: ArraySlice<RuleFacts>, at time: TickInstant, _ violations: inout [RuleViolation])

  /// Called when all values up to `time`, including those of this instant, have been received.
  mutating func pass(through time: TickInstant, _ violations: inout [RuleViolation])

  /// The earliest instant at whose end the rule is broken without a further value; `nil` if there is none.
  var due: TickInstant? { get }
}

/// Rules that are broken by values only.
extension RuleMachine {
  mutating func start(at time: TickInstant) {}
  mutating func pass(through time: TickInstant, _ violations: inout [RuleViolation]) {}
  var due: TickInstant? { nil }
}

extension ArraySlice<RuleFacts> {
  /// The facts for a part of a rule that reads values: the first element.
  var own: RuleFacts { self[startIndex] }
}

extension [RuleViolation] {
  /// Adds a violation, which gets its name from ``NamedRule``.
  mutating func add(from start: TickInstant, to end: TickInstant) {
    append(RuleViolation(rule: "", start: start, end: end))
  }
}
