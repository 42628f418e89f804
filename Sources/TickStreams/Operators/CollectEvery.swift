extension TickSignal {
  /// Passes on the values of each window of time together, as an array.
  ///
  /// Windows follow one another without a gap: one ends every `interval` after the subscription, on a grid. A window that has `count`
  /// values ends immediately, and a new grid starts from there.
  ///
  /// - First array: `interval` after the subscription, or with the `count`-th value. Never early, no leeway.
  /// - Empty windows: an empty array is sent, or nothing with `skipEmpty`, which changes nothing else.
  /// - Boundary: if a value and the end of a window arrive at the same instant, the one that was scheduled first is handled first.
  /// - After a stall: one array with all values is sent; the grid is kept.
  /// - At completion: the open window is delivered immediately, in the upstream's context, then completion.
  /// - At failure and disposal: the values of the open window are dropped.
  /// - Delivery: on `scheduler`; a full window, in the upstream's context.
  ///
  /// ```text
  /// self                                     a-b------c---|
  /// collect(every: 5, …)                     -----p----q--(r|)   p = [a, b], q = [c], r = []
  /// collect(every: 5, skipEmpty: true, …)    -----p----q--|
  /// collect(every: 5, orCount: 2, …)         --p----r----q(r|)
  /// ```
  ///
  /// ![An input, and its values in arrays of 5 s.](operator-collect)
  ///
  /// Stores the values of one window: at most `count`; without a count, as many as arrive in an `interval`.
  ///
  /// - Parameters:
  ///   - interval: The length of a window, greater than zero; anything else is a programmer error.
  ///   - count: The maximum number of values of a window, greater than zero; anything else is a programmer error. By default there is no limit.
  ///   - skipEmpty: Whether nothing is sent for a window without values.
  ///   - scheduler: The scheduler on which windows end; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of arrays.
  public func collect(
    every interval: Duration, orCount count: Int = .max, skipEmpty: Bool = false, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<[Value], Failure> {
    let interval = interval.checkedPositive("interval", file: file, line: line)
    guard count > 0 else { programmerError("orCount must be greater than zero, but is \(count)", file: file, line: line) }
    let boxing = Boxing(Value.self)
    let batches: TickSignal<[any ValueBox], Failure> = timed(on: scheduler, for: CallOrigin("collect", file, line)) {
      Collected($0, boxing, interval, count, skipEmpty)
    }
    return batches.map { batch in batch.map { Boxing.value($0, as: Value.self) } }
  }
}

private struct Window: Sendable {
  var values: [any ValueBox] = []
  var grid: Grid
  /// When it ends, unless it is full before.
  var end = Deadline()
  /// Whether values are dropped: the subscription has ended, or the scheduler was shut down.
  var isOver = false
}

/// Sends the values of a window at its deadline, which a full window moves.
///
/// Unchecked like its superclass; it adds constants.
private final class Collected: TimedStage<Window>, @unchecked Sendable {
  private let boxing: Boxing
  private let limit: Int
  private let skipsEmpty: Bool

  init(_ site: TimedSite, _ boxing: Boxing, _ interval: Nanoseconds, _ limit: Int, _ skipsEmpty: Bool) {
    self.boxing = boxing
    self.limit = limit
    self.skipsEmpty = skipsEmpty
    super.init(site, Window(grid: Grid(origin: site.engine.now, step: interval)))
  }

  override func start() -> RawSubscriber {
    let subscriber = super.start()
    follow(stage.update { state, _ in state.end.set(state.grid.origin.adding(state.grid.step)) })
    return subscriber
  }

  /// Sends the values of the window.
  ///
  /// The next window begins at `now`, and ends at the first later instant of the grid.
  private func close(_ state: inout Window, at now: TickInstant, _ output: inout StageOutput) -> Deadline.Move {
    flush(&state, &output)
    return state.end.set(state.grid.next(from: now, after: now))
  }

  private func flush(_ state: inout Window, _ output: inout StageOutput) {
    if !state.values.isEmpty || !skipsEmpty { output.send(stage.box(of: state.values)) }
    state.values = []
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let now = engine.now
    let box = boxing.box(value)
    follow(
      stage.update { state, output in
        guard !state.isOver else { return nil }
        state.values.append(box)
        guard state.values.count == limit else { return nil }
        state.grid = Grid(origin: now, step: state.grid.step)
        return close(&state, at: now, &output)
      }
    )
  }

  override func end(_ outcome: Outcome) {
    stage.update { state, output in
      if case .completed = outcome { flush(&state, &output) }
      output.end(outcome)
    }
  }

  override func dispose() {
    super.dispose()
    let released = stage.update { state, _ in
      state.isOver = true
      return exchange(&state.values, with: [])
    }
    withExtendedLifetime(released) {}
  }

  override func fire(_ tick: Tick) {
    follow(stage.update { state, output in state.end.take(tick) ? close(&state, at: tick.fired, &output) : nil })
  }
}
