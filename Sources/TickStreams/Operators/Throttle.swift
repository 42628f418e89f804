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
    let boxing = Boxing(Value.self)
    return TickSignal(raw: { [plan] downstream in
      Throttled(scheduler.engine, Junction(downstream, boxing), period, latest).start(plan)
    })
  }
}

private final class Throttled: TickTimer, @unchecked Sendable {
  // Unchecked as its superclass; what it adds is constant or behind a lock.

  private struct State: Sendable {
    var isInPeriod = false
    var waiting: (any ValueBox)?
    var hasCompleted = false
  }

  private let junction: Junction
  private let period: Nanoseconds
  private let keepsLatest: Bool
  private let state = Lock(State())

  init(_ engine: TimerEngine, _ junction: Junction, _ period: Nanoseconds, _ keepsLatest: Bool) {
    self.junction = junction
    self.period = period
    self.keepsLatest = keepsLatest
    super.init(engine: engine)
  }

  func start(_ plan: Plan) {
    junction.add(self)
    junction.run(plan, onNext: { self.receive($0) }, onEnd: { self.end($0) })
  }

  private func receive(_ value: UnsafeRawPointer) {
    let (opens, replaced): (Bool, (any ValueBox)?) = state.withLock { state in
      guard state.isInPeriod else {
        state.isInPeriod = true
        return (true, nil)
      }
      guard keepsLatest else { return (false, nil) }
      defer { state.waiting = junction.boxing.box(value) }
      return (false, state.waiting)
    }
    withExtendedLifetime(replaced) {}
    guard opens else { return }
    startPeriod()
    junction.gate.next(value)
  }

  private func startPeriod() {
    engine.arm(self, at: engine.now.nanoseconds.adding(period))
  }

  private func end(_ outcome: Outcome) {
    let gate = junction.gate
    let opens = state.withLock { state in
      if case .completed = outcome, state.waiting != nil {
        state.hasCompleted = true
        return false
      }
      return gate.enqueue(.end(outcome))
    }
    if opens { gate.open() }
  }

  override func fire(_ tick: Tick) {
    let gate = junction.gate
    let (opens, goesOn, value): (Bool, Bool, (any ValueBox)?) = state.withLock { state in
      guard let value = state.waiting.take() else {
        state.isInPeriod = false
        return (false, false, nil)
      }
      let opens = gate.enqueue(.next(value))
      return state.hasCompleted ? (gate.enqueue(.end(.completed)) || opens, false, value) : (opens, true, value)
    }
    if goesOn { startPeriod() }
    if opens { gate.open() }
    withExtendedLifetime(value) {}
  }
}
