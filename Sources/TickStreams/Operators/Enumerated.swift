extension TickSignal {
  /// Sends each value together with its index, from zero.
  ///
  /// Each subscription counts for itself.
  ///
  /// ```text
  /// self           -a-b-c-|
  /// enumerated()   -p-q-r-|   p = 0a, q = 1b, r = 2c
  /// ```
  @inlinable
  public func enumerated() -> TickSignal<(offset: Int, element: Value), Failure> {
    lift { downstream in
      let output = downstream.output
      let count = SubscriptionState(0)
      return downstream.receiving(Value.self) { value in
        defer { count.value += 1 }
        output.send((offset: count.value, element: value.as(Value.self)))
      }
    }
  }
}
