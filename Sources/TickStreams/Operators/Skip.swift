extension TickSignal {
  /// Drops the first `count` values.
  ///
  /// ```text
  /// self      -a-b-b-c-|
  /// skip(2)   -----b-c-|
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of values, not negative; a negative count is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal without those values.
  @inlinable
  public func skip(_ count: Int, file: StaticString = #fileID, line: UInt = #line) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    return lift { downstream in
      let output = downstream.output
      let left = SubscriptionState(count)
      return downstream.receiving(Value.self) {
        if left.value > 0 { left.value -= 1 } else { output.forward($0) }
      }
    }
  }
}
