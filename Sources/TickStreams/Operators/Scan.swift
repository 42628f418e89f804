extension TickSignal {
  /// Combines each value with the previous result, and sends every intermediate result.
  ///
  /// `initial` itself is not sent. The closure runs in the upstream's context, one value at a time. Stores the latest result for each
  /// subscription.
  ///
  /// ```text
  /// self                   -a-b-c-|
  /// scan("") { $0 + $1 }   -a-p-q-|   p = ab, q = abc
  /// ```
  @inlinable
  public func scan<Result>(_ initial: Result, _ combine: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> {
    scan(into: initial) { $0 = combine($0, $1) }
  }

  /// Updates a result with each value, without copying it, and sends every intermediate result.
  ///
  /// ```text
  /// self                          -a-b-c-|
  /// scan(into: "") { $0 += $1 }   -a-p-q-|   p = ab, q = abc
  /// ```
  @inlinable
  public func scan<Result>(
    into initial: Result, _ update: @escaping @Sendable (inout Result, Value) -> Void
  ) -> TickSignal<Result, Failure> {
    lift { downstream in
      let output = downstream.output
      let result = SubscriptionState(initial)
      return downstream.receiving(Value.self) {
        update(&result.value, $0.as(Value.self))
        output.send(result.value)
      }
    }
  }
}
