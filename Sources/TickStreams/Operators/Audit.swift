extension TickSignal {
  /// Passes on the newest value `period` after the first one, so that each burst gives one value, a fixed time after the burst began.
  ///
  /// - First value: the newest one, `period` after the first value arrived, on `scheduler`. Never early, no leeway. The next value begins a
  ///   new period.
  /// - Boundary: if a value and the end of a period arrive at the same instant, the one that was scheduled first is handled first.
  /// - Late timer: the deadline decides, not its timer. A value strictly after the end of a period begins another one. The value of the
  ///   period is sent when the timer fires, unless that of a later period that has ended replaces it.
  /// - Zero: sends the latest of the values of one turn, on the next turn.
  /// - At completion: a pending value is delivered at the end of its period, then completion; without a pending value, completion is passed
  ///   on immediately.
  /// - At failure and disposal: the pending value is dropped.
  ///
  /// ```text
  /// self                 a-b-c----d---|
  /// audit(for: 5, …)     -----c--------(d|)
  /// ```
  ///
  /// ![An input, and the same with audit for 5 s.](operator-audit)
  ///
  /// Unlike ``debounce(for:atMost:where:discardWhenCompleted:on:file:line:)`` it also delivers while values keep coming. ``throttle(for:edges:on:file:line:)`` with
  /// ``ThrottleEdges/trailing`` begins the next period with the delivery. Stores one value.
  ///
  /// - Parameters:
  ///   - period: The time from the first value of a period to the delivery, not negative; a negative time is a programmer error.
  ///   - scheduler: The scheduler to wait and deliver on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The audited signal.
  public func audit(for period: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) -> TickSignal {
    let rule = Throttled.Rule(passesFirst: false, keepsLatest: true, chainsPeriods: false)
    return throttle(period.checkedNotNegative("period", file: file, line: line), rule, on: scheduler, ("audit", file, line))
  }
}
