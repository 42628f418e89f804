extension TickSignal {
  /// Disposes the upstream and fails with `failure` if the signal has not ended `duration` after the subscription.
  ///
  /// ```text
  /// self                         --a--b-----c|
  /// timeout(after: 7, …)         --a--b-#
  /// ```
  ///
  /// ![An input, and the same with a timeout after 7 s.](operator-timeout-after)
  ///
  /// The limit applies to the whole signal, not to the time between values.
  ///
  /// - First value: passed on immediately, like every event within the limit.
  /// - Boundary: the failure comes `duration` after the subscription, with no leeway but the scheduler's, and after everything else that is due at that
  ///   instant: a signal that takes exactly the limit is in time. With a duration of zero, events that the upstream sends on subscription
  ///   are still passed on.
  /// - Late timer: the deadline decides, not its timer. An event strictly after the limit is dropped, and the upstream is disposed; the failure
  ///   comes when the timer fires.
  /// - Delivery: the failure on `scheduler`; all other events in the upstream's context.
  /// - At completion, failure and disposal: the timer is removed.
  ///
  /// - Parameters:
  ///   - duration: How long the whole signal may take, not negative; a negative time is a programmer error.
  ///   - failure: Evaluated once, when the operator is applied.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal with a time limit.
  public func timeout(
    after duration: Duration, failing failure: Failure, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let duration = duration.checkedNotNegative("duration", file: file, line: line)
    return limited(to: duration, .afterAll, on: scheduler, for: CallOrigin("timeout", file, line)) { .failed(failure, as: Failure.self) }
  }

  /// Continues with `replacement` if the signal has not ended `duration` after the subscription.
  ///
  /// ```text
  /// self                                 --a--b-----c|
  /// timeout(after: 7, or: .just("x"))    --a--b-(x|)
  /// ```
  ///
  /// Follows the rules of ``timeout(after:failing:on:file:line:)-(_,Failure,_,_,_)``. The upstream is disposed before the replacement is
  /// subscribed, on `scheduler`, or behind a value that is being delivered at that moment, by the thread that delivers it.
  ///
  /// - Parameters:
  ///   - duration: How long the whole signal may take, not negative.
  ///   - replacement: The signal that continues; its failure is passed on.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal with a time limit.
  public func timeout(
    after duration: Duration, or replacement: TickSignal, on scheduler: any TickScheduler, file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    mapFailure { LimitFailure.failed($0) }
      .timeout(after: duration, failing: .over, on: scheduler, file: file, line: line)
      .catch { failure -> TickSignal in if case .failed(let own) = failure { .fail(own) } else { replacement } }
  }
}

/// The failure of a signal, or its time limit.
private enum LimitFailure<Failure: Error>: Error {
  case over
  case failed(Failure)
}

extension TickSignal where Failure == Never {
  /// Disposes the upstream and fails with a ``TickTimeout`` if the signal has not completed `duration` after the subscription.
  ///
  /// ```text
  /// self                         --a--b-----c|
  /// timeout(after: 7, …)         --a--b-#
  /// ```
  ///
  /// Follows the rules of ``timeout(after:failing:on:file:line:)-(_,Failure,_,_,_)``.
  ///
  /// - Parameters:
  ///   - duration: How long the whole signal may take, not negative.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal with a time limit.
  public func timeout(
    after duration: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<Value, TickTimeout> {
    promoteFailure(to: TickTimeout.self)
      .timeout(after: duration, failing: TickTimeout(after: duration), on: scheduler, file: file, line: line)
  }

  /// Fails with `failure` if the signal has not completed `duration` after the subscription.
  ///
  /// ```text
  /// self                         --a--b-----c|
  /// timeout(after: 7, …)         --a--b-#
  /// ```
  ///
  /// Follows the rules of ``timeout(after:failing:on:file:line:)-(_,Failure,_,_,_)``.
  ///
  /// - Parameters:
  ///   - duration: How long the whole signal may take, not negative.
  ///   - failure: Evaluated once, when the operator is applied.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal with a time limit.
  @_disfavoredOverload
  public func timeout<NewFailure>(
    after duration: Duration, failing failure: NewFailure, on scheduler: any TickScheduler, file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal<Value, NewFailure> {
    promoteFailure(to: NewFailure.self).timeout(after: duration, failing: failure, on: scheduler, file: file, line: line)
  }
}
