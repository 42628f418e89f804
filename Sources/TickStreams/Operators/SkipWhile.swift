extension TickSignal {
  /// Drops values as long as `condition` returns true, and passes on the first for which it does not, and all after it.
  ///
  /// - Parameter condition: Not asked again once it returned false.
  /// - Returns: The signal without its beginning.
  @inlinable
  public func skip(while condition: @escaping @Sendable (Value) -> Bool) -> TickSignal {
    lift { downstream in
      let output = downstream.output
      let isSkipping = SerialState(true)
      return downstream.receiving(Value.self) {
        if isSkipping.value { isSkipping.value = condition($0.as(Value.self)) }
        if !isSkipping.value { output.forward($0) }
      }
    }
  }
}
