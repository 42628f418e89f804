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

/// The facts of a value that a rule uses: which of its two tests the value passes.
///
/// For a condition, `first` is whether the value changes it, and `second` is the new state.
package struct RuleFacts: Sendable, Hashable {
  var first: Bool
  var second: Bool
}

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
