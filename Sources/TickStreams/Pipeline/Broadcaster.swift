import Synchronization

/// Sends the same events to any number of subscribers, one event at a time and in one order for all.
///
/// Subjects, values and shared signals are made of it. A subscriber gets exactly the events that are sent after it subscribed. If the
/// broadcaster remembers values, the subscriber gets the latest ones first, through its own ``SerializedSubscriber``, in which newer
/// ones queue meanwhile, however many threads send.
///
/// This is the sending side. When it is deallocated, nothing more can be sent, and the subscriptions end without a completion, since a
/// subject may be deallocated right after its last use.
@usableFromInline
package final class Broadcaster: Sendable {
  private let subscribers = SubscriberList()
  private let boxing: Boxing
  private let memory = Lock((values: FIFO<any ValueBox>(), outcome: nil as Outcome?))
  private let memoryLimit: Int

  /// Creates a broadcaster that remembers up to `memory` values.
  package init(_ boxing: Boxing, memory limit: Int = 0) {
    self.boxing = boxing
    memoryLimit = limit
  }

  deinit {
    subscribers.endAll()
  }

  /// The latest value, if the broadcaster remembers values.
  package var latest: (any ValueBox)? { memory.withLock { $0.values.last } }

  /// Whether a terminal event has been sent.
  package var isFinished: Bool { subscribers.isClosed }

  package var subscriberCount: Int { subscribers.count }

  // MARK: - Sending

  @usableFromInline
  package func next(_ value: borrowing ValueInFlight) {
    if memoryLimit == 0 { subscribers.next(value, boxing) } else { remember(boxing.box(value)) }
  }

  /// Takes the turn for a value, or queues the value behind that of another thread, so that an end that comes later follows it.
  ///
  /// It may be called under a lock, since no subscriber is called. Only for a broadcaster that remembers nothing.
  ///
  /// - Returns: The turn, for ``next(_:_:)`` with no lock held.
  func takeTurn(for value: borrowing ValueInFlight) -> SendingTurn { subscribers.takeTurn(for: value, boxing) }

  /// Sends a value for which the turn was taken.
  func next(_ value: borrowing ValueInFlight, _ turn: SendingTurn) {
    subscribers.next(value, turn)
  }

  /// Queues a value for the subscribers; only for a broadcaster that remembers values.
  ///
  /// It may be called under a lock: no subscriber is called, and the value that is no longer remembered is added to `forgotten`, for the caller to release
  /// outside.
  ///
  /// - Returns: Whether the caller has to call ``deliver()`` with no lock held: no other thread does.
  package func queue(_ value: any ValueBox, _ forgotten: inout [any ValueBox]) -> Bool {
    let stored = store(value)
    if let value = stored.forgotten { forgotten.append(value) }
    return stored.mustDeliver
  }

  /// Delivers what is queued.
  package func deliver() {
    subscribers.drain()
  }

  /// Sends a value if `expected` is still the latest one.
  ///
  /// Only for a broadcaster that remembers values, and that has not been finished.
  ///
  /// - Returns: Whether the value was sent.
  package func next(_ value: borrowing ValueInFlight, replacing expected: any ValueBox) -> Bool {
    remember(boxing.box(value), replacing: expected)
  }

  @discardableResult
  private func remember(_ value: any ValueBox, replacing expected: (any ValueBox)? = nil) -> Bool {
    let (isAccepted, mustDeliver, forgotten) = store(value, replacing: expected)
    withExtendedLifetime(forgotten) {}
    if mustDeliver { deliver() }
    return isAccepted
  }

  /// Stores a value and queues it in one step, so that a subscriber that arrives at the same time gets it once: from the memory, or live.
  private func store(
    _ value: any ValueBox, replacing expected: (any ValueBox)? = nil
  ) -> (isAccepted: Bool, mustDeliver: Bool, forgotten: (any ValueBox)?) {
    memory.withLock { memory in
      guard memory.outcome == nil, expected == nil || memory.values.last === expected else { return (false, false, nil) }
      memory.values.append(value)
      let forgotten = memory.values.count > memoryLimit ? memory.values.popFirst() : nil
      return (true, subscribers.enqueue(.next(value)), forgotten)
    }
  }

  package func finish(_ outcome: Outcome) {
    let mustDrain = memory.withLock { memory in
      guard memory.outcome == nil else { return false }
      memory.outcome = outcome
      return subscribers.close(outcome)
    }
    if mustDrain { subscribers.drain() }
  }

  // MARK: - Subscribing

  /// Adds a subscriber and delivers the remembered values to it.
  package func subscribe(_ subscriber: RawSubscriber) {
    let (replaying, listed, outcome): (SerializedSubscriber?, ListedSubscriber?, Outcome?) = memory.withLock { memory in
      let replaying = memory.values.isEmpty ? nil : SerializedSubscriber(subscriber, boxing, holding: memory.values)
      guard memory.outcome == nil else { return (replaying, nil, memory.outcome) }
      let listed = ListedSubscriber(replaying?.entrance ?? subscriber, in: subscribers)
      subscribers.add(listed)
      return (replaying, listed, nil)
    }
    if let listed { subscriber.scope.setFeeder(listed) }
    replaying?.drain()
    if let outcome, !subscriber.isEnded { subscriber.onEnd(outcome) }
  }
}
