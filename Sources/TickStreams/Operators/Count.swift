extension TickSignal {
  /// Sends the number of values when the upstream completes, then completes.
  ///
  /// Zero if there were none. A failure is passed on, without a number.
  ///
  /// ```text
  /// self      -a-b-c-|
  /// count()   -------(3|)
  /// ```
  public func count() -> TickSignal<Int, Failure> {
    reduce(into: 0) { count, _ in count += 1 }
  }
}
