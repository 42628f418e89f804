/// The keys of a hub whose figures change alone, and not with a flip, ordered by when they change: a binary heap.
///
/// - Complexity: every operation O(log *n*).
struct HubQueue<Key: Hashable & Sendable>: Sendable {
  typealias Entry = HubEntry<Key>

  private var entries: [Entry] = []

  var first: Entry? { entries.first }

  /// Queues an entry, moves it, or removes it where `change` is `.distantFuture`.
  mutating func schedule(_ entry: Entry, at change: TickInstant) {
    guard change != .distantFuture else { return remove(entry) }
    guard change != entry.nextChange || entry.queueIndex < 0 else { return }
    entry.nextChange = change
    if entry.queueIndex < 0 {
      entry.queueIndex = entries.count
      entries.append(entry)
    }
    siftDown(siftUp(entry.queueIndex))
  }

  mutating func remove(_ entry: Entry) {
    let place = entry.queueIndex
    guard place >= 0 else { return }
    entry.queueIndex = -1
    entry.nextChange = .distantFuture
    let last = entries.removeLast()
    guard last !== entry else { return }
    put(last, at: place)
    siftDown(siftUp(place))
  }

  private mutating func put(_ entry: Entry, at place: Int) {
    entries[place] = entry
    entry.queueIndex = place
  }

  private mutating func siftUp(_ start: Int) -> Int {
    let entry = entries[start]
    var place = start
    while place > 0, entry.nextChange < entries[(place - 1) / 2].nextChange {
      put(entries[(place - 1) / 2], at: place)
      place = (place - 1) / 2
    }
    put(entry, at: place)
    return place
  }

  private mutating func siftDown(_ start: Int) {
    let entry = entries[start]
    var place = start
    while place * 2 + 1 < entries.count {
      let left = place * 2 + 1
      let isRightFirst = left + 1 < entries.count && entries[left + 1].nextChange < entries[left].nextChange
      let child = isRightFirst ? left + 1 : left
      guard entries[child].nextChange < entry.nextChange else { break }
      put(entries[child], at: place)
      place = child
    }
    put(entry, at: place)
  }
}
