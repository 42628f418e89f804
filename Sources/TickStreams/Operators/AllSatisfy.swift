extension TickSignal {
  /// Sends whether `condition` returns true for all values.
  ///
  /// - First and only value: `false` with the first value for which it returns false, and the upstream is disposed; otherwise `true` at
  ///   completion, even if there was no value. Completion follows.
  /// - At failure: the failure is passed on, without a value.
  /// - Delivery: in the upstream's context.
  ///
  /// ```text
  /// self                       -1-2-3-|
  /// allSatisfy { $0 < 2 }      ---(f|)
  /// allSatisfy { $0 < 4 }      -------(t|)
  /// ```
  ///
  /// Holds nothing.
  ///
  /// - Parameter condition: Not called again once it has returned false.
  /// - Returns: A signal of one value.
  public func allSatisfy(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> {
    contains { !condition($0) }.not()
  }
}
