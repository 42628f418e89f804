/// Instants at a distance of `step`, computed from the origin, so that they cannot drift.
struct Grid: Sendable, Hashable {
  let origin: Nanoseconds
  /// Greater than zero.
  let step: Nanoseconds

  /// The first instant of the grid that is not before `now`, and later than `last`, so that no instant is used twice.
  func next(from now: Nanoseconds, after last: Nanoseconds) -> Nanoseconds {
    let earliest = Swift.max(now, last.adding(1))
    let steps = Nanoseconds(0).subtracting(origin.subtracting(earliest).dividedDown(by: step))
    return origin.adding(steps.multiplied(by: step))
  }
}
