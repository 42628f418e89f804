/// The two clocks of an engine, read at one moment.
///
/// A reading is taken before a lock, and may be old by the time the lock is held. So state that is changed by readings keeps the latest of
/// them, and asks it with ``latest(_:)``: time never goes backward for it, whatever threads are interrupted in between.
struct ClockReading: Sendable {
  let now: TickInstant
  /// How far the wall clock is ahead of the monotonic one.
  let wallOffset: Nanoseconds

  var wall: WallInstant { now.onWallClock(aheadBy: wallOffset) }

  /// Reads both clocks; again if the thread was interrupted in between, which would look as if the wall clock had been set.
  init(_ engine: TimerEngine) {
    var tries = 3
    while true {
      let now = engine.now
      let wall = engine.wallNow
      tries -= 1
      guard tries == 0 || engine.now.subtracting(now) <= Self.longestReading else { continue }
      self.now = now
      wallOffset = wall.offset(from: now)
      return
    }
  }

  private static let longestReading: Nanoseconds = 1_000_000

  /// Takes over a reading, unless it is older than this one, and returns the later of the two, as a whole.
  mutating func latest(_ other: ClockReading) -> ClockReading {
    if other.now >= now { self = other }
    return self
  }

  /// The least difference that shows that a clock has been set: less can be the time between reading two clocks.
  static let leastJump: Nanoseconds = 10_000_000

  /// Whether a clock that was ahead by `before`, and is by `now`, has been set meanwhile.
  static func isJump(from before: Nanoseconds, to now: Nanoseconds) -> Bool {
    now.subtracting(before).magnitude > leastJump
  }

  /// Whether the wall clock has been set since another one was read.
  func hasJumped(from offset: Nanoseconds) -> Bool {
    Self.isJump(from: offset, to: wallOffset)
  }
}
