extension TickSignal {
  /// Runs a signal for a value, and ignores further values until that signal has completed: two never run concurrently.
  ///
  /// `transform` is not called for a value that is ignored. So a heartbeat never has two requests in flight.
  ///
  /// Completes when the upstream and the running signal have completed. A failure of either ends the result immediately. Disposal also ends
  /// the running signal. Values are delivered in the context of the running signal, one at a time.
  ///
  /// ```text
  /// self                  -a-b---c-|
  /// twice("a")            a--a|
  /// flatMapFirst(twice)   -a--a--c--c|
  /// ```
  ///
  /// - Parameter transform: Returns the signal for a value; called in the context in which the value arrives.
  /// - Returns: The signal of the values that those signals send.
  public func flatMapFirst<Output>(_ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> {
    flatten(.first, transform)
  }

  /// Runs a signal that cannot fail for a value, and ignores further values until that signal has completed.
  ///
  /// Follows the rules of ``flatMapFirst(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMapFirst<Output>(_ transform: @escaping @Sendable (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Failure> {
    flatten(.first) { transform($0).promoteFailure(to: Failure.self) }
  }
}

extension TickSignal where Failure == Never {
  /// Runs a signal that can fail for a value, and ignores further values until that signal has completed.
  ///
  /// Follows the rules of ``flatMapFirst(_:)-((Value)->TickSignal<Output,Failure>)``.
  @_disfavoredOverload
  public func flatMapFirst<Output, InnerFailure>(
    _ transform: @escaping @Sendable (Value) -> TickSignal<Output, InnerFailure>
  ) -> TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flatten(.first, transform)
  }
}
