/// A value, and when it arrived.
public struct Timestamped<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value

  /// When it arrived, on the monotonic clock of the scheduler: for measuring.
  public let instant: TickInstant

  /// When it arrived, on the wall clock of the scheduler: for showing and storing.
  public let wall: WallInstant

  /// Creates a value with its times.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - instant: When it arrived, on the monotonic clock.
  ///   - wall: When it arrived, on the wall clock.
  public init(_ value: Value, at instant: TickInstant, wall: WallInstant) {
    self.value = value
    self.instant = instant
    self.wall = wall
  }
}

extension Timestamped: Equatable where Value: Equatable {}
extension Timestamped: Hashable where Value: Hashable {}

extension TickSignal {
  /// Adds to each value when it arrived, on the monotonic and on the wall clock of `scheduler`.
  ///
  /// ```swift
  /// // Each value has an .instant and a .wall beside it.
  /// let taps = button.signal.timestamped(on: .main)
  /// ```
  ///
  /// Delivered in the upstream's context; an end is passed on immediately. With Foundation, `wall.date` is a `Date`. Measure the time between
  /// two values by their instants, since the wall clock can be set.
  @inlinable
  public func timestamped(on scheduler: any TickScheduler) -> TickSignal<Timestamped<Value>, Failure> {
    map { Timestamped($0, at: scheduler.now, wall: scheduler.wallNow) }
  }
}
