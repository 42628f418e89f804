extension TickSignal {
  /// Passes on the values of each window of time together, as an array.
  ///
  /// Windows follow one another without a gap: one ends every `interval` after the subscription, on a grid. A window that has `count`
  /// values ends immediately, and a new grid starts from there.
  ///
  /// - First array: `interval` after the subscription, or with the `count`-th value. Never early, no leeway but the scheduler's.
  /// - Empty windows: an empty array is sent, or nothing with `skipEmpty`, which changes nothing else.
  /// - Boundary: if a value and the end of a window arrive at the same instant, the one that was scheduled first is handled first.
  /// - Late timer: the deadline decides, not its timer. A value strictly after the end of a window belongs to the window of its instant. When the
  ///   timer fires, it sends each window that has ended, and one empty array at most for those without a value.
  /// - After a stall: the grid is kept.
  /// - At completion: the open window is delivered immediately, in the upstream's context, then completion.
  /// - At failure and disposal: the values of the open window are dropped.
  /// - Delivery: on `scheduler`; a full window, in the upstream's context.
  ///
  /// ```text
  /// self                                     a-b------c---|
  /// collect(every: 5, …)                     -----p----q--(r|)   p = [a, b], q = [c], r = []
  /// collect(every: 5, skipEmpty: true, …)    -----p----q--|
  /// collect(every: 5, maxCount: 2, …)        --p----r----q(r|)
  /// ```
  ///
  /// ![An input, and its values in arrays of 5 s.](operator-collect)
  ///
  /// Stores the values of one window: at most `count`; without a count, as many as arrive in an `interval`. While the timer is late, also those of
  /// the windows that have ended.
  ///
  /// - Parameters:
  ///   - interval: The length of a window, greater than zero; anything else is a programmer error.
  ///   - count: The maximum number of values of a window, greater than zero; anything else is a programmer error. A full window is sent, and the next one
  ///     lasts an `interval` from then. By default there is no limit.
  ///   - skipEmpty: Whether nothing is sent for a window without values.
  ///   - scheduler: The scheduler on which windows end; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of arrays.
  public func collect(
    every interval: Duration, maxCount count: Int = .max, skipEmpty: Bool = false, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<[Value], Failure> {
    let interval = interval.checkedPositive("interval", file: file, line: line)
    return collected(interval, maxCount: count, onGrid: true, skipsEmpty: skipEmpty, on: scheduler, file, line)
  }

  /// The values of each window, in an array; windows follow each other on a grid, or each begins with its first value.
  func collected(
    _ span: Nanoseconds, maxCount count: Int, onGrid: Bool, skipsEmpty: Bool, on scheduler: any TickScheduler,
    _ file: StaticString, _ line: UInt
  ) -> TickSignal<[Value], Failure> {
    checkPositive(count, "maxCount", file: file, line: line)
    let boxing = Boxing(Value.self)
    let batches: TickSignal<[any ValueBox], Failure> = timed(on: scheduler, for: CallOrigin("collect", file, line)) { site in
      let window = CollectedWindow(span: span, grid: onGrid ? Grid(origin: site.engine.now, step: span) : nil)
      return Collected(site, boxing, window, count, skipsEmpty)
    }
    return batches.map { batch in batch.map { Boxing.value($0, as: Value.self) } }
  }
}
