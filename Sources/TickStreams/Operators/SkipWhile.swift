extension TickSignal {
  /// Drops values as long as `condition` returns true, and passes on the first one for which it returns false, and all later ones.
  ///
  /// ```text
  /// self                         -a-b-b-c-|
  /// skip(while: { $0 != "b" })   ---b-b-c-|
  /// ```
  ///
  /// - Parameter condition: Not called again once it has returned false.
  /// - Returns: The signal without its beginning.
  @inlinable
  public func skip(while condition: @escaping @Sendable (Value) -> Bool) -> TickSignal {
    lift { downstream in
      let output = downstream.output
      let isSkipping = SubscriptionState(true)
      return downstream.receiving(Value.self) {
        if isSkipping.value { isSkipping.value = condition($0.as(Value.self)) }
        if !isSkipping.value { output.forward($0) }
      }
    }
  }
}
