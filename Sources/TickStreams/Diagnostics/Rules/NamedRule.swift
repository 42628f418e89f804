/// A rule whose violations have a name.
struct NamedRule: RuleMachine {
  let name: String
  var machine: any RuleMachine

  mutating func start(at time: TickInstant) { machine.start(at: time) }

  mutating func receive(_ facts: ArraySlice<RuleFacts>, at time: TickInstant, _ violations: inout [RuleViolation]) {
    let known = violations.count
    machine.receive(facts, at: time, &violations)
    rename(&violations, from: known)
  }

  mutating func pass(through time: TickInstant, _ violations: inout [RuleViolation]) {
    let known = violations.count
    machine.pass(through: time, &violations)
    rename(&violations, from: known)
  }

  var due: TickInstant? { machine.due }

  private func rename(_ violations: inout [RuleViolation], from known: Int) {
    for index in known..<violations.count { violations[index].rule = name }
  }
}
