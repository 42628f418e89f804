extension TickSignal {
  /// Passes on the last `count` values, at completion.
  ///
  /// - First value: at completion, all of them in order, in the upstream's context, then completion.
  /// - At failure: the failure is passed on, and the values are dropped, as on disposal.
  /// - With a count of zero the signal completes on subscription, without subscribing to the upstream, like ``take(_:file:line:)``.
  ///
  /// ```text
  /// self           -a-b-c-|
  /// takeLast(2)    -------(bc|)
  /// ```
  ///
  /// Holds `count` values.
  ///
  /// - Parameters:
  ///   - count: The number of values, not negative; a negative count is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of the last values.
  @inlinable
  public func takeLast(_ count: Int, file: StaticString = #fileID, line: UInt = #line) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    guard count > 0 else { return .empty }
    return lift { downstream in
      let output = downstream.output
      let kept = SubscriptionState((values: [Value](), oldest: 0))
      return downstream.receiving(
        Value.self,
        {
          let value = $0.as(Value.self)
          guard kept.value.values.count == count else { return kept.value.values.append(value) }
          kept.value.values[kept.value.oldest] = value
          kept.value.oldest = (kept.value.oldest + 1) % count
        },
        beforeCompletion: {
          let (values, oldest) = kept.value
          for value in values[oldest...] + values[..<oldest] where !downstream.isEnded { output.send(value) }
        }
      )
    }
  }
}
