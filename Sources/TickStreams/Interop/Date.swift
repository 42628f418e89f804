#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date: WallTime {
  /// The moment of this date, to the nanosecond, clamped to the years 1677 to 2262; NaN becomes the largest moment.
  public var wallInstant: WallInstant {
    // What a date stores; the time since 1970 is a rounded sum of it.
    let whole = timeIntervalSinceReferenceDate.rounded(.down)
    let seconds = whole + Date.timeIntervalBetween1970AndReferenceDate
    guard abs(seconds) < 9.2e9 else { return seconds < 0 ? .distantPast : .distantFuture }
    let fraction = Int64(((timeIntervalSinceReferenceDate - whole) * 1e9).rounded())
    return WallInstant(nanosecondsSince1970: Int64(seconds).multiplied(by: .second).adding(fraction))
  }
}

extension WallInstant {
  /// The same moment as a `Date`, which has a precision of about a tenth of a microsecond.
  public var date: Date {
    let (seconds, fraction) = nanosecondsSince1970.quotientAndRemainder(dividingBy: .second)
    let whole = Double(seconds) - Date.timeIntervalBetween1970AndReferenceDate
    return Date(timeIntervalSinceReferenceDate: whole + Double(fraction) / 1e9)
  }
}

extension ReferenceClock {
  /// The current date of the server, as far as it is known: ``ReferenceClock/wallNow``.
  public var date: Date { wallNow.date }
}

extension TickScheduler {
  /// The current date on the wall clock of this scheduler.
  public var date: Date { wallNow.date }
}
