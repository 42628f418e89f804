extension TickSignal {
  /// Passes on the values that arrive within `span` after the first of them, as one array.
  ///
  /// A window opens with a value, and ends `span` later, or with its `count`-th value. The next window opens with the next value, so
  /// without values no timer is armed, and nothing wakes the scheduler. The windows of ``collect(every:maxCount:skipEmpty:on:file:line:)``
  /// are on a grid, and wake it even without values.
  ///
  /// - First array: `span` after the first value, or with the `count`-th one. Never early, no leeway but the scheduler's. An array is never empty.
  /// - Boundary: if a value and the end of a window arrive at the same instant, the one that was scheduled first is handled first. A value
  ///   after the end opens a new window.
  /// - Late timer: the deadline decides, not its timer. A value strictly after the end of a window opens another one. When the timer fires, it sends
  ///   each window that has ended, in order, also those that were full.
  /// - At completion: the open window is delivered immediately, in the upstream's context, then completion.
  /// - At failure and disposal: the values of the open window are dropped.
  /// - Delivery: on `scheduler`; a full window, in the upstream's context.
  ///
  /// ```text
  /// self                         -a-b--c--d-|
  /// collect(within: 4, …)        -----p----q|   p = [a, b], q = [c, d]
  /// ```
  ///
  /// ![An input, and the same with the values of each window of 4 s together.](operator-collect-within)
  ///
  /// Holds the values of one window: at most `count`; without a count, as many as arrive in a `span`. While the timer is late, also those of the
  /// windows that have ended.
  ///
  /// - Parameters:
  ///   - span: How long a window lasts, greater than zero; anything else is a programmer error.
  ///   - count: The maximum number of values of a window, greater than zero; anything else is a programmer error. By default there is no
  ///     limit.
  ///   - scheduler: The scheduler on which windows end; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of arrays.
  public func collect(
    within span: Duration, maxCount count: Int = .max, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<[Value], Failure> {
    let span = span.checkedPositive("within", file: file, line: line)
    return collected(span, maxCount: count, onGrid: false, skipsEmpty: true, on: scheduler, file, line)
  }
}
