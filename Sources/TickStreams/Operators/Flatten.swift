extension TickSignal {
  /// Runs the signals that this signal sends, at most `maxConcurrent` at a time, and passes on their values.
  ///
  /// - First value: of the first signal, as it arrives. A signal that arrives while `maxConcurrent` signals run is queued, and subscribed in
  ///   turn when one of them has completed.
  /// - At completion: when this signal and all signals that it sent have completed; queued ones still run.
  /// - At failure: a failure of any of them ends the result immediately. The running signals are disposed and the queued ones are dropped, as
  ///   on disposal.
  /// - Delivery: in the context of the signal that sends, one at a time.
  ///
  /// ```text
  /// self                        a---b-c------|
  ///   a                         -1-------2|
  ///   b                             -3|
  ///   c                               -4|
  /// flatten(maxConcurrent: 2)   -1---3-4-2---|
  /// ```
  ///
  /// Stores the queued signals, without a bound.
  ///
  /// - Parameters:
  ///   - maxConcurrent: How many signals may run at a time, at least one; by default there is no limit.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of the values that those signals send.
  public func flatten<Output>(
    maxConcurrent: Int = .max, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> {
    checkPositive(maxConcurrent, "maxConcurrent", file: file, line: line)
    return flatten(.queue(maxConcurrent)) { $0 }
  }
}

extension TickSignal where Failure == Never {
  /// Runs the signals that this signal sends, which can fail, at most `maxConcurrent` at a time, and passes on their values.
  ///
  /// Follows the rules of `flatten(maxConcurrent:file:line:)` for signals of one failure type.
  ///
  /// - Parameters:
  ///   - maxConcurrent: How many signals may run at a time, at least one; by default there is no limit.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The signal of the values that those signals send.
  @_disfavoredOverload
  public func flatten<Output, InnerFailure>(
    maxConcurrent: Int = .max, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<Output, InnerFailure> where Value == TickSignal<Output, InnerFailure> {
    promoteFailure(to: InnerFailure.self).flatten(maxConcurrent: maxConcurrent, file: file, line: line)
  }
}
