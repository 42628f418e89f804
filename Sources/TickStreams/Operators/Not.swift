extension TickSignal where Value == Bool {
  /// Turns `true` into `false` and `false` into `true`.
  ///
  /// ```text
  /// self    t---f---t-|
  /// not()   f---t---f-|
  /// ```
  public func not() -> TickSignal {
    map { !$0 }
  }
}
