/// Delivers one event at a time to a downstream that several contexts can reach.
///
/// If the subscriber is free, the sender delivers its event in place. If it is held, possibly by a delivery further up the same stack, the
/// sender appends the event and returns, and the holder delivers it before leaving. So the order is kept, no thread blocks, and no lock is
/// held during a delivery.
///
/// Only the call of the downstream is serialized: during a subscribe or a dispose inside it, the events of a synchronous source would pile
/// up in the queue.
package final class SerializedSubscriber: Sendable {
  private struct Item: Sendable {
    var event: RawEvent
    var origin: Scope?
  }

  private let downstream: RawSubscriber
  private let boxing: Boxing
  private let serializer: Serializer<Item>
  /// The engine of the stage that sends, if nothing is delivered any more once that is shut down.
  private let engine: TimerEngine?

  package init(_ downstream: RawSubscriber, _ boxing: Boxing, on engine: TimerEngine? = nil) {
    self.downstream = downstream
    self.boxing = boxing
    self.engine = engine
    serializer = Serializer()
  }

  /// Creates a subscriber that the caller holds, which delivers these values by calling ``drain()``.
  init(_ downstream: RawSubscriber, _ boxing: Boxing, holding values: FIFO<any ValueBox>) {
    self.downstream = downstream
    self.boxing = boxing
    engine = nil
    serializer = Serializer(holding: values.map { Item(event: .next($0), origin: nil) })
  }

  /// Delivers a value, unless `origin`, the leg it came from, has been revoked by the time of the delivery.
  package func next(_ value: borrowing ValueInFlight, from origin: Scope? = nil) {
    if serializer.enter() {
      if !isSilent, origin?.isRevoked != true { downstream.onNext(value) }
      drain()
    } else if serializer.append(Item(event: .next(boxing.box(value)), origin: origin)) {
      drain()
    }
  }

  package func finish(_ outcome: Outcome) {
    if enqueue(.end(outcome)) { drain() }
  }

  /// Appends an event to the queue, without delivering it.
  ///
  /// For ``SerializedState``, which calls this under its lock and drains after unlocking.
  ///
  /// - Returns: Whether the caller now holds the subscriber and has to call ``drain()``.
  func enqueue(_ event: RawEvent) -> Bool {
    serializer.append(Item(event: event, origin: nil))
  }

  /// The subscriber whose events are serialized.
  package var entrance: RawSubscriber {
    RawSubscriber(scope: downstream.scope, onNext: { self.next($0) }, onEnd: { self.finish($0) })
  }

  /// Delivers the queued events, and leaves.
  func drain() {
    while let item = serializer.leave() { deliver(item) }
  }

  private func deliver(_ item: Item) {
    if !isSilent, item.origin?.isRevoked != true { downstream.send(item.event) }
  }

  /// Whether nothing is delivered any more.
  private var isSilent: Bool { downstream.isEnded || engine?.isShutDown == true }
}

/// An event that is kept, with its types erased.
enum RawEvent: Sendable {
  case next(any ValueBox)
  case end(Outcome)
}

extension RawSubscriber {
  func send(_ event: RawEvent) {
    switch event {
    case .next(let value): next(value)
    case .end(let outcome): onEnd(outcome)
    }
  }
}
