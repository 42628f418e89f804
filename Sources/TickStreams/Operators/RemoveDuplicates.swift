extension TickSignal {
  /// Drops each value for which `areEqual` returns true together with the last value that was passed on, which is held.
  ///
  /// ```text
  /// self                                 -a-b-b-c-|
  /// removeDuplicates(by: { $0 <= $1 })   -a-------|
  /// ```
  @inlinable
  public func removeDuplicates(by areEqual: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal {
    lift { downstream in
      let output = downstream.output
      let last = SubscriptionState(Value?.none)
      return downstream.receiving(Value.self) {
        let value = $0.as(Value.self)
        if let before = last.value, areEqual(before, value) { return }
        last.value = value
        output.forward($0)
      }
    }
  }
}

extension TickSignal where Value: Equatable {
  /// Drops each value that equals the last value that was passed on, which is held.
  ///
  /// ```text
  /// self                 -a-b-b-c-|
  /// removeDuplicates()   -a-b---c-|
  /// ```
  @inlinable
  public func removeDuplicates() -> TickSignal {
    removeDuplicates(by: ==)
  }
}
