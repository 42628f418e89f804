extension TickSignal {
  /// Passes on the values that arrive within `span` after the first of them, as one array.
  ///
  /// A window opens with a value, and ends `span` later, or with its `count`-th value. The next window opens with the next value, so
  /// without values no timer is armed, and nothing wakes the scheduler. The windows of ``collect(every:orCount:skipEmpty:on:file:line:)``
  /// are on a grid, and wake it even without values.
  ///
  /// - First array: `span` after the first value, or with the `count`-th one. Never early, no leeway. An array is never empty.
  /// - Boundary: if a value and the end of a window arrive at the same instant, the one that was scheduled first is handled first. A value
  ///   after the end opens a new window.
  /// - After a stall: one array with all values since the window opened.
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
  /// Holds the values of one window: at most `count`; without a count, as many as arrive in a `span`.
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
    within span: Duration, orCount count: Int = .max, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<[Value], Failure> {
    let span = span.checkedPositive("within", file: file, line: line)
    guard count > 0 else { programmerError("orCount must be greater than zero, but is \(count)", file: file, line: line) }
    let boxing = Boxing(Value.self)
    let batches: TickSignal<[any ValueBox], Failure> = timed(on: scheduler, for: CallOrigin("collect", file, line)) {
      CollectedWithin($0, boxing, span, count)
    }
    return batches.map { batch in batch.map { Boxing.value($0, as: Value.self) } }
  }
}

private struct OpenWindow: Sendable {
  var values: [any ValueBox] = []
  /// When it ends, if it is open.
  var end = Deadline()
  /// Whether values are dropped: the subscription has ended, or the scheduler was shut down.
  var isOver = false
}

/// Sends the values of a window at its deadline, which the first of them sets.
///
/// Unchecked like its superclass; it adds constants.
private final class CollectedWithin: TimedStage<OpenWindow>, @unchecked Sendable {
  private let boxing: Boxing
  private let span: Nanoseconds
  private let limit: Int

  init(_ site: TimedSite, _ boxing: Boxing, _ span: Nanoseconds, _ limit: Int) {
    self.boxing = boxing
    self.span = span
    self.limit = limit
    super.init(site, OpenWindow())
  }

  private func flush(_ state: inout OpenWindow, _ output: inout StageOutput) {
    output.send(stage.box(of: state.values))
    state.values = []
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let due = engine.now.adding(span)
    let box = boxing.box(value)
    follow(
      stage.update { state, output in
        guard !state.isOver else { return nil }
        state.values.append(box)
        guard state.values.count == limit else { return state.end.isSet ? nil : state.end.set(due) }
        flush(&state, &output)
        return state.end.clear()
      }
    )
  }

  override func end(_ outcome: Outcome) {
    stage.update { state, output in
      if case .completed = outcome, !state.values.isEmpty { flush(&state, &output) }
      output.end(outcome)
    }
  }

  override func dispose() {
    super.dispose()
    let released = stage.update { state, _ in
      state.isOver = true
      defer { state.values = [] }
      return state.values
    }
    withExtendedLifetime(released) {}
  }

  override func fire(_ tick: Tick) {
    stage.update { state, output in
      if state.end.take(tick), !state.isOver { flush(&state, &output) }
    }
  }
}
