extension TickSignal {
  /// Passes on the value with the given index, and completes with it.
  ///
  /// Completes without a value if there are fewer values. The upstream is disposed with the value.
  ///
  /// ```text
  /// self             -a-b-c-d-|
  /// element(at: 1)   ---(b|)
  /// ```
  ///
  /// - Parameters:
  ///   - index: The number of values before it, not negative; a negative index is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal of at most one value.
  public func element(at index: Int, file: StaticString = #fileID, line: UInt = #line) -> TickSignal {
    checkNotNegative(index, "index", file: file, line: line)
    return skip(index).take(1)
  }
}
