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
  func append(_ item: Item) -> Bool {
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

  private func next() -> Item? {
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
