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
  /// The end of the period, if one is running.
  var end = Deadline()
  /// The newest value that waits for the end.
  var waiting: (any ValueBox)?
  /// The value of a period that is over, which the timer still has to send.
  var ended: (any ValueBox)?
  var hasCompleted = false
}

/// Sends at most one value in a period, at its beginning or its end.
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
    let now = engine.now
    let (move, passes): (Deadline.Move?, Bool) = stage.update { state, output in
      let isOver = state.end.isOver(at: now)
      if isOver, let value = state.waiting.take() {
        output.keep(state.ended)
        state.ended = value
        state.end.leave()
      }
      // Where periods are chained, the next one begins when the timer sends the value of the one before.
      let begins = (isOver || !state.end.isSet) && !(rule.chainsPeriods && state.ended != nil)
      let passes = begins && rule.passesFirst
      if !passes, rule.keepsLatest {
        output.keep(state.waiting.take())
        state.waiting = stage.box(value)
      }
      return (begins ? state.end.setNext(now.adding(period), from: now) : nil, passes)
    }
    if passes { stage.next(value) }
    follow(move)
  }

  override func end(_ outcome: Outcome) {
    stage.update { state, output in
      if case .completed = outcome, state.waiting != nil || state.ended != nil { state.hasCompleted = true } else { output.end(outcome) }
    }
  }

  override func fire(_ tick: Tick) {
    follow(
      stage.update { state, output in
        guard state.end.take(tick), let value = state.ended.take() ?? state.waiting.take() else { return nil }
        output.send(value)
        if state.hasCompleted, state.waiting == nil {
          output.end(.completed)
          return nil
        }
        return rule.chainsPeriods ? state.end.setNext(tick.fired.adding(period), from: tick.fired) : state.end.resume()
      }
    )
  }
}
