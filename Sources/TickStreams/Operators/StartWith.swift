extension TickSignal {
  /// Sends `values` on subscription, on the subscribing thread, then the events of the upstream.
  ///
  /// ```text
  /// self             -a-b-c-|
  /// startWith("x")   xa-b-c-|
  /// ```
  public func startWith(_ values: Value...) -> TickSignal {
    lift { downstream in
      for value in values where !downstream.isEnded { downstream.next(value) }
      return downstream
    }
  }
}
