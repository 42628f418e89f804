extension TickSignal {
  /// Transforms each value.
  ///
  /// ```text
  /// self                      -a-b-c-|
  /// map { $0.uppercased() }   -A-B-C-|
  /// ```
  ///
  /// - Parameter transform: Called once per value, in the context in which it arrives.
  /// - Returns: The signal of the transformed values.
  @inlinable
  public func map<Output>(_ transform: @escaping @Sendable (Value) -> Output) -> TickSignal<Output, Failure> {
    lift { downstream in
      let output = downstream.output
      return downstream.receiving(Value.self) { output.send(transform($0.as(Value.self))) }
    }
  }
}
