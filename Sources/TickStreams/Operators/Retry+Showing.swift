extension TickSignal {
  /// Subscribes again after a failure, after a time that a closure returns, or earlier when a signal sends a value.
  ///
  /// The closure gets the failure and the number of the retry in a row, counted from zero, and returns how long to wait; `nil` passes the
  /// failure on. So the time can come from the failure, from a list, or from a ``Backoff``:
  ///
  /// ```swift
  /// let next = TickValue<RetryWait?>(nil)
  /// let backoff = Backoff.exponential(from: .seconds(1)).jittered()
  /// let messages = connection.retry(
  ///   resetting: .onValue, soonerWhen: online, showing: next, on: scheduler
  /// ) { failure, retry in
  ///   retry < 10 ? failure.retryAfter ?? backoff.delay(at: retry) : nil
  /// }
  /// ```
  ///
  /// Follows the rules of ``retry(_:where:backoff:resetting:within:soonerWhen:on:file:line:)``, and in addition:
  ///
  /// - `showing`: is set to each wait before it begins, in the context of the failure, and to `nil` when it ends, but by a shutdown.
  ///   Several subscriptions would set the same value: share the result.
  /// - A time that is not positive retries on the next turn: a `Retry-After` date may have passed.
  ///
  /// ```text
  /// self                            -a-#
  /// trigger                         -----x--->
  /// retry(soonerWhen: trigger, …)   -a----a-#   the time is 4, then nil
  /// ```
  ///
  /// - Parameters:
  ///   - reset: When a failure counts as the first in a row again; never by default.
  ///   - limit: How long after the first failure in a row a retry may be due, not negative; unlimited by default.
  ///   - trigger: The signal that ends a wait; by default none does.
  ///   - wait: Set to each wait, for a label.
  ///   - scheduler: The scheduler to wait and subscribe on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  ///   - delay: How long to wait before the retry, or `nil` for none. Called once for each failure, in its context.
  /// - Returns: The signal with retries.
  public func retry<Trigger>(
    resetting reset: Backoff.Reset = .never, within limit: Duration? = nil,
    soonerWhen trigger: TickSignal<Trigger, Never> = TickSignal<Void, Never>.never, showing wait: TickValue<RetryWait?>? = nil,
    on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line,
    delay: @escaping @Sendable (_ failure: Failure, _ retry: Int) -> Duration?
  ) -> TickSignal {
    var rule = RetryRule.Wait(reset, within: limit, on: scheduler, file, line) { delay(Outcome.failure($0, as: Failure.self), $1) }
    rule.show = { wait?.current = $0 }
    return retried(RetryRule(.max, nil as (@Sendable (Failure) -> Bool)?, rule), soonerWhen: trigger)
  }
}
