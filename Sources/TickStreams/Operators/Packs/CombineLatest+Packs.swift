extension TickSignal {
  /// Sends a tuple of the latest values of `signals` whenever one of them sends.
  ///
  /// - First tuple: when each signal has sent a value. They are subscribed in order.
  /// - At completion: a signal that has completed keeps its last value in the tuples. Completes when all have completed, even if one of
  ///   them never sent a value, as in RAC. Without any signals the result completes immediately.
  /// - At failure: the first one ends the result and disposes the others.
  /// - Delivery: in the context of the signal that sends, one at a time. For each of several values at the same instant a tuple is sent.
  ///
  /// ```text
  /// a         1---2-------|
  /// b         --x-----y-|
  /// together  --1x2x--2y--|
  /// ```
  ///
  /// Stores one value of each signal.
  public static func combineLatest<each Part: Sendable>(
    _ signals: repeat TickSignal<each Part, Failure>
  ) -> TickSignal where Value == (repeat each Part) {
    combining(.latest, repeat each signals)
  }

  /// Combines with five others or more, by the rules of ``combineLatest(_:)-(TickSignal<A,Failure>)``.
  ///
  /// - Parameters:
  ///   - a: The first other signal.
  ///   - b: The second.
  ///   - c: The third.
  ///   - d: The fourth.
  ///   - e: The fifth.
  ///   - others: Further ones.
  /// - Returns: The latest values of all, whenever one changes.
  public func combineLatest<A, B, C, D, E, each Other: Sendable>(
    _ a: TickSignal<A, Failure>, _ b: TickSignal<B, Failure>, _ c: TickSignal<C, Failure>, _ d: TickSignal<D, Failure>,
    _ e: TickSignal<E, Failure>, _ others: repeat TickSignal<each Other, Failure>
  ) -> TickSignal<(Value, A, B, C, D, E, repeat each Other), Failure> {
    .combining(.latest, self, a, b, c, d, e, repeat each others)
  }
}
