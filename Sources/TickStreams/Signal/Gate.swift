/// Lets one event through at a time, in front of a downstream that several contexts can reach.
///
/// Whoever finds the gate free walks through and delivers; whoever finds it taken, also from inside a delivery, leaves the event in the
/// queue and returns, and the one inside delivers it on the way out. So order is kept, nobody waits, and no lock is held during a delivery.
///
/// The gate surrounds the downstream call only. A subscribe or a dispose inside it would make a synchronous source fill the queue.
package final class Gate: Sendable {
  private struct Item: Sendable {
    var event: RawEvent
    var origin: Scope?
  }

  private let downstream: RawSubscriber
  private let boxing: Boxing
  private let line: Line<Item>

  package init(_ downstream: RawSubscriber, _ boxing: Boxing) {
    self.downstream = downstream
    self.boxing = boxing
    line = Line()
  }

  /// A gate with somebody inside, who has these values to deliver first: the caller, once ``open()`` is called.
  init(_ downstream: RawSubscriber, _ boxing: Boxing, holding values: FIFO<any ValueBox>) {
    self.downstream = downstream
    self.boxing = boxing
    line = Line(holding: values.map { Item(event: .next($0), origin: nil) })
  }

  /// Delivers a value, unless `origin`, the leg it came by, has been revoked by the time it would be delivered.
  package func next(_ value: UnsafeRawPointer, from origin: Scope? = nil) {
    if line.enter() {
      if !downstream.isEnded, origin?.isRevoked != true { downstream.onNext(value) }
      open()
    } else if line.append(Item(event: .next(boxing.box(value)), origin: origin)) {
      open()
    }
  }

  package func finish(_ outcome: Outcome) {
    if enqueue(.end(outcome)) { open() }
  }

  /// Gives an event its place in the order.
  ///
  /// True if nobody was inside: the caller is now, and has to call ``open()``.
  ///
  /// An operator that takes a value out of its state calls this under its own lock, and opens outside, so that what another context decides next
  /// comes after it. It keeps a reference to the value until then: the one inside may deliver it at once, and must not release the last one while
  /// that lock is held.
  func enqueue(_ event: RawEvent) -> Bool {
    line.append(Item(event: event, origin: nil))
  }

  /// A subscriber in front of the gate.
  package var entrance: RawSubscriber {
    RawSubscriber(scope: downstream.scope, onNext: { self.next($0) }, onEnd: { self.finish($0) })
  }

  /// Delivers what is queued, and leaves.
  func open() {
    while let item = line.leave() { deliver(item) }
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
