/// Instants at a distance of `step` from each other, computed from the origin, so that they cannot drift.
struct Grid: Sendable, Hashable {
  let origin: TickInstant
  /// Greater than zero.
  let step: Nanoseconds

  /// The first instant of the grid that is not before `now`, and later than `last`, so that no instant is used twice.
  func next(from now: TickInstant, after last: TickInstant) -> TickInstant {
    let earliest = Swift.max(now, last.adding(1))
    return origin.adding(Nanoseconds(0).subtracting(origin.subtracting(earliest).roundedDown(to: step)))
  }
}
