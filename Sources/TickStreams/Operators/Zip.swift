extension TickSignal {
  /// Sends an array of the first values of `signals`, then one of their second values, and so on.
  ///
  /// Follows the rules of `zip(_:)` of two signals; the queues have no bound.
  public static func zip<Part>(_ signals: [TickSignal<Part, Failure>]) -> TickSignal where Value == [Part] {
    combining(.inTurn, all: signals)
  }

  /// Sends a tuple of the first values of this signal and `other`, then one of their second values, and so on.
  ///
  /// - First tuple: when both signals have sent a value. This signal is subscribed first.
  /// - At completion: completes when one of the signals has completed and none of its values is queued.
  /// - At failure: the first failure ends the result immediately, and drops the queued values.
  /// - Delivery: in the context of the signal that completes the tuple, one at a time. The queues are unbounded.
  ///
  /// ```text
  /// self         -a---b---c-|
  /// other        --x---y-|
  /// zip(other)   --p---q-|      p = ax, q = by
  /// ```
  public func zip<A>(_ other: TickSignal<A, Failure>) -> TickSignal<(Value, A), Failure> {
    .combining(.inTurn, self, other)
  }

  /// Combines with two others, by the rules of ``zip(_:)-(TickSignal<A,Failure>)``.
  public func zip<A, B>(_ a: TickSignal<A, Failure>, _ b: TickSignal<B, Failure>) -> TickSignal<(Value, A, B), Failure> {
    .combining(.inTurn, self, a, b)
  }

  /// Combines with three others, by the rules of ``zip(_:)-(TickSignal<A,Failure>)``.
  ///
  /// - Parameters:
  ///   - a: The first other signal.
  ///   - b: The second.
  ///   - c: The third.
  /// - Returns: The values of all that have the same number.
  public func zip<A, B, C>(
    _ a: TickSignal<A, Failure>, _ b: TickSignal<B, Failure>, _ c: TickSignal<C, Failure>
  ) -> TickSignal<(Value, A, B, C), Failure> {
    .combining(.inTurn, self, a, b, c)
  }

  /// Sends tuples of the first values of this signal and one that cannot fail, then of their second values, and so on.
  ///
  /// Follows the rules of ``zip(_:)-(TickSignal<A,Failure>)``.
  @_disfavoredOverload
  public func zip<Other>(_ other: TickSignal<Other, Never>) -> TickSignal<(Value, Other), Failure> {
    zip(other.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Sends tuples of the first values of this signal and one that can fail, then of their second values, and so on.
  ///
  /// Follows the rules of ``zip(_:)-(TickSignal<A,Failure>)``.
  @_disfavoredOverload
  public func zip<Other, OtherFailure>(_ other: TickSignal<Other, OtherFailure>) -> TickSignal<(Value, Other), OtherFailure> {
    promoteFailure(to: OtherFailure.self).zip(other)
  }
}
