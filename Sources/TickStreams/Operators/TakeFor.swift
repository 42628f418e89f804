extension TickSignal {
  /// Passes on values for `duration` after the subscription, and then completes.
  ///
  /// - Boundary: if a value and the end arrive at the same instant, the one that was scheduled first is handled first; the end is scheduled before
  ///   the upstream is subscribed. So a tick of an interval that is due at the end is not passed on. No leeway but the scheduler's.
  /// - Late timer: the deadline decides, not its timer. An event strictly after the end is dropped, and the upstream is disposed; the completion
  ///   comes when the timer fires.
  /// - Zero: completes on subscription, without subscribing to the upstream.
  /// - Delivery: the completion on `scheduler`; all other events in the upstream's context.
  /// - If the upstream completes or fails first, its end is passed on immediately. Then, and on disposal, the timer is removed.
  ///
  /// ```text
  /// self                  --a--b--c--d--|
  /// take(for: 9, …)       --a--b--c|
  /// ```
  ///
  /// ![An input, and its values of 9 s.](operator-take-for)
  ///
  /// - Parameters:
  ///   - duration: How long to pass on values, not negative; a negative time is a programmer error.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The shortened signal.
  public func take(
    for duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let duration = duration.checkedNotNegative("duration", file: file, line: line)
    guard duration > 0 else { return .empty }
    return limited(to: duration, .newest, on: scheduler, for: CallOrigin("take", file, line)) { .completed }
  }
}
