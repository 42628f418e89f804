/// Delivers one event at a time to a downstream that several contexts can reach.
///
/// A context that finds it free delivers its event in place. One that finds it taken, also from inside a delivery, appends the event and
/// returns, and the holder delivers it before leaving. So order is kept, no thread blocks, and no lock is held during a delivery.
///
/// It surrounds the downstream call only. A subscribe or a dispose inside it would make a synchronous source fill the queue.
package final class SerializedSubscriber: Sendable {
  private struct Item: Sendable {
    var event: RawEvent
    var origin: Scope?
  }

  private let downstream: RawSubscriber
  private let boxing: Boxing
  private let serializer: Serializer<Item>

  package init(_ downstream: RawSubscriber, _ boxing: Boxing) {
    self.downstream = downstream
    self.boxing = boxing
    serializer = Serializer()
  }

  /// Held by the caller from the start, which delivers these values by calling ``drain()``.
  init(_ downstream: RawSubscriber, _ boxing: Boxing, holding values: FIFO<any ValueBox>) {
    self.downstream = downstream
    self.boxing = boxing
    serializer = Serializer(holding: values.map { Item(event: .next($0), origin: nil) })
  }

  /// Delivers a value, unless `origin`, the leg it came by, has been revoked by the time it would be delivered.
  package func next(_ value: UnsafeRawPointer, from origin: Scope? = nil) {
    if serializer.enter() {
      if !downstream.isEnded, origin?.isRevoked != true { downstream.onNext(value) }
      drain()
    } else if serializer.append(Item(event: .next(boxing.box(value)), origin: origin)) {
      drain()
    }
  }

  package func finish(_ outcome: Outcome) {
    if enqueue(.end(outcome)) { drain() }
  }

  /// Gives an event its place in the order, without delivering it.
  ///
  /// For ``SerializedState``, which calls this under its lock, and drains outside.
  ///
  /// - Returns: Whether the caller holds the subscriber now, and has to call ``drain()``.
  func enqueue(_ event: RawEvent) -> Bool {
    serializer.append(Item(event: event, origin: nil))
  }

  /// The subscriber that serializes.
  package var entrance: RawSubscriber {
    RawSubscriber(scope: downstream.scope, onNext: { self.next($0) }, onEnd: { self.finish($0) })
  }

  /// Delivers what is queued, and leaves.
  func drain() {
    while let item = serializer.leave() { deliver(item) }
  }

  private func deliver(_ item: Item) {
    if !downstream.isEnded, item.origin?.isRevoked != true { downstream.send(item.event) }
  }
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
