import Synchronization

/// Collects how late firings are: a histogram with steps of 3 %, which costs a few nanoseconds per firing.
///
/// Only firings that are due in its window count. A firing belongs to the period in which it comes.
final class LatenessLog: @unchecked Sendable {
  // Unchecked: the window is set before the first timer is started; all else is atomic.

  private var period: Int64 = 1
  private var window: Range<Int64> = 0..<0
  private let counts: UnsafeMutablePointer<Atomic<Int>>

  private static let stepBits: Int64 = 5
  private static let stepsPerDoubling: Int64 = 1 << stepBits
  private static let bucketCount = 60 * Int(stepsPerDoubling)

  init() {
    counts = .allocate(capacity: Self.bucketCount)
    for bucket in 0..<Self.bucketCount { (counts + bucket).initialize(to: Atomic(0)) }
  }

  deinit {
    counts.deinitialize(count: Self.bucketCount)
    counts.deallocate()
  }

  @inline(__always)
  var isWatching: Bool { !window.isEmpty }

  /// Firings of timers of `period` count from their period `window.lowerBound` up to `window.upperBound`.
  func watch(period: Int64, window: Range<Int64>) {
    self.period = period
    self.window = window
  }

  @inline(__always)
  func record(_ now: Int64, due first: Int64) {
    let (index, lateness) = (now - first).quotientAndRemainder(dividingBy: period)
    if window.contains(index) { counts[Self.bucket(lateness)].wrappingAdd(1, ordering: .relaxed) }
  }

  /// How many firings were recorded.
  var count: Int { (0..<Self.bucketCount).reduce(0) { $0 + counts[$1].load(ordering: .relaxed) } }

  /// The lateness, in nanoseconds, that `share` of the firings do not exceed.
  func percentile(_ share: Double) -> Double {
    let rank = Double(count) * share
    var seen = 0
    for bucket in 0..<Self.bucketCount {
      seen += counts[bucket].load(ordering: .relaxed)
      if seen > 0, Double(seen) >= rank { return Double(Self.upperEnd(bucket)) }
    }
    return .nan
  }

  /// The share of the firings that were later than `bound` nanoseconds, to within a step.
  func share(laterThan bound: Int64) -> Double {
    let later = (Self.bucket(bound) + 1..<Self.bucketCount).reduce(0) { $0 + counts[$1].load(ordering: .relaxed) }
    return Double(later) / Double(count)
  }

  private static func bucket(_ value: Int64) -> Int {
    guard value >= stepsPerDoubling else { return Int(max(value, 0)) }
    let shift = 63 - stepBits - Int64(value.leadingZeroBitCount)
    return Int(shift * stepsPerDoubling + (value >> shift))
  }

  private static func upperEnd(_ bucket: Int) -> Int64 {
    let (turns, rest) = Int64(bucket).quotientAndRemainder(dividingBy: stepsPerDoubling)
    return turns <= 1 ? Int64(bucket) : ((stepsPerDoubling + rest + 1) << (turns - 1)) - 1
  }
}
