/// A 4-ary heap of timers that store their position, in plain arrays: no reference is counted, nothing is checked.
struct TimerHeap {
  private struct Slot {
    var due: Int64
    var id: Int
  }

  private struct Entry {
    var action: TimerAction
    var period: Int64
    /// The place in the heap, or the next free entry.
    var position: Int
    /// Later than the slot's key after a reset to later, which moves nothing.
    var due: Int64
  }

  private var slots: [Slot] = []
  private var entries: [Entry] = []
  private var free = -1

  init() {}

  var first: Int64 { slots.isEmpty ? .max : slots[0].due }
  var count: Int { slots.count }

  mutating func insert(due: Int64, period: Int64, _ action: TimerAction) -> Int {
    let id: Int
    if free >= 0 {
      id = free
      free = entries[id].position
      entries[id] = Entry(action: action, period: period, position: slots.count, due: due)
    } else {
      id = entries.count
      entries.append(Entry(action: action, period: period, position: slots.count, due: due))
    }
    slots.append(Slot(due: due, id: id))
    siftUp(slots.count - 1)
    return id
  }

  mutating func remove(_ id: Int) {
    let position = entries[id].position
    let last = slots.removeLast()
    if position < slots.count {
      slots[position] = last
      if position > 0, last.due < slots[(position - 1) / 4].due { siftUp(position) } else { siftDown(position) }
    }
    entries[id].action = TimerAction {}
    entries[id].position = free
    free = id
  }

  /// Moves a timer to later: only its own deadline changes, until it comes to the top.
  mutating func postpone(_ id: Int, to due: Int64) {
    entries[id].due = due
  }

  /// Fires the first timer if it is due, and puts it back for its next period.
  mutating func popDue(now: Int64) -> TimerAction? {
    while let first = slots.first {
      guard first.due <= now else { return nil }
      if entries[first.id].due > first.due {
        slots[0].due = entries[first.id].due
        siftDown(0)
        continue
      }
      let next = first.due + entries[first.id].period
      slots[0].due = next
      entries[first.id].due = next
      siftDown(0)
      return entries[first.id].action
    }
    return nil
  }

  private mutating func siftUp(_ start: Int) {
    slots.withUnsafeMutableBufferPointer { slots in
      entries.withUnsafeMutableBufferPointer { entries in
        let slot = slots[start]
        var position = start
        while position > 0 {
          let parent = (position - 1) / 4
          guard slot.due < slots[parent].due else { break }
          slots[position] = slots[parent]
          entries[slots[position].id].position = position
          position = parent
        }
        slots[position] = slot
        entries[slot.id].position = position
      }
    }
  }

  private mutating func siftDown(_ start: Int) {
    slots.withUnsafeMutableBufferPointer { slots in
      entries.withUnsafeMutableBufferPointer { entries in
        let slot = slots[start]
        var position = start
        while true {
          let children = position * 4 + 1
          guard children < slots.count else { break }
          var least = children
          for child in (children + 1)..<max(children + 1, min(children + 4, slots.count)) where slots[child].due < slots[least].due {
            least = child
          }
          guard slots[least].due < slot.due else { break }
          slots[position] = slots[least]
          entries[slots[position].id].position = position
          position = least
        }
        slots[position] = slot
        entries[slot.id].position = position
      }
    }
  }
}
