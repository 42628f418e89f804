extension TickSignal {
  /// Sends the number of values when the upstream completes, then completes.
  ///
  /// Zero if there were none. A failure is passed on, without a number.
  public func count() -> TickSignal<Int, Failure> {
    reduce(into: 0) { count, _ in count += 1 }
  }
}
