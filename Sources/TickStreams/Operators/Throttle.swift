/// Which values of a period a throttle passes on.
public enum ThrottleEdges: String, Sendable, Hashable, CaseIterable {
  /// The first value, at once. The others are dropped.
  case leading
  /// The newest value, at the end of the period.
  case trailing
  /// The first value at once, and the newest later one at the end of the period.
  case both
}

extension TickSignal {
  /// Passes on at most one value per `period`: the first at once, then, if `latest` is true, the newest of each period at its end.
  ///
  /// RAC's `throttle:` is ``debounce(for:on:file:line:)``.
  ///
  /// - First value: at once, in the upstream's context. It begins a period, as does every value that is delivered at the end of a period.
  /// - With `latest` false, values within a period are dropped.
  /// - Boundary: a value at the instant of the end of a period is delivered at that instant; with `latest` false, only if the end of the
  ///   period comes first. Never early, no leeway.
  /// - At completion: a pending value is delivered at the end of its period, then completion; without a pending value, completion is passed
  ///   on at once.
  /// - At failure and disposal: the pending value is dropped.
  ///
  /// ```text
  /// self                               a-b-c-----d-|
  /// throttle(for: 5, latest: true)     a----c----d-|
  /// throttle(for: 5, latest: false)    a---------d-|
  /// ```
  ///
  /// Holds one value.
  ///
  /// - Parameters:
  ///   - period: The minimum time between two values, not negative; a negative time is a programmer error.
  ///   - latest: Whether the newest value of a period is delivered at its end.
  ///   - scheduler: The scheduler to wait on, and to deliver pending values on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The throttled signal.
  public func throttle(
    for period: Duration, latest: Bool = true, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    throttle(for: period, edges: latest ? .both : .leading, on: scheduler, file: file, line: line)
  }

  /// Passes on at most one value per `period`: the first, the newest, or both.
  ///
  /// The rules are those of ``throttle(for:latest:on:file:line:)``, which is the same with ``ThrottleEdges/both`` or
  /// ``ThrottleEdges/leading``. With ``ThrottleEdges/trailing``:
  ///
  /// - First value: the newest one, `period` after the first value came, on `scheduler`. That first value begins the period; the end of a
  ///   period at which a value is delivered begins the next.
  /// - Boundary: if a value and the end of a period come at the same instant, the one that was scheduled first comes first.
  /// - At completion: a pending value is delivered at the end of its period, then completion.
  ///
  /// ```text
  /// self                                a-b-c----d---|
  /// throttle(for: 5, edges: .trailing)  -----c----d--|
  /// ```
  ///
  /// If a new period should begin with the first value after a delivery, use ``audit(for:on:file:line:)``.
  ///
  /// - Parameters:
  ///   - period: The minimum time between two values, not negative; a negative time is a programmer error.
  ///   - edges: Which values of a period are passed on.
  ///   - scheduler: The scheduler to wait on, and to deliver pending values on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The throttled signal.
  public func throttle(
    for period: Duration, edges: ThrottleEdges, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let rule = Throttled.Rule(passesFirst: edges != .trailing, keepsLatest: edges != .leading, chainsPeriods: true)
    return throttle(period.checkedNotNegative("period", file: file, line: line), rule, on: scheduler, ("throttle", file, line))
  }

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
    if continues { engine.rearm(self, at: tick.fired.adding(period)) }
  }
}
