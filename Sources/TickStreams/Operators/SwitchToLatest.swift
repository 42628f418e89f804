extension TickSignal {
  /// Runs the signals that this signal sends, always the latest only: a new one disposes the one before.
  ///
  /// - At completion: of this signal and of the one that runs.
  /// - At failure: of either, ends the result at once.
  /// - Delivery: in the context of the signal that runs, one value at a time.
  ///
  /// ```text
  /// self                a-----b------|
  ///   a                 -1--2--3|
  ///   b                       -4-5|
  /// switchToLatest()    -1--2--4-5---|
  /// ```
  ///
  /// Holds nothing. ``flatMapLatest(_:)-((Value)->TickSignal<Output,Failure>)`` also makes the signals.
  public func switchToLatest<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> {
    flatten(.latest) { $0 }
  }

  /// Runs the signals that this signal sends, which cannot fail, always the latest only.
  @_disfavoredOverload
  public func switchToLatest<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Never> {
    flatten(.latest) { $0.promoteFailure(to: Failure.self) }
  }
}

extension TickSignal where Failure == Never {
  /// Runs the signals that this signal sends, which can fail, always the latest only.
  @_disfavoredOverload
  public func switchToLatest<Output, InnerFailure>() -> TickSignal<Output, InnerFailure>
  where Value == TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).switchToLatest()
  }
}
