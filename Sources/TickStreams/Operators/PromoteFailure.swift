extension TickSignal where Failure == Never {
  /// The same signal with the type of a failure that it never sends, to combine it with signals that do.
  ///
  /// Costs nothing.
  public func promoteFailure<NewFailure: Error>(to _: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> {
    TickSignal<Value, NewFailure>(raw: raw)
  }
}
