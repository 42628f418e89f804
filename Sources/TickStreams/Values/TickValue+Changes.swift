extension TickValue {
  /// Every value that is set from the subscription on, without the current one.
  ///
  /// ```text
  /// signal     a-b--c-|
  /// changes    --b--c-|
  /// ```
  ///
  /// A value is sent even if it equals the one before. Completes when the `TickValue` is deallocated.
  public var changes: TickSignal<Value, Never> { signal.skip(1) }
}

extension TickValue.ReadOnly {
  /// Every later value, without the current one, as ``TickValue/changes`` sends them.
  public var changes: TickSignal<Value, Never> { signal.skip(1) }
}
