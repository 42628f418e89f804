public import TickStreams

extension Recording {
  /// The violations of a rule by the values that have been recorded so far.
  ///
  /// The rule is checked from the start of the recording to its end, or to the current time if it has not ended. A span that ends later is not a
  /// violation. A value that is missing at the end of its span is a violation, even if that is the current instant.
  ///
  /// - Parameter rule: The rule.
  /// - Returns: The violations in the order in which they are known; their instants are on the clock of the scheduler.
  /// - Complexity: Linear in the number of values, for each part of the rule.
  public func violations(of rule: TimeRule<Value>) -> [RuleViolation] {
    var check = rule.check(from: start)
    var violations: [RuleViolation] = []
    let events = events
    for record in events {
      guard case .next(let value) = record.event else { continue }
      violations += check.receive(rule.facts(of: value), at: start.advanced(by: record.time))
    }
    let end = window.end ?? elapsed
    return violations + check.pass(through: start.advanced(by: end))
  }

  /// Throws if the values that have been recorded so far break a rule.
  ///
  /// ```swift
  /// try recording.expect(.never({ _ in true }, moreThan: 1, within: .seconds(1)))
  /// ```
  ///
  /// In the body of `explore` it checks the rule in every world; in that of ``Replay/shrunk(limit:_:)`` it finds the smallest part of a
  /// flight recording that breaks the rule. Follows the rules of ``violations(of:)``.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - file: The file of the expectation, for the message.
  ///   - line: The line of the expectation, for the message.
  /// - Throws: ``TestFailure`` with the first violation, whose span is marked below the recording.
  public func expect(_ rule: TimeRule<Value>, file: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    guard let violation = violations(of: rule).first else { return }
    let (from, until) = (violation.start.subtracting(start), violation.end.subtracting(start))
    // The name comes before the times, because `Replay.shrunk` does not compare times.
    let span = from == until ? "" : ", in the span from \(MarbleComparison.words(from, since: start))"
    var broken = SubscriptionWindow(from: .nanoseconds(from), until: .nanoseconds(until)).marbleLane
    broken.title = "broken"
    let diagram = MarbleComparison.draw([marbleLane(.descriptions, title: "recorded"), broken], frame: 1_000_000, pointingAt: until) {
      $0.offsets[1].last
    }
    throw .mismatch(
      "At \(MarbleComparison.words(until, since: start)): '\(violation.rule)' is broken\(span).", diagram, CallSite(file, line))
  }
}
