extension TickSignal {
  /// Sends each value together with the latest values of `others`.
  ///
  /// - First tuple: with the first value that comes after each of the others has sent one; earlier values are dropped. The others are
  ///   subscribed first, in order, and never cause a tuple by themselves.
  /// - At completion: completes with this signal. The last value of another signal that has completed stays in the tuples; if one completes
  ///   without a value, no tuple is sent until this signal ends.
  /// - At failure: a failure of any signal ends the result at once and disposes the others.
  /// - Delivery: in the context of this signal, one at a time.
  ///
  /// ```text
  /// self                      1---2---3---|
  /// other                     --x---y-|
  /// withLatest(from: other)   ----2x--3y--|
  /// ```
  ///
  /// Holds one value of each of the others.
  public func withLatest<each Other: Sendable>(
    from others: repeat TickSignal<each Other, Failure>
  ) -> TickSignal<(Value, repeat each Other), Failure> {
    .combining(.sampling, self, repeat each others)
  }

  /// Sends each value together with the latest value of a signal that cannot fail.
  @_disfavoredOverload
  public func withLatest<Other>(from other: TickSignal<Other, Never>) -> TickSignal<(Value, Other), Failure> {
    withLatest(from: other.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Sends each value together with the latest value of a signal that can fail.
  @_disfavoredOverload
  public func withLatest<Other, OtherFailure>(
    from other: TickSignal<Other, OtherFailure>
  ) -> TickSignal<(Value, Other), OtherFailure> {
    promoteFailure(to: OtherFailure.self).withLatest(from: other)
  }
}
