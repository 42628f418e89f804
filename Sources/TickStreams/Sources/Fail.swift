extension TickSignal {
  /// A signal that fails on subscription.
  public static func fail(_ failure: Failure) -> TickSignal {
    TickSignal(source: { $0.failed(failure) })
  }
}
