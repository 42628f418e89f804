/// Lets one event through at a time, in front of a downstream that several contexts can reach.
///
/// Whoever finds the gate free walks through and delivers; whoever finds it taken, also from inside a delivery, leaves the event in the
/// queue and returns, and the one inside delivers it on the way out. So order is kept, nobody waits, and no lock is held during a delivery.
///
/// The gate surrounds the downstream call only. A subscribe or a dispose inside it would make a synchronous source fill the queue.
package final class Gate<Value: Sendable, Failure: Error>: Sendable {
  private struct Item: Sendable {
    var event: Event<Value, Failure>
    var origin: Scope?
  }

  private let downstream: Subscriber<Value, Failure>
  private let line = Lock(Line<Item>())

  package init(_ downstream: Subscriber<Value, Failure>) {
    self.downstream = downstream
  }

  /// A gate with somebody inside, who has these events to deliver first: the caller, once ``open()`` is called.
  package init(_ downstream: Subscriber<Value, Failure>, holding events: [Event<Value, Failure>]) {
    self.downstream = downstream
    line.withLock { line in
      for event in events { line.hold(Item(event: event, origin: nil)) }
    }
  }

  package func open() {
    while let queued = line.withLock({ $0.leave() }) { deliver(queued) }
  }

  /// Delivers a value, unless `origin`, the leg it came by, has ended by the time it would be delivered.
  package func next(_ value: Value, from origin: Scope? = nil) {
    send(Item(event: .next(value), origin: origin))
  }

  package func finish(_ outcome: Outcome<Failure>) {
    switch outcome {
    case .completed: send(Item(event: .completed, origin: nil))
    case .failed(let failure): send(Item(event: .failed(failure), origin: nil))
    }
  }

  /// A subscriber in front of the gate.
  package var entrance: Subscriber<Value, Failure> {
    Subscriber(
      raw: RawSubscriber(
        scope: downstream.scope,
        onNext: { self.next($0.as(Value.self)) },
        onEnd: { failure in self.finish(failure.map { .failed($0.as(Failure.self)) } ?? .completed) }
      )
    )
  }

  private func send(_ item: Item) {
    guard line.withLock({ $0.enter(item) }) else { return }
    deliver(item)
    open()
  }

  private func deliver(_ item: Item) {
    guard !downstream.isEnded, item.origin?.isEnded != true else { return }
    downstream.send(item.event)
  }
}

/// The bookkeeping of a gate: whether somebody is inside, and what waits.
struct Line<Item: Sendable>: Sendable {
  private var isTaken = false
  private var waiting = FIFO<Item>()

  /// True if the caller is inside now and has to deliver `item` itself; otherwise the item waits for the one inside.
  mutating func enter(_ item: Item) -> Bool {
    guard isTaken else {
      isTaken = true
      return true
    }
    waiting.append(item)
    return false
  }

  /// Takes the gate, and leaves `item` to be delivered on the way out.
  mutating func hold(_ item: Item) {
    isTaken = true
    waiting.append(item)
  }

  /// The next item to deliver, or `nil`, and the caller is outside.
  mutating func leave() -> Item? {
    let next = waiting.popFirst()
    isTaken = next != nil
    return next
  }
}
