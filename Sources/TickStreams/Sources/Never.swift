extension TickSignal {
  /// A signal that sends nothing and never ends.
  ///
  /// ```text
  /// never   ----------
  /// ```
  public static var never: TickSignal {
    TickSignal(source: { _ in })
  }
}
