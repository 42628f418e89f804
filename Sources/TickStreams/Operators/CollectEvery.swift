extension TickSignal {
  /// Passes on the values of each window of time together, as an array.
  ///
  /// Windows follow one another without a gap: one ends every `interval` after the subscription, on a grid, and a window that has `count`
  /// values ends at once, and the grid starts anew from there.
  ///
  /// - First array: `interval` after the subscription, or with the `count`-th value. Never early, no leeway.
  /// - Empty windows: give an empty array, or nothing with `skipEmpty`; no timer runs then while there is nothing to deliver.
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
    on scheduler: some TickScheduler,
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
    /// The end of the last window.
    var last: Nanoseconds
    /// The end of this one, or `nil` while nobody would notice.
    var due: Nanoseconds?
  }

  private let junction: Junction
  private let boxing: Boxing
  private let limit: Int
  private let skipsEmpty: Bool
  private let state: Lock<State>

  init(_ engine: TimerEngine, _ junction: Junction, _ boxing: Boxing, _ interval: Nanoseconds, _ limit: Int, _ skipsEmpty: Bool) {
    self.junction = junction
    self.boxing = boxing
    self.limit = limit
    self.skipsEmpty = skipsEmpty
    let now = engine.now.nanoseconds
    state = Lock(State(grid: Grid(origin: now, step: interval), last: now))
    super.init(engine: engine)
  }

  func start() -> RawSubscriber {
    junction.add(self)
    if let due = state.withLock({ aim(&$0, from: $0.last) }) { engine.arm(self, at: due) }
    return junction.subscriber(onNext: { self.receive($0) }, onEnd: { self.end($0) })
  }

  /// Sets the end of the window that is open at `now`, if anybody would notice.
  private func aim(_ state: inout State, from now: Nanoseconds) -> Nanoseconds? {
    state.due = skipsEmpty && state.values.isEmpty ? nil : state.grid.next(from: now, after: state.last)
    return state.due
  }

  /// What follows from the end of a window, outside the lock.
  private struct Step: Sendable {
    var opens = false
    var due: Nanoseconds?
    /// Kept until then: the one inside the gate may deliver it at once, and must not release the last reference under the lock.
    var batch: (any ValueBox)?
  }

  /// Ends the window at `now`.
  private func close(_ state: inout State, at now: Nanoseconds) -> Step {
    let values = state.values
    state.values = []
    state.last = now
    guard !values.isEmpty || !skipsEmpty else { return Step() }
    let batch = withUnsafePointer(to: values) { junction.boxing.box($0) }
    return Step(opens: junction.gate.enqueue(.next(batch)), batch: batch)
  }

  private func proceed(_ step: Step) {
    if let due = step.due { engine.reset(self, to: due) }
    if step.opens { junction.gate.open() }
    withExtendedLifetime(step) {}
  }

  private func receive(_ value: UnsafeRawPointer) {
    let now = engine.now.nanoseconds
    let box = boxing.box(value)
    let step = state.withLock { state in
      state.values.append(box)
      var step = Step()
      if state.values.count == limit {
        step = close(&state, at: now)
        state.grid = Grid(origin: now, step: state.grid.step)
        state.due = nil
      }
      if state.due == nil { step.due = aim(&state, from: now) }
      return step
    }
    proceed(step)
  }

  private func end(_ outcome: Outcome) {
    let gate = junction.gate
    let step = state.withLock { state in
      var step = Step()
      if case .completed = outcome { step = close(&state, at: state.last) }
      step.opens = gate.enqueue(.end(outcome)) || step.opens
      return step
    }
    proceed(step)
  }

  override func fire(_ tick: Tick) {
    let now = tick.fired.nanoseconds
    let step = state.withLock { state in
      // A window that filled up while this firing was on its way has a later end.
      guard let due = state.due, due <= now else { return Step(due: state.due) }
      var step = close(&state, at: now)
      step.due = aim(&state, from: now)
      return step
    }
    proceed(step)
  }
}
