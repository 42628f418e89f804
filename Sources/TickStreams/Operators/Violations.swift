extension TickSignal {
  /// Sends each violation of a rule by the values of this signal, as soon as it is known.
  ///
  /// ```text
  /// self                                                     -a-b-----c-|
  /// violations(of: .atLeastOne({ _ in true }, every: 4), …)  -------x---|
  /// ```
  ///
  /// This is a monitor for production. It does not change the events of other subscribers. To see the events that led to a violation,
  /// export a ``FlightRecorder`` that records the same signals when a violation is sent; the page <doc:RulesOfTime> has an example.
  ///
  /// - First violation: with the value that breaks the rule, or at the end of a span in which an expected value is missing. Never early, no
  ///   leeway.
  /// - Origin: the subscription.
  /// - Boundary: the end of a span comes after everything else that is due at that instant, so a value at that instant is in time.
  /// - Suspension: while the app is suspended or the scheduler's thread is blocked, nothing is checked; afterwards each value counts at the
  ///   time at which it is delivered. If a rule must tolerate suspensions, make the foreground its condition.
  /// - At completion and failure: known violations are sent, then the end. A span that is still open is not a violation.
  /// - Late timer: the deadline decides, not its timer. A violation by a missing value is known when the timer fires, or with the next event if
  ///   that comes first.
  /// - Delivery: a violation by a value in the upstream's context, as one that the next event shows; a violation by a missing value otherwise on
  ///   `scheduler`.
  /// - After a shutdown of the scheduler: violations are sent with the next value.
  /// - Cost: one timer, armed for the earliest instant at which the rule can be broken; none while the rule expects no value. A value costs
  ///   O(1) for each part of the rule.
  ///
  /// - Parameters:
  ///   - rule: The rule; its closures are called with each value, in the upstream's context.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of violations.
  public func violations(
    of rule: TimeRule<Value>, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<RuleViolation, Failure> {
    timed(on: scheduler, for: CallOrigin("violations", file, line)) { RuleMonitor($0, rule) }
  }
}

private struct Monitored: Sendable {
  var check: RuleCheck
  /// The earliest instant at which the rule can be broken.
  var due = Deadline()

  /// Follows the earliest instant at which the rule can be broken.
  mutating func move() -> Deadline.Move? {
    guard due.due != check.due else { return nil }
    return check.due.map { due.set($0, tieBreak: .afterAll) } ?? due.clear()
  }
}

/// Checks a rule with each value, and at each instant at which a missing value breaks it.
///
/// Unchecked like its superclass; it adds constants.
private final class RuleMonitor<Value: Sendable>: TimedStage<Monitored>, @unchecked Sendable {
  private let rule: TimeRule<Value>

  init(_ site: TimedSite, _ rule: TimeRule<Value>) {
    self.rule = rule
    super.init(site, Monitored(check: rule.check(from: site.engine.now)), holdsBack: false)
  }

  override func begin() {
    update { state, _ in state.move() }
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let facts = rule.facts(of: value.as(Value.self))
    let now = engine.now
    update { state, output in
      send(state.check.receive(facts, at: now), &output)
      return state.move()
    }
  }

  override func end(_ outcome: Outcome) {
    let now = engine.now
    stage.update { state, output in
      send(state.check.pass(through: now), &output)
      output.end(outcome)
    }
  }

  override func fire(_ tick: Tick) {
    update { state, output in
      guard state.due.take(tick) else { return nil }
      send(state.check.pass(through: tick.scheduled), &output)
      return state.move()
    }
  }

  private func send(_ violations: [RuleViolation], _ output: inout StageOutput) {
    for violation in violations { output.send(stage.boxing.box(of: violation)) }
  }
}
