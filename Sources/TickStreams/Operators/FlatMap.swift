extension TickSignal {
  /// Runs a signal for each value, all at the same time, and passes on their values.
  ///
  /// The number of signals that run concurrently is not bounded; if that matters, write `map(transform).flatten(maxConcurrent:)`.
  ///
  /// Completes when the upstream and every running signal have completed. A failure of any of them ends the result immediately. Disposal
  /// also ends the running signals. Values are delivered in the context of the signal that sends them, one at a time.
  ///
  /// ```text
  /// self             -a-b---c-|
  /// twice("a")       a--a|
  /// flatMap(twice)   -a-ba-bc--c|
  /// ```
  ///
  /// - Parameter transform: Returns the signal for a value; called in the context in which the value arrives.
  /// - Returns: The signal of the values that those signals send.
  public func flatMap<Output>(_ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> {
    flatten(.merge, transform)
  }

  /// Runs a signal that cannot fail for each value, all at the same time.
  ///
  /// Follows the rules of ``flatMap(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMap<Output>(_ transform: @escaping @Sendable (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Failure> {
    flatten(.merge) { transform($0).promoteFailure(to: Failure.self) }
  }
}

extension TickSignal where Failure == Never {
  /// Runs a signal that can fail for each value, all at the same time.
  ///
  /// Follows the rules of ``flatMap(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMap<Output, InnerFailure>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flatten(.merge, transform)
  }
}
