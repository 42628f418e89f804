extension TickSignal where Failure == Never {
  /// Gives a signal that cannot fail a failure type, so that it can be combined with signals that can fail.
  ///
  /// It never sends a failure. The conversion costs nothing.
  ///
  /// ```swift
  /// // A signal that cannot fail, beside one that can.
  /// search.promoteFailure(to: NetworkError.self).merge(connection)
  /// ```
  public func promoteFailure<NewFailure: Error>(to _: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> {
    TickSignal<Value, NewFailure>(raw: raw)
  }
}
