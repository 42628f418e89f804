extension TickSignal {
  /// Passes on a value when no newer one has arrived for `quiet`.
  ///
  /// RAC calls this `throttle:`. Lodash calls the limit `maxWait`; RAC calls the condition `throttle:valuesPassingTest:`.
  ///
  /// - First value: `quiet` after the last value before the first pause, on `scheduler`. Never early, no leeway but the scheduler's.
  /// - Boundary: if a newer value and the end of the pause arrive at the same instant, the one that was scheduled first is handled first. So an
  ///   interval debounced for its own length passes on each tick.
  /// - Late timer: the deadline decides, not its timer. A value strictly after the end of a pause begins another one. The value of the pause is
  ///   sent when the timer fires, unless that of a later pause that has ended replaces it. With a pause of zero the timer decides.
  /// - Limit: while values keep coming, the newest is delivered `longest` after the first waiting one, even if `quiet` is longer. The next value
  ///   then counts as the first. A value at exactly that instant is too late, unless it was scheduled before the value with which the limit
  ///   became the end of the pause.
  /// - A value for which `condition` returns false is delivered immediately, in the upstream's context. It replaces the pending value, as any
  ///   newer value does, also one whose pause is over and that a late timer has not sent.
  /// - At completion: the pending value is delivered immediately, in the upstream's context, then completion; or it is dropped if
  ///   `discardWhenCompleted` is true, unless its pause is over.
  /// - At failure and disposal: the pending value is dropped.
  ///
  /// ```text
  /// self                                                 a-b-C---d-|
  /// debounce(for: 3, …)                                  -------C--(d|)
  /// debounce(for: 3, atMost: 3, …)                       ---b---C--(d|)
  /// debounce(for: 3, where: isLowercase, …)              ----C-----(d|)
  /// debounce(for: 3, discardWhenCompleted: true, …)      -------C--|
  /// ```
  ///
  /// ![An input, and the same debounced by 3 s.](operator-debounce)
  ///
  /// ![An input, and the same debounced by 3 s, for at most 3 s.](operator-debounce-at-most)
  ///
  /// Stores one value, and another one while the timer is late. A new value moves the timer without a wake-up, but the scheduler still wakes
  /// at the old deadline: while values keep coming, it wakes once per `quiet`, and finds nothing due. A value moves no timer if the limit
  /// comes before the end of the pause.
  ///
  /// - Parameters:
  ///   - quiet: The time without a newer value, not negative; a negative time is a programmer error.
  ///   - longest: How long values may be kept waiting, not negative; by default without a limit.
  ///   - condition: Whether a value has to wait; by default every value has to. Called once per value, in the context in which it arrives.
  ///   - discardWhenCompleted: Whether completion drops the pending value.
  ///   - scheduler: The scheduler to wait and deliver on.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The debounced signal.
  public func debounce(
    for quiet: Duration, atMost longest: Duration? = nil, where condition: (@Sendable (Value) -> Bool)? = nil,
    discardWhenCompleted: Bool = false, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let quiet = quiet.checkedNotNegative("quiet", file: file, line: line)
    var rule = Debounced.Rule(discardsWhenCompleted: discardWhenCompleted)
    if let longest { rule.longest = longest.checkedNotNegative("longest", file: file, line: line) }
    if let condition { rule.waits = { condition($0.as(Value.self)) } }
    return timed(on: scheduler, for: CallOrigin("debounce", file, line)) { [rule] in Debounced($0, quiet, rule) }
  }
}

private struct Quiet: Sendable {
  var value: (any ValueBox)?
  /// The value of a pause that is over, which the timer still has to send.
  var ended: (any ValueBox)?
  /// The latest instant at which the values that wait now may be replaced.
  var limit = TickInstant.distantFuture
  /// When the value is sent.
  var deadline = ArrivalDeadline()
}

/// Sends a value at its deadline, which a newer value moves.
///
/// Unchecked like its superclass; it adds constants.
private final class Debounced: TimedStage<Quiet>, @unchecked Sendable {
  struct Rule: Sendable {
    var waits: (@Sendable (borrowing ValueInFlight) -> Bool)?
    var discardsWhenCompleted = false
    var longest: Nanoseconds?
  }

  private let quiet: Nanoseconds
  private let rule: Rule

  init(_ site: TimedSite, _ quiet: Nanoseconds, _ rule: Rule) {
    self.quiet = quiet
    self.rule = rule
    super.init(site, Quiet())
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let now = engine.now
    let waits = rule.waits?(value) ?? true
    let box = waits ? stage.boxing.box(value) : nil
    update { state, output in
      if !waits || state.deadline.isOver(at: now) {
        output.keep(state.ended)
        state.ended = waits ? state.value.take() : nil
        if waits { state.deadline.leave() }
      }
      output.keep(state.value)
      if state.value == nil { state.limit = rule.longest.map { now.adding($0) } ?? .distantFuture }
      state.value = box
      guard waits else { return state.deadline.clear() }
      let due = min(now.adding(quiet), state.limit)
      return due == state.limit && state.deadline.due == due ? nil : state.deadline.set(due, from: now)
    }
    if !waits { stage.next(value) }
  }

  override func end(_ outcome: Outcome) {
    stage.update { [now = engine.now] state, output in
      let (ended, last) = (state.ended.take(), state.value.take())
      let isSent = !rule.discardsWhenCompleted || state.deadline.isOver(at: now)
      if case .completed = outcome {
        if let ended { output.send(ended) }
        if isSent, let last { output.send(last) } else { output.keep(last) }
      } else {
        output.keep(ended)
        output.keep(last)
      }
      output.end(outcome)
    }
  }

  override func fire(_ tick: Tick) {
    update { state, output in
      guard state.deadline.take(tick) else { return nil }
      if let value = state.deadline.isSet ? state.ended.take() : state.value.take() { output.send(value) }
      return state.deadline.resume()
    }
  }
}
