extension TickSignal {
  /// Combines all values into one, which is sent at completion.
  ///
  /// - First and only value: at completion, in the upstream's context, then completion. For an empty signal it is `initial`.
  /// - At failure: the failure is passed on, and the result so far is dropped, as on disposal.
  ///
  /// ```text
  /// self             -1-2-3-|
  /// reduce(0, +)     -------(6|)
  /// ```
  ///
  /// Stores the result so far. ``scan(_:_:)`` sends every intermediate result.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value.
  ///   - combine: Returns the next result, from the previous one and a value.
  /// - Returns: The signal of the result.
  @inlinable
  public func reduce<Result>(_ initial: Result, _ combine: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> {
    reduce(into: initial) { $0 = combine($0, $1) }
  }

  /// Combines all values into one, which is updated without copying it and sent at completion.
  ///
  /// ```text
  /// self                            -a-b-c-|
  /// reduce(into: "") { $0 += $1 }   -------(p|)   p = abc
  /// ```
  @inlinable
  public func reduce<Result>(
    into initial: Result, _ update: @escaping @Sendable (inout Result, Value) -> Void
  ) -> TickSignal<Result, Failure> {
    lift { downstream in
      let output = downstream.output
      let result = SubscriptionState(initial)
      return downstream.receiving(Value.self, { update(&result.value, $0.as(Value.self)) }, beforeCompletion: { output.send(result.value) })
    }
  }
}
