extension TickSignal {
  /// Replaces each value with the time since the one before.
  ///
  /// The first is measured from the subscription. With ``timestamped(on:)`` the values are kept.
  ///
  /// - Delivery: in the upstream's context. Ends pass at once.
  /// - Never negative; in virtual time exact.
  ///
  /// ```text
  /// self                 --a---b-c|
  /// measureInterval      --2---4-2|
  /// ```
  ///
  /// Holds one instant, and needs no timer.
  ///
  /// - Parameter scheduler: On which clock to measure; with a suspending one, sleep of the device does not count.
  /// - Returns: The signal of times.
  @inlinable
  public func measureInterval(on scheduler: any TickScheduler) -> TickSignal<Duration, Failure> {
    lift { downstream in
      let output = downstream.output
      let last = SerialState(scheduler.now)
      return downstream.receiving(Value.self) { _ in
        let now = scheduler.now
        let interval = last.value.duration(to: now)
        last.value = now
        output.send(interval)
      }
    }
  }
}
