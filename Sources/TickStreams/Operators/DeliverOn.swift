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
    let boxing = Boxing(Value.self)
    return through { downstream in
      Delivery(scheduler.engine.serving("deliver"), downstream, boxing).start()
    }
  }
}

/// Unchecked as its superclass; what it adds is constant or behind a lock.
private final class Delivery: TickTimer, @unchecked Sendable {
  private struct State: Sendable {
    var queue = FIFO<RawEvent>()
    /// Whether an event is queued or being delivered.
    var isBusy = false
  }

  private let downstream: RawSubscriber
  private let boxing: Boxing
  private let state = Lock(State())

  init(_ engine: TimerEngine, _ downstream: RawSubscriber, _ boxing: Boxing) {
    self.downstream = downstream
    self.boxing = boxing
    super.init(engine: engine)
  }

  func start() -> RawSubscriber {
    let leg = Scope()
    downstream.scope.own(CompositeDisposable([leg, self]))
    return RawSubscriber(leg: leg, onNext: { self.receive($0) }, onEnd: { self.receive($0) })
  }

  private func receive(_ value: UnsafeRawPointer) {
    enter(queueing: { .next(boxing.box(value)) }, inPlace: { downstream.onNext(value) })
  }

  private func receive(_ outcome: Outcome) {
    enter(queueing: { .end(outcome) }, inPlace: { downstream.onEnd(outcome) })
  }

  private func enter(queueing event: () -> RawEvent, inPlace deliver: () -> Void) {
    let mayDeliver = engine.deliversInline && engine.isCurrent
    let isFirst = state.withLock { state in
      defer { state.isBusy = true }
      if state.isBusy || !mayDeliver { state.queue.append(event()) }
      return !state.isBusy
    }
    guard isFirst else { return }
    if mayDeliver {
      if !downstream.isEnded { deliver() }
      proceed()
    } else {
      engine.armNow(self)
    }
  }

  override func fire(_ tick: Tick) {
    if let event = state.withLock({ $0.queue.popFirst() }), !downstream.isEnded { downstream.send(event) }
    proceed()
  }

  private func proceed() {
    let isBusy = state.withLock { state in
      state.isBusy = !state.queue.isEmpty
      return state.isBusy
    }
    if isBusy { engine.armNow(self) }
  }
}
