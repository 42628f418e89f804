extension TickSignal {
  /// Runs the signal `count` times in total, starting again each time it has completed.
  ///
  /// The next subscription starts immediately, after the completed one has been released. A failure ends the result. With a count of zero the
  /// signal completes on subscription, without subscribing to the upstream. Any number of runs, even of signals that complete on
  /// subscription, needs no more stack than one. An unlimited number of runs of a signal that completes on subscription, such as a subject that has
  /// ended, never returns: use `repeated(after:on:)`.
  ///
  /// ```text
  /// self           -a-b|
  /// repeated(2)    -a-b-a-b|
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of runs, not negative; by default unlimited.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of all runs, one after the other.
  public func repeated(_ count: Int = .max, file: StaticString = #fileID, line: UInt = #line) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    guard count > 0 else { return .empty }
    return TickSignal(raw: { [upstream = raw] downstream in
      let left = SubscriptionState(count)
      let runner = SequentialRunner(downstream) { outcome in
        left.value -= 1
        guard case .completed = outcome, left.value > 0 else { return .end(outcome) }
        return .run(upstream)
      }
      runner.begin(with: upstream)
    })
  }
}
