extension TickSignal {
  /// Sends `values` in order when the upstream has completed, then completes.
  ///
  /// They are sent at the instant of the completion, in the context in which the upstream completed. A failure is passed on, without them.
  /// ``concat(_:)-(TickSignal<Value,Failure>)`` continues with another signal.
  ///
  /// ```text
  /// self          -a-b-c-|
  /// append("x")   -a-b-c-(x|)
  /// ```
  public func append(_ values: Value...) -> TickSignal {
    concat(.from(values))
  }
}
