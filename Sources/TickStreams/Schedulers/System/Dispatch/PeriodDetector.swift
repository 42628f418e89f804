/// Detects that a source is armed for instants at equal distances, a beat, which the source can keep by itself.
struct PeriodDetector: Sendable {
  private let longest: Nanoseconds
  private var last = TickInstant.origin
  private var step: Nanoseconds = 0
  /// When the source fires next, on its own clock.
  private var expected: Nanoseconds = 0
  /// The time between two wake-ups by itself, or zero.
  private(set) var period: Nanoseconds = 0

  /// A beat that is off by more than this is set again: its clocks were not read at the same moment, or the device has slept.
  private static let tolerance: UInt64 = 50_000

  /// Creates a detector without a beat; a distance above `longest` is none.
  init(longest: Nanoseconds) {
    self.longest = longest
  }

  /// Notes an instant for which the source is to be armed.
  ///
  /// - Parameters:
  ///   - instant: The instant on the clock of the scheduler. These are exact, so a beat is detected by them.
  ///   - deadline: The same instant on the clock of the source, as read now: a beat that is off is corrected by it.
  /// - Returns: Whether the source will wake then by itself.
  mutating func follow(_ instant: TickInstant, at deadline: Nanoseconds) -> Bool {
    let before = step
    step = instant.subtracting(last)
    last = instant
    let isKept = period > 0 && step == period
    if !isKept { period = step == before && step > 0 && step <= longest ? step : 0 }
    expected = isKept ? expected.adding(period) : deadline
    if isKept, expected.subtracting(deadline).magnitude <= Self.tolerance { return true }
    expected = deadline
    return false
  }

  /// Forgets the beat.
  mutating func stop() {
    self = PeriodDetector(longest: longest)
  }
}
