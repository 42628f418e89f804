/// A moment of the wall clock: a ``WallInstant``, or Foundation's `Date`.
public protocol WallTime: Sendable {
  /// The moment, to the nanosecond.
  var wallInstant: WallInstant { get }
}

extension WallInstant: WallTime {
  /// The moment itself.
  public var wallInstant: WallInstant { self }
}
