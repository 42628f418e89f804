#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: WallTime {
  /// The moment of this date, to the nanosecond, clamped to the years 1677 to 2262; NaN becomes the largest moment.
  public var wallInstant: WallInstant { WallInstant(self) }
}

extension WallInstant {
  /// The moment of `date`, to the nanosecond, clamped to the years 1677 to 2262.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    let whole = seconds.rounded(.down)
    guard abs(whole) < 9.2e9 else {
      self.init(nanosecondsSince1970: whole < 0 ? .min : .max)
      return
    }
    let fraction = Int64(((seconds - whole) * 1e9).rounded())
    self.init(nanosecondsSince1970: Int64(whole).multiplied(by: .second).adding(fraction))
  }

  /// The same moment as a `Date`, which has a precision of about a quarter of a microsecond.
  public var date: Date {
    let (seconds, fraction) = nanosecondsSince1970.quotientAndRemainder(dividingBy: .second)
    return Date(timeIntervalSince1970: Double(seconds) + Double(fraction) / 1e9)
  }
}

extension TickScheduler {
  /// The current date on the wall clock of this scheduler.
  public var date: Date { wallNow.date }
}

extension ReferenceClock {
  /// The date according to the samples; the local date before the first sample.
  public var now: Date { wallNow.date }
}

extension CountdownHub {
  /// When a key reaches zero, on the wall clock as it is set now; `nil` if the key does not run, or counts up.
  ///
  /// Save this date, and a countdown survives a relaunch:
  ///
  /// ```swift
  /// defaults.set(hub.deadline("code"), forKey: "code")
  /// if let end = defaults.object(forKey: "code") as? Date {
  ///   hub.start("code", to: end)
  /// }
  /// ```
  public func deadline(_ key: Key) -> Date? {
    wallDeadline(key)?.date
  }
}
