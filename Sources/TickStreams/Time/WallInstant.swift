/// A moment of the wall clock, in whole nanoseconds since 1970: a `Date` that needs no Foundation.
///
/// The wall clock can be set, by the user or by the network, so no operator measures time with it. It is for deadlines that are given as a
/// date and time of day: `countdown(to: date)`, `at(date)`.
public struct WallInstant: Sendable, Hashable, Comparable {
  /// Nanoseconds since the beginning of 1970, UTC.
  public let nanosecondsSince1970: Int64

  /// Creates the moment `nanosecondsSince1970` after the beginning of 1970, UTC.
  public init(nanosecondsSince1970: Int64) {
    self.nanosecondsSince1970 = nanosecondsSince1970
  }

  /// Earlier than every other moment.
  static let distantPast = WallInstant(nanosecondsSince1970: .min)
  /// Later than every other moment.
  static let distantFuture = WallInstant(nanosecondsSince1970: .max)

  /// This moment moved by `duration`, clamped to the range.
  public func advanced(by duration: Duration) -> WallInstant {
    WallInstant(nanosecondsSince1970: nanosecondsSince1970.adding(duration.nanoseconds))
  }

  /// The time from this moment to `other`, negative if `other` is earlier.
  public func duration(to other: WallInstant) -> Duration {
    Duration(nanoseconds: other.nanosecondsSince1970.subtracting(nanosecondsSince1970))
  }

  /// Whether the first moment is the earlier one.
  public static func < (first: WallInstant, second: WallInstant) -> Bool {
    first.nanosecondsSince1970 < second.nanosecondsSince1970
  }
}

extension WallInstant {
  /// This moment on a monotonic clock that is behind the wall clock by `offset`; the two ends of the range stay what they are.
  func onClock(behindBy offset: Nanoseconds) -> Nanoseconds {
    let moment = nanosecondsSince1970
    return moment == .min || moment == .never ? moment : moment.subtracting(offset)
  }
}
