extension TickSignal where Value == Bool {
  /// Turns `true` into `false` and `false` into `true`.
  ///
  /// ```text
  /// self    t---f---t-|
  /// other   --t---f---|
  /// not()   f---t---f-|
  /// ```
  public func not() -> TickSignal {
    map { !$0 }
  }
}
