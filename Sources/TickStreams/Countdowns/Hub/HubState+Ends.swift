extension HubState {
  /// Whether the ends of all keys are awaited, shown or not.
  var awaitsEnds: Bool { awaitsEndsSince != nil }

  /// Awaits the ends of all keys from now on, or no longer.
  ///
  /// - Returns: Whether that is a change; the caller then visits all keys by ``awaitNextEnds(before:)``.
  mutating func setAwaitsEnds(_ awaits: Bool) -> Bool {
    guard awaits != awaitsEnds else { return false }
    awaitsEndsSince = awaits ? reading.now : nil
    return true
  }

  /// Awaits the ends of the next keys, of which those before `end` have not been visited; or, if ends are not awaited, forgets them.
  ///
  /// - Returns: The keys that were over before, which end without being announced.
  mutating func awaitNextEnds(before end: inout Int) -> [Entry] {
    let last = Swift.min(end, entries.count)
    end = Swift.max(0, last - Self.batch)
    var over: [Entry] = []
    for index in end..<Swift.max(end, last) {
      let entry = entries[index: index]
      if wasOver(entry) {
        _ = lapse(entry)
        over.append(entry)
      } else if awaitsEnds {
        awaitEnd(entry)
      } else if entry.isEndOnly {
        hide(entry)
      }
    }
    return over
  }

  /// Whether a key that nobody shows was over when ends began to be awaited; never one whose end is awaited already.
  func wasOver(_ entry: Entry) -> Bool {
    guard let since = awaitsEndsSince, let target = entry.target, target.direction == .down, entry.left == nil, entry.shownIndex < 0 else {
      return false
    }
    return entry.distance(target, at: reading.now).adding(reading.now.subtracting(since)) <= 0
  }

  /// Awaits the end of a key that nobody shows, if ends are awaited.
  mutating func awaitEnd(_ entry: Entry) {
    guard let target = entry.target, entry.left == nil, entry.shownIndex < 0 else { return }
    show(entry)
    if entry.isEndOnly { scheduleEnd(entry, target) }
  }

  /// Schedules the end of a key whose figures are not shown.
  mutating func scheduleEnd(_ entry: Entry, _ target: HubTarget) {
    let left = entry.distance(target, at: reading.now)
    let wait = entry.clock?.clock.wait(left, left, .down, .own, every: step) ?? left
    shown.schedule(entry, target, nextChange: reading.now.adding(wait), isEnding: true, now: reading.now)
  }

  /// The keys whose time is over, each once.
  mutating func takeEnded() -> [Entry] {
    exchange(&ended, with: [])
  }
}
