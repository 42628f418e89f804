/// Two rules that are checked side by side.
struct BothRules: RuleMachine {
  var first: any RuleMachine
  var second: any RuleMachine
  /// How many facts the first rule reads.
  let width: Int

  mutating func start(at time: TickInstant) {
    first.start(at: time)
    second.start(at: time)
  }

  mutating func receive(_ facts: ArraySlice<RuleFacts>, at time: TickInstant, _ violations: inout [RuleViolation]) {
    first.receive(facts.prefix(width), at: time, &violations)
    second.receive(facts.dropFirst(width), at: time, &violations)
  }

  mutating func pass(through time: TickInstant, _ violations: inout [RuleViolation]) {
    first.pass(through: time, &violations)
    second.pass(through: time, &violations)
  }

  var due: TickInstant? { [first.due, second.due].compactMap(\.self).min() }
}
