extension TickSignal {
  /// Delivers every event on `scheduler`, in order: this fixes the context in which subscribers run.
  ///
  /// ```swift
  /// let rows = download.deliver(on: .main)  // subscribers run on main
  /// ```
  ///
  /// Delivery is asynchronous, one event at a time. Events and the other work of the scheduler run in the order in which they arrived or
  /// were scheduled. `.main` is special: an event that arrives on main while no earlier event of this subscription is queued is delivered
  /// synchronously. A failure or completion follows the values that were sent before it.
  ///
  /// After a disposal on `scheduler` nothing more is delivered, not even events that are already queued. By default the queue has no bound:
  /// ``SchedulerStatistics/queuedValues`` shows how long it is. For a sender that may be faster than the subscriber, `buffering` says how many
  /// values may wait:
  ///
  /// ```swift
  /// let positions = gps.deliver(on: .main, buffering: .newest(1))
  /// ```
  ///
  /// The completion or failure is never dropped. If `.newest` drops a value, the next one takes its place among the other work of the
  /// scheduler, and is delivered that much earlier. If it went to the back instead, a sender that is always faster than the scheduler could
  /// put off the delivery forever.
  ///
  /// - Parameters:
  ///   - scheduler: Where every event is delivered.
  ///   - buffering: How many values may wait, and which are dropped when there are more.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The same events, on `scheduler`.
  public func deliver(
    on scheduler: any TickScheduler, buffering: TickBuffering = .unbounded, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let boxing = Boxing(Value.self)
    return through { downstream in
      Delivery(scheduler.engine, CallOrigin("deliver", file, line), downstream, boxing, buffering).start()
    }
  }
}

/// Unchecked like its superclass; it adds constants, and state protected by a lock.
private final class Delivery: TickTimer, @unchecked Sendable {
  private let downstream: RawSubscriber
  private let boxing: Boxing
  private let buffering: TickBuffering
  /// The events that wait, which are dropped once it is over: the subscription has ended, or the scheduler was shut down.
  private let state = Lock((queue: FIFO<Arrival>(), isOver: false))
  /// Held while an event is queued or being delivered; a value that is delivered synchronously takes no lock.
  private let turn = Turn()
  private let upstream = Scope()

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ downstream: RawSubscriber, _ boxing: Boxing, _ buffering: TickBuffering) {
    self.downstream = downstream
    self.boxing = boxing
    self.buffering = buffering
    super.init(engine: engine, for: origin)
  }

  deinit {
    engine.countQueued(-state.withLock { $0.queue.count })
  }

  func start() -> RawSubscriber {
    downstream.scope.setFeeder(self)
    return RawSubscriber(leg: upstream, onNext: { self.receive($0) }, onEnd: { self.receive($0) })
  }

  private func receive(_ value: borrowing ValueInFlight) {
    if begin() { deliver(isLast: true) { downstream.onNext(value) } } else { enqueue(.next(boxing.box(value))) }
  }

  private func receive(_ outcome: Outcome) {
    if begin() { deliver(isLast: true) { downstream.onEnd(outcome) } } else { enqueue(.end(outcome)) }
  }

  /// Takes the turn if an event may be delivered synchronously: on main, with no earlier event queued, while time runs.
  private func begin() -> Bool {
    engine.policy.deliversInline && engine.isCurrent && !engine.isShutDown && !engine.isStopped && turn.beginIfFree()
  }

  private func enqueue(_ event: RawEvent) {
    let arrival = Arrival(event, at: engine.now, on: engine)
    let (isFirst, dropped): (Bool, Arrival?) = state.withLock { state in
      if state.isOver { return (false, arrival) }
      var dropped: Arrival?
      if case .next = event, state.queue.count >= buffering.limit {
        guard case .newest = buffering else { return (false, arrival) }
        dropped = state.queue.popFirst()
      }
      state.queue.append(arrival)
      return (turn.begin(), dropped)
    }
    if dropped == nil { engine.countQueued(1) }
    if isFirst { arrival.arm(self) }
  }

  override func didDispose() {
    upstream.dispose()
    let dropped = state.withLock { state in
      state.isOver = true
      return exchange(&state.queue, with: FIFO())
    }
    if !dropped.isEmpty { engine.countQueued(-dropped.count) }
  }

  override func fire(_ tick: Tick) {
    let (arrival, isLast) = state.withLock { ($0.queue.popFirst(), $0.queue.isEmpty) }
    guard let arrival else { return }
    engine.countQueued(-1)
    deliver(isLast: isLast) { downstream.send(arrival.event) }
  }

  /// Delivers one event, and arms the timer for the next one, which is queued already unless it is the last.
  private func deliver(isLast: Bool, _ event: () -> Void) {
    if !downstream.isEnded { event() }
    var isLast = isLast
    while true {
      if isLast, turn.end() { return }
      if let next = state.withLock({ $0.queue.first }) { return next.arm(self) }
      isLast = true
    }
  }
}
