extension TickSignal {
  /// Runs a signal for each value, and disposes it when the next value comes: always the latest only.
  ///
  /// The one before is disposed before `transform` is called, so a request of it is cancelled before the next starts; a value of it that is
  /// on its way on another thread is dropped.
  ///
  /// Completes when the upstream and every signal in flight have completed. A failure of either ends the result at once. Disposal ends the
  /// signals in flight too. Values are delivered in the context of the signal they come from, one at a time.
  ///
  /// - Parameter transform: Makes the signal for a value; called in the context the value arrives in.
  /// - Returns: The signal of the values that those signals send.
  public func flatMapLatest<Output>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    flatten(.latest, transform)
  }

  /// Runs a signal that cannot fail for each value, and disposes it when the next value comes.
  @_disfavoredOverload
  public func flatMapLatest<Output>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Never>
  ) -> TickSignal<Output, Failure> {
    flatten(.latest) { transform($0).promoteFailure(to: Failure.self) }
  }
}

extension TickSignal where Failure == Never {
  /// Runs a signal that can fail for each value, and disposes it when the next value comes.
  @_disfavoredOverload
  public func flatMapLatest<Output, InnerFailure>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flatten(.latest, transform)
  }
}
