/// A moment of the wall clock, in whole nanoseconds since 1970: a `Date` that needs no Foundation.
///
/// The wall clock can be set, by the user or by the network, so no operator measures time with it. It is for deadlines that are given as a
/// date and time of day: `countdown(to: date)`, `at(date)`.
public struct WallInstant: Sendable, Hashable, InstantProtocol {
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

extension WallInstant: CustomStringConvertible {
  /// The seconds since the beginning of 1970, UTC, as in `1700000000.25 seconds since 1970`.
  public var description: String { "\(nanosecondsSince1970.inSeconds) since 1970" }
}

extension WallInstant {
  /// This moment on a monotonic clock: earlier by `offset`; the two ends of the range are unchanged.
  func onClock(behindBy offset: Nanoseconds) -> TickInstant {
    TickInstant(nanoseconds: nanosecondsSince1970.distance(from: offset))
  }

  /// This moment moved by a span, clamped to the range.
  func adding(_ span: Nanoseconds) -> WallInstant {
    WallInstant(nanosecondsSince1970: nanosecondsSince1970.adding(span))
  }

  /// The span from `other` to this moment, clamped to the range.
  func subtracting(_ other: WallInstant) -> Nanoseconds {
    nanosecondsSince1970.subtracting(other.nanosecondsSince1970)
  }

  /// The first moment not before this one that is a multiple of `step` after the beginning of 1970.
  func roundedUp(to step: Nanoseconds) -> WallInstant {
    WallInstant(nanosecondsSince1970: nanosecondsSince1970.roundedUp(to: step))
  }

  /// How far the wall clock is ahead of a monotonic clock that was read at the same time.
  func offset(from now: TickInstant) -> Nanoseconds {
    nanosecondsSince1970.subtracting(now.nanoseconds)
  }
}

extension TickInstant {
  /// This instant on a wall clock that is ahead of the monotonic one by `offset`; the two ends of the range are unchanged.
  package func onWallClock(aheadBy offset: Nanoseconds) -> WallInstant {
    let isEnd = self == .distantPast || self == .distantFuture
    return WallInstant(nanosecondsSince1970: isEnd ? nanoseconds : nanoseconds.adding(offset))
  }
}

/// A moment of the wall clock: a ``WallInstant``, or Foundation's `Date`.
public protocol WallTime: Sendable {
  /// The moment, to the nanosecond.
  var wallInstant: WallInstant { get }
}

extension WallInstant: WallTime {
  /// The moment itself.
  public var wallInstant: WallInstant { self }
}
