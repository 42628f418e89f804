extension TickSignal {
  /// The common part of `throttle` and `audit`.
  func throttle(
    _ period: Nanoseconds, _ rule: Throttled.Rule, on scheduler: any TickScheduler,
    _ call: (name: StaticString, file: StaticString, line: UInt)
  ) -> TickSignal {
    timed(on: scheduler, for: CallOrigin(call.name, call.file, call.line)) { Throttled($0, period, rule) }
  }
}

struct ThrottlePeriod: Sendable {
  var isRunning = false
  /// The newest value that waits for the end.
  var waiting: (any ValueBox)?
  var hasCompleted = false
}

/// Sends at most one value in a period, at its beginning or its end; nothing moves the timer, which is armed once in a period.
///
/// Unchecked like its superclass; it adds constants.
final class Throttled: TimedStage<ThrottlePeriod>, @unchecked Sendable {
  struct Rule: Sendable {
    /// Whether a value that arrives between two periods is passed on immediately.
    var passesFirst: Bool
    /// Whether the newest value of a period is delivered at its end.
    var keepsLatest: Bool
    /// Whether the end of a period at which a value is delivered begins the next.
    var chainsPeriods: Bool
  }

  private let period: Nanoseconds
  private let rule: Rule

  init(_ site: TimedSite, _ period: Nanoseconds, _ rule: Rule) {
    self.period = period
    self.rule = rule
    super.init(site, ThrottlePeriod())
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let (begins, passes) = stage.update { state, output in
      let begins = !state.isRunning
      state.isRunning = true
      if begins, rule.passesFirst { return (true, true) }
      if rule.keepsLatest {
        output.keep(state.waiting.take())
        state.waiting = stage.box(value)
      }
      return (begins, false)
    }
    guard begins else { return }
    let end = engine.now.adding(period)
    if passes { stage.next(value) }
    engine.arm(self, at: end)
  }

  override func end(_ outcome: Outcome) {
    stage.update { state, output in
      if case .completed = outcome, state.waiting != nil { state.hasCompleted = true } else { output.end(outcome) }
    }
  }

  override func fire(_ tick: Tick) {
    let continues = stage.update { state, output in
      guard let value = state.waiting.take() else {
        state.isRunning = false
        return false
      }
      output.send(value)
      state.isRunning = rule.chainsPeriods && !state.hasCompleted
      if state.hasCompleted { output.end(.completed) }
      return state.isRunning
    }
    if continues { engine.arm(self, at: tick.fired.adding(period)) }
  }
}
