/// The two clocks of an engine, read at one moment.
///
/// A reading is taken before a lock, and may be old by the time the lock is held. So state that is changed by readings keeps the latest of
/// them, and asks it with ``adopt(ifLater:)``: time never goes backward for it, whatever threads are interrupted in between.
struct ClockReading: Sendable {
  let now: TickInstant
  /// How far the wall clock is ahead of the monotonic one.
  let wallOffset: Nanoseconds
  /// How often the alarm had reported that the wall clock was set.
  private(set) var reports = 0

  var wall: WallInstant { now.onWallClock(aheadBy: wallOffset) }

  /// How long it takes to read clocks, unless the thread is interrupted.
  fileprivate static let longestReading: Nanoseconds = 1_000_000

  /// Takes over a reading, unless it is older than this one, and returns the later of the two, as a whole.
  mutating func adopt(ifLater other: ClockReading) -> ClockReading {
    if other.now >= now { self = other }
    return self
  }

  /// The least difference that shows that a clock has been set: less can be the time between reading two clocks.
  static let leastJump: Nanoseconds = 10_000_000

  /// Whether the wall clock has moved so far that timers which follow it must be rescheduled.
  func hasMoved(from offset: Nanoseconds, by least: Nanoseconds = leastJump) -> Bool {
    wallOffset.subtracting(offset).magnitude > least
  }

  /// Whether the wall clock has been set since an earlier reading: the alarm has reported it, or it is off by more than slewing explains.
  ///
  /// A clock that is slewed gains or loses less than a thousandth of the time in between: `adjtime` and NTP use half of that.
  func isSet(since earlier: ClockReading) -> Bool {
    let slewed = reports == earlier.reports ? Swift.max(0, now.subtracting(earlier.now)) / 1_000 : 0
    return wallOffset.subtracting(earlier.wallOffset).magnitude > Self.leastJump.adding(slewed).magnitude
  }
}

extension ClockReading {
  init(_ engine: EngineCore) {
    let (now, wall) = engine.read { engine.wallNow }
    self.init(now: now, wallOffset: wall.offset(from: now), reports: engine.wallClockReports)
  }
}

extension EngineCore {
  /// Reads its clock, and others; again if the thread was interrupted in between, which would look as if one of them had been set.
  @inline(__always)
  func read<Others>(_ others: () -> Others) -> (now: TickInstant, others: Others) {
    var tries = 3
    while true {
      let (now, others) = (now, others())
      tries -= 1
      if tries == 0 || self.now.subtracting(now) <= ClockReading.longestReading { return (now, others) }
    }
  }
}
