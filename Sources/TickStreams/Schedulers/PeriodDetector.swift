/// What a source was armed for lately, and whether it is a beat, which the source can keep by itself.
struct PeriodDetector: Sendable {
  private let longest: Nanoseconds
  private var last = TickInstant.origin
  private var step: Nanoseconds = 0
  /// When the source fires next, on its own clock.
  private var expected: Nanoseconds = 0
  /// The time between two wake-ups by itself, or zero.
  private(set) var period: Nanoseconds = 0

  /// A source that keeps a beat is told anew if it is off by more: it was armed by clocks that were not read at the same moment, or the device has slept.
  private static let tolerance: UInt64 = 50_000

  /// Begins without a beat; one that is slower than `longest` is none.
  init(longest: Nanoseconds) {
    self.longest = longest
  }

  /// Notes what the source is to be armed for; true if it will wake then by itself.
  ///
  /// - Parameters:
  ///   - instant: When to wake, on the clock of the scheduler; a beat is a matter of these, which are exact.
  ///   - deadline: The same on the clock of the source, as read now: it corrects a beat that is off.
  /// - Returns: Whether the source need not be told.
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

  mutating func stop() {
    self = PeriodDetector(longest: longest)
  }
}
