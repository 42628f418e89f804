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
    return TickSignal(source: { downstream in
      Debounced(scheduler.engine, Junction(downstream), quiet).start(self)
    })
  }
}

private final class Debounced<Value: Sendable, Failure: Error>: TickTimer, @unchecked Sendable {
  private let junction: Junction<Value, Failure>
  private let quiet: Nanoseconds
  private let waiting = Lock<(due: Nanoseconds, value: Value)?>(nil)

  init(_ engine: TimerEngine, _ junction: Junction<Value, Failure>, _ quiet: Nanoseconds) {
    self.junction = junction
    self.quiet = quiet
    super.init(engine: engine)
  }

  func start(_ signal: TickSignal<Value, Failure>) {
    junction.add(self)
    junction.run(signal, onNext: { value, _ in self.receive(value) }, onEnd: { self.end($0) })
  }

  private func receive(_ value: Value) {
    let due = engine.now.nanoseconds.adding(quiet)
    let replaced = waiting.withLock { waiting in
      defer { waiting = (due, value) }
      return waiting
    }
    withExtendedLifetime(replaced) {}
    engine.reset(self, to: due)
  }

  private func end(_ outcome: Outcome<Failure>) {
    if case .completed = outcome, let last = waiting.withLock({ $0.take() }) { junction.gate.next(last.value) }
    junction.gate.finish(outcome)
  }

  override func fire(_ tick: Tick) {
    // A value that came while this firing was on its way is not due yet, and has its own.
    let due = waiting.withLock { waiting in
      waiting.map { $0.due <= tick.fired.nanoseconds } == true ? waiting.take() : nil
    }
    if let due { junction.gate.next(due.value) }
  }
}
