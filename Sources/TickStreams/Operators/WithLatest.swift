extension TickSignal {
  /// Sends each value together with the latest value of `a`.
  ///
  /// - First tuple: with the first value that arrives after the other signal has sent one; earlier values are dropped. The other signal is
  ///   subscribed first, and never causes a tuple by itself.
  /// - At completion: completes with this signal. The last value of another signal that has completed stays in the tuples; if one completes
  ///   without a value, no tuple is sent until this signal ends.
  /// - At failure: a failure of any signal ends the result immediately and disposes the others.
  /// - Delivery: in the context of this signal, one at a time.
  ///
  /// ```text
  /// self                      1---2---3---|
  /// other                     --x---y-|
  /// withLatest(from: other)   ----2x--3y--|
  /// ```
  ///
  /// Stores one value of each of the others.
  public func withLatest<A>(from a: TickSignal<A, Failure>) -> TickSignal<(Value, A), Failure> {
    .combining(.sampling, self, a)
  }

  /// Combines with two others, by the rules of ``withLatest(from:)-(TickSignal<A,Failure>)``.
  public func withLatest<A, B>(from a: TickSignal<A, Failure>, _ b: TickSignal<B, Failure>) -> TickSignal<(Value, A, B), Failure> {
    .combining(.sampling, self, a, b)
  }

  /// Sends each value together with the latest value of a signal that cannot fail.
  ///
  /// Follows the rules of ``withLatest(from:)-(TickSignal<A,Failure>)``.
  @_disfavoredOverload
  public func withLatest<Other>(from other: TickSignal<Other, Never>) -> TickSignal<(Value, Other), Failure> {
    withLatest(from: other.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Sends each value together with the latest value of a signal that can fail.
  ///
  /// Follows the rules of ``withLatest(from:)-(TickSignal<A,Failure>)``.
  @_disfavoredOverload
  public func withLatest<Other, OtherFailure>(from other: TickSignal<Other, OtherFailure>) -> TickSignal<(Value, Other), OtherFailure> {
    promoteFailure(to: OtherFailure.self).withLatest(from: other)
  }
}
