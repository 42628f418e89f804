extension TickSignal {
  /// Subscribes with a closure that runs isolated to `owner`, with every event, in order.
  ///
  /// ```swift
  /// signal.subscribe(in: store, onEvent: { store, event in store.take(event) })
  /// ```
  ///
  /// By the rules of ``subscribe(in:onNext:)``.
  ///
  /// - Parameters:
  ///   - owner: Where to run; not retained.
  ///   - onEvent: Called with each event.
  /// - Returns: The handle; dropping it ends the subscription.
  @_disfavoredOverload
  public func subscribe<Owner: Actor>(
    in owner: Owner, onEvent: @escaping @Sendable (isolated Owner, Event<Value, Failure>) -> Void
  ) -> Subscription {
    let scope = Scope()
    let mailbox = ActorMailbox(owner, scope, onEvent)
    let leg = Scope(within: scope)
    raw.run(RawSubscriber(leg: leg, onNext: { mailbox.put(.next($0.as(Value.self))) }, onEnd: { mailbox.put(Event($0)) }))
    return Subscription(scope)
  }
}

extension TickSignal where Failure == Never {
  /// Subscribes with a closure that runs isolated to `owner`: an actor gets values as it gets calls, without a task of its own to loop in.
  ///
  /// ```swift
  /// signal.subscribe(in: store) { store, value in store.count += value }
  /// ```
  ///
  /// - Delivery: asynchronous, in order, one value at a time; those that come faster than the actor takes them wait, without a bound. After
  ///   every 32 values the actor serves its other calls, so a fast sender does not keep them out. In a test the values arrive on the timeline that
  ///   subscribes.
  /// - The owner is not retained, but for the time of a delivery. When it has gone, the subscription ends with the next event.
  /// - A dispose from inside the actor is absolute: nothing more at all, also of what waits.
  ///
  /// - Parameters:
  ///   - owner: Where to run.
  ///   - onNext: Called with each value.
  /// - Returns: The handle; dropping it ends the subscription.
  public func subscribe<Owner: Actor>(
    in owner: Owner, onNext: @escaping @Sendable (isolated Owner, Value) -> Void
  ) -> Subscription {
    subscribe(
      in: owner,
      onEvent: { owner, event in
        if case .next(let value) = event { onNext(owner, value) }
      }
    )
  }
}

/// The events on their way into an actor.
private final class ActorMailbox<Owner: Actor, Value: Sendable, Failure: Error>: Sendable {
  private typealias Waiting = FIFO<Event<Value, Failure>>

  private struct State: Sendable {
    var waiting = Waiting()
    var isDelivering = false
  }

  private weak let owner: Owner?
  private let scope: Scope
  private let onEvent: @Sendable (isolated Owner, Event<Value, Failure>) -> Void
  private let timeline = Timelines.current
  private let state = Lock(State())

  /// How many events are delivered before the actor may serve another call.
  private static var batch: Int { 32 }

  init(_ owner: Owner, _ scope: Scope, _ onEvent: @escaping @Sendable (isolated Owner, Event<Value, Failure>) -> Void) {
    self.owner = owner
    self.scope = scope
    self.onEvent = onEvent
  }

  func put(_ event: Event<Value, Failure>) {
    guard owner != nil else {
      scope.end()
      return
    }
    let begins = state.withLock { state in
      state.waiting.append(event)
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    if begins { _ = Timelines.startTask(on: timeline ?? Timelines.current) { await self.deliver() } }
  }

  /// Delivers what waits, and leaves the actor now and then: one task, so the events stay in order.
  private func deliver() async {
    while await deliverBatch() { await Task.yield() }
  }

  /// True if more may be waiting.
  private func deliverBatch() async -> Bool {
    guard let owner else {
      scope.end()
      _ = next()
      return false
    }
    return await deliverBatch(in: owner)
  }

  private func deliverBatch(in owner: isolated Owner) -> Bool {
    for _ in 0..<Self.batch {
      guard let event = next() else { return false }
      if event.isTerminal { scope.end() }
      onEvent(owner, event)
    }
    return true
  }

  /// The next event, or `nil` if there is none or the subscription is over, which drops what waits.
  private func next() -> Event<Value, Failure>? {
    let isOver = scope.isEnded
    let (next, dropped): (Event<Value, Failure>?, Waiting?) = state.withLock { state in
      var dropped: Waiting?
      if isOver {
        dropped = state.waiting
        state.waiting = Waiting()
      }
      let next = state.waiting.popFirst()
      state.isDelivering = next != nil
      return (next, dropped)
    }
    withExtendedLifetime(dropped) {}
    return next
  }
}
