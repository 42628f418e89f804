extension TickSignal {
  /// Drops all values, and passes on the end.
  ///
  /// ```text
  /// self             -a-b-b-c-|
  /// ignoreValues()   ---------|
  /// ```
  ///
  /// - Parameter type: The type of the values that the result never sends, for combining it with other signals.
  /// - Returns: A signal that only ends.
  @inlinable
  public func ignoreValues<Output>(as type: Output.Type = Never.self) -> TickSignal<Output, Failure> {
    lift { $0.receiving(Value.self) { _ in } }
  }
}
