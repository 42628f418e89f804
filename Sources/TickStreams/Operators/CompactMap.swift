extension TickSignal {
  /// Transforms each value, and drops values for which `transform` returns `nil`.
  ///
  /// The closure runs in the upstream's context, one value at a time. Ends pass unchanged.
  ///
  /// ```text
  /// self                        -a-b-c-|
  /// compactMap { number($0) }   -1---3-|
  /// ```
  @inlinable
  public func compactMap<Output>(_ transform: @escaping @Sendable (Value) -> Output?) -> TickSignal<Output, Failure> {
    lift { downstream in
      let output = downstream.output
      return downstream.receiving(Value.self) { if let value = transform($0.as(Value.self)) { output.send(value) } }
    }
  }
}
