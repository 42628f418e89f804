#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: WallTime {
  /// The moment of this date, to the nanosecond, clamped to the years 1677 to 2262; NaN becomes the largest moment.
  public var wallInstant: WallInstant {
    let whole = timeIntervalSince1970.rounded(.down)
    guard abs(whole) < 9.2e9 else { return whole < 0 ? .distantPast : .distantFuture }
    let fraction = Int64(((timeIntervalSince1970 - whole) * 1e9).rounded())
    return WallInstant(nanosecondsSince1970: Int64(whole).multiplied(by: .second).adding(fraction))
  }
}

extension WallInstant {
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
