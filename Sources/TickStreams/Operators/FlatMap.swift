extension TickSignal {
  /// Runs a signal for each value, all at the same time, and passes on what they send.
  ///
  /// How many run at once is not bounded; bound the upstream if that matters.
  ///
  /// Completes when the upstream and every signal in flight have completed. A failure of either ends the result at once. Disposal ends the
  /// signals in flight too. Values are delivered in the context of the signal they come from, one at a time.
  ///
  /// - Parameter transform: Makes the signal for a value; called in the context the value arrives in.
  /// - Returns: The signal of the values that those signals send.
  public func flatMap<Output>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    flatten(.merge, transform)
  }

  /// Runs a signal that cannot fail for each value, all at the same time.
  @_disfavoredOverload
  public func flatMap<Output>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Never>
  ) -> TickSignal<Output, Failure> {
    flatten(.merge) { transform($0).promoteFailure(to: Failure.self) }
  }
}

extension TickSignal where Failure == Never {
  /// Runs a signal that can fail for each value, all at the same time.
  @_disfavoredOverload
  public func flatMap<Output, InnerFailure>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flatten(.merge, transform)
  }
}
