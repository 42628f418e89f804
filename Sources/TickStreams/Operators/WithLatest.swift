extension TickSignal {
  /// Sends each value together with the latest ones of `others`.
  ///
  /// - First tuple: with the first value that comes when each of the others has sent; values before that are dropped. The others are
  ///   subscribed first, in order, and never cause a tuple by themselves.
  /// - At completion: with this signal. One of the others that has completed keeps its last value in the tuples; one that completes without
  ///   a value leaves the result silent until this signal ends.
  /// - At failure: that of any signal ends the result at once and disposes the rest.
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

  /// Sends each value together with the latest one of a signal that cannot fail.
  @_disfavoredOverload
  public func withLatest<Other>(from other: TickSignal<Other, Never>) -> TickSignal<(Value, Other), Failure> {
    withLatest(from: other.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Sends each value together with the latest one of a signal that can fail.
  @_disfavoredOverload
  public func withLatest<Other, OtherFailure>(
    from other: TickSignal<Other, OtherFailure>
  ) -> TickSignal<(Value, Other), OtherFailure> {
    promoteFailure(to: OtherFailure.self).withLatest(from: other)
  }
}
