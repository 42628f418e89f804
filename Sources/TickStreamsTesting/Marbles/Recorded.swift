public import TickStreams

/// Something that happened, and when: the time since the recording started.
public struct Recorded<Recordable: Sendable>: Sendable {
  /// When it happened, measured from the start of the recording.
  public let time: Duration
  /// The event.
  public let event: Recordable

  /// Creates a record.
  public init(_ event: Recordable, at time: Duration) {
    self.time = time
    self.event = event
  }
}

extension Recorded: Equatable where Recordable: Equatable {}
extension Recorded: Hashable where Recordable: Hashable {}

extension Recorded: CustomStringConvertible {
  /// The event and its time.
  public var description: String { "\(event) at \(time)" }
}

extension Recorded {
  /// The record of a value.
  public static func next<Value, Failure>(_ value: Value, at time: Duration) -> Recorded where Recordable == Event<Value, Failure> {
    Recorded(.next(value), at: time)
  }

  /// The record of a failure.
  public static func failed<Value, Failure>(_ failure: Failure, at time: Duration) -> Recorded
  where Recordable == Event<Value, Failure> {
    Recorded(.failed(failure), at: time)
  }

  /// The record of completion.
  public static func completed<Value, Failure>(at time: Duration) -> Recorded where Recordable == Event<Value, Failure> {
    Recorded(.completed, at: time)
  }
}
