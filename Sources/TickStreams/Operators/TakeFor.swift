extension TickSignal {
  /// Passes on values until `duration` after the subscription, and completes then.
  ///
  /// - Boundary: of a value and the end at the very same instant, the one that was scheduled first comes first; the end is scheduled before
  ///   the upstream is subscribed. So an interval is cut before a tick that is due with the end. No leeway.
  /// - Zero: completes on subscription, without subscribing upstream.
  /// - Delivery: completion on `scheduler`; everything else as it comes.
  /// - When the upstream ends first, and on disposal: the timer is taken out.
  ///
  /// ```text
  /// self                  --a--b--c--d--|
  /// take(for: 9, …)       --a--b--c|
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How long, not negative; a negative time is a programmer error.
  ///   - scheduler: Where and on which clock to wait.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The shortened signal.
  public func take(
    for duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    guard duration.checkedNotNegative("duration", file: file, line: line) > 0 else { return .empty }
    return take(until: TickSignal<Tick, Never>.after(duration, on: scheduler, file: file, line: line))
  }
}
