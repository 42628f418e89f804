extension TickSignal {
  /// The common part of `throttle` and `audit`.
  func throttle(
    _ period: Nanoseconds, _ rule: Throttled.Rule, on scheduler: any TickScheduler,
    _ call: (name: StaticString, file: StaticString, line: UInt)
  ) -> TickSignal {
    let boxing = Boxing(Value.self)
    return through { downstream in
      let engine = scheduler.engine
      return Throttled(engine, CallOrigin(call.name, call.file, call.line), Sink(downstream, boxing, on: engine), period, rule).start()
    }
  }
}

/// Unchecked like its superclass; it adds constants, and state behind a lock.
final class Throttled: TimedStage, @unchecked Sendable {
  struct Rule: Sendable {
    /// Whether a value that comes between two periods is passed on at once.
    var passesFirst: Bool
    /// Whether the newest value of a period is delivered at its end.
    var keepsLatest: Bool
    /// Whether the end of a period at which a value is delivered begins the next.
    var chainsPeriods: Bool
  }

  private struct State: Sendable {
    var isInPeriod = false
    var waiting: (any ValueBox)?
    var hasCompleted = false
  }

  private let period: Nanoseconds
  private let rule: Rule
  private let state: SerializedState<State>

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ sink: Sink, _ period: Nanoseconds, _ rule: Rule) {
    self.period = period
    self.rule = rule
    state = SerializedState(State(), sink.serialized)
    super.init(engine, origin, sink)
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let (begins, passes) = state.update { state, output in
      let begins = !state.isInPeriod
      state.isInPeriod = true
      if begins, rule.passesFirst { return (true, true) }
      if rule.keepsLatest {
        output.keep(state.waiting.take())
        state.waiting = sink.boxing.box(value)
      }
      return (begins, false)
    }
    guard begins else { return }
    let end = engine.now.adding(period)
    if passes { sink.serialized.next(value) }
    engine.arm(self, at: end)
  }

  override func end(_ outcome: Outcome) {
    state.update { state, output in
      if case .completed = outcome, state.waiting != nil { state.hasCompleted = true } else { output.end(outcome) }
    }
  }

  override func fire(_ tick: Tick) {
    let continues = state.update { state, output in
      guard let value = state.waiting.take() else {
        state.isInPeriod = false
        return false
      }
      output.send(value)
      state.isInPeriod = rule.chainsPeriods && !state.hasCompleted
      if state.hasCompleted { output.end(.completed) }
      return state.isInPeriod
    }
    if continues { engine.arm(self, at: tick.fired.adding(period)) }
  }
}
