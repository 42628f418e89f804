/// The two clocks of an engine, read at one moment.
struct ClockReading: Sendable {
  let now: Nanoseconds
  /// How far the wall clock is ahead of the monotonic one.
  let wallOffset: Nanoseconds

  var wall: Nanoseconds { now.adding(wallOffset) }

  init(_ engine: TimerEngine) {
    now = engine.now.nanoseconds
    wallOffset = engine.wallNow.nanosecondsSince1970.subtracting(now)
  }

  /// Whether the wall clock has been set since another one was read: less can be the time between reading the two.
  func hasJumped(from offset: Nanoseconds) -> Bool {
    wallOffset.subtracting(offset).magnitude > 10_000_000
  }
}
