extension TickSignal {
  /// Runs only the latest of the signals that this signal sends: a new one disposes the previous one.
  ///
  /// - At completion: when this signal and the running one have completed.
  /// - At failure: a failure of either ends the result immediately.
  /// - Delivery: in the context of the running signal, one value at a time.
  ///
  /// ```text
  /// self                a-----b------|
  ///   a                 -1--2--3|
  ///   b                       -4-5|
  /// switchToLatest()    -1--2--4-5---|
  /// ```
  ///
  /// Holds nothing. ``flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)`` does the same with a signal for each value.
  public func switchToLatest<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> {
    flatten(.latest) { $0 }
  }
}

extension TickSignal where Failure == Never {
  /// Runs only the latest of the signals that this signal sends, which can fail.
  ///
  /// Follows the rules of `switchToLatest()` for signals of one failure type.
  @_disfavoredOverload
  public func switchToLatest<Output, InnerFailure>() -> TickSignal<Output, InnerFailure>
  where Value == TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).switchToLatest()
  }
}
