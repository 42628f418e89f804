extension TickSignal {
  /// Combines with five others or more, by the rules of ``withLatest(from:)-(TickSignal<A,Failure>)``.
  ///
  /// - Parameters:
  ///   - a: The first other signal.
  ///   - b: The second.
  ///   - c: The third.
  ///   - d: The fourth.
  ///   - e: The fifth.
  ///   - others: Further ones.
  /// - Returns: Each value with the latest ones of the others.
  public func withLatest<A, B, C, D, E, each Other: Sendable>(
    from a: TickSignal<A, Failure>, _ b: TickSignal<B, Failure>, _ c: TickSignal<C, Failure>, _ d: TickSignal<D, Failure>,
    _ e: TickSignal<E, Failure>, _ others: repeat TickSignal<each Other, Failure>
  ) -> TickSignal<(Value, A, B, C, D, E, repeat each Other), Failure> {
    .combining(.sampling, self, a, b, c, d, e, repeat each others)
  }
}
