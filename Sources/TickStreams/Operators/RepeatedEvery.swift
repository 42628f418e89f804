extension TickSignal {
  /// Subscribes repeatedly on a grid: a poll that starts every `interval`, however long each run takes.
  ///
  /// - First run: on subscription. Run *n* starts at `start + n × interval`, on `scheduler`, with no leeway but the scheduler's.
  /// - Boundary: a run that takes exactly `interval` is followed by the next at that instant; nothing starts early.
  /// - A run that takes longer than `interval`: the next one starts at the first instant of the grid that is not before the completion. Two
  ///   never run concurrently, and skipped runs are not made up for.
  /// - Completion: immediately when the last run completes; with a count of zero, on subscription, without a run.
  /// - Failure: ends the result immediately. To continue polling, catch the failure in the signal that is repeated.
  /// - Disposal: ends the current run or wait.
  ///
  /// ```text
  /// self                       --a|
  /// repeated(3, every: 5, …)   --a----a----a|
  ///
  /// self                       --a---|
  /// repeated(2, every: 5, …)   --a---------a---|
  /// ```
  ///
  /// ![A signal, and three runs of it, one every 5 s.](operator-repeated-every)
  ///
  /// Any number of runs needs no stack. Stores the timer only. For a pause between two runs see ``repeated(_:after:on:file:line:)``.
  ///
  /// - Parameters:
  ///   - count: The number of runs, not negative; by default unlimited.
  ///   - interval: The time between the starts of two runs, greater than zero; anything else is a programmer error.
  ///   - scheduler: The scheduler to wait and subscribe on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of all runs, one after the other.
  public func repeated(
    _ count: Int = .max, every interval: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    let interval = interval.checkedPositive("interval", file: file, line: line)
    return repeated(count, on: scheduler, file: file, line: line) { start, last, now in
      Grid(origin: start, step: interval).next(from: now, after: last)
    }
  }

  /// Subscribes again `pause` after each completion.
  ///
  /// - First run: on subscription. The next one starts `pause` after the completion of the previous one, on `scheduler`, with no leeway but the scheduler's;
  ///   with a pause of zero as soon as possible, asynchronously.
  /// - Boundary: the next run starts exactly `pause` later, never early.
  /// - Completion: immediately when the last run completes; with a count of zero, on subscription, without a run.
  /// - Failure: ends the result immediately. Disposal ends the run, or the pause.
  ///
  /// ```text
  /// self                       --a|
  /// repeated(3, after: 5, …)   --a-------a-------a|
  /// ```
  ///
  /// ![A signal, and three runs of it with pauses of 5 s.](operator-repeated-after)
  ///
  /// Any number of runs needs no stack. Stores the timer only. For starts on a grid see ``repeated(_:every:on:file:line:)``.
  ///
  /// - Parameters:
  ///   - count: The number of runs, not negative; by default unlimited.
  ///   - pause: The time between the completion of a run and the start of the next, not negative; a negative time is a programmer error.
  ///   - scheduler: The scheduler to wait and subscribe on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of all runs, one after the other.
  public func repeated(
    _ count: Int = .max, after pause: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    let pause = pause.checkedNotNegative("pause", file: file, line: line)
    return repeated(count, on: scheduler, file: file, line: line) { _, _, now in now.adding(pause) }
  }

  /// The common part of `repeated(_:every:)` and `repeated(_:after:)`.
  ///
  /// - Parameters:
  ///   - count: The number of runs.
  ///   - scheduler: The scheduler to wait on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - instant: Returns when the next run starts, from the starts of the first and the last run and the current time.
  /// - Returns: The signal of all runs.
  private func repeated(
    _ count: Int, on scheduler: any TickScheduler, file: StaticString, line: UInt,
    at instant: @escaping @Sendable (_ first: TickInstant, _ last: TickInstant, _ now: TickInstant) -> TickInstant
  ) -> TickSignal {
    guard count > 0 else { return .empty }
    return TickSignal(raw: { [upstream = raw] downstream in
      let engine = scheduler.engine
      let start = engine.now
      let last = SubscriptionState((start: start, left: count - 1))
      let runner = SequentialRunner(downstream) { outcome in
        guard case .completed = outcome, last.value.left > 0 else { return .end(outcome) }
        last.value.left -= 1
        last.value.start = instant(start, last.value.start, engine.now)
        return .run(upstream.started(at: last.value.start, on: engine, for: CallOrigin("repeated", file, line)))
      }
      runner.begin(with: upstream)
    })
  }
}
