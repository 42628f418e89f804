extension TickSignal {
  /// Runs the signal `count` times in all, each time when it has completed.
  ///
  /// The completed subscription is released before the next one starts, at once. A failure ends the result. With a count of zero the signal
  /// completes on subscription, without subscribing upstream. Any number of times, also of signals that complete on subscription, needs no
  /// more stack than one.
  ///
  /// ```text
  /// self           -a-b|
  /// repeated(2)    -a-b-a-b|
  /// ```
  ///
  /// - Parameters:
  ///   - count: How many times, not negative; again and again if left out.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal that starts again.
  public func repeated(_ count: Int = .max, file: StaticString = #fileID, line: UInt = #line) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    guard count > 0 else { return .empty }
    return TickSignal(raw: { [upstream = raw] downstream in
      let left = SerialState(count)
      let runner = SequentialRunner(downstream) { outcome in
        left.value -= 1
        guard case .completed = outcome, left.value > 0 else { return .end(outcome) }
        return .run(upstream)
      }
      runner.begin(with: upstream)
    })
  }
}
