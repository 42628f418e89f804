/// A grid that ticks of different intervals share, so that clock faces and labels on different screens change together.
public enum TickAlignment: Sendable, Hashable {
  /// Multiples of a step on the scheduler's monotonic clock, which cannot be set: the grid of ``TickPhase/shared`` and of ``CountdownHub``.
  case grid(Duration)
  /// Multiples of a step on the wall clock, counted from 1970 in UTC: full seconds, minutes and, where time zones differ by whole hours,
  /// hours. The grid follows jumps of the wall clock.
  case wall(Duration)

  var step: Duration {
    switch self {
    case .grid(let step), .wall(let step): step
    }
  }
}

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
