extension TickSignal {
  /// Passes on the first `count` values and completes with the last of them.
  ///
  /// The upstream is disposed right after the last value has been delivered, so an endless source stops immediately. With a count of zero the
  /// signal completes on subscription, without subscribing to the upstream.
  ///
  /// ```text
  /// self      -a-b-c-d-|
  /// take(2)   -a-(b|)
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of values, not negative; a negative count is a programmer error.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The shortened signal.
  @inlinable
  public func take(_ count: Int, file: StaticString = #fileID, line: UInt = #line) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    guard count > 0 else { return .empty }
    return lift { downstream in
      let output = downstream.output
      let leg = Scope(within: downstream.scope)
      let taken = SubscriptionState(0)
      return downstream.receiving(Value.self, leg: leg) {
        guard taken.value < count else { return }
        taken.value += 1
        let isLast = taken.value == count
        output.forward($0)
        if isLast, leg.end() { downstream.completed() }
      }
    }
  }
}
