extension TickSignal {
  /// Subscribes again after a failure, at most `count` times, immediately.
  ///
  /// The failed subscription is released before the next one starts. The failure that is not retried is passed on. Any number of retries
  /// needs no stack.
  ///
  /// ```text
  /// self                        -a-#
  /// retry(1)                    -a--a-#
  /// retry(where: isTransient)   -a-#
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of retries, not negative; by default unlimited.
  ///   - shouldRetry: Whether a failure is retried; by default every failure is. If it returns false, the failure is passed on immediately.
  ///     Called once for each failure for which a retry is left, in the context of the failure.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal with retries.
  public func retry(
    _ count: Int = .max, where shouldRetry: (@Sendable (Failure) -> Bool)? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    return retried(RetryRule(count, shouldRetry))
  }

  /// Subscribes again after a failure, with a wait before each retry, within limits of count and of time.
  ///
  /// The first retry waits `backoff.delay(at: 0)` after the failure, on `scheduler`, the second `backoff.delay(at: 1)`, and so on; nothing is
  /// subscribed during a wait, and disposal ends it. A failure that is not retried is passed on immediately.
  ///
  /// For a connection that is kept open, let the delays start again whenever it has worked, so that a failure after ten healthy hours waits
  /// no longer than the first one:
  ///
  /// ```swift
  /// let messages = connection.retry(
  ///   10, where: { $0.isTransient },
  ///   backoff: .exponential(from: .seconds(1), cap: .seconds(60)).jittered(),
  ///   resetting: .onValue, on: scheduler)
  /// ```
  ///
  /// ![A signal that fails, and two retries of it after 2 s and 4 s.](operator-retry)
  ///
  /// - First retry: `backoff.delay(at: 0)` after the failure, never early, no leeway but the scheduler's. Zero retries as soon as possible, asynchronously.
  /// - `resetting`: decided at the failure, without a timer. Count, delays and `limit` start again, as if this failure were the first.
  /// - `within`: `limit` is measured from the first failure in a row to the start of a retry. A retry that is due exactly at the limit
  ///   starts; if it is due later, the failure is passed on immediately. Zero allows only retries without delay.
  /// - Delivery: in the context of the upstream, which is subscribed again on `scheduler`.
  /// - Bad arguments: a negative `count`, `limit` or ``Backoff/Reset/after(_:)`` is a programmer error.
  ///
  /// - Parameters:
  ///   - count: The number of retries in a row, not negative; by default unlimited.
  ///   - shouldRetry: Whether a failure is retried; by default every failure is. Called once for each failure whose retry is within the
  ///     limits, in the context of the failure.
  ///   - backoff: How long to wait before each retry.
  ///   - reset: When a failure counts as the first in a row again; by default never.
  ///   - limit: How long after the first failure in a row a retry may start, not negative; by default unlimited.
  ///   - scheduler: The scheduler to wait and subscribe on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal with retries.
  public func retry(
    _ count: Int = .max, where shouldRetry: (@Sendable (Failure) -> Bool)? = nil, backoff: Backoff, resetting reset: Backoff.Reset = .never,
    within limit: Duration? = nil, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    let wait = RetryRule.Wait(reset, within: limit, on: scheduler, file, line) { _, retry in backoff.delay(at: retry) }
    return retried(RetryRule(count, shouldRetry, wait))
  }

  /// Subscribes again after a failure, with a wait before each retry that a value of another signal ends.
  ///
  /// Follows the rules of ``retry(_:where:backoff:resetting:within:on:file:line:)``. A value of `trigger` during a wait ends it, and subscribes in
  /// the context of the value. The retry counts as any other. At any other time a value has no effect, so it does not disturb a healthy run. This
  /// includes the value that a ``TickValue`` sends on subscription, but not one that an attempt sends which a value of `trigger` has begun, and which
  /// fails on subscription: that is delivered during the next wait. `trigger` is subscribed with the result, before the upstream, and disposed with
  /// it; its end changes nothing. If a value and the end of the wait arrive at the same instant, the one that was scheduled first is handled, and the
  /// other has no effect.
  ///
  /// ```swift
  /// let messages = connection.retry(
  ///   10, where: { $0.isTransient },
  ///   backoff: .exponential(from: .seconds(1), cap: .seconds(60)).jittered(),
  ///   resetting: .onValue, soonerWhen: online, on: scheduler)
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of retries in a row, not negative; by default unlimited.
  ///   - shouldRetry: Whether a failure is retried; by default every failure is.
  ///   - backoff: How long to wait before each retry.
  ///   - reset: When a failure counts as the first in a row again; by default never.
  ///   - limit: How long after the first failure in a row a retry may start, not negative; by default unlimited.
  ///   - trigger: The signal that ends a wait.
  ///   - scheduler: The scheduler to wait and subscribe on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal with retries.
  public func retry<Trigger>(
    _ count: Int = .max, where shouldRetry: (@Sendable (Failure) -> Bool)? = nil, backoff: Backoff, resetting reset: Backoff.Reset = .never,
    within limit: Duration? = nil, soonerWhen trigger: TickSignal<Trigger, Never>, on scheduler: any TickScheduler,
    file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    checkNotNegative(count, "count", file: file, line: line)
    let wait = RetryRule.Wait(reset, within: limit, on: scheduler, file, line) { _, retry in backoff.delay(at: retry) }
    return retried(RetryRule(count, shouldRetry, wait), soonerWhen: trigger)
  }

  /// Retries by `rule`; a value of `trigger` ends a wait.
  func retried<Trigger>(_ rule: RetryRule, soonerWhen trigger: TickSignal<Trigger, Never>) -> TickSignal {
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

  private func retried(_ rule: RetryRule) -> TickSignal {
    TickSignal(raw: { [upstream = raw] downstream in
      let progress = SubscriptionState(RetryProgress())
      let attempt = rule.attempt(upstream, progress)
      let runner = SequentialRunner(downstream) { outcome in
        guard case .failed(let failure) = outcome, let next = rule.next(attempt, after: failure, progress) else { return .end(outcome) }
        return .run(next)
      }
      runner.begin(with: attempt)
    })
  }
}

/// The attempts of a subscription so far.
struct RetryProgress {
  /// How many retries in a row there have been.
  var retries = 0
  var firstFailure = TickInstant.origin
  /// When the running attempt was subscribed.
  var start = TickInstant.origin
  /// Whether the running attempt has sent a value.
  var hasValue = false
}

/// Which failures are retried, and when.
struct RetryRule: Sendable {
  struct Wait: Sendable {
    let engine: TimerEngine
    let origin: CallOrigin
    let reset: Backoff.Reset
    let limit: Nanoseconds?
    let delay: @Sendable (FailureBox, Int) -> Duration?
    /// The signal that ends a wait; without one, waits are not shown either.
    var now: TickSignal<Void, Never>?
    var show: (@Sendable (RetryWait?) -> Void)?

    init(
      _ reset: Backoff.Reset, within limit: Duration?, on scheduler: any TickScheduler, _ file: StaticString, _ line: UInt,
      delay: @escaping @Sendable (FailureBox, Int) -> Duration?
    ) {
      if case .after(let span) = reset { _ = span.checkedNotNegative("resetting: .after", file: file, line: line) }
      engine = scheduler.engine
      origin = CallOrigin("retry", file, line)
      self.reset = reset
      self.limit = limit?.checkedNotNegative("limit", file: file, line: line)
      self.delay = delay
    }

    /// The attempt, once the wait is over.
    func start(_ attempt: RawSignal, number: Int, at due: TickInstant) -> RawSignal {
      guard let now else { return attempt.started(at: due, on: engine, for: origin) }
      let timer = TickSignal<Void, Never>(raw: TickSignal<Void, Never>.empty.raw.started(at: due, on: engine, for: origin))
      let wait = timer.take(until: now).handleEvents(
        onSubscribe: { show?(RetryWait(attempt: number, deadline: due)) }, onCompleted: { show?(nil) },
        onCancel: { show?(nil) })
      return wait.raw.appending { downstream in
        RawSubscriber(
          leg: Scope(within: downstream.scope), onNext: { _ in }, onEnd: { _ in if !engine.isShutDown { attempt.run(downstream) } })
      }
    }
  }

  private let count: Int
  private let shouldRetry: @Sendable (FailureBox) -> Bool
  /// The wait before a retry; `nil` if there is none.
  var wait: Wait?

  init<Failure: Error>(_ count: Int, _ shouldRetry: (@Sendable (Failure) -> Bool)?, _ wait: Wait? = nil) {
    self.count = count
    self.shouldRetry = { shouldRetry?(Outcome.failure($0, as: Failure.self)) ?? true }
    self.wait = wait
  }

  /// The upstream, which notes in `progress` whether the reset applies.
  func attempt(_ upstream: RawSignal, _ progress: SubscriptionState<RetryProgress>) -> RawSignal {
    guard let wait else { return upstream }
    switch wait.reset {
    case .never: return upstream
    case .onValue:
      return upstream.appending { downstream in
        progress.value.hasValue = false
        let onNext = downstream.onNext
        return RawSubscriber(before: downstream) {
          progress.value.hasValue = true
          onNext($0)
        }
      }
    case .after:
      return upstream.appending { downstream in
        progress.value.start = wait.engine.now
        return downstream
      }
    }
  }

  /// The retry after a failure; `nil` if the failure is passed on.
  func next(_ attempt: RawSignal, after failure: FailureBox, _ progress: SubscriptionState<RetryProgress>) -> RawSignal? {
    guard let wait else {
      guard progress.value.retries < count, shouldRetry(failure) else { return nil }
      progress.value.retries += 1
      return attempt
    }
    let now = wait.engine.now
    if wait.reset.applies(to: progress.value, at: now) { progress.value.retries = 0 }
    let retries = progress.value.retries
    guard retries < count else { return nil }
    if retries == 0 { progress.value.firstFailure = now }
    guard let delay = wait.delay(failure, retries) else { return nil }
    let due = now.adding(Swift.max(0, delay.nanoseconds))
    if let limit = wait.limit, due > progress.value.firstFailure.adding(limit) { return nil }
    guard shouldRetry(failure) else { return nil }
    progress.value.retries += 1
    return wait.start(attempt, number: retries + 2, at: due)
  }
}

extension Backoff.Reset {
  /// Whether a failure at `now` is the first in a row again.
  fileprivate func applies(to progress: RetryProgress, at now: TickInstant) -> Bool {
    switch self {
    case .never: false
    case .onValue: progress.hasValue
    case .after(let span): now >= progress.start.adding(span.nanoseconds)
    }
  }
}
