extension TickSignal {
  /// Disposes the upstream and fails with `failure` if no event arrives for `duration`.
  ///
  /// - First value: passed on immediately, like every event in time.
  /// - Origin: the subscription for the first event, then the arrival of each value. The end of the signal also has to be in time.
  /// - Boundary: the timeout is handled after everything else that is due at the same instant, so a value that takes exactly the limit is in
  ///   time. No leeway but the scheduler's.
  /// - Late timer: the deadline decides, not its timer. An event strictly after the limit is dropped, and the upstream is disposed; the failure
  ///   comes when the timer fires.
  /// - Zero: fails as soon as possible, asynchronously, unless the upstream ends on subscription.
  /// - Delivery: the failure on `scheduler`; all other events in the upstream's context.
  /// - At completion, failure and disposal: the timer is removed.
  ///
  /// ```text
  /// self                         --a--b-------c-|
  /// timeout(afterSilence: 4, …)  --a--b---#
  /// ```
  ///
  /// ![An input, and the same with a timeout of 4 s between values.](operator-timeout-between)
  ///
  /// A value moves the timer without a wake-up, but the scheduler still wakes at the old deadline: while values keep coming, it wakes once
  /// per `duration`, and finds nothing due.
  ///
  /// - Parameters:
  ///   - duration: The maximum time between two events, not negative; a negative time is a programmer error.
  ///   - first: The maximum time before the first event, not negative; by default `duration`.
  ///   - failure: Evaluated once, when the operator is applied.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The watched signal.
  public func timeout(
    afterSilence duration: Duration, first: Duration? = nil, failing failure: Failure, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    timeout(afterSilence: duration, first: first, or: .fail(failure), on: scheduler, file: file, line: line)
  }

  /// Continues with `replacement` if no event arrives for `duration`; the upstream is disposed before the replacement is subscribed.
  ///
  /// Follows the rules of ``timeout(afterSilence:first:failing:on:file:line:)-(_,_,Failure,_,_,_)``. The replacement is subscribed on
  /// `scheduler`, at most once, and has no time limit.
  ///
  /// ```text
  /// self                             --a--b-------c-|
  /// replacement                               --x--y|
  /// timeout(afterSilence: 4, or: …)  --a--b-----x--y|
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The maximum time between two events, not negative; a negative time is a programmer error.
  ///   - first: The maximum time before the first event, not negative; by default `duration`.
  ///   - replacement: The signal to continue with.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The watched signal.
  public func timeout(
    afterSilence duration: Duration, first: Duration? = nil, or replacement: TickSignal, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    watched(TimeoutLimits(duration, first, file: file, line: line), on: scheduler) { _ in replacement }
  }

  /// Continues with the signal that `replacement` makes for the first event if it is late, or for another one.
  fileprivate func watched(
    _ limits: TimeoutLimits, on scheduler: any TickScheduler, _ replacement: @escaping @Sendable (_ isFirst: Bool) -> TickSignal
  ) -> TickSignal {
    timed(on: scheduler, for: limits.origin) { Watchdog($0, limits) { replacement($0).raw } }
  }
}

extension TickSignal where Failure == Never {
  /// Disposes the upstream and fails with a ``TickTimeout`` if no event arrives for `duration`.
  ///
  /// Follows the rules of ``timeout(afterSilence:first:failing:on:file:line:)-(_,_,Failure,_,_,_)``. The failure has the limit that was
  /// exceeded: `first` before the first event, `duration` afterwards.
  ///
  /// ```text
  /// self                         --a--b-------c-|
  /// timeout(afterSilence: 4, …)  --a--b---#
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The maximum time between two events, not negative.
  ///   - first: The maximum time before the first event, not negative; by default `duration`.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The watched signal.
  public func timeout(
    afterSilence duration: Duration, first: Duration? = nil, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<Value, TickTimeout> {
    promoteFailure(to: TickTimeout.self).watched(TimeoutLimits(duration, first, file: file, line: line), on: scheduler) { isFirst in
      .fail(TickTimeout(after: isFirst ? first ?? duration : duration))
    }
  }

  /// Fails with `failure` if no event arrives for `duration`.
  ///
  /// Follows the rules of ``timeout(afterSilence:first:failing:on:file:line:)-(_,_,Failure,_,_,_)``.
  ///
  /// ```text
  /// self                         --a--b-------c-|
  /// timeout(afterSilence: 4, …)  --a--b---#
  /// ```
  ///
  /// - Parameters:
  ///   - duration: The maximum time between two events, not negative.
  ///   - first: The maximum time before the first event, not negative; by default `duration`.
  ///   - failure: Evaluated once, when the operator is applied.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The watched signal.
  @_disfavoredOverload
  public func timeout<NewFailure>(
    afterSilence duration: Duration, first: Duration? = nil, failing failure: NewFailure, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<Value, NewFailure> {
    promoteFailure(to: NewFailure.self)
      .timeout(afterSilence: duration, first: first, failing: failure, on: scheduler, file: file, line: line)
  }
}

/// How long to wait for the first event, and for each further one.
private struct TimeoutLimits: Sendable {
  let first: Nanoseconds
  let between: Nanoseconds
  let origin: CallOrigin

  init(_ between: Duration, _ first: Duration?, file: StaticString, line: UInt) {
    self.between = between.checkedNotNegative("duration", file: file, line: line)
    self.first = first?.checkedNotNegative("first", file: file, line: line) ?? self.between
    origin = CallOrigin("timeout", file, line)
  }
}

/// The latest instant for the next event, none after a timeout and after the end; and whether that is the first event.
private typealias Expected = (latest: ArrivalDeadline, isFirst: Bool)

/// Ends the upstream at a deadline, which a value moves.
///
/// Unchecked like its superclass; it adds constants.
private final class Watchdog: TimedStage<Expected>, @unchecked Sendable {
  private let limits: TimeoutLimits
  private let replacement: @Sendable (_ isFirst: Bool) -> RawSignal

  init(_ site: TimedSite, _ limits: TimeoutLimits, _ replacement: @escaping @Sendable (_ isFirst: Bool) -> RawSignal) {
    self.limits = limits
    self.replacement = replacement
    super.init(site, (ArrivalDeadline(), true), holdsBack: false)
  }

  override func begin() {
    let now = engine.now
    update { expected, _ in expected.latest.set(now.adding(limits.first), from: now, tieBreak: .afterAll) }
  }

  override func receive(_ value: borrowing ValueInFlight) {
    let now = engine.now
    let move: Deadline.Move? = stage.update { expected, _ in
      guard isInTime(expected, at: now) else { return nil }
      expected.isFirst = false
      return expected.latest.set(now.adding(limits.between), from: now, tieBreak: .afterAll)
    }
    // The timer is moved afterwards, so that no failure overtakes the value, however long this thread is interrupted.
    if move != nil { stage.next(value, from: upstream) } else { upstream.end() }
    follow(move)
  }

  override func end(_ outcome: Outcome) {
    stage.update { [now = engine.now] expected, output in
      if isInTime(expected, at: now), expected.latest.clear() != nil { output.end(outcome) }
    }
  }

  /// Whether an event is passed on; on a scheduler that is shut down the limit never arrives.
  private func isInTime(_ expected: Expected, at now: TickInstant) -> Bool {
    expected.latest.isSet && (!expected.latest.isOver(at: now) || engine.isShutDown)
  }

  override func fire(_ tick: Tick) {
    let exceeded = stage.update { expected, _ in expected.latest.take(tick) ? expected : nil }
    guard let exceeded else { return }
    upstream.revoke()
    stage.forward(replacement(exceeded.isFirst))
  }
}
