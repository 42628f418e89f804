/// A clock of dates that keys of a hub count by: the wall clock, or a reference clock.
///
/// Unchecked: variables are accessed only under the lock of the hub.
final class HubClock: @unchecked Sendable {
  /// The reference clock, which the hub retains; `nil` for the wall clock.
  let reference: ReferenceClock?
  var clock: FigureClock
  /// How far the clock was ahead when the changes of all keys that are shown were last scheduled.
  private var scheduledOffset: Nanoseconds
  /// How many keys that are shown follow the clock.
  var shownKeys = 0

  init(_ reference: ReferenceClock?, _ reading: ClockReading, settings: Int = 0) {
    self.reference = reference
    clock = FigureClock(reading, settings: settings)
    scheduledOffset = reading.wallOffset
  }

  /// Whether a key is shown that is due earlier or later than scheduled, since the clock is slewed, or is that of another scheduler.
  var hasMoved: Bool { shownKeys > 0 && clock.latest.hasMoved(from: scheduledOffset) }

  /// Notes that the changes of all keys that are shown are scheduled by the latest reading.
  func didSchedule() {
    scheduledOffset = clock.latest.wallOffset
  }
}

/// The clocks of a hub, read at one moment and with no lock held, because a clock may be the user's.
struct HubReading: Sendable {
  let local: ClockReading
  /// The readings of the reference clocks that keys count by.
  let references: [(clock: HubClock, reading: ClockReading, settings: Int)]
}
