extension TickSignal {
  /// Passes on at most one value per `period`: the first at once, then, if `latest` is true, the newest of each period at its end.
  ///
  /// RAC's `throttle:` is ``debounce(for:on:file:line:)``.
  ///
  /// - First value: at once, in the upstream's context. It opens a period; so does every value delivered at the end of one.
  /// - With `latest` false, values within a period are dropped.
  /// - Boundary: a value at the very end of a period is delivered at that instant; with `latest` false only if the end of the period comes
  ///   first. Never early, no leeway.
  /// - At completion: a value that waits is delivered at the end of its period, then completion; if none waits, completion passes at once.
  /// - At failure and disposal: the value that waits is dropped.
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
  ///   - period: The least time between two values, not negative; a negative time is a programmer error.
  ///   - latest: Whether the newest value of a period is delivered at its end.
  ///   - scheduler: Where to wait, and to deliver what waited.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: The throttled signal.
  public func throttle(
    for period: Duration, latest: Bool = true, on scheduler: some TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let period = period.checkedNotNegative("period", file: file, line: line)
    return TickSignal(source: { downstream in
      Throttled(scheduler.engine, Junction(downstream), period, latest).start(self)
    })
  }
}

private final class Throttled<Value: Sendable, Failure: Error>: TickTimer, @unchecked Sendable {
  private struct State: Sendable {
    var isInPeriod = false
    var waiting: Value?
    var hasCompleted = false
  }

  private let junction: Junction<Value, Failure>
  private let period: Nanoseconds
  private let keepsLatest: Bool
  private let state = Lock(State())

  init(_ engine: TimerEngine, _ junction: Junction<Value, Failure>, _ period: Nanoseconds, _ keepsLatest: Bool) {
    self.junction = junction
    self.period = period
    self.keepsLatest = keepsLatest
    super.init(engine: engine)
  }

  func start(_ signal: TickSignal<Value, Failure>) {
    junction.add(self)
    junction.run(signal, onNext: { value, _ in self.receive(value) }, onEnd: { self.end($0) })
  }

  private func receive(_ value: Value) {
    let (opens, replaced): (Bool, Value?) = state.withLock { state in
      guard state.isInPeriod else {
        state.isInPeriod = true
        return (true, nil)
      }
      guard keepsLatest else { return (false, nil) }
      defer { state.waiting = value }
      return (false, state.waiting)
    }
    withExtendedLifetime(replaced) {}
    if opens { deliver(value) }
  }

  private func deliver(_ value: Value) {
    engine.arm(self, at: engine.now.nanoseconds.adding(period))
    junction.gate.next(value)
  }

  private func end(_ outcome: Outcome<Failure>) {
    if case .completed = outcome {
      let waits = state.withLock { state in
        state.hasCompleted = true
        return state.waiting != nil
      }
      if waits { return }
    }
    junction.gate.finish(outcome)
  }

  override func fire(_ tick: Tick) {
    let (value, isOver): (Value?, Bool) = state.withLock { state in
      state.isInPeriod = state.waiting != nil
      return (state.waiting.take(), state.hasCompleted)
    }
    if let value, isOver {
      junction.gate.next(value)
      junction.gate.finish(.completed)
    } else if let value {
      deliver(value)
    }
  }
}
