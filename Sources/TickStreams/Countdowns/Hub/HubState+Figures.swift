extension HubState {
  /// The value of a key, by the one rule for keys that are shown and that are not.
  ///
  /// The value of a paused key stays, until the moment that it counts down to has passed.
  func figure(of entry: Entry) -> Nanoseconds? {
    guard let target = entry.target else { return nil }
    guard entry.left == nil else { return isOverWhilePaused(entry, target) ? nil : entry.figure.value }
    return value(entry, target)?.value
  }

  /// Whether the moment that a paused key counts down to has passed; a span waits.
  func isOverWhilePaused(_ entry: Entry, _ target: HubTarget) -> Bool {
    entry.left != nil && target.span == nil && target.direction == .down && distance(entry, target) <= 0
  }

  /// The moment that a key counts down to; a moment of the wall clock is returned as it was given.
  func deadline(of entry: Entry) -> WallInstant? {
    guard let target = entry.target, target.direction == .down, figure(of: entry) != nil else { return nil }
    if let date = target.moment.date, entry.clock === clocks[0] { return date }
    let distance = target.span != nil ? entry.left ?? distance(entry, target) : distance(entry, target)
    return distance == .never ? .distantFuture : reading.wall.adding(distance)
  }

  /// How much of its time a key that counts down has left, as a fraction of the time at its start.
  func fraction(of entry: Entry) -> Double? {
    guard let target = entry.target, target.direction == .down, figure(of: entry) != nil else { return nil }
    let left = target.span != nil ? entry.left ?? distance(entry, target) : distance(entry, target)
    return Swift.max(0, Swift.min(1, Double(left) / Double(Swift.max(1, entry.whole))))
  }

  /// Whether a key is shown whose clock can move though it is not set.
  func followsWallClock(on engine: TimerEngine) -> Bool {
    clocks.contains { $0.shownKeys > 0 && ($0.reference?.drifts(on: engine) ?? true) }
  }
}
