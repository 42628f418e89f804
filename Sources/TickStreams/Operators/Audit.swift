extension TickSignal {
  /// Passes on the newest value `period` after the first one: each burst gives its latest state, a fixed time after it began.
  ///
  /// - First value: `period` after the first value came, the newest by then, on `scheduler`. Never early, no leeway. The next value that
  ///   comes begins a period anew.
  /// - Boundary: of a value and the end of a period at the very same instant, the one that was scheduled first comes first.
  /// - Zero: the latest of what comes at once, as soon as possible, asynchronously.
  /// - At completion: a value that waits is delivered at the end of its period, then completion; if none waits, completion passes at once.
  /// - At failure and disposal: the value that waits is dropped.
  ///
  /// ```text
  /// self                 a-b-c----d---|
  /// audit(for: 5, …)     -----c--------(d|)
  /// ```
  ///
  /// Unlike ``debounce(for:on:file:line:)`` it delivers also while values keep coming. ``throttle(for:edges:on:file:line:)`` with
  /// ``ThrottleEdges/trailing`` begins the next period with the delivery. Holds one value.
  ///
  /// - Parameters:
  ///   - period: The time from the first value of a period to the delivery, not negative; a negative time is a programmer error.
  ///   - scheduler: Where to wait and deliver.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The audited signal.
  public func audit(
    for period: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let rule = Throttled.Rule(passesFirst: false, keepsLatest: true, staysOpen: false)
    return throttle(period.checkedNotNegative("period", file: file, line: line), rule, on: scheduler, ("audit", file, line))
  }
}
