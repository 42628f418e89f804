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
  /// Follows the rules of ``retry(_:where:backoff:resetting:within:on:file:line:)``, and in addition:
  ///
  /// - `soonerWhen`: a value during a wait ends it, and subscribes in the context of the value. The retry counts as any other. At any other time a
  ///   value has no effect, so it does not disturb a healthy run. This includes the value that a ``TickValue`` sends on subscription. The
  ///   signal is subscribed with the result, before the upstream, and disposed with it; its end changes nothing. If a value and the end of
  ///   the wait arrive at the same instant, the one that was scheduled first is handled, and the other has no effect.
  /// - `showing`: is set to each wait before it begins, in the context of the failure, and to `nil` when it ends, for whatever reason.
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
    resetting reset: Backoff.Reset = .never,
    within limit: Duration? = nil,
    soonerWhen trigger: TickSignal<Trigger, Never> = TickSignal<Void, Never>.never,
    showing wait: TickValue<RetryWait?>? = nil,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line,
    delay: @escaping @Sendable (_ failure: Failure, _ retry: Int) -> Duration?
  ) -> TickSignal {
    var rule = RetryRule.Wait(reset, within: limit, on: scheduler, file, line) { delay(Outcome.failure($0, as: Failure.self), $1) }
    rule.show = { wait?.current = $0 }
    return steered(RetryRule(.max, nil as (@Sendable (Failure) -> Bool)?, rule), by: trigger)
  }

  /// Subscribes again after a failure, with a wait before each retry that a value of a signal ends.
  ///
  /// ```swift
  /// let messages = connection.retry(
  ///   10, backoff: .exponential(from: .seconds(1)).jittered(),
  ///   soonerWhen: online, on: scheduler)
  /// ```
  ///
  /// Follows the rules of ``retry(_:where:backoff:resetting:within:on:file:line:)``, and those of
  /// ``retry(resetting:within:soonerWhen:showing:on:file:line:delay:)`` for `soonerWhen` and `showing`.
  ///
  /// - Parameters:
  ///   - count: The number of retries in a row, not negative; by default unlimited.
  ///   - shouldRetry: Whether a failure is retried; by default every failure is.
  ///   - backoff: How long to wait before each retry.
  ///   - reset: When a failure counts as the first in a row again; never by default.
  ///   - limit: How long after the first failure in a row a retry may be due, not negative; unlimited by default.
  ///   - trigger: The signal that ends a wait.
  ///   - wait: Set to each wait, for a label.
  ///   - scheduler: The scheduler to wait and subscribe on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal with retries.
  public func retry<Trigger>(
    _ count: Int = .max,
    where shouldRetry: (@Sendable (Failure) -> Bool)? = nil,
    backoff: Backoff,
    resetting reset: Backoff.Reset = .never,
    within limit: Duration? = nil,
    soonerWhen trigger: TickSignal<Trigger, Never>,
    showing wait: TickValue<RetryWait?>? = nil,
    on scheduler: any TickScheduler,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    var rule = RetryRule.Wait(reset, within: limit, on: scheduler, file, line) { _, retry in backoff.delay(at: retry) }
    rule.show = { wait?.current = $0 }
    return steered(RetryRule(count, shouldRetry, rule), by: trigger)
  }

  private func steered<Trigger>(_ rule: RetryRule, by trigger: TickSignal<Trigger, Never>) -> TickSignal {
    .deferred { [rule] in
      let sooner = TickSubject<Void, Never>()
      var rule = rule
      rule.wait?.now = sooner.signal
      return self.retried(rule).staged { stage in
        stage.run(trigger.raw, onNext: { _ in sooner.next(()) }, onEnd: { _ in })
        return stage.forwardingSubscriber()
      }
    }
  }
}
