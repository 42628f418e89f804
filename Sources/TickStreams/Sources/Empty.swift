extension TickSignal {
  /// A signal that sends no value and completes on subscription.
  ///
  /// ```text
  /// empty   |
  /// ```
  public static var empty: TickSignal {
    TickSignal(source: { $0.completed() })
  }
}
