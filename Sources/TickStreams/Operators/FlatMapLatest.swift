extension TickSignal {
  /// Runs a signal for each value, and disposes it when the next value arrives: only the latest one runs.
  ///
  /// The previous signal is disposed before `transform` is called, so its request is canceled before the next one starts; if it is sending
  /// a value on another thread, that value is dropped.
  ///
  /// Completes when the upstream and the running signal have completed. A failure of either ends the result immediately. Disposal also ends
  /// the running signal. Values are delivered in the context of the running signal, one at a time.
  ///
  /// ```text
  /// self                   -a-b---c-|
  /// twice("a")             a--a|
  /// flatMapLatest(twice)   -a-b--bc--c|
  /// ```
  ///
  /// - Parameter transform: Returns the signal for a value; called in the context in which the value arrives.
  /// - Returns: The signal of the values that those signals send.
  public func flatMapLatest<Output>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    flatten(.latest, transform)
  }

  /// Runs a signal that cannot fail for each value, and disposes it when the next value arrives.
  ///
  /// Follows the rules of ``flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMapLatest<Output>(_ transform: @escaping @Sendable (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Failure> {
    flatten(.latest) { transform($0).promoteFailure(to: Failure.self) }
  }
}

extension TickSignal where Failure == Never {
  /// Runs a signal that can fail for each value, and disposes it when the next value arrives.
  ///
  /// Follows the rules of ``flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMapLatest<Output, InnerFailure>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flatten(.latest, transform)
  }
}
