extension TickSignal {
  /// Delivers each value `delay` later, on `scheduler`, in order.
  ///
  /// - Origin: the moment a value arrives, on the clock of `scheduler`. Never early, no leeway.
  /// - At completion: it follows the last delayed value, and passes at once, in the upstream's context, if none is waiting.
  /// - At failure: not delayed; it passes at once, and the values that wait are dropped. So they are on disposal.
  /// - After a stall: what became due is delivered one by one, in order.
  ///
  /// Holds every value of the last `delay`, with no other bound, and one timer.
  ///
  /// ```text
  /// self              a---b-|
  /// delay(3, …)       ---a---(b|)
  /// ```
  ///
  /// - Parameters:
  ///   - delay: Not negative; with zero, values are delivered as soon as possible, asynchronously.
  ///   - scheduler: Where to wait and deliver.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: The delayed signal.
  public func delay(
    _ delay: Duration, on scheduler: some TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let delay = delay.checkedNotNegative("delay", file: file, line: line)
    return TickSignal(source: { downstream in
      let delayed = Delayed(scheduler.engine, Junction(downstream), delay)
      delayed.start(self)
    })
  }
}

private final class Delayed<Value: Sendable, Failure: Error>: TickTimer, @unchecked Sendable {
  private struct State: Sendable {
    var waiting = FIFO<(due: Nanoseconds, value: Value)>()
    var isDelivering = false
    var hasCompleted = false

    var isIdle: Bool { waiting.isEmpty && !isDelivering }
  }

  private let junction: Junction<Value, Failure>
  private let delay: Nanoseconds
  private let state = Lock(State())

  init(_ engine: TimerEngine, _ junction: Junction<Value, Failure>, _ delay: Nanoseconds) {
    self.junction = junction
    self.delay = delay
    super.init(engine: engine)
  }

  func start(_ signal: TickSignal<Value, Failure>) {
    junction.add(self)
    junction.run(signal, onNext: { value, _ in self.receive(value) }, onEnd: { self.end($0) })
  }

  private func receive(_ value: Value) {
    let due = engine.now.nanoseconds.adding(delay)
    let isFirst = state.withLock { state in
      defer { state.waiting.append((due, value)) }
      return state.isIdle
    }
    if isFirst { engine.arm(self, at: due) }
  }

  private func end(_ outcome: Outcome<Failure>) {
    guard case .completed = outcome else { return junction.gate.finish(outcome) }
    let isIdle = state.withLock { state in
      state.hasCompleted = true
      return state.isIdle
    }
    if isIdle { junction.gate.finish(.completed) }
  }

  override func fire(_ tick: Tick) {
    let value = state.withLock { state in
      state.isDelivering = true
      return state.waiting.popFirst()?.value
    }
    if let value { junction.gate.next(value) }
    let (next, isOver) = state.withLock { state in
      state.isDelivering = false
      return (state.waiting.first?.due, state.hasCompleted)
    }
    if let next {
      engine.arm(self, at: next)
    } else if isOver {
      junction.gate.finish(.completed)
    }
  }
}
