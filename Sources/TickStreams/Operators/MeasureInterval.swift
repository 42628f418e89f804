extension TickSignal {
  /// Replaces each value with the time since the previous one.
  ///
  /// The first time is measured from the subscription. ``timestamped(on:)`` keeps the values.
  ///
  /// - Delivery: in the upstream's context. An end is passed on immediately.
  /// - Times are never negative; in virtual time they are exact.
  ///
  /// ```text
  /// self                 --a---b-c|
  /// measureInterval      --2---4-2|
  /// ```
  ///
  /// Stores one instant, and needs no timer.
  ///
  /// - Parameter scheduler: The scheduler that provides the clock; on a suspending clock, time in which the device sleeps does not count.
  /// - Returns: The signal of times.
  @inlinable
  public func measureInterval(on scheduler: any TickScheduler) -> TickSignal<Duration, Failure> {
    lift { downstream in
      let output = downstream.output
      let last = SubscriptionState(scheduler.now)
      return downstream.receiving(Value.self) { _ in
        let now = scheduler.now
        let interval = last.value.duration(to: now)
        last.value = now
        output.send(interval)
      }
    }
  }
}
