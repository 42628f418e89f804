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
    throttle(for: period, edges: latest ? .both : .leading, on: scheduler, file: file, line: line)
  }

  /// Passes on at most one value per `period`, at the chosen edges of it.
  ///
  /// - With `.both` and `.leading`: as ``throttle(for:latest:on:file:line:)`` with `latest` true and false.
  /// - With `.trailing`: a value opens a period, at whose end the newest value is delivered, on `scheduler`; the next value opens the next
  ///   period. So each value waits for `period` at most. RxJS calls this `auditTime`.
  /// - Boundary: of a value and the end of a period at the very same instant, the one that was scheduled first comes first. Never early, no
  ///   leeway.
  /// - At completion: a value that waits is delivered at the end of its period, then completion; if none waits, completion passes at once.
  /// - At failure and disposal: the value that waits is dropped.
  ///
  /// ```text
  /// self                                 a-b-c-----d-|
  /// throttle(for: 5, edges: .trailing)   -----c---------(d|)
  /// ```
  ///
  /// Holds one value.
  ///
  /// - Parameters:
  ///   - period: The length of a period, not negative; a negative time is a programmer error.
  ///   - edges: When a value is delivered: at the beginning of a period, at its end, or both.
  ///   - scheduler: Where to wait, and to deliver what waited.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: The throttled signal.
  public func throttle(
    for period: Duration, edges: ThrottleEdges, on scheduler: some TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let period = period.checkedNotNegative("period", file: file, line: line)
    let boxing = Boxing(Value.self)
    return TickSignal(raw: { [plan] downstream in
      Throttled(scheduler.engine, Junction(downstream, boxing), period, edges).start(plan)
    })
  }
}

/// When ``TickSignal/throttle(for:edges:on:file:line:)`` delivers a value.
public enum ThrottleEdges: Sendable, Hashable {
  /// The first value of a period, at once.
  case leading
  /// The newest value of a period, at its end.
  case trailing
  /// The first value at once, and the newest at the end if there was another.
  case both
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
  private let edges: ThrottleEdges
  private let state = Lock(State())

  init(_ engine: TimerEngine, _ junction: Junction, _ period: Nanoseconds, _ edges: ThrottleEdges) {
    self.junction = junction
    self.period = period
    self.edges = edges
    super.init(engine: engine)
  }

  func start(_ plan: Plan) {
    junction.add(self)
    junction.run(plan, onNext: { self.receive($0) }, onEnd: { self.end($0) })
  }

  private func receive(_ value: UnsafeRawPointer) {
    let (opens, replaced): (Bool, (any ValueBox)?) = state.withLock { state in
      let opens = !state.isInPeriod
      state.isInPeriod = true
      guard edges == .trailing || (edges == .both && !opens) else { return (opens, nil) }
      defer { state.waiting = junction.boxing.box(value) }
      return (opens, state.waiting)
    }
    withExtendedLifetime(replaced) {}
    guard opens else { return }
    startPeriod()
    if edges != .trailing { junction.gate.next(value) }
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
    let (opens, goesOn): (Bool, Bool) = state.withLock { state in
      guard let value = state.waiting.take() else {
        state.isInPeriod = false
        return (false, false)
      }
      let opens = gate.enqueue(.next(value))
      if state.hasCompleted { return (gate.enqueue(.end(.completed)) || opens, false) }
      state.isInPeriod = edges != .trailing
      return (opens, state.isInPeriod)
    }
    if goesOn { startPeriod() }
    if opens { gate.open() }
  }
}
