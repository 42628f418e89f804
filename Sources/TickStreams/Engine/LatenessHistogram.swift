/// How late timers fired, counted in ranges that double, so that 64 buckets cover a wide range.
public struct LatenessHistogram: Sendable, Hashable {
  /// How many fires were late by less than 1 ns, 2 ns, 4 ns, 8 ns and so on: each range begins where the previous one ends.
  public var counts: [Int] { used + repeatElement(0, count: 64 - used.count) }

  /// The counts up to the last range with a fire in it: most fires are late by less than a millisecond, which is a third of the ranges.
  package private(set) var used: [Int] = []

  /// The counts up to some range, at most 64.
  package init(_ used: [Int] = []) { self.used = used }

  private static func range(of lateness: Nanoseconds) -> Int { lateness <= 0 ? 0 : 64 - lateness.leadingZeroBitCount }

  mutating func add(_ lateness: Nanoseconds) {
    let range = Self.range(of: lateness)
    if range >= used.count { used += repeatElement(0, count: range + 1 - used.count) }
    used[range] += 1
  }

  /// How many fires were counted.
  public var total: Int { used.reduce(0, +) }

  /// The end of a range: every fire that is counted in it was late by less than this.
  public static func upperBound(ofRange range: Int) -> Duration {
    range < 63 ? .nanoseconds(Int64(1) << Int64(range)) : .nanoseconds(Int64.max)
  }

  /// A bound for the lateness of the given part of the fires, at most twice as large as needed; `nil` before the first fire, and for a part
  /// that is not a number.
  ///
  /// - Parameter part: From 0 to 1; 0.99 for the 99th percentile.
  /// - Returns: The end of the range in which that fire lies.
  public func percentile(_ part: Double) -> Duration? {
    let total = total
    guard total > 0, !part.isNaN else { return nil }
    var left = Swift.max(1, Int((Swift.min(Swift.max(part, 0), 1) * Double(total)).rounded(.up)))
    for (range, count) in used.enumerated() {
      left -= count
      if left <= 0 { return Self.upperBound(ofRange: range) }
    }
    return nil
  }
}

extension LatenessHistogram: CustomStringConvertible {
  /// The median, the 99th percentile and the worst.
  public var description: String {
    guard let median = percentile(0.5), let high = percentile(0.99), let worst = percentile(1) else { return "none" }
    return "p50 < \(median), p99 < \(high), worst < \(worst)"
  }
}
