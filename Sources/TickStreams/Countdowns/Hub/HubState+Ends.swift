extension HubState {
  /// Awaits the ends of the next keys, of which those before `end` have not been visited; or, if ends are not awaited, forgets them.
  mutating func awaitNextEnds(before end: inout Int) {
    let last = Swift.min(end, entries.count)
    end = Swift.max(0, last - Self.batch)
    for index in end..<Swift.max(end, last) {
      let entry = entries[index: index]
      if awaitsEnds { awaitEnd(entry) } else if entry.isEndOnly { hide(entry) }
    }
  }

  /// Awaits the end of a key that nobody shows, if ends are awaited.
  mutating func awaitEnd(_ entry: Entry) {
    guard let target = entry.target, entry.left == nil, entry.shownIndex < 0 else { return }
    show(entry)
    if entry.isEndOnly { scheduleEnd(entry, target) }
  }

  /// Schedules the end of a key whose figures are not shown.
  mutating func scheduleEnd(_ entry: Entry, _ target: HubTarget) {
    let left = distance(entry, target)
    let wait = entry.clock?.clock.wait(left, left, .down, .own, every: step) ?? left
    shown.schedule(entry, target, nextChange: reading.now.adding(wait), now: reading.now)
  }

  /// The keys whose time is over, each once.
  mutating func takeEnded() -> [Entry] {
    defer { ended = [] }
    return ended
  }
}
