/// The keys of a hub that run, are not paused, and cause wake-ups: which of them are shown, and when their values change or their ends come.
struct HubShownKeys: Sendable {
  let step: Nanoseconds
  /// The keys that are shown, in no particular order.
  private(set) var shown: [HubEntry] = []
  /// The keys whose values change alone: the keys with the phase `.own`, those that change before or after the next update,
  /// and those that are not shown, at their end.
  private var changes = HubQueue()
  /// How many keys change at the next update.
  private var flipping = 0
  /// When the values of these change.
  private var nextFlip = TickInstant.distantFuture
  /// How many keys may end before the update after the next.
  private var ending = 0

  init(step: Nanoseconds) {
    self.step = step
  }

  /// Moves a key to another place, in which nothing is scheduled; before its target is changed, to `.hidden`.
  mutating func move(_ entry: HubEntry, to place: HubPlace) {
    let before = exchange(&entry.place, with: place)
    guard before != place else { return }
    if before == .shown { shown.swapRemove(at: Int(entry.shownIndex))?.shownIndex = entry.shownIndex }
    if place == .shown {
      entry.shownIndex = Int32(shown.count)
      shown.append(entry)
    }
    if before == .hidden { entry.run?.clock?.shownKeys += 1 }
    if place == .hidden { entry.run?.clock?.shownKeys -= 1 }
    Self.set(&entry.flips, to: false, counting: &flipping)
    Self.set(&entry.isEnding, to: false, counting: &ending)
    changes.remove(entry)
    entry.audience.held = nil
  }

  /// Schedules the next change of a value: with those of other keys at the next update, or alone.
  ///
  /// A key without `phase: .own` changes alone at its end, unless that is at an update, and if it changes at a later update only, such as a count
  /// that has not begun: so it causes no wake-up before.
  mutating func schedule(_ entry: HubEntry, _ phase: TickPhase, nextChange change: TickInstant, isEnding: Bool, now: TickInstant) {
    Self.set(&entry.isEnding, to: isEnding, counting: &ending)
    if flipping == 0 { nextFlip = flip(after: now) }
    let flips = phase == .shared && change == nextFlip
    Self.set(&entry.flips, to: flips, counting: &flipping)
    changes.schedule(entry, at: flips ? .distantFuture : change)
  }

  /// Sets a flag of a key, and counts the keys that have it.
  private static func set(_ flag: inout Bool, to isOn: Bool, counting count: inout Int) {
    guard flag != isOn else { return }
    flag = isOn
    count += isOn ? 1 : -1
  }

  /// How late a pass may be: no end of a countdown is late.
  var leeway: Nanoseconds { ending > 0 ? 0 : step / 2 }

  /// When the first value changes.
  var nextChange: TickInstant {
    Swift.min(flipping > 0 ? nextFlip : .distantFuture, changes.first?.change ?? .distantFuture)
  }

  /// Whether an update is due by `now`; the next one is then that after `now`.
  mutating func takeFlip(until now: TickInstant) -> Bool {
    guard flipping > 0, now >= nextFlip else { return false }
    nextFlip = flip(after: now)
    return true
  }

  /// The first of the keys whose values change alone, if that is until `now`.
  func firstDue(until now: TickInstant) -> HubEntry? {
    changes.first.flatMap { $0.change <= now ? $0.entry : nil }
  }

  /// The first multiple of the step after `now`.
  func flip(after now: TickInstant) -> TickInstant {
    now.roundedDown(to: step).adding(step)
  }
}

extension [HubEntry] {
  /// The last of the entries before `end`, of which fewer may be left; `end` becomes its index.
  func last(before end: inout Int) -> HubEntry? {
    end = Swift.min(end, count)
    guard end > 0 else { return nil }
    end -= 1
    return self[end]
  }

  /// Removes an element by putting the last one in its place; returns the one that has moved.
  mutating func swapRemove(at index: Int) -> HubEntry? {
    let last = removeLast()
    guard index < count else { return nil }
    self[index] = last
    return last
  }
}

/// The keys of a hub whose values change alone, and not with an update, ordered by when they change: a binary heap.
///
/// - Complexity: every operation O(log *n*), unless stated otherwise.
struct HubQueue: Sendable {
  /// An entry together with its instant, so that comparing two does not access the entries.
  typealias Slot = (change: TickInstant, entry: HubEntry)

  private var slots: [Slot] = []

  var first: Slot? { slots.first }

  /// Queues an entry, moves it, or removes it where `change` is `.distantFuture`.
  mutating func schedule(_ entry: HubEntry, at change: TickInstant) {
    guard change != .distantFuture else { return remove(entry) }
    if entry.queueIndex < 0 {
      entry.queueIndex = slots.count
      slots.append((change, entry))
    }
    slots[entry.queueIndex].change = change
    sift(entry.queueIndex)
  }

  mutating func remove(_ entry: HubEntry) {
    let place = entry.queueIndex
    guard place >= 0 else { return }
    swap(place, slots.count - 1)
    slots.removeLast()
    entry.queueIndex = -1
    if place < slots.count { sift(place) }
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    slots.swapAt(first, second)
    slots[first].entry.queueIndex = first
    slots[second].entry.queueIndex = second
  }

  /// Moves a slot up or down to where it belongs.
  private mutating func sift(_ start: Int) {
    var place = start
    while place > 0, slots[place].change < slots[(place - 1) / 2].change {
      swap(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
    while place * 2 + 1 < slots.count {
      let left = place * 2 + 1
      let child = left + 1 < slots.count && slots[left + 1].change < slots[left].change ? left + 1 : left
      guard slots[child].change < slots[place].change else { return }
      swap(place, child)
      place = child
    }
  }
}
