extension TickSignal {
  /// Replaces each value with `constant`.
  ///
  /// ```text
  /// self                       -a-b-c-|
  /// replaceValues(with: "x")   -x-x-x-|
  /// ```
  @inlinable
  public func replaceValues<Output>(with constant: Output) -> TickSignal<Output, Failure> {
    map { _ in constant }
  }
}
