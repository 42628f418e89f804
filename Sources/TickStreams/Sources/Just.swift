extension TickSignal {
  /// A signal that sends `value` on subscription and completes.
  ///
  /// ```text
  /// just("a")   (a|)
  /// ```
  public static func just(_ value: Value) -> TickSignal {
    TickSignal(source: { subscriber in
      subscriber.next(value)
      if !subscriber.isEnded { subscriber.completed() }
    })
  }
}

extension TickSignal where Failure == Never {
  /// A signal that sends `value` on subscription and completes, where nothing else says that it cannot fail.
  ///
  /// ```swift
  /// let one = TickSignal.just(1)
  /// ```
  @_documentation(visibility: internal) @_disfavoredOverload public static func just(_ value: Value) -> TickSignal {
    .just(value)  // The form above, which the compiler prefers.
  }
}
