extension TickSignal {
  /// A signal that fails on subscription.
  ///
  /// ```text
  /// fail(oops)   #
  /// ```
  public static func fail(_ failure: Failure) -> TickSignal {
    TickSignal(source: { $0.failed(failure) })
  }
}
