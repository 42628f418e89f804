/// What a key of a hub counts: down to a moment, or up from one.
struct HubTarget: Sendable {
  enum Moment: Sendable {
    case instant(TickInstant)
    case wall(WallInstant)
    case reference(ReferenceClock, WallInstant)
  }

  var direction: CounterStyle.Direction
  var moment: Moment
  /// Whether a pause stops the remaining time, because the key was started for a span and not to a moment.
  var isSpan = false

  /// Whether the moment can move relative to the monotonic clock.
  var isMovable: Bool {
    if case .instant = moment { false } else { true }
  }

  var reference: ReferenceClock? {
    if case .reference(let clock, _) = moment { clock } else { nil }
  }

  /// The moment on the monotonic clock.
  ///
  /// - Parameter wallOffset: How far the wall clock is ahead of the monotonic clock.
  /// - Returns: The instant.
  func instant(wallOffset: Nanoseconds) -> TickInstant {
    switch moment {
    case .instant(let instant): instant
    case .wall(let wall): wall.onClock(behindBy: wallOffset)
    case .reference(let clock, let wall): wall.onClock(behindBy: clock.sampledOffset ?? wallOffset)
    }
  }

  /// The figure at `now` of a key that is due at `due`, as of the last flip; `nil` for a countdown that has ended.
  func figure(due: TickInstant, now: TickInstant, anchor: TickInstant, step: Nanoseconds) -> Nanoseconds? {
    let distance = due.distance(from: now)
    switch direction {
    case .down:
      return distance <= 0 ? nil : CounterValue.countdown(distance, every: step, phase: .shared, now: now, anchor: anchor).value
    case .up:
      return CounterValue.elapsed(Nanoseconds(0).subtracting(distance), every: step, phase: .shared, now: now, anchor: anchor).value
    }
  }
}
