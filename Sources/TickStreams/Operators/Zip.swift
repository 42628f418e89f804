extension TickSignal {
  /// Sends tuples of the first values of `signals`, of the second ones, and so on.
  ///
  /// - First tuple: when each signal has sent once. They are subscribed in order.
  /// - At completion: values that wait for a partner can still get one. Completes as soon as no further tuple is possible: when a signal has
  ///   completed and none of its values waits. Of no signals at all the result completes at once.
  /// - At failure: the first one ends the result at once, disposes the others and drops what waits.
  /// - Delivery: in the context of the signal that completes the tuple, one at a time.
  ///
  /// ```text
  /// a         1-2-3---------|
  /// b         ----x---y-|
  /// together  ----1x--2y|
  /// ```
  ///
  /// Holds every value that waits for its partners, without a bound: a signal that is always faster than another piles its values up. Thin
  /// it out before, or use `combineLatest`.
  public static func zip<each Part: Sendable>(
    _ signals: repeat TickSignal<each Part, Failure>
  ) -> TickSignal where Value == (repeat each Part) {
    combining(.inTurn, repeat each signals)
  }

  /// Sends arrays of the first values of `signals`, of the second ones, and so on.
  ///
  /// By the rules of `zip(_:)` of two signals; what waits has no bound.
  public static func zip<Part>(_ signals: [TickSignal<Part, Failure>]) -> TickSignal where Value == [Part] {
    combining(.inTurn, all: signals)
  }

  /// Sends tuples of the first values of this signal and `others`, of the second ones, and so on.
  ///
  /// Holds every value that waits for its partners, without a bound. Completes when one of the signals has completed and none of its values
  /// waits.
  public func zip<each Other: Sendable>(
    _ others: repeat TickSignal<each Other, Failure>
  ) -> TickSignal<(Value, repeat each Other), Failure> {
    .zip(self, repeat each others)
  }

  /// Sends tuples of the values of this signal and of one that cannot fail, in turn.
  @_disfavoredOverload
  public func zip<Other>(_ other: TickSignal<Other, Never>) -> TickSignal<(Value, Other), Failure> {
    zip(other.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Sends tuples of the values of this signal and of one that can fail, in turn.
  @_disfavoredOverload
  public func zip<Other, OtherFailure>(_ other: TickSignal<Other, OtherFailure>) -> TickSignal<(Value, Other), OtherFailure> {
    promoteFailure(to: OtherFailure.self).zip(other)
  }
}
