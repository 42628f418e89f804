/// A rule that is checked while a condition is true.
struct ConditionalRule: RuleMachine {
  /// The rule before its start.
  let machine: any RuleMachine
  let isInitiallyTrue: Bool
  /// The rule since the condition became true; `nil` while it is false.
  var running: (any RuleMachine)?

  mutating func start(at time: TickInstant) {
    if isInitiallyTrue { begin(at: time) }
  }

  private mutating func begin(at time: TickInstant) {
    var machine = machine
    machine.start(at: time)
    running = machine
  }

  mutating func receive(_ facts: ArraySlice<RuleFacts>, at time: TickInstant, _ violations: inout [RuleViolation]) {
    let condition = facts.own
    if condition.first, !condition.second { running = nil }
    if condition.first, condition.second, running == nil { begin(at: time) }
    running?.receive(facts.dropFirst(), at: time, &violations)
  }

  mutating func pass(through time: TickInstant, _ violations: inout [RuleViolation]) {
    running?.pass(through: time, &violations)
  }

  var due: TickInstant? { running?.due }
}
