/// An event of a signal, which sends any number of values, then at most one end.
@frozen
public enum Event<Value: Sendable, Failure: Error>: Sendable {
  /// A value.
  case next(Value)
  /// The end, with a failure. Nothing follows.
  case failed(Failure)
  /// The successful end. Nothing follows.
  case completed

  /// The value of a `next`.
  public var value: Value? {
    if case .next(let value) = self { value } else { nil }
  }

  /// The failure of a `failed`.
  public var failure: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  /// Whether this is the successful end.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Whether this is the last event of its signal: a completion or a failure.
  public var isTerminal: Bool {
    if case .next = self { false } else { true }
  }

  /// The same event with its value transformed.
  public func map<Output: Sendable>(_ transform: (Value) -> Output) -> Event<Output, Failure> {
    switch self {
    case .next(let value): .next(transform(value))
    case .failed(let failure): .failed(failure)
    case .completed: .completed
    }
  }
}

extension Event {
  /// The terminal event for `outcome`.
  @inlinable
  package init(_ outcome: Outcome) {
    switch outcome {
    case .completed: self = .completed
    case .failed(let error): self = .failed(Outcome.failure(error, as: Failure.self))
    }
  }
}

extension Event: Equatable where Value: Equatable, Failure: Equatable {}
extension Event: Hashable where Value: Hashable, Failure: Hashable {}

extension Event: CustomStringConvertible {
  /// The case and its payload: `next(3)`, `failed(offline)`, `completed`.
  public var description: String {
    switch self {
    case .next(let value): "next(\(value))"
    case .failed(let failure): "failed(\(failure))"
    case .completed: "completed"
    }
  }
}
