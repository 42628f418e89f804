extension TickSignal {
  /// A signal that sends nothing and never ends.
  public static var never: TickSignal {
    TickSignal(source: { _ in })
  }
}
