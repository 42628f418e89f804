extension HubState {
  /// The value of a key, by the one rule for keys that are shown and that are not.
  func figure(of entry: Entry) -> Nanoseconds? { entry.figure(at: reading.now, every: step) }

  /// The moment that a key counts down to; a moment of the wall clock is returned as it was given.
  func deadline(of entry: Entry) -> WallInstant? {
    guard let (target, left) = countdown(of: entry) else { return nil }
    if let date = target.moment.date, entry.clock === clocks[0] { return date }
    return left == .never ? .distantFuture : reading.wall.adding(left)
  }

  /// How much of its time a key that counts down has left, as a fraction of the time at its start.
  func fraction(of entry: Entry) -> Double? {
    countdown(of: entry).map { _, left in Swift.max(0, Swift.min(1, Double(left) / Double(Swift.max(1, entry.whole)))) }
  }

  /// The target of a key that counts down, and the time that it has left; `nil` of any other key.
  private func countdown(of entry: Entry) -> (target: HubTarget, left: Nanoseconds)? {
    guard let target = entry.target, target.direction == .down, figure(of: entry) != nil else { return nil }
    return (target, target.span != nil ? entry.left ?? entry.distance(target, at: reading.now) : entry.distance(target, at: reading.now))
  }

  /// Whether a key is shown whose clock can move though it is not set.
  func followsWallClock(on engine: TimerEngine) -> Bool {
    clocks.contains { $0.shownKeys > 0 && ($0.reference?.drifts(on: engine.core) ?? true) }
  }
}
