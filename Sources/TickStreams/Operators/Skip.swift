extension TickSignal {
  /// Drops the first `count` values.
  ///
  /// - Parameter count: Not negative; a negative count is a programmer error.
  @inlinable
  public func skip(_ count: Int, file: StaticString = #fileID, line: UInt = #line) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    return lift { downstream in
      let output = downstream.output
      let left = SerialState(count)
      return downstream.receiving(Value.self) {
        if left.value > 0 { left.value -= 1 } else { output.forward($0) }
      }
    }
  }
}
