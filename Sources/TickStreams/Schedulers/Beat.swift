/// What a source was armed for lately, and whether it is a beat, which the source can keep by itself.
struct Beat: Sendable {
  private let longest: Nanoseconds
  private var last: Nanoseconds = 0
  private var step: Nanoseconds = 0
  /// The time between two wake-ups by itself, or zero.
  private(set) var period: Nanoseconds = 0

  /// Begins without a beat; one that is slower than `longest` is none.
  init(longest: Nanoseconds) {
    self.longest = longest
  }

  /// Notes what the source is to be armed for; true if it will wake then by itself.
  mutating func follow(_ instant: Nanoseconds) -> Bool {
    let before = step
    step = instant.subtracting(last)
    last = instant
    if period > 0, step == period { return true }
    period = step == before && step > 0 && step <= longest ? step : 0
    return false
  }

  mutating func stop() {
    self = Beat(longest: longest)
  }
}
