extension TickSignal {
  /// Delivers every event on `scheduler`, in order: what fixes the context that subscribers run in.
  ///
  /// Delivery is asynchronous, one event at a time, in its turn among the other work of the scheduler: what arrived, or was scheduled, first comes
  /// first. `.main` is special: an event that
  /// arrives on main, when nothing earlier of this subscription is queued, is delivered in place. Failures and completion keep their place
  /// behind the values before them.
  ///
  /// A dispose on `scheduler` is absolute: nothing more is delivered, also of what is queued. Holds the events that are queued, without a
  /// bound.
  public func deliver(on scheduler: any TickScheduler) -> TickSignal {
    let boxing = Boxing(Value.self)
    return through { downstream in
      Delivery(scheduler.engine, CallOrigin("deliver"), downstream, boxing).start()
    }
  }
}

/// Unchecked as its superclass; what it adds is constant or behind a lock.
private final class Delivery: TickTimer, @unchecked Sendable {
  private struct Arrival: Sendable {
    let event: RawEvent
    let instant: Nanoseconds
    /// Taken on arrival, so that events take turns with the other work of the scheduler in the order in which both came.
    let number: UInt64

    init(_ event: RawEvent, _ engine: TimerEngine) {
      self.event = event
      instant = engine.now.nanoseconds
      number = engine.sequencer.number(for: instant)
    }
  }

  private struct State: Sendable {
    var queue = FIFO<Arrival>()
    /// Whether an event is queued or being delivered.
    var isBusy = false

    /// Makes the delivery busy; true if it was not.
    mutating func begin() -> Bool {
      defer { isBusy = true }
      return !isBusy
    }
  }

  private let downstream: RawSubscriber
  private let boxing: Boxing
  private let state = Lock(State())

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ downstream: RawSubscriber, _ boxing: Boxing) {
    self.downstream = downstream
    self.boxing = boxing
    super.init(engine: engine, for: origin)
  }

  func start() -> RawSubscriber {
    let leg = Scope()
    downstream.scope.own(CompositeDisposable([leg, self]))
    return RawSubscriber(leg: leg, onNext: { self.receive($0) }, onEnd: { self.receive($0) })
  }

  private func receive(_ value: ValueInFlight) {
    if begin() { deliver { downstream.onNext(value) } } else { enqueue(.next(boxing.box(value))) }
  }

  private func receive(_ outcome: Outcome) {
    if begin() { deliver { downstream.onEnd(outcome) } } else { enqueue(.end(outcome)) }
  }

  /// True if an event may be delivered in place, and nothing earlier is queued.
  private func begin() -> Bool {
    engine.deliversInline && engine.isCurrent && state.withLock { $0.begin() }
  }

  private func enqueue(_ event: RawEvent) {
    let arrival = Arrival(event, engine)
    let isFirst = state.withLock { state in
      state.queue.append(arrival)
      return state.begin()
    }
    if isFirst { engine.arm(self, at: arrival.instant, place: .reserved(arrival.number)) }
  }

  override func fire(_ tick: Tick) {
    guard let arrival = state.withLock({ $0.queue.popFirst() }) else { return }
    deliver { downstream.send(arrival.event) }
  }

  /// Delivers one event, and lets the next one have its turn.
  private func deliver(_ event: () -> Void) {
    if !downstream.isEnded { event() }
    let next: Arrival? = state.withLock { state in
      state.isBusy = !state.queue.isEmpty
      return state.queue.first
    }
    if let next { engine.arm(self, at: next.instant, place: .reserved(next.number)) }
  }
}
