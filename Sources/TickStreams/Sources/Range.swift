extension TickSignal where Value == Int {
  /// Sends `count` consecutive numbers from `start` on subscription, then completes.
  ///
  /// ```text
  /// range(start: 1, count: 3)   (123|)
  /// ```
  ///
  /// - Parameters:
  ///   - start: The first number.
  ///   - count: How many numbers to send, not negative; a negative count is a programmer error, as is a `start + count` beyond `Int.max`.
  /// - Returns: The signal of the numbers.
  public static func range(start: Int, count: Int) -> TickSignal {
    checkNotNegative(count, "count")
    let (end, overflows) = start.addingReportingOverflow(count)
    if overflows { programmerError("start + count must not exceed Int.max, but they are \(start) and \(count)") }
    return .from(start..<end)
  }
}
