extension TickSignal {
  /// Sends all values as one array at completion.
  ///
  /// - First and only value: at completion, in the upstream's context, then completion. Of an empty signal it is an empty array.
  /// - At failure: it passes, and what was collected is dropped; so on disposal.
  ///
  /// ```text
  /// self         -1-2-3-|
  /// collect()    -------([1, 2, 3]|)
  /// ```
  ///
  /// Holds all values, without a bound: meant for signals that end.
  @inlinable
  public func collect() -> TickSignal<[Value], Failure> {
    reduce(into: []) { $0.append($1) }
  }

  /// Sends the values as arrays of `count`.
  ///
  /// - First array: with the value that fills it, in the upstream's context.
  /// - At completion: what is left is sent as a shorter array, unless there is nothing, then completion.
  /// - At failure: it passes, and what is left is dropped; so on disposal.
  ///
  /// ```text
  /// self                 -1-2-3-|
  /// collect(count: 2)    ---[1, 2]---([3]|)
  /// ```
  ///
  /// Holds fewer than `count` values between two arrays.
  ///
  /// - Parameters:
  ///   - count: The length of the arrays, at least one.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: The signal of arrays.
  @inlinable
  public func collect(count: Int, file: StaticString = #fileID, line: UInt = #line) -> TickSignal<[Value], Failure> {
    checkPositive(count, "count", file: file, line: line)
    return lift { downstream in
      let output = downstream.output
      let kept = SerialState([Value]())
      return downstream.receiving(
        Value.self,
        {
          kept.value.append($0.as(Value.self))
          guard kept.value.count == count else { return }
          let full = kept.value
          kept.value = []
          output.send(full)
        },
        beforeCompletion: { if !kept.value.isEmpty { output.send(kept.value) } }
      )
    }
  }
}
