extension TickSignal {
  /// Subscribes with a closure that runs isolated to `owner`, with every event, in order.
  ///
  /// ```swift
  /// signal.subscribe(in: store, onEvent: { store, event in store.take(event) })
  /// ```
  ///
  /// Follows the rules of ``subscribe(in:onNext:)``.
  ///
  /// - Parameters:
  ///   - owner: The actor to run in; not retained.
  ///   - onEvent: Called with each event.
  /// - Returns: The handle; dropping it ends the subscription.
  @_disfavoredOverload
  public func subscribe<Owner: Actor>(
    in owner: Owner, onEvent: @escaping @Sendable (isolated Owner, Event<Value, Failure>) -> Void
  ) -> Subscription {
    let scope = Scope()
    let mailbox = ActorMailbox(owner, onEvent)
    scope.setFeeder(mailbox)
    let enqueue: @Sendable (Event<Value, Failure>) -> Void = { mailbox.enqueue($0, of: scope) }
    raw.run(RawSubscriber(leg: mailbox.leg, onNext: { enqueue(.next($0.as(Value.self))) }, onEnd: { enqueue(Event($0)) }))
    return Subscription(scope)
  }
}

extension TickSignal where Failure == Never {
  /// Subscribes with a closure that runs isolated to `owner`, so that an actor needs no task that loops over values.
  ///
  /// ```swift
  /// signal.subscribe(in: store) { store, value in store.count += value }
  /// ```
  ///
  /// - Delivery: asynchronous, in order, one value at a time. Values that arrive faster than the actor handles them are queued, without a
  ///   bound. After every 32 values the delivery yields, so that a fast sender does not keep the actor from its other calls. In a test the
  ///   values arrive on the timeline that subscribes.
  /// - The owner is retained only during a delivery. Once it has been deallocated, the subscription ends with the next event.
  /// - After a disposal inside the actor nothing more is delivered, not even values that are already queued.
  ///
  /// - Parameters:
  ///   - owner: The actor to run in.
  ///   - onNext: Called with each value.
  /// - Returns: The handle; dropping it ends the subscription.
  public func subscribe<Owner: Actor>(in owner: Owner, onNext: @escaping @Sendable (isolated Owner, Value) -> Void) -> Subscription {
    subscribe(
      in: owner,
      onEvent: { owner, event in
        if case .next(let value) = event { onNext(owner, value) }
      }
    )
  }
}

/// The queue of the events for an actor, released with its closure when the subscription ends: the actor may never run the task that delivers.
///
/// It is the feeder of the scope, and so does not hold it.
private final class ActorMailbox<Owner: Actor, Value: Sendable, Failure: Error>: Disposable {
  /// A struct, since each access to a bare function in a lock would wrap it once more.
  private struct Receiver: Sendable {
    let receive: @Sendable (isolated Owner, Event<Value, Failure>) -> Void
  }

  private typealias Waiting = FIFO<Event<Value, Failure>>

  let leg = Scope()
  private weak let owner: Owner?
  private let timeline = Timelines.current
  private let state: Lock<(receiver: Receiver?, waiting: Waiting, isDelivering: Bool)>

  /// The number of events that are delivered before the actor can handle another call.
  private static var batch: Int { 32 }

  init(_ owner: Owner, _ receive: @escaping @Sendable (isolated Owner, Event<Value, Failure>) -> Void) {
    self.owner = owner
    state = Lock((Receiver(receive: receive), Waiting(), false))
  }

  var isDisposed: Bool { state.withLock { $0.receiver == nil } }

  func dispose() {
    let over = state.withLock { ($0.receiver.take(), exchange(&$0.waiting, with: Waiting())) }
    leg.dispose()
    withExtendedLifetime(over) {}
  }

  func enqueue(_ event: Event<Value, Failure>, of scope: Scope) {
    guard owner != nil else {
      scope.end()
      return
    }
    let begins = state.withLock { state in
      guard state.receiver != nil else { return false }
      state.waiting.append(event)
      defer { state.isDelivering = true }
      return !state.isDelivering
    }
    if begins { _ = Timelines.startTask(on: timeline ?? Timelines.current) { await self.deliver(of: scope) } }
  }

  /// Delivers the queued events, and yields after each batch.
  ///
  /// There is one such task at a time, so the events stay in order.
  private func deliver(of scope: Scope) async {
    while await deliverBatch(of: scope) { await Task.yield() }
  }

  /// Delivers up to a batch of events; returns whether more may be queued.
  private func deliverBatch(of scope: Scope) async -> Bool {
    guard let owner else {
      scope.end()
      return false
    }
    return await deliverBatch(of: scope, in: owner)
  }

  private func deliverBatch(of scope: Scope, in owner: isolated Owner) -> Bool {
    for _ in 0..<Self.batch {
      guard !scope.isEnded, let (event, receiver) = next() else { return false }
      if event.isTerminal { scope.end() }
      receiver.receive(owner, event)
    }
    return true
  }

  /// The next event, and who receives it, or `nil` if there is none, or if the subscription has ended.
  private func next() -> (Event<Value, Failure>, Receiver)? {
    state.withLock { state in
      let next = state.receiver.flatMap { receiver in state.waiting.popFirst().map { ($0, receiver) } }
      state.isDelivering = next != nil
      return next
    }
  }
}
