extension TickSignal where Value == Tick {
  /// Sends the number of ticks per second, over a sliding window, for a frame-rate label for example.
  ///
  /// ```text
  /// interval(1, …)               -012345678
  /// frequency(over: 4)           --11111111
  /// ```
  ///
  /// Each tick except the first sends the number of ticks in the closed window that ends with it, minus one, divided by the time between
  /// the first and the last of them. Sixty regular frames a second give 60, however long the window is; a dropped frame lowers the result
  /// until it has left the window. After a pause longer than the window it starts again, with the second tick.
  ///
  /// - Boundary: a tick exactly `window` before the last one still counts.
  /// - Delivery: with each tick, in its context.
  /// - It ends and fails with the ticks. No timer is used: nothing is sent while there are no ticks.
  ///
  /// Stores the instants of the ticks in the window.
  ///
  /// - Parameter window: The length of the window, greater than zero; anything else is a programmer error and stops the program.
  /// - Returns: The ticks per second.
  public func frequency(over window: Duration) -> TickSignal<Double, Failure> {
    let window = window.checkedPositive("window")
    return TickSignal<Double?, Failure>.deferred {
      let state = SubscriptionState(RecentInstants(window: window))
      return map { state.value.add($0.fired) }
    }
    .compactMap { $0 }
  }
}

/// The instants in a sliding window.
private struct RecentInstants: Sendable {
  let window: Nanoseconds
  var instants = FIFO<TickInstant>()

  /// Adds an instant, and removes those that have left the window; returns the frequency, if there are at least two instants.
  mutating func add(_ instant: TickInstant) -> Double? {
    instants.append(instant)
    while let first = instants.first, instant.subtracting(first) > window { _ = instants.popFirst() }
    guard instants.count > 1, let first = instants.first, instant > first else { return nil }
    return Double(instants.count - 1) * Double(Nanoseconds.second) / Double(instant.subtracting(first))
  }
}
