/// A rule that is being checked: its state, which takes values and passing time.
package struct RuleCheck: Sendable {
  private var machine: any RuleMachine
  private var latest: TickInstant

  init(_ machine: any RuleMachine, from start: TickInstant) {
    self.machine = machine
    latest = start
    self.machine.start(at: start)
  }

  /// Takes what is known of a value that came at `time`; a time before the latest one counts as that.
  package mutating func receive(_ facts: [RuleFacts], at time: TickInstant) -> [RuleViolation] {
    let time = Swift.max(latest, time)
    var violations = pass(through: time.adding(-1))
    latest = time
    machine.receive(facts[...], at: time, &violations)
    return violations
  }

  /// Takes that all values up to `time`, those of this instant included, have been received.
  package mutating func pass(through time: TickInstant) -> [RuleViolation] {
    guard let due = machine.due, due <= time else { return [] }
    var violations: [RuleViolation] = []
    machine.pass(through: time, &violations)
    return violations.enumerated().sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }.map(\.element)
  }

  /// The earliest instant at whose end the rule is broken if nothing comes; `nil` if there is none.
  package var due: TickInstant? {
    machine.due.flatMap { $0 == .distantFuture ? nil : $0 }
  }
}
