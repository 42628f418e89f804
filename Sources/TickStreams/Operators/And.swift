extension TickSignal where Value == Bool {
  /// Sends whether the latest values of this signal and `other` are both true.
  ///
  /// Follows the rules of `combineLatest(_:)`: the first value arrives when both have sent a value, then one with every value of either;
  /// completion arrives when both have completed; a failure of either ends the result. ``removeDuplicates()`` drops repetitions.
  ///
  /// ```text
  /// self         t-----f-----t---
  /// other        --t-----f-----t-
  /// together     --t---f-f---f-t-
  /// ```
  ///
  /// Stores one value of each signal.
  public func and(_ other: TickSignal) -> TickSignal {
    combineLatest(other).map { $0 && $1 }
  }
}
