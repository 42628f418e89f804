/// A duration split for display: days, hours, minutes, seconds, and the nanoseconds that remain.
///
/// ```swift
/// let left = Duration.seconds(90_061)
/// let parts = left.parts  // 90,061 s: 1 day, 1 hour, 1 minute, 1 second
/// let hours = DurationParts(left, largest: .hours).hours  // 25
/// ```
public struct DurationParts: Sendable, Hashable {
  /// The largest part, which is not limited in size.
  public enum Unit: Sendable, Hashable, CaseIterable {
    /// Minutes and seconds only, as in `90:00`.
    case minutes
    /// Hours, minutes and seconds, as in `25:00:00`.
    case hours
    /// Days as well.
    case days
  }

  /// Whether the duration is less than zero; the parts describe its magnitude.
  public let isNegative: Bool
  /// Whole days of 24 hours.
  public let days: Int
  /// Whole hours: 0 to 23, or all of them.
  public let hours: Int
  /// Whole minutes: 0 to 59, or all of them.
  public let minutes: Int
  /// Whole seconds: 0 to 59.
  public let seconds: Int
  /// The rest below a second: 0 to 999,999,999.
  public let nanoseconds: Int

  /// Splits a duration.
  public init(_ duration: Duration, largest: Unit = .days) {
    isNegative = duration < .zero
    // Not the components of the duration: their seconds are an `Int64`, which a duration may exceed.
    let (total, attoseconds) = duration.attoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
    nanoseconds = Int(attoseconds / 1_000_000_000)
    seconds = Int(total % 60)
    let (allMinutes, allHours) = (total / 60, total / 3_600)
    minutes = Int(clamping: largest == .minutes ? allMinutes : allMinutes % 60)
    hours = largest == .minutes ? 0 : Int(clamping: largest == .hours ? allHours : allHours % 24)
    days = largest == .days ? Int(clamping: total / 86_400) : 0
  }
}

extension Duration {
  /// The days, hours, minutes and seconds of this duration.
  public var parts: DurationParts { DurationParts(self) }
}
