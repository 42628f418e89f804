extension TickSignal {
  /// A signal that sends `value` on subscription and completes.
  ///
  /// ```text
  /// just("a")   (a|)
  /// ```
  public static func just(_ value: Value) -> TickSignal {
    TickSignal(source: { subscriber in
      subscriber.next(value)
      if !subscriber.isEnded { subscriber.completed() }
    })
  }
}
