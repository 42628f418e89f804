/// A window of values that are collected.
struct CollectedWindow: Sendable {
  let span: Nanoseconds
  /// Where windows end; `nil` if a window begins with its first value.
  var grid: Grid?
  var values: [any ValueBox] = []
  /// The values of windows that have ended, which the timer still has to send.
  var ended: [[any ValueBox]] = []
  /// When it ends, unless it is full before.
  var end = ArrivalDeadline()
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

  override func begin() {
    update { state, _ in state.grid.flatMap { state.end.set($0.origin.adding(state.span), from: $0.origin) } }
  }

  /// Ends the window if its end has passed; the timer sends its values.
  private func endIfOver(_ state: inout CollectedWindow, at now: TickInstant) -> Deadline.Move? {
    guard state.end.isOver(at: now) else { return nil }
    if !state.values.isEmpty || !skipsEmpty {
      state.ended.append(state.values)
      state.values = []
      state.end.leave()
    }
    return next(&state, after: now)
  }

  /// The next window begins at `now`, and ends at the first later instant of the grid; or it begins with a value.
  private func next(_ state: inout CollectedWindow, after now: TickInstant) -> Deadline.Move? {
    state.grid.map { state.end.set($0.next(from: now, after: now), from: now) } ?? state.end.clear()
  }

  /// Sends the values of the windows that have ended.
  private func sendEnded(_ state: inout CollectedWindow, _ output: inout StageOutput) {
    for values in state.ended { output.send(stage.boxing.box(of: values)) }
    state.ended = []
  }

  /// Sends the values of the window.
  private func flush(_ state: inout CollectedWindow, _ output: inout StageOutput) {
    if !state.values.isEmpty || !skipsEmpty { output.send(stage.boxing.box(of: state.values)) }
    state.values = []
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let now = engine.now
    let box = boxing.box(value)
    update { state, output in
      let move = endIfOver(&state, at: now)
      state.values.append(box)
      guard state.values.count == limit else { return state.end.isSet ? move : state.end.set(now.adding(state.span), from: now) }
      if state.grid != nil { state.grid = Grid(origin: now, step: state.span) }
      if state.ended.isEmpty {
        flush(&state, &output)
      } else {
        // Sent by the timer, after the values before it.
        state.ended.append(state.values)
        state.values = []
      }
      return next(&state, after: now)
    }
  }

  override func end(_ outcome: Outcome) {
    let now = engine.now
    stage.update { state, output in
      if case .completed = outcome {
        _ = endIfOver(&state, at: now)
        sendEnded(&state, &output)
        flush(&state, &output)
      }
      output.end(outcome)
    }
  }

  override func fire(_ tick: Tick) {
    update { state, output in
      guard state.end.take(tick) else { return nil }
      guard state.ended.isEmpty else {
        sendEnded(&state, &output)
        return state.end.resume()
      }
      flush(&state, &output)
      return next(&state, after: tick.fired)
    }
  }
}
