/// The keys of a hub whose values change alone, and not with an update, ordered by when they change: a binary heap.
///
/// - Complexity: every operation O(log *n*), unless stated otherwise.
struct HubQueue: Sendable {
  typealias Entry = HubEntry

  /// An entry together with its instant, so that comparing two does not access the entries.
  private struct Slot: Sendable {
    var change: TickInstant
    let entry: Entry
  }

  private var slots: [Slot] = []

  var first: Entry? { slots.first?.entry }

  /// Queues an entry, moves it, or removes it where `change` is `.distantFuture`.
  mutating func schedule(_ entry: Entry, at change: TickInstant) {
    guard change != .distantFuture else { return remove(entry) }
    guard change != entry.nextChange || entry.queueIndex < 0 else { return }
    entry.nextChange = change
    if entry.queueIndex < 0 {
      entry.queueIndex = slots.count
      slots.append(Slot(change: change, entry: entry))
    } else {
      slots[entry.queueIndex].change = change
    }
    siftDown(siftUp(entry.queueIndex))
  }

  /// The entries that change until `now`, in no particular order; O(their number).
  func due(until now: TickInstant) -> [Entry] {
    var due: [Entry] = []
    var places = [0]
    while let place = places.popLast() {
      guard place < slots.count, slots[place].change <= now else { continue }
      due.append(slots[place].entry)
      places += [place * 2 + 1, place * 2 + 2]
    }
    return due
  }

  mutating func remove(_ entry: Entry) {
    let place = entry.queueIndex
    guard place >= 0 else { return }
    swap(place, slots.count - 1)
    slots.removeLast()
    entry.queueIndex = -1
    entry.nextChange = .distantFuture
    if place < slots.count { siftDown(siftUp(place)) }
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    slots.swapAt(first, second)
    slots[first].entry.queueIndex = first
    slots[second].entry.queueIndex = second
  }

  private mutating func siftUp(_ start: Int) -> Int {
    var place = start
    while place > 0, slots[place].change < slots[(place - 1) / 2].change {
      swap(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
    return place
  }

  private mutating func siftDown(_ start: Int) {
    var place = start
    while place * 2 + 1 < slots.count {
      let left = place * 2 + 1
      let isRightFirst = left + 1 < slots.count && slots[left + 1].change < slots[left].change
      let child = isRightFirst ? left + 1 : left
      guard slots[child].change < slots[place].change else { return }
      swap(place, child)
      place = child
    }
  }
}
