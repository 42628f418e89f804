/// A wheel of 4,096 slots of 1 ms, each a list of timers; one that is due in a later turn stays where it is.
struct TimerWheel {
  private struct Entry {
    var action: TimerAction
    var due: Int64
    var period: Int64
    var previous: Int
    var next: Int
  }

  private static let slotCount = 4_096
  private static let width: Int64 = 1_000_000

  /// The first entry of each slot: a sentinel.
  private var entries: [Entry]
  private var free = -1
  /// The slot that has been emptied last, counted from zero of the clock.
  private var turned: Int64

  init(now: Int64) {
    turned = now / Self.width
    entries = (0..<Self.slotCount).map { Entry(action: TimerAction {}, due: .max, period: 0, previous: $0, next: $0) }
  }

  /// When the next slot is over, so that nothing in it is early.
  var nextTurn: Int64 { (turned + 2) * Self.width }

  mutating func insert(due: Int64, period: Int64, _ action: TimerAction) -> Int {
    let entry = Entry(action: action, due: due, period: period, previous: -1, next: -1)
    let id: Int
    if free >= 0 {
      id = free
      free = entries[id].next
      entries[id] = entry
    } else {
      id = entries.count
      entries.append(entry)
    }
    link(id)
    return id
  }

  mutating func remove(_ id: Int) {
    unlink(id)
    entries[id].action = TimerAction {}
    entries[id].next = free
    free = id
  }

  /// Calls `fire` for the timers that are due in the next slot, and inserts them again for their next period.
  mutating func turn(_ fire: (TimerAction) -> Void) {
    turned += 1
    let end = (turned + 1) * Self.width
    let sentinel = Int(turned % Int64(Self.slotCount))
    var id = entries[sentinel].next
    while id != sentinel {
      let next = entries[id].next
      if entries[id].due < end {
        fire(entries[id].action)
        unlink(id)
        entries[id].due += entries[id].period
        link(id)
      }
      id = next
    }
  }

  private mutating func link(_ id: Int) {
    let sentinel = Int(max(entries[id].due / Self.width, turned + 1) % Int64(Self.slotCount))
    let last = entries[sentinel].previous
    entries[id].previous = last
    entries[id].next = sentinel
    entries[last].next = id
    entries[sentinel].previous = id
  }

  private mutating func unlink(_ id: Int) {
    let (previous, next) = (entries[id].previous, entries[id].next)
    entries[previous].next = next
    entries[next].previous = previous
  }
}
