extension TickSignal where Value == Bool {
  /// Sends whether the latest value of this signal or of `other` is true.
  ///
  /// Follows the rules of `combineLatest(_:)`: the first value arrives when both have sent a value, then one with every value of either;
  /// completion arrives when both have completed; a failure of either ends the result. ``removeDuplicates()`` drops repetitions.
  ///
  /// ```text
  /// self         t-----f-----t---
  /// other        --t-----f-----t-
  /// together     --t---t-f---t-t-
  /// ```
  ///
  /// Stores one value of each signal.
  public func or(_ other: TickSignal) -> TickSignal {
    combineLatest(other).map { $0 || $1 }
  }
}
