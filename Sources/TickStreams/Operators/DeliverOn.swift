extension TickSignal {
  /// Delivers every event on `scheduler`, in order: what fixes the context that subscribers run in.
  ///
  /// Delivery is asynchronous, one event at a time in its turn among the other work of the scheduler. `.main` is special: an event that
  /// arrives on main, when nothing earlier of this subscription is queued, is delivered in place. Failures and completion keep their place
  /// behind the values before them.
  ///
  /// A dispose on `scheduler` is absolute: nothing more is delivered, also of what is queued. Holds the events that are queued, without a
  /// bound.
  public func deliver(on scheduler: some TickScheduler) -> TickSignal {
    TickSignal(source: { downstream in
      Delivery(scheduler.engine, downstream).start(self)
    })
  }
}

private final class Delivery<Value: Sendable, Failure: Error>: TickTimer, @unchecked Sendable {
  private struct State: Sendable {
    var queue = FIFO<Event<Value, Failure>>()
    /// Whether an event is queued or being delivered.
    var isBusy = false
  }

  private let downstream: Subscriber<Value, Failure>
  private let state = Lock(State())

  init(_ engine: TimerEngine, _ downstream: Subscriber<Value, Failure>) {
    self.downstream = downstream
    super.init(engine: engine)
  }

  func start(_ signal: TickSignal<Value, Failure>) {
    let leg = Scope()
    downstream.scope.own(CompositeDisposable([leg, self]))
    signal.run(Subscriber(scope: leg, onNext: { self.receive(.next($0)) }, onEnd: { self.receive($0.event()) }))
  }

  private func receive(_ event: Event<Value, Failure>) {
    let mayDeliver = engine.deliversInline && engine.isCurrent
    let isFirst = state.withLock { state in
      defer { state.isBusy = true }
      if state.isBusy || !mayDeliver { state.queue.append(event) }
      return !state.isBusy
    }
    guard isFirst else { return }
    if mayDeliver {
      deliver(event)
      proceed()
    } else {
      engine.armNow(self)
    }
  }

  override func fire(_ tick: Tick) {
    if let event = state.withLock({ $0.queue.popFirst() }) { deliver(event) }
    proceed()
  }

  private func deliver(_ event: Event<Value, Failure>) {
    if !downstream.isEnded { downstream.send(event) }
  }

  private func proceed() {
    let isBusy = state.withLock { state in
      state.isBusy = !state.queue.isEmpty
      return state.isBusy
    }
    if isBusy { engine.armNow(self) }
  }
}

extension Outcome {
  /// The terminal event that tells of this end.
  func event<Value>() -> Event<Value, Failure> {
    switch self {
    case .completed: .completed
    case .failed(let failure): .failed(failure)
    }
  }
}
