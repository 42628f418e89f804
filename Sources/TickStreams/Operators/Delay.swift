extension TickSignal {
  /// Delivers each value `delay` later, on `scheduler`, in order.
  ///
  /// - Origin: the moment a value arrives, on the clock of `scheduler`. Never early, no leeway but the scheduler's.
  /// - Boundary: work that is due at the same instant runs in the order in which values arrived and timers were scheduled.
  /// - At completion: completion follows the last delayed value; without a pending value it is passed on immediately, in the upstream's
  ///   context. So `.empty.delay(…)` ends immediately; a pause is ``delaySubscription(_:on:file:line:)``.
  /// - At failure: the failure is not delayed; it is passed on immediately, and the pending values are dropped, as on disposal.
  /// - After a stall: the values that became due are delivered one by one, in order.
  ///
  /// Holds every value of the last `delay`, without another bound, and one timer.
  ///
  /// ```text
  /// self              a---b-|
  /// delay(3, …)       ---a---(b|)
  /// ```
  ///
  /// ![An input, and the same delayed by 3 s.](operator-delay)
  ///
  /// - Parameters:
  ///   - delay: The delay of each value, not negative; with zero, values are delivered as soon as possible, asynchronously.
  ///   - scheduler: The scheduler to wait and deliver on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The delayed signal.
  public func delay(_ delay: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) -> TickSignal {
    let delay = delay.checkedNotNegative("delay", file: file, line: line)
    return timed(on: scheduler, for: CallOrigin("delay", file, line)) { Delayed($0, delay) }
  }
}

/// Sends each value a fixed time after its arrival; nothing moves the timer, which is armed for the first one that waits.
///
/// Unchecked like its superclass; it adds a constant.
private final class Delayed: TimedStage<(waiting: FIFO<Arrival>, hasCompleted: Bool)>, @unchecked Sendable {
  private let delay: Nanoseconds

  init(_ site: TimedSite, _ delay: Nanoseconds) {
    self.delay = delay
    super.init(site, (FIFO(), false))
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let arrival = Arrival(.next(stage.boxing.box(value)), at: engine.now.adding(delay), on: engine)
    let isFirst = stage.update { state, _ in
      defer { state.waiting.append(arrival) }
      return state.waiting.isEmpty
    }
    if isFirst { arrival.arm(self) }
  }

  override func end(_ outcome: Outcome) {
    guard case .completed = outcome else { return stage.finish(outcome) }
    stage.update { state, output in
      state.hasCompleted = true
      if state.waiting.isEmpty { output.end(.completed) }
    }
  }

  override func fire(_ tick: Tick) {
    let next: Arrival? = stage.update { state, output in
      guard let first = state.waiting.popFirst() else { return nil }
      output.events.append(first.event)
      if state.waiting.isEmpty, state.hasCompleted { output.end(.completed) }
      return state.waiting.first
    }
    next?.arm(self)
  }
}
