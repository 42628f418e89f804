// What a key shows. These are methods of the entry, since a method of the state that is called while that is changed would copy all of it.

extension HubEntry {
  /// The time until the moment of the key, negative once it has passed.
  final func distance(_ target: HubTarget, at now: TickInstant) -> Nanoseconds {
    target.moment.distance(at: ClockReading(now: now, wallOffset: clock?.clock.latest.wallOffset ?? 0))
  }

  /// The value of a key that runs at this moment, and when it changes next; `nil` if the key has reached its end.
  ///
  /// No value is shown that was over when the target was set, or when its clock was found to be set.
  final func value(_ target: HubTarget, at now: TickInstant, every step: Nanoseconds) -> CounterValue? {
    let distance = distance(target, at: now)
    guard target.direction == .up || distance > 0 else { return nil }
    var value = CounterValue.figure(
      target.direction, distance, every: step, phase: target.phase, now: now,
      anchor: Swift.max(anchor, clock?.clock.setAt ?? .distantPast), slewed: clock?.clock.slewed ?? 0, holding: held)
    if let clock = clock?.clock {
      value.change = value.change.map { clock.wait($0, distance, target.direction, target.phase, every: step) }
    }
    return value
  }

  /// The value of the key, by the one rule for keys that are shown and that are not.
  ///
  /// The value of a paused key stays, until the moment that it counts down to has passed.
  final func figure(at now: TickInstant, every step: Nanoseconds) -> Nanoseconds? {
    guard let target else { return nil }
    guard left == nil else { return isOverWhilePaused(target, at: now) ? nil : figure.value }
    return value(target, at: now, every: step)?.value
  }

  /// Whether the moment that a paused key counts down to has passed; a span waits.
  final func isOverWhilePaused(_ target: HubTarget, at now: TickInstant) -> Bool {
    left != nil && target.span == nil && target.direction == .down && distance(target, at: now) <= 0
  }
}
