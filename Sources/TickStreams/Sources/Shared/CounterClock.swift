/// How far a clock of dates is ahead of the monotonic one, as values follow it.
///
/// A clock that is set changes values immediately, also by a little if the system reports that. A clock that is slewed changes none between two updates: values with a shared phase are
/// computed with the offset that the clock had when it was first read in the current step, so the values of keys that are shown, hidden or
/// read agree.
struct CounterClock: Sendable {
  /// The latest reading; its offset belongs to the clock of dates, the wall clock or a reference clock.
  private(set) var latest: ClockReading
  /// The offset for values with a shared phase.
  private(set) var flipOffset: Nanoseconds
  /// When the clock was found to be set: no value is computed as of an earlier instant.
  private(set) var setAt = TickInstant.distantPast
  /// How often the reference clock had been set, or 0 for the wall clock.
  private var settings: Int
  /// Whether it advances with another scheduler.
  private let isForeign: Bool
  /// The reading from which the pace is measured, and how much the clock gained in each nanosecond since.
  private var paceOrigin: ClockReading
  private var pace = 1.0

  init(_ reading: ClockReading, settings: Int = 0, isForeign: Bool = false) {
    self.isForeign = isForeign
    latest = reading
    flipOffset = reading.wallOffset
    self.settings = settings
    paceOrigin = reading
  }

  /// Takes over a reading, unless it is older than the latest one.
  ///
  /// - Parameters:
  ///   - reading: The reading.
  ///   - settings: How often the reference clock had been set, as counted by that clock itself.
  ///   - step: The time between two updates.
  /// - Returns: Whether the clock has been set.
  mutating func adopt(_ reading: ClockReading, settings: Int = 0, every step: Nanoseconds) -> Bool {
    guard reading.now >= latest.now, settings >= self.settings else { return false }
    let isReported = settings > self.settings || reading.reports != latest.reports
    let isSet = isReported ? reading.wallOffset != latest.wallOffset : settings == 0 && reading.isSet(since: latest)
    if isSet { setAt = reading.now }
    if isSet || reading.now.roundedDown(to: step) != latest.now.roundedDown(to: step) { flipOffset = reading.wallOffset }
    if settings == self.settings { measurePace(reading) } else { paceOrigin = reading }
    latest = reading
    self.settings = settings
    return isSet
  }

  private mutating func measurePace(_ reading: ClockReading) {
    let passed = reading.now.subtracting(paceOrigin.now)
    guard passed >= 1_000_000 else { return }
    pace = Double(passed.adding(reading.wallOffset.subtracting(paceOrigin.wallOffset))) / Double(passed)
    paceOrigin = reading
  }

  /// How long to wait on the monotonic clock for the next change of a value, by this clock, which may be that of a scheduler of another speed.
  ///
  /// At most a step, because the speed is that of the last wait and may change. Changes are instants of the monotonic clock.
  ///
  /// - Parameters:
  ///   - change: The time until the change, if this clock runs as the monotonic one.
  ///   - distance: The time until the moment of the target.
  ///   - direction: Whether the value counts down.
  ///   - phase: When values change.
  ///   - step: The step of the values.
  /// - Returns: The time to wait.
  func wait(
    _ change: Nanoseconds, _ distance: Nanoseconds, _ direction: CounterStyle.Direction, _ phase: TickPhase, every step: Nanoseconds
  )
    -> Nanoseconds
  {
    guard settings > 0, isForeign else { return change }
    // Not by the little that is due to the readings.
    let pace = abs(pace - 1) > 0.001 ? pace : 1
    func wait(_ span: Nanoseconds) -> Nanoseconds {
      let wait = (Double(span) / Swift.max(pace, 0.001)).rounded(.up)
      return Swift.max(1, Swift.min(step, Nanoseconds(exactly: wait) ?? step))
    }
    guard phase == .shared else { return wait(change) }
    return Swift.min(direction == .down ? wait(distance) : .never, latest.now.adding(1).roundedUp(to: step).subtracting(latest.now))
  }

  /// By how much more than now remained to each moment of this clock when the offset for shared values was read, apart from the time since.
  var slewed: Nanoseconds { latest.wallOffset.subtracting(flipOffset) }
}
