extension TickSignal {
  /// Drops the values that arrive less than `duration` after the subscription.
  ///
  /// - First value: the first one that arrives `duration` after the subscription, or later; in the upstream's context.
  /// - Boundary: a value that arrives exactly `duration` after the subscription is passed on.
  /// - Completion and failure: passed on immediately.
  /// - Zero: no value is dropped.
  ///
  /// ```text
  /// self                  --a--b--c--d--|
  /// skip(for: 8, …)       --------c--d--|
  /// ```
  ///
  /// ![An input, and its values after 8 s.](operator-skip-for)
  ///
  /// Needs no timer: it reads the clock of `scheduler` when a value arrives, until `duration` has passed.
  ///
  /// - Parameters:
  ///   - duration: How long to drop values, not negative; a negative time is a programmer error.
  ///   - scheduler: The scheduler that provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal without those values.
  public func skip(
    for duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let duration = duration.checkedNotNegative("duration", file: file, line: line)
    return through { downstream in
      let engine = scheduler.engine
      let start = engine.now.adding(duration)
      let hasStarted = SubscriptionState(false)
      return RawSubscriber(before: downstream) { value in
        if !hasStarted.value { hasStarted.value = engine.now >= start }
        if hasStarted.value { downstream.onNext(value) }
      }
    }
  }
}
