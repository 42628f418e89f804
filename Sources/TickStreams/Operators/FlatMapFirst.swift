extension TickSignal {
  /// Runs a signal for a value, and ignores further values until it has ended: no second one while one is in flight.
  ///
  /// `transform` is not called for a value that is ignored. So a heartbeat never has two requests in flight.
  ///
  /// Completes when the upstream and every signal in flight have completed. A failure of either ends the result at once. Disposal ends the
  /// signals in flight too. Values are delivered in the context of the signal they come from, one at a time.
  ///
  /// - Parameter transform: Makes the signal for a value; called in the context the value arrives in.
  /// - Returns: The signal of the values that those signals send.
  public func flatMapFirst<Output>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    flatten(.first, transform)
  }

  /// Runs a signal that cannot fail for a value, and ignores further values until it has ended.
  @_disfavoredOverload
  public func flatMapFirst<Output>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Never>
  ) -> TickSignal<Output, Failure> {
    flatten(.first) { transform($0).promoteFailure(to: Failure.self) }
  }
}

extension TickSignal where Failure == Never {
  /// Runs a signal that can fail for a value, and ignores further values until it has ended.
  @_disfavoredOverload
  public func flatMapFirst<Output, InnerFailure>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flatten(.first, transform)
  }
}
