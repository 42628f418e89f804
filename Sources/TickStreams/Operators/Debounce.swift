extension TickSignal {
  /// Passes on a value once nothing newer has come for `quiet`.
  ///
  /// RAC calls this `throttle:`.
  ///
  /// - First value: `quiet` after the last value before the first pause, on `scheduler`. Never early, no leeway.
  /// - Boundary: of a newer value and the end of the pause at the very same instant, the one that was scheduled first comes first. So an
  ///   interval debounced for its own length passes each tick.
  /// - At completion: the value that waits is delivered at once, in the upstream's context, then completion.
  /// - At failure and disposal: the value that waits is dropped.
  ///
  /// ```text
  /// self                  a-b-c-------d-|
  /// debounce(for: 3, …)   -------c------(d|)
  /// ```
  ///
  /// Holds one value. A new value moves the timer, which costs no wake-up.
  ///
  /// - Parameters:
  ///   - quiet: How long nothing must come, not negative; a negative time is a programmer error.
  ///   - scheduler: Where to wait and deliver.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: The debounced signal.
  public func debounce(
    for quiet: Duration, on scheduler: some TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let quiet = quiet.checkedNotNegative("quiet", file: file, line: line)
    let boxing = Boxing(Value.self)
    return TickSignal(raw: { [plan] downstream in
      Debounced(scheduler.engine, Junction(downstream, boxing), quiet).start(plan)
    })
  }
}

private final class Debounced: TickTimer, @unchecked Sendable {
  // Unchecked as its superclass; what it adds is constant or behind a lock.

  private let junction: Junction
  private let quiet: Nanoseconds
  private let waiting = Lock<(due: Nanoseconds, value: any ValueBox)?>(nil)

  init(_ engine: TimerEngine, _ junction: Junction, _ quiet: Nanoseconds) {
    self.junction = junction
    self.quiet = quiet
    super.init(engine: engine)
  }

  func start(_ plan: Plan) {
    junction.add(self)
    junction.run(plan, onNext: { self.receive($0) }, onEnd: { self.end($0) })
  }

  private func receive(_ value: UnsafeRawPointer) {
    let due = engine.now.nanoseconds.adding(quiet)
    let box = junction.boxing.box(value)
    let replaced = waiting.withLock { waiting in
      defer { waiting = (due, box) }
      return waiting
    }
    withExtendedLifetime(replaced) {}
    engine.reset(self, to: due)
  }

  private func end(_ outcome: Outcome) {
    let gate = junction.gate
    let (opens, last): (Bool, (any ValueBox)?) = waiting.withLock { waiting in
      guard case .completed = outcome, let last = waiting.take() else { return (gate.enqueue(.end(outcome)), nil) }
      let opens = gate.enqueue(.next(last.value))
      return (gate.enqueue(.end(outcome)) || opens, last.value)
    }
    if opens { gate.open() }
    withExtendedLifetime(last) {}
  }

  override func fire(_ tick: Tick) {
    let gate = junction.gate
    let (opens, last): (Bool, (any ValueBox)?) = waiting.withLock { waiting in
      // A value that came while this firing was on its way is not due yet, and has its own.
      guard let last = waiting, last.due <= tick.fired.nanoseconds else { return (false, nil) }
      waiting = nil
      return (gate.enqueue(.next(last.value)), last.value)
    }
    if opens { gate.open() }
    withExtendedLifetime(last) {}
  }
}
