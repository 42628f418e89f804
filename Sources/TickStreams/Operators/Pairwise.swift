extension TickSignal {
  /// Sends `(previous, value)` for each value after the first.
  ///
  /// Stores one value.
  ///
  /// ```text
  /// self          -a-b-c-|
  /// pairwise()    ---(a, b)-(b, c)-|
  /// ```
  @inlinable
  public func pairwise() -> TickSignal<(Value, Value), Failure> {
    lift { downstream in
      let output = downstream.output
      let last = SubscriptionState(Value?.none)
      return downstream.receiving(Value.self) {
        let value = $0.as(Value.self)
        let before = last.value
        last.value = value
        if let before { output.send((before, value)) }
      }
    }
  }
}
