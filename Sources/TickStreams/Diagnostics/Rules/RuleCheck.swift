/// A rule that is being checked: its state, which takes values and passing time; times do not go back.
package struct RuleCheck: Sendable {
  private var machine: any RuleMachine

  init(_ machine: any RuleMachine, from start: TickInstant) {
    self.machine = machine
    self.machine.start(at: start)
  }

  /// Receives the facts of a value that arrived at `time`.
  package mutating func receive(_ facts: [RuleFacts], at time: TickInstant) -> [RuleViolation] {
    var violations = pass(through: time.adding(-1))
    machine.receive(facts[...], at: time, &violations)
    return violations
  }

  /// Called when all values up to `time`, including those of this instant, have been received.
  package mutating func pass(through time: TickInstant) -> [RuleViolation] {
    guard let due = machine.due, due <= time else { return [] }
    var violations: [RuleViolation] = []
    machine.pass(through: time, &violations)
    return violations.ordered { $0.end.nanoseconds }
  }

  /// The earliest instant at whose end the rule is broken without a further value; `nil` if there is none.
  package var due: TickInstant? {
    machine.due.flatMap { $0 == .distantFuture ? nil : $0 }
  }
}
