extension TickSignal {
  /// Runs a signal for each value, one after the other: each is created and subscribed when the previous one has completed.
  ///
  /// - First value: of the first signal, as it arrives.
  /// - At completion: when this signal and all signals of its values have completed; signals of queued values still run.
  /// - At failure: a failure of any of them ends the result immediately, and the queued values are dropped, as on disposal.
  /// - Delivery: in the context of the signal that runs. `transform` is called in the context in which the previous signal completed, or,
  ///   if none runs, in the context of the value.
  ///
  /// ```text
  /// self               -a-b---c-|
  /// twice("a")         a--a|
  /// concatMap(twice)   -a--ab--bc--c|
  /// ```
  ///
  /// Stores the queued values, without a bound; ``flatMapFirst(_:)-((Value)->TickSignal<Output,Failure>)`` ignores them instead.
  ///
  /// - Parameter transform: Returns the signal for a value.
  /// - Returns: The signal of the values that those signals send.
  public func concatMap<Output>(_ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> {
    flatten(.queue(1), transform)
  }

  /// Runs a signal that cannot fail for each value, one after the other.
  ///
  /// Follows the rules of ``concatMap(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func concatMap<Output>(_ transform: @escaping @Sendable (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Failure> {
    flatten(.queue(1)) { transform($0).promoteFailure(to: Failure.self) }
  }
}

extension TickSignal where Failure == Never {
  /// Runs a signal that can fail for each value, one after the other.
  ///
  /// Follows the rules of ``concatMap(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func concatMap<Output, InnerFailure>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flatten(.queue(1), transform)
  }
}
