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
