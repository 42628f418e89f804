/// Which values of a period a throttle passes on.
public enum ThrottleEdges: Sendable, Hashable, CaseIterable {
  /// The first value, immediately. The others are dropped.
  case leading
  /// The newest value, at the end of the period.
  case trailing
  /// The first value immediately, and the newest later one at the end of the period.
  case both
}

extension TickSignal {
  /// Passes on at most one value per `period`: the first immediately, then, if `latest` is true, the newest of each period at its end.
  ///
  /// RAC's `throttle:` is ``debounce(for:atMost:where:discardWhenCompleted:on:file:line:)``.
  ///
  /// - First value: immediately, in the upstream's context. It begins a period, as does every value that is delivered at the end of a period.
  /// - With `latest` false, values within a period are dropped.
  /// - Boundary: if a value and the end of a period arrive at the same instant, the one that was scheduled first is handled first. After an end that
  ///   sends a value, and so begins a period, the value waits for the end of that one. Never early, no leeway but the scheduler's.
  /// - Late timer: the deadline decides, not its timer. A value strictly after the end of a period begins another one, and is delivered
  ///   immediately. If a value of the period waits, the timer still sends that, and the later one at the end of the next period. With a period
  ///   of zero the timer decides.
  /// - At completion: a pending value is delivered at the end of its period, then completion; without a pending value, completion is passed
  ///   on immediately.
  /// - At failure and disposal: the pending value is dropped.
  ///
  /// ```text
  /// self                               a-b-c-----d-|
  /// throttle(for: 5, latest: true)     a----c----d-|
  /// throttle(for: 5, latest: false)    a---------d-|
  /// ```
  ///
  /// ![An input, and the same throttled by 5 s.](operator-throttle)
  ///
  /// Stores one value, and another one while the timer is late.
  ///
  /// - Parameters:
  ///   - period: The minimum time between two values, not negative; a negative time is a programmer error.
  ///   - latest: Whether the newest value of a period is delivered at its end.
  ///   - scheduler: The scheduler to wait on, and to deliver pending values on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The throttled signal.
  public func throttle(
    for period: Duration, latest: Bool = true, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    throttle(for: period, edges: latest ? .both : .leading, on: scheduler, file: file, line: line)
  }

  /// Passes on at most one value per `period`: the first, the newest, or both.
  ///
  /// Follows the rules of ``throttle(for:latest:on:file:line:)``, which equals this form with ``ThrottleEdges/both`` or
  /// ``ThrottleEdges/leading``. With ``ThrottleEdges/trailing``:
  ///
  /// - First value: the newest one, `period` after the first value arrived, on `scheduler`. That first value begins the period; the end of a
  ///   period at which a value is delivered begins the next.
  /// - Boundary: if a value and the end of a period arrive at the same instant, the one that was scheduled first is handled first.
  /// - At completion: a pending value is delivered at the end of its period, then completion.
  ///
  /// ```text
  /// self                                a-b-c----d---|
  /// throttle(for: 5, edges: .trailing)  -----c----d--|
  /// ```
  ///
  /// - Parameters:
  ///   - period: The minimum time between two values, not negative; a negative time is a programmer error.
  ///   - edges: Which values of a period are passed on.
  ///   - scheduler: The scheduler to wait on, and to deliver pending values on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The throttled signal.
  public func throttle(
    for period: Duration, edges: ThrottleEdges, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let period = period.checkedNotNegative("period", file: file, line: line)
    return timed(on: scheduler, for: CallOrigin("throttle", file, line)) { Throttled($0, period, edges) }
  }
}

private struct ThrottlePeriod: Sendable {
  /// The end of the period, if one is running.
  var end = ArrivalDeadline()
  /// The newest value that waits for the end.
  var waiting: (any ValueBox)?
  /// The value of a period that is over, which the timer still has to send.
  var ended: (any ValueBox)?
  var hasCompleted = false
}

/// Sends at most one value in a period, at its beginning or its end.
///
/// Unchecked like its superclass; it adds constants.
private final class Throttled: TimedStage<ThrottlePeriod>, @unchecked Sendable {
  private let period: Nanoseconds
  private let edges: ThrottleEdges

  init(_ site: TimedSite, _ period: Nanoseconds, _ edges: ThrottleEdges) {
    self.period = period
    self.edges = edges
    super.init(site, ThrottlePeriod())
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let now = engine.now
    let (move, passes): (Deadline.Move?, Bool) = stage.update { state, output in
      let isOver = state.end.isOver(at: now)
      if isOver, state.ended == nil { state.ended = state.waiting.take() }
      // If the timer still has to send a value, the next period begins with that.
      let begins = state.ended == nil && (isOver || !state.end.isSet)
      let passes = begins && edges != .trailing
      if !passes, edges != .leading {
        output.keep(state.waiting)
        state.waiting = stage.boxing.box(value)
      }
      return (begins ? state.end.set(now.adding(period), from: now) : nil, passes)
    }
    if passes { stage.next(value) }
    follow(move)
  }

  override func end(_ outcome: Outcome) {
    stage.update { state, output in
      if case .completed = outcome, state.waiting != nil || state.ended != nil { state.hasCompleted = true } else { output.end(outcome) }
    }
  }

  override func fire(_ tick: Tick) {
    update { state, output in
      guard state.end.take(tick), let value = state.ended.take() ?? state.waiting.take() else { return nil }
      output.send(value)
      if state.hasCompleted, state.waiting == nil {
        output.end(.completed)
        return nil
      }
      return state.end.set(tick.fired.adding(period), from: tick.fired)
    }
  }
}
