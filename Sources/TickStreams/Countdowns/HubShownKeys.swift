/// The keys of a hub that run, are not paused, and are shown, and when their figures change.
struct HubShownKeys: Sendable {
  typealias Entry = HubEntry

  let step: Nanoseconds
  /// The keys, in no particular order.
  private(set) var entries: [Entry] = []
  /// Those of them whose figures change alone: the keys with a phase of their own, and those that end before the next flip.
  private var changes = HubQueue()
  /// How many keys change at flips.
  private var flipping = 0
  /// How many keys can be moved by a wall clock or a reference clock.
  private(set) var movable = 0
  /// When the figures of all keys without a phase of their own change next, if there are any.
  private var nextFlip = TickInstant.distantFuture

  init(step: Nanoseconds) {
    self.step = step
  }

  mutating func insert(_ entry: Entry, _ target: HubTarget, now: TickInstant) {
    entry.shownIndex = entries.count
    entries.append(entry)
    if target.isMovable { movable += 1 }
    if target.phase == .shared {
      if flipping == 0 { nextFlip = flip(after: now) }
      flipping += 1
    }
  }

  /// Removes a key, before its target is changed.
  mutating func remove(_ entry: Entry) {
    if entry.target?.isMovable == true { movable -= 1 }
    if entry.target?.phase == .shared { flipping -= 1 }
    changes.remove(entry)
    entries.swapRemove(at: entry.shownIndex)?.shownIndex = entry.shownIndex
    entry.shownIndex = -1
  }

  /// Schedules the next change of a figure that changes alone; a key without a phase of its own ends alone, unless with a flip.
  ///
  /// - Parameters:
  ///   - entry: The key.
  ///   - target: What it counts.
  ///   - change: When its figure changes, if it has a phase of its own.
  mutating func schedule(_ entry: Entry, _ target: HubTarget, nextChange change: TickInstant) {
    switch target.phase {
    case .own: changes.schedule(entry, at: change)
    case .shared: changes.schedule(entry, at: target.direction == .down && entry.due < nextFlip ? entry.due : .distantFuture)
    }
  }

  /// When the first figure changes.
  var nextChange: TickInstant {
    Swift.min(flipping > 0 ? nextFlip : .distantFuture, changes.first?.nextChange ?? .distantFuture)
  }

  /// Whether the figures of all keys without a phase of their own change until `now`; their next change is then the flip after that.
  mutating func takeFlip(until now: TickInstant) -> Bool {
    guard flipping > 0, now >= nextFlip else { return false }
    nextFlip = flip(after: now)
    return true
  }

  /// The first of the keys whose figures change alone, if that is until `now`.
  func firstDue(until now: TickInstant) -> Entry? {
    changes.first.flatMap { $0.nextChange <= now ? $0 : nil }
  }

  /// All keys whose figures change alone until `now`.
  func due(until now: TickInstant) -> [Entry] {
    changes.due(until: now)
  }

  /// The first multiple of the step after `now`.
  func flip(after now: TickInstant) -> TickInstant {
    now.roundedDown(to: step).adding(step)
  }
}

extension Array {
  /// Removes an element by putting the last one in its place; returns the one that has moved.
  mutating func swapRemove(at index: Int) -> Element? {
    let last = removeLast()
    guard index < count else { return nil }
    self[index] = last
    return last
  }
}
