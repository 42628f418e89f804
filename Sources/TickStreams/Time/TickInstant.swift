/// A moment on a scheduler's monotonic clock, in whole nanoseconds.
///
/// An instant is meaningful on the clock that it was read from, which some schedulers share (``TickScheduler/timebase``); comparing instants of
/// different clocks compiles but is meaningless. Arithmetic saturates: an instant too far ahead is ``distantFuture``, which means never and stays never.
public struct TickInstant: InstantProtocol, Sendable, Hashable {
  /// Nanoseconds since the origin of the clock: an arbitrary moment for a real clock, the start for a test scheduler.
  public let nanoseconds: Int64

  /// Creates the instant `nanoseconds` after the origin of its clock.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The origin of the clock.
  public static let origin = TickInstant(nanoseconds: 0)

  /// The moment that is never reached.
  public static let distantFuture = TickInstant(nanoseconds: .never)

  /// This instant moved by `duration`, clamped to the range; ``distantFuture`` stays where it is.
  public func advanced(by duration: Duration) -> TickInstant {
    self == .distantFuture ? self : TickInstant(nanoseconds: nanoseconds.adding(duration.nanoseconds))
  }

  /// The time from this instant to `other`, negative if `other` is earlier.
  public func duration(to other: TickInstant) -> Duration {
    Duration(nanoseconds: other.nanoseconds.subtracting(nanoseconds))
  }

  /// The instant `duration` later, as ``advanced(by:)``.
  public static func + (instant: TickInstant, duration: Duration) -> TickInstant {
    instant.advanced(by: duration)
  }

  /// The instant `duration` earlier, clamped to the range; ``distantFuture`` stays where it is.
  public static func - (instant: TickInstant, duration: Duration) -> TickInstant {
    instant == .distantFuture ? instant : TickInstant(nanoseconds: instant.nanoseconds.subtracting(duration.nanoseconds))
  }

  /// The time from `earlier` to `later`, as ``duration(to:)``.
  public static func - (later: TickInstant, earlier: TickInstant) -> Duration {
    earlier.duration(to: later)
  }

  /// Earlier than every other instant.
  package static let distantPast = TickInstant(nanoseconds: .min)

  /// This instant moved by a span, clamped to the range; ``distantFuture`` moves with a negative span.
  package func adding(_ span: Nanoseconds) -> TickInstant {
    TickInstant(nanoseconds: nanoseconds.adding(span))
  }

  /// The span from `other` to this instant, clamped to the range.
  package func subtracting(_ other: TickInstant) -> Nanoseconds {
    nanoseconds.subtracting(other.nanoseconds)
  }

  /// The last instant not after this one that is a multiple of `step` after the origin.
  func roundedDown(to step: Nanoseconds) -> TickInstant {
    TickInstant(nanoseconds: nanoseconds.roundedDown(to: step))
  }

  /// The first instant not before this one that is a multiple of `step` after the origin.
  func roundedUp(to step: Nanoseconds) -> TickInstant {
    TickInstant(nanoseconds: nanoseconds.roundedUp(to: step))
  }

  /// The span from `now` to this instant; the two ends of the range are unchanged, whatever the current time is.
  func distance(from now: TickInstant) -> Nanoseconds {
    nanoseconds.distance(from: now.nanoseconds)
  }

  /// Whether the first instant is the earlier one.
  public static func < (first: TickInstant, second: TickInstant) -> Bool {
    first.nanoseconds < second.nanoseconds
  }
}

extension TickInstant: CustomStringConvertible {
  /// The time since the clock's origin, or `never`.
  public var description: String {
    self == .distantFuture ? "never" : nanoseconds.inSeconds
  }
}

/// Which monotonic clock a scheduler runs on.
///
/// Neither changes when the wall clock is set.
public enum Timebase: Sendable, Hashable, CaseIterable {
  /// Advances while the device sleeps. The default: a minute is a minute.
  case continuous
  /// Stops while the device sleeps.
  case suspending
}
