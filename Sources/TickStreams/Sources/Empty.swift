extension TickSignal {
  /// A signal that sends nothing and completes at once.
  public static var empty: TickSignal {
    TickSignal(source: { $0.completed() })
  }
}
