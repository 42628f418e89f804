extension TickSignal {
  /// Replaces each value with `constant`.
  @inlinable
  public func replaceValues<Output>(with constant: Output) -> TickSignal<Output, Failure> {
    map { _ in constant }
  }
}
