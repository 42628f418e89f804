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
      var elements = sequence.makeIterator()
      while !subscriber.isEnded {  // before the next element is made
        guard let element = elements.next() else { return subscriber.completed() }
        subscriber.next(element)
      }
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
