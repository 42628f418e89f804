extension TickSignal {
  /// Passes on the first value for which `condition` returns true, and completes with it.
  ///
  /// Completes without a value if there is none. The upstream is disposed with the value. ``firstValue(isolation:)`` waits for a value instead.
  ///
  /// ```text
  /// self                         -a-b-c-d-|
  /// first(where: { $0 > "b" })   -----(c|)
  /// ```
  ///
  /// - Parameter condition: Not called again once it has returned true.
  /// - Returns: A signal of at most one value.
  public func first(where condition: @escaping @Sendable (Value) -> Bool) -> TickSignal {
    filter(condition).take(1)
  }
}
