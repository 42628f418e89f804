/// The keys of a hub that run, are not paused, and are shown, and when their values change; and those that are not shown and whose end is awaited.
struct HubShownKeys: Sendable {
  typealias Entry = HubEntry

  let step: Nanoseconds
  /// The keys, in no particular order.
  private(set) var entries: [Entry] = []
  /// The keys whose end is awaited, and that are not shown, in no particular order.
  private(set) var awaited: [Entry] = []
  /// The keys of both kinds whose values change alone: the keys with the phase `.own`, those that change before or after the next update,
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

  mutating func insert(_ entry: Entry, endOnly: Bool) {
    entry.isEndOnly = endOnly
    entry.shownIndex = endOnly ? awaited.count : entries.count
    if endOnly { awaited.append(entry) } else { entries.append(entry) }
    entry.clock?.shownKeys += 1
  }

  /// Removes a key, before its target is changed.
  mutating func remove(_ entry: Entry) {
    entry.clock?.shownKeys -= 1
    setFlips(entry, false)
    setEnding(entry, false)
    changes.remove(entry)
    let index = entry.shownIndex
    (entry.isEndOnly ? awaited.swapRemove(at: index) : entries.swapRemove(at: index))?.shownIndex = index
    entry.shownIndex = -1
    entry.isEndOnly = false
    entry.held = nil
  }

  /// Schedules the next change of a value: with those of other keys at the next update, or alone.
  ///
  /// A key without `phase: .own` changes alone at its end, unless that is at an update, and if it changes at a later update only, such as a count
  /// that has not begun: so it causes no wake-up before.
  mutating func schedule(_ entry: Entry, _ target: HubTarget, nextChange change: TickInstant, isEnding: Bool, now: TickInstant) {
    setEnding(entry, isEnding)
    if flipping == 0 { nextFlip = flip(after: now) }
    let flips = target.phase == .shared && change == nextFlip && !entry.isEndOnly
    setFlips(entry, flips)
    changes.schedule(entry, at: flips ? .distantFuture : change)
  }

  private mutating func setFlips(_ entry: Entry, _ flips: Bool) {
    guard entry.flips != flips else { return }
    entry.flips = flips
    flipping += flips ? 1 : -1
  }

  private mutating func setEnding(_ entry: Entry, _ isEnding: Bool) {
    guard entry.isEnding != isEnding else { return }
    entry.isEnding = isEnding
    ending += isEnding ? 1 : -1
  }

  /// How late a pass may be: no end of a countdown is late.
  var leeway: Nanoseconds { ending > 0 ? 0 : step / 2 }

  /// When the first value changes.
  var nextChange: TickInstant {
    Swift.min(flipping > 0 ? nextFlip : .distantFuture, changes.first?.nextChange ?? .distantFuture)
  }

  /// Whether an update is due by `now`; the next one is then that after `now`.
  mutating func takeFlip(until now: TickInstant) -> Bool {
    guard flipping > 0, now >= nextFlip else { return false }
    nextFlip = flip(after: now)
    return true
  }

  /// The first of the keys whose values change alone, if that is until `now`.
  func firstDue(until now: TickInstant) -> Entry? {
    changes.first.flatMap { $0.nextChange <= now ? $0 : nil }
  }

  /// All keys whose values change alone until `now`.
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
