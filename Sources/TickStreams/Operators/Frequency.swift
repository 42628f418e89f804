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
    return lift { downstream in
      let output = downstream.output
      let recent = SubscriptionState(FIFO<TickInstant>())
      return downstream.receiving(Tick.self) { tick in
        let instant = tick.as(Tick.self).fired
        recent.value.append(instant)
        while let first = recent.value.first, instant.subtracting(first) > window { _ = recent.value.popFirst() }
        guard recent.value.count > 1, let first = recent.value.first, instant > first else { return }
        output.send(Double(recent.value.count - 1) * Double(Nanoseconds.second) / Double(instant.subtracting(first)))
      }
    }
  }
}
