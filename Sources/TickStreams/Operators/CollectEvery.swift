extension TickSignal {
  /// Passes on the values of each window of time together, as an array.
  ///
  /// Windows follow one another without a gap: one ends every `interval` after the subscription, on a grid, and a window that has `count`
  /// values ends at once, and the grid starts anew from there.
  ///
  /// - First array: `interval` after the subscription, or with the `count`-th value. Never early, no leeway.
  /// - Empty windows: give an empty array, or nothing with `skipEmpty`; all else is the same with it and without.
  /// - Boundary: of a value and the end of a window at the very same instant, the one that was scheduled first comes first.
  /// - After a stall: one array with all there is; the grid is kept.
  /// - At completion: the window that is open is delivered at once, in the upstream's context, then completion.
  /// - At failure and disposal: the values that wait are dropped.
  /// - Delivery: on `scheduler`; a window that is full, in the upstream's context.
  ///
  /// ```text
  /// self                                     a-b------c---|
  /// collect(every: 5, …)                     -----p----q--(r|)     p = [a, b]   q = [c]   r = []
  /// collect(every: 5, skipEmpty: true, …)    -----p----q--|
  /// collect(every: 5, orCount: 2, …)         --p----r----q(r|)
  /// ```
  ///
  /// Holds the values of one window: at most `count`, and without one as many as come in an `interval`.
  ///
  /// - Parameters:
  ///   - interval: The length of a window, greater than zero; anything else is a programmer error.
  ///   - count: The most values of a window, greater than zero; anything else is a programmer error. No limit if left out.
  ///   - skipEmpty: Whether a window without values gives nothing.
  ///   - scheduler: Where and on which clock windows end.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: The signal of arrays.
  public func collect(
    every interval: Duration,
    orCount count: Int = .max,
    skipEmpty: Bool = false,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal<[Value], Failure> {
    let interval = interval.checkedPositive("interval", file: file, line: line)
    guard count > 0 else { programmerError("orCount must be greater than zero, but is \(count)", file: file, line: line) }
    let boxing = Boxing(Value.self)
    let batches: TickSignal<[any ValueBox], Failure> = through { downstream in
      let junction = Junction(downstream, Boxing([any ValueBox].self))
      return Collected(scheduler.engine.serving("collect", file, line), junction, boxing, interval, count, skipEmpty).start()
    }
    return batches.map { batch in batch.map { $0.value(as: Value.self) } }
  }
}

/// Unchecked as its superclass; what it adds is constant or behind a lock.
private final class Collected: TickTimer, @unchecked Sendable {
  private struct State: Sendable {
    var values: [any ValueBox] = []
    var grid: Grid
    /// The end of the window.
    var due: Nanoseconds
  }

  private let junction: Junction
  private let boxing: Boxing
  private let limit: Int
  private let skipsEmpty: Bool
  private let state: GatedState<State>

  init(_ engine: TimerEngine, _ junction: Junction, _ boxing: Boxing, _ interval: Nanoseconds, _ limit: Int, _ skipsEmpty: Bool) {
    self.junction = junction
    self.boxing = boxing
    self.limit = limit
    self.skipsEmpty = skipsEmpty
    let now = engine.now.nanoseconds
    state = GatedState(State(grid: Grid(origin: now, step: interval), due: now.adding(interval)), junction.gate)
    super.init(engine: engine)
  }

  func start() -> RawSubscriber {
    junction.add(self)
    engine.arm(self, at: state.update { state, _ in state.due })
    return junction.subscriber(onNext: { self.receive($0) }, onEnd: { self.end($0) })
  }

  /// Sends what the window has; at `now` the next one begins, which ends at the first instant of the grid after that.
  private func close(_ state: inout State, at now: Nanoseconds, _ exit: inout GateExit) {
    flush(&state, &exit)
    state.due = state.grid.next(from: now, after: now)
  }

  private func flush(_ state: inout State, _ exit: inout GateExit) {
    if !state.values.isEmpty || !skipsEmpty { exit.send(withUnsafePointer(to: state.values) { junction.boxing.box($0) }) }
    state.values = []
  }

  private func receive(_ value: UnsafeRawPointer) {
    let now = engine.now.nanoseconds
    let box = boxing.box(value)
    let due: Nanoseconds? = state.update { state, exit in
      state.values.append(box)
      guard state.values.count == limit else { return nil }
      state.grid = Grid(origin: now, step: state.grid.step)
      close(&state, at: now, &exit)
      return state.due
    }
    if let due { engine.reset(self, to: due) }
  }

  private func end(_ outcome: Outcome) {
    state.update { state, exit in
      if case .completed = outcome { flush(&state, &exit) }
      exit.end(outcome)
    }
  }

  override func fire(_ tick: Tick) {
    let now = tick.fired.nanoseconds
    let due = state.update { state, exit in
      // A window that filled up while this firing was on its way has a later end.
      if state.due <= now { close(&state, at: now, &exit) }
      return state.due
    }
    engine.rearm(self, at: due)
  }
}
