extension TickSignal {
  /// Sends whether there is a value for which `condition` returns true.
  ///
  /// - First and only value: `true` with the first such value, and the upstream is disposed; otherwise `false` at completion. Completion
  ///   follows.
  /// - At failure: the failure is passed on, without a value.
  /// - Delivery: in the upstream's context.
  ///
  /// ```text
  /// self                            -1-2-3-|
  /// contains { $0 > 1 }             ---(t|)
  /// contains { $0 > 3 }             -------(f|)
  /// ```
  ///
  /// Holds nothing.
  ///
  /// - Parameter condition: Not called again once it has returned true.
  /// - Returns: A signal of one value.
  public func contains(where condition: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> {
    filter(condition).replaceValues(with: true).take(1).orIfEmpty(false)
  }
}

extension TickSignal where Value: Equatable {
  /// Sends whether there is a value that equals `value`.
  ///
  /// Follows the rules of ``contains(where:)``.
  public func contains(_ value: Value) -> TickSignal<Bool, Failure> {
    contains { $0 == value }
  }
}
