/// A window of values that are collected.
struct CollectedWindow: Sendable {
  let span: Nanoseconds
  /// Where windows end; `nil` if a window begins with its first value.
  var grid: Grid?
  var values: [any ValueBox] = []
  /// When it ends, unless it is full before.
  var end = Deadline()
}

/// Sends the values of a window at its deadline, which a full window moves.
///
/// Unchecked like its superclass; it adds constants.
final class Collected: TimedStage<CollectedWindow>, @unchecked Sendable {
  private let boxing: Boxing
  private let limit: Int
  private let skipsEmpty: Bool

  init(_ site: TimedSite, _ boxing: Boxing, _ window: CollectedWindow, _ limit: Int, _ skipsEmpty: Bool) {
    self.boxing = boxing
    self.limit = limit
    self.skipsEmpty = skipsEmpty
    super.init(site, window)
  }

  override func start() -> RawSubscriber {
    let subscriber = super.start()
    follow(stage.update { state, _ in state.grid.map { state.end.set($0.origin.adding(state.span)) } })
    return subscriber
  }

  /// Sends the values of the window.
  ///
  /// The next window begins at `now`, and ends at the first later instant of the grid; or it begins with a value.
  private func close(_ state: inout CollectedWindow, at now: TickInstant, _ output: inout StageOutput) -> Deadline.Move? {
    flush(&state, &output)
    return state.grid.map { state.end.set($0.next(from: now, after: now)) } ?? state.end.clear()
  }

  private func flush(_ state: inout CollectedWindow, _ output: inout StageOutput) {
    if !state.values.isEmpty || !skipsEmpty { output.send(stage.box(of: state.values)) }
    state.values = []
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let now = engine.now
    let box = boxing.box(value)
    follow(
      stage.update { state, output in
        state.values.append(box)
        guard state.values.count == limit else { return state.end.isSet ? nil : state.end.set(now.adding(state.span)) }
        if state.grid != nil { state.grid = Grid(origin: now, step: state.span) }
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

  override func fire(_ tick: Tick) {
    follow(stage.update { state, output in state.end.take(tick) ? close(&state, at: tick.fired, &output) : nil })
  }
}
