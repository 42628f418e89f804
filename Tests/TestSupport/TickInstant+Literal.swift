public import TickStreams

/// In the tests of the queue and the alarms, `10` is the instant ten nanoseconds after the origin.
extension TickInstant: ExpressibleByIntegerLiteral {
  /// This many nanoseconds after the origin.
  public init(integerLiteral nanoseconds: Int64) { self.init(nanoseconds: nanoseconds) }
}
