extension TickSignal {
  /// A signal that sends the elements of `sequence` on subscription, one after the other, and completes.
  ///
  /// It stops as soon as the subscription ends, so an endless sequence can be followed by `take(_:)`. Every subscription iterates from the
  /// start.
  ///
  /// ```text
  /// from("abc")   (abc|)
  /// ```
  public static func from(_ sequence: some Sequence<Value> & Sendable) -> TickSignal {
    TickSignal(source: { subscriber in
      for element in sequence {
        guard !subscriber.isEnded else { return }
        subscriber.next(element)
      }
      if !subscriber.isEnded { subscriber.completed() }
    })
  }
}

extension TickSignal where Failure == Never {
  /// A signal that sends the elements of `sequence` on subscription, where nothing else says that it cannot fail.
  ///
  /// ```swift
  /// let three = TickSignal.from([1, 2, 3])
  /// ```
  @_documentation(visibility: internal) @_disfavoredOverload public static func from(_ sequence: some Sequence<Value> & Sendable)
    -> TickSignal
  {
    .from(sequence)  // The form above, which the compiler prefers.
  }
}
