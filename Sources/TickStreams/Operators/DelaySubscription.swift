extension TickSignal {
  /// Subscribes to the upstream `delay` after its own subscription, on `scheduler`.
  ///
  /// ```text
  /// self                         a-b|
  /// delaySubscription(3, …)      ---a-b|
  /// ```
  ///
  /// ![A signal, and the same subscribed 3 s later.](operator-delay-subscription)
  ///
  /// If the subscription is disposed before that, the upstream is never subscribed. A delay of zero subscribes as soon as possible,
  /// asynchronously; a negative one is a programmer error. Never early, no leeway but the scheduler's. Events of the upstream, a failure included, are passed
  /// on as they arrive.
  ///
  /// - Parameters:
  ///   - delay: How long to wait before the upstream is subscribed, not negative.
  ///   - scheduler: The scheduler to wait on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal that starts later.
  public func delaySubscription(
    _ delay: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let delay = delay.checkedNotNegative("delay", file: file, line: line)
    return TickSignal(raw: { [upstream = raw] downstream in
      let engine = scheduler.engine
      upstream.started(at: engine.now.adding(delay), on: engine, for: CallOrigin("delaySubscription", file, line)).run(
        downstream)
    })
  }
}
