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

  /// Whether both are true, with a signal that cannot fail.
  ///
  /// Follows the rules of ``and(_:)-(TickSignal<Value,Failure>)``.
  @_disfavoredOverload
  public func and(_ other: TickSignal<Bool, Never>) -> TickSignal {
    and(other.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Value == Bool, Failure == Never {
  /// Whether both are true, with a signal that can fail.
  ///
  /// Follows the rules of ``and(_:)-(TickSignal<Value,Failure>)``.
  @_disfavoredOverload
  public func and<OtherFailure>(_ other: TickSignal<Bool, OtherFailure>) -> TickSignal<Bool, OtherFailure> {
    promoteFailure(to: OtherFailure.self).and(other)
  }
}
