import Synchronization

/// A mutual exclusion that never blocks: a thread that finds it held appends an item and returns, and the holder drains the items before it
/// leaves.
///
/// Without contention, entering and leaving cost two atomic operations. The waiting items are guarded by a lock.
struct Serializer<Item: Sendable>: ~Copyable, Sendable {
  private let state: Atomic<UInt8>
  private let waiting: Lock<FIFO<Item>>

  init() {
    state = Atomic(SerializerState.free)
    waiting = Lock(FIFO())
  }

  /// Creates a serializer that the caller holds, with these items to drain.
  init(holding items: FIFO<Item>) {
    state = Atomic(items.isEmpty ? SerializerState.held : SerializerState.heldWithItems)
    waiting = Lock(items)
  }

  /// Takes the serializer if it is free.
  ///
  /// The caller then holds it until ``leave()`` returns `nil`.
  @inline(__always)
  func enter() -> Bool {
    state.compareExchange(expected: SerializerState.free, desired: SerializerState.held, ordering: .acquiring).exchanged
  }

  /// Appends an item.
  ///
  /// - Returns: Whether the serializer was free: the caller now holds it, and gets the item from ``leave()``.
  @inline(never) func append(_ item: Item) -> Bool {
    waiting.withLock { waiting in
      waiting.append(item)
      return state.exchange(SerializerState.heldWithItems, ordering: .acquiringAndReleasing) == SerializerState.free
    }
  }

  /// Runs `body` if the serializer is free, and otherwise appends `item` for the holder.
  ///
  /// The caller never has to drain, because every thread that has an item meanwhile waits for the lock. So nothing of the user's may run in
  /// `body`.
  func run(orAppend item: Item, _ body: () -> Void) {
    waiting.withLock { waiting in
      while !enter() {
        let before = state.compareExchange(
          expected: SerializerState.held, desired: SerializerState.heldWithItems, ordering: .acquiringAndReleasing
        ).original
        if before != SerializerState.free { return waiting.append(item) }
      }
      body()
      // Items are appended under the lock only, so there are none.
      state.store(SerializerState.free, ordering: .releasing)
    }
  }

  /// The next item for the holder, or `nil`: the serializer is free again.
  @inline(__always)
  func leave() -> Item? {
    if state.compareExchange(expected: SerializerState.held, desired: SerializerState.free, ordering: .releasing).exchanged { return nil }
    return next()
  }

  @inline(never) private func next() -> Item? {
    waiting.withLock { waiting in
      let item = waiting.popFirst()
      // Items are appended under the lock only, so no other thread changes the state now.
      if waiting.isEmpty { state.store(SerializerState.held, ordering: .relaxed) }
      return item
    }
  }
}

private enum SerializerState {
  static let free: UInt8 = 0
  static let held: UInt8 = 1
  /// Held, and items may be waiting.
  static let heldWithItems: UInt8 = 2
}

/// Delivers one event at a time to a downstream that several contexts can reach.
///
/// If the subscriber is free, the sender delivers its event synchronously. If it is held, possibly by a delivery further up the same stack, the
/// sender appends the event and returns, and the holder delivers it before leaving. So the order is kept, no thread blocks, and no lock is
/// held during a delivery.
///
/// Only the call of the downstream is serialized: during a subscribe or a dispose inside it, the events of a synchronous source would pile
/// up in the queue.
///
/// Unchecked only because ``Stage`` is a subclass: it has constants and a serializer.
class SerializedSubscriber: @unchecked Sendable {
  private struct Item: Sendable {
    var event: RawEvent
    var origin: Scope?
  }

  final let downstream: RawSubscriber
  /// Boxes values of the type that is sent, to be kept or sent later.
  final let boxing: Boxing
  private let serializer: Serializer<Item>
  /// The engine of the stage that sends, if nothing more is delivered once that is shut down.
  private let engine: TimerEngine?

  init(_ downstream: RawSubscriber, _ boxing: Boxing, on engine: TimerEngine? = nil) {
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
  final func next(_ value: borrowing ValueInFlight, from origin: Scope? = nil) {
    if serializer.enter() {
      if !isSilent, origin?.isRevoked != true { downstream.onNext(value) }
      drain()
    } else if serializer.append(Item(event: .next(boxing.box(value)), origin: origin)) {
      drain()
    }
  }

  @inline(never) final func finish(_ outcome: Outcome) {
    if serializer.append(Item(event: .end(outcome), origin: nil)) { drain() }
  }

  /// Takes the turn to deliver an event that the caller chose under its lock; if another context has the turn, appends the event for that
  /// one.
  @inline(never) final func enqueue(_ output: inout StageOutput) {
    guard !output.events.isEmpty else { return }
    output.mustDrain = serializer.enter()
    output.isQueued = !output.mustDrain
    guard output.isQueued else { return }
    var events = output.events
    while let event = events.popFirst() {
      if serializer.append(Item(event: event, origin: nil)) { output.mustDrain = true }
    }
  }

  /// Delivers that event and the queued ones, after unlocking.
  final func deliver(_ output: inout StageOutput) {
    while !output.isQueued, let event = output.events.popFirst() { deliver(event, from: nil) }
    drain()
  }

  final var isEnded: Bool { downstream.isEnded }

  /// The subscriber whose events are serialized.
  final var entrance: RawSubscriber {
    RawSubscriber(scope: downstream.scope, onNext: { self.next($0) }, onEnd: { self.finish($0) })
  }

  /// Delivers the queued events, and leaves.
  final func drain() {
    while let item = serializer.leave() { deliver(item.event, from: item.origin) }
  }

  @inline(never) private func deliver(_ event: RawEvent, from origin: Scope?) {
    if !isSilent, origin?.isRevoked != true { downstream.send(event) }
  }

  /// Whether nothing more is delivered.
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
