import Synchronization

/// Lets one context in at a time, and nobody wait: who finds it taken leaves an item for the one inside, who sees to it on the way out.
///
/// A door of three states and, behind a lock, the items that wait. Coming and going costs two atomic operations as long as nobody meets.
struct Line<Item: Sendable>: ~Copyable, Sendable {
  private let door: Atomic<UInt8>
  private let waiting: Lock<FIFO<Item>>

  init() {
    door = Atomic(Door.free)
    waiting = Lock(FIFO())
  }

  /// A line with somebody inside, who has these items to see to.
  init(holding items: FIFO<Item>) {
    door = Atomic(items.isEmpty ? Door.taken : Door.crowded)
    waiting = Lock(items)
  }

  /// True if nobody was inside: the caller is now, until ``leave()`` says `nil`.
  @inline(__always)
  func enter() -> Bool {
    door.compareExchange(expected: Door.free, desired: Door.taken, ordering: .acquiring).exchanged
  }

  /// Leaves an item at the end of the queue.
  ///
  /// True if nobody was inside: the caller is now, and finds the item when leaving.
  func append(_ item: Item) -> Bool {
    waiting.withLock { waiting in
      waiting.append(item)
      return door.exchange(Door.crowded, ordering: .acquiringAndReleasing) == Door.free
    }
  }

  /// Sees to something small in passing if nobody is inside, and leaves an item for the one inside otherwise.
  ///
  /// The caller never has to see to what others leave: who finds it inside waits at the lock. So nothing of the user's may run in `act`.
  func pass(_ item: Item, _ act: () -> Void) {
    waiting.withLock { waiting in
      while !enter() {
        let before = door.compareExchange(expected: Door.taken, desired: Door.crowded, ordering: .acquiringAndReleasing).original
        if before != Door.free { return waiting.append(item) }
      }
      act()
      // Under the lock nobody has made the door a crowded one.
      door.store(Door.free, ordering: .releasing)
    }
  }

  /// The next item for the one inside, or `nil`, and nobody is inside.
  @inline(__always)
  func leave() -> Item? {
    if door.compareExchange(expected: Door.taken, desired: Door.free, ordering: .releasing).exchanged { return nil }
    return next()
  }

  private func next() -> Item? {
    waiting.withLock { waiting in
      let item = waiting.popFirst()
      // Under the lock nobody adds an item, so nobody else touches a crowded door.
      if waiting.isEmpty { door.store(Door.taken, ordering: .relaxed) }
      return item
    }
  }
}

private enum Door {
  static let free: UInt8 = 0
  static let taken: UInt8 = 1
  /// Taken, and something may be waiting.
  static let crowded: UInt8 = 2
}
