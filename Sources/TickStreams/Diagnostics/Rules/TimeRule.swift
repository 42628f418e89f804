/// A rule about the times of values, which can be checked in a test, in every world of `explore`, in a replay, and in production.
///
/// ```swift
/// let oneHeart = TimeRule<Int>.never(
///   { $0 == 1 }, moreThan: 1, within: .seconds(60))
/// let alive = TimeRule<Int>.atLeastOne({ $0 == 1 }, every: .seconds(61))
///   .while { value in value == 2 ? true : value == 3 ? false : nil }
/// let broken = signal.violations(of: oneHeart.and(alive), on: scheduler)
/// ```
///
/// A rule is a value without state: it may be used many times, also at the same time. It applies to the values of one signal; for a rule about
/// several signals, merge them as the cases of an enumeration. The page <doc:RulesOfTime> has an example.
///
/// - Boundary: a value exactly at the end of a span is in time, for every rule. Values of the same instant count in their order.
/// - Origin: a rule that measures from the start measures from the subscription, or from the value that made its condition true.
/// - Known: a violation is known with the value that breaks the rule. If a value is missing, the violation is known at the end of the span, after
///   everything else that is due at that instant.
/// - End: a span that is still open when the signal ends is not a violation.
public struct TimeRule<Value: Sendable>: Sendable {
  /// The name in its violations: a description of the rule, unless ``named(_:)`` changed it.
  public let name: String
  private let readers: [RuleReader<Value>]
  private let machine: any RuleMachine

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - readers: The readers of the facts, in the order in which the machine uses them.
  ///   - machine: The machine, before its start.
  private init(_ name: String, _ readers: [RuleReader<Value>], _ machine: any RuleMachine) {
    self.name = name
    self.readers = readers
    self.machine = machine
  }

  /// Creates a rule about two kinds of values.
  init(
    _ name: String, _ machine: any RuleMachine, _ first: @escaping @Sendable (Value) -> Bool,
    _ second: @escaping @Sendable (Value) -> Bool = { _ in false }
  ) {
    self.init(name, [RuleReader { RuleFacts(first: first($0), second: second($0)) }], NamedRule(name: name, machine: machine))
  }

  /// The rule with another name, which all its violations have.
  ///
  /// - Parameter name: The name.
  /// - Returns: The rule with that name.
  public func named(_ name: String) -> TimeRule {
    TimeRule(name, readers, NamedRule(name: name, machine: machine))
  }

  /// Both rules; each violation has the name of the rule that is broken.
  ///
  /// - Parameter other: The other rule.
  /// - Returns: The rule that holds if both hold.
  public func and(_ other: TimeRule) -> TimeRule {
    let both = BothRules(first: machine, second: other.machine, width: readers.count)
    return TimeRule("\(name), and \(other.name)", readers + other.readers, both)
  }

  /// The rule, as long as a condition is true.
  ///
  /// ```swift
  /// let silent = TimeRule<Int>.never { $0 == 1 }
  ///   .while { value in value == 3 ? true : value == 2 ? false : nil }
  /// ```
  ///
  /// Each time the condition becomes true, the rule starts again and measures from there. It checks the value that makes the condition true and
  /// the values after it, but not the value that makes the condition false. A span that is open when the condition becomes false is not a
  /// violation, even if it ends at that very instant.
  ///
  /// - Parameters:
  ///   - initially: Whether the condition is true at the start.
  ///   - condition: The condition after a value; `nil` if the value does not change it.
  /// - Returns: The rule with the condition.
  public func `while`(initially: Bool = false, _ condition: @escaping @Sendable (Value) -> Bool?) -> TimeRule {
    let reader = RuleReader<Value> { value in
      let answer = condition(value)
      return RuleFacts(first: answer != nil, second: answer ?? false)
    }
    return TimeRule(name, [reader] + readers, ConditionalRule(machine: machine, isInitiallyTrue: initially))
  }

  // MARK: - Checking

  /// The facts of a value; it calls closures of the user's.
  package func facts(of value: Value) -> [RuleFacts] {
    readers.map { $0.read(value) }
  }

  /// A check that begins at `start`.
  package func check(from start: TickInstant) -> RuleCheck {
    RuleCheck(machine, from: start)
  }
}

extension TimeRule: CustomStringConvertible {
  /// The name of the rule.
  public var description: String { name }
}

/// Reads the facts of a value.
private struct RuleReader<Value: Sendable>: Sendable {
  let read: @Sendable (Value) -> RuleFacts
}

/// A rule that was broken, with the span from where it measures to where it was broken.
public struct RuleViolation: Sendable, Hashable {
  /// The name of the rule.
  public internal(set) var rule: String
  /// Where the span begins: the value, or the start, from which the rule measures.
  public let start: TickInstant
  /// Where the span ends: the value that broke the rule, or the moment by which one should have arrived.
  public let end: TickInstant
}

extension RuleViolation: CustomStringConvertible {
  /// The name of the rule and the span, on the clock of the scheduler.
  public var description: String {
    "'\(rule)' is broken " + (start == end ? "at \(end)" : "from \(start) to \(end)")
  }
}
