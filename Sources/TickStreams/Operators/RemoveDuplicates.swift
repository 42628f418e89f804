extension TickSignal {
  /// Drops each value that equals the last value passed on, by `areEqual`.
  ///
  /// The closure receives the last value passed on and the new one, in the upstream's context. Stores one value.
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
  /// Drops each value that equals the last value passed on.
  ///
  /// Stores one value.
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
