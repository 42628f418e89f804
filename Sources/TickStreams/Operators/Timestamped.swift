/// A value and when it came.
public struct Timestamped<Value: Sendable>: Sendable {
  /// What came.
  public let value: Value

  /// When, on the monotonic clock of the scheduler: for measuring.
  public let instant: TickInstant

  /// When, on the wall clock as the scheduler sees it: for showing and storing.
  public let wall: WallInstant

  /// Creates a value with its times.
  public init(_ value: Value, at instant: TickInstant, wall: WallInstant) {
    self.value = value
    self.instant = instant
    self.wall = wall
  }
}

extension Timestamped: Equatable where Value: Equatable {}
extension Timestamped: Hashable where Value: Hashable {}

extension TickSignal {
  /// Adds to each value when it came, on the monotonic and on the wall clock of `scheduler`.
  ///
  /// Delivered in the upstream's context, and ends pass at once. With Foundation, `wall.date` is a `Date`; the time between two values is
  /// that between their instants, since the wall clock can be set.
  @inlinable
  public func timestamped(on scheduler: any TickScheduler) -> TickSignal<Timestamped<Value>, Failure> {
    map { Timestamped($0, at: scheduler.now, wall: scheduler.wallNow) }
  }
}
