extension TickSignal {
  /// Sends `value` at completion if no value was sent before.
  ///
  /// A failure is passed on without it.
  ///
  /// ```text
  /// self                                   -a-b-b-c-|
  /// filter { _ in false }.orIfEmpty("x")   ---------(x|)
  /// ```
  @inlinable
  public func orIfEmpty(_ value: Value) -> TickSignal {
    lift { downstream in
      let output = downstream.output
      let isEmpty = SubscriptionState(true)
      return downstream.receiving(
        Value.self,
        {
          isEmpty.value = false
          output.forward($0)
        },
        beforeCompletion: { if isEmpty.value { output.send(value) } }
      )
    }
  }
}
