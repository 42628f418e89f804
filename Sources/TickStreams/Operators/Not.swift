extension TickSignal where Value == Bool {
  /// Turns `true` into `false` and `false` into `true`.
  public func not() -> TickSignal {
    map { !$0 }
  }
}
