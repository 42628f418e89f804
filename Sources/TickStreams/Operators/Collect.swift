extension TickSignal {
  /// Sends all values as one array at completion.
  ///
  /// - First and only value: at completion, in the upstream's context, then completion. For an empty signal it is an empty array.
  /// - At failure: the failure is passed on, and the collected values are dropped, as on disposal.
  ///
  /// ```text
  /// self         -1-2-3-|
  /// collect()    -------([1, 2, 3]|)
  /// ```
  ///
  /// Stores all values, without a bound: for signals that end.
  @inlinable
  public func collect() -> TickSignal<[Value], Failure> {
    reduce(into: []) { $0.append($1) }
  }

  /// Sends the values as arrays of `count` values.
  ///
  /// A new array begins every `step` values.
  ///
  /// With a step of `count`, the default, every value is in one array. With a smaller step the arrays overlap, as for the average of the
  /// latest three; with a larger one the values in between are dropped.
  ///
  /// - First array: with the value that fills it, in the upstream's context.
  /// - At completion: the arrays that have begun are sent, shorter than `count`, then completion.
  /// - At failure: the failure is passed on, and the incomplete arrays are dropped, as on disposal.
  ///
  /// ```text
  /// self                          -1-2-3----|
  /// collect(count: 2)             ---p------(q|)     p = [1, 2]   q = [3]
  /// collect(count: 2, step: 1)    ---p-q----(r|)  p = [1, 2]  q = [2, 3]  r = [3]
  /// ```
  ///
  /// Holds fewer than `count` values between two arrays.
  ///
  /// - Parameters:
  ///   - count: The length of the arrays, at least one.
  ///   - step: The number of values after which the next array begins, at least one; by default `count`.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of arrays.
  @inlinable
  public func collect(
    count: Int, step: Int? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<[Value], Failure> {
    checkPositive(count, "count", file: file, line: line)
    let step = step ?? count
    checkPositive(step, "step", file: file, line: line)
    return lift { downstream in
      let output = downstream.output
      // The values of the arrays that have begun, and the number of values to drop before the next array begins.
      let kept = SubscriptionState((values: [Value](), gap: 0))
      return downstream.receiving(
        Value.self,
        {
          if kept.value.gap > 0 {
            kept.value.gap -= 1
            return
          }
          kept.value.values.append($0.as(Value.self))
          guard kept.value.values.count == count else { return }
          let full = kept.value.values
          kept.value = (Array(full.dropFirst(step)), Swift.max(0, step - count))
          output.send(full)
        },
        beforeCompletion: {
          let rest = kept.value.values
          for start in stride(from: 0, to: rest.count, by: step) where !downstream.isEnded { output.send(Array(rest[start...])) }
        }
      )
    }
  }
}
