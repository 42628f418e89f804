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
    plan.run(RawSubscriber(leg: leg, onNext: { mailbox.put(.next($0.as(Value.self))) }, onEnd: { mailbox.put(Event($0)) }))
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
  /// - Delivery: asynchronous, in order, one value at a time; those that come faster than the actor takes them wait, without a bound.
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
  private struct State: Sendable {
    var waiting = FIFO<Event<Value, Failure>>()
    var isDelivering = false
  }

  private weak let owner: Owner?
  private let scope: Scope
  private let onEvent: @Sendable (isolated Owner, Event<Value, Failure>) -> Void
  private let state = Lock(State())

  init(_ owner: Owner, _ scope: Scope, _ onEvent: @escaping @Sendable (isolated Owner, Event<Value, Failure>) -> Void) {
    self.owner = owner
    self.scope = scope
    self.onEvent = onEvent
  }

  func put(_ event: Event<Value, Failure>) {
    guard let owner else {
      scope.end()
      return
    }
    let begins = state.withLock { state in
      state.waiting.append(event)
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    if begins { Task { await deliver(in: owner) } }
  }

  private func deliver(in owner: isolated Owner) {
    while let event = next(), !scope.isEnded {
      if event.isTerminal { scope.end() }
      onEvent(owner, event)
    }
  }

  private func next() -> Event<Value, Failure>? {
    state.withLock { state in
      let next = state.waiting.popFirst()
      state.isDelivering = next != nil
      return next
    }
  }
}
