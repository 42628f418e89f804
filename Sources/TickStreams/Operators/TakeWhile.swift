extension TickSignal {
  /// Passes on values as long as `condition` returns true, and completes at the first value for which it returns false.
  ///
  /// ```text
  /// self                                         -a-b-c-d-|
  /// take(while: { $0 < "c" })                    -a-b-|
  /// take(while: { $0 < "c" }, inclusive: true)   -a-b-(c|)
  /// ```
  ///
  /// - Parameters:
  ///   - condition: Not called again once it has returned false.
  ///   - inclusive: Whether that first value is also passed on.
  /// - Returns: The shortened signal.
  public func take(while condition: @escaping @Sendable (Value) -> Bool, inclusive: Bool = false) -> TickSignal {
    lift { downstream in
      let output = downstream.output
      let leg = Scope(within: downstream.scope)
      return downstream.receiving(Value.self, leg: leg) { value in
        guard !leg.isEnded else { return }
        let isIncluded = condition(value.as(Value.self))
        if isIncluded || inclusive { output.forward(value) }
        if !isIncluded, leg.end() { downstream.completed() }
      }
    }
  }
}
