extension TickSignal {
  /// Passes on the values for which `isIncluded` returns true.
  ///
  /// The closure runs in the upstream's context, one value at a time. Ends pass unchanged.
  ///
  /// ```text
  /// self                   -a-b-b-c-|
  /// filter { $0 != "a" }   ---b-b-c-|
  /// ```
  @inlinable
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> TickSignal {
    lift { downstream in
      let output = downstream.output
      return downstream.receiving(Value.self) { if isIncluded($0.as(Value.self)) { output.forward($0) } }
    }
  }
}
