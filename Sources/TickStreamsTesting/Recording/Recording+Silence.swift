import TickStreams

extension Recording {
  /// Lets `duration` pass, and throws if anything is recorded meanwhile: a value, a failure or completion.
  ///
  /// Events that are due now and at the very end count, as in ``TestScheduler/advance(by:file:line:)``. A recording that has
  /// ended, was disposed, or whose subject has been deallocated, before or meanwhile, is silent for that reason, so it throws as well. (That the
  /// subject has been deallocated is seen through `map`, `filter` and the like. It is not through an operator that subscribes to it for itself, such
  /// as `take`, `merge` or `debounce`.)
  ///
  /// - Parameters:
  ///   - duration: How long; greater than zero.
  ///   - file: The file of the expectation, for messages.
  ///   - line: The line of the expectation, for messages.
  /// - Throws: ``TestFailure`` with the first event that came.
  public func expectSilence(for duration: Duration, file: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    guard let scheduler else { programmerError("the recording's scheduler is gone", file: file, line: line) }
    try scheduler.expectSilence(for: duration, of: self, file: file, line: line)
  }

  /// The mismatch of a recording that can get nothing more, whose silence would prove nothing; `nil` if it can.
  fileprivate func endMismatch(file: StaticString, line: UInt) -> TestFailure? {
    if let end = window.end {
      let words = MarbleComparison.words(end.nanoseconds, since: start)
      let reason = isFinished ? "has ended" : "was disposed"
      return silenceMismatch("The recording \(reason) at \(words): its silence proves nothing.", at: end, file, line)
    }
    guard subscription.isDisposed else { return nil }
    return silenceMismatch(
      "The subject of the recorded signal has been deallocated: its silence proves nothing.",
      at: elapsed, file, line)
  }

  /// The mismatch for the first event after the first `count` events; `nil` if there is none.
  fileprivate func unexpectedEvent(after count: Int, file: StaticString, line: UInt) -> (instant: TickInstant, mismatch: TestFailure)? {
    let events = events
    guard events.count > count else { return nil }
    let first = events[count]
    let message = "At \(MarbleComparison.words(first.time.nanoseconds, since: start)): expected silence, but \(first.event.name) came."
    return (start.advanced(by: first.time), silenceMismatch(message, at: first.time, file, line))
  }

  private func silenceMismatch(_ message: String, at time: Duration, _ file: StaticString, _ line: UInt) -> TestFailure {
    let lane = marbleLane(.descriptions, title: "recorded")
    let diagram = MarbleComparison.draw([lane], frame: 1_000_000, pointingAt: time.nanoseconds)
    return .mismatch(message, diagram, CallSite(file, line))
  }
}

extension TestScheduler {
  /// Lets `duration` pass, and throws if any of these recordings records anything meanwhile: a value, a failure or completion.
  ///
  /// Events that are due now and at the very end count, as in ``advance(by:file:line:)``. A recording that has ended, was
  /// disposed, or whose subject has been deallocated, before or meanwhile, is silent for that reason, so it throws as well, as
  /// ``Recording/expectSilence(for:file:line:)`` does.
  ///
  /// - Parameters:
  ///   - duration: How long; greater than zero.
  ///   - first: A recording made by this scheduler.
  ///   - others: More of them.
  ///   - file: The file of the expectation, for messages.
  ///   - line: The line of the expectation, for messages.
  /// - Throws: ``TestFailure`` with the first event that came.
  public func expectSilence<Value, Failure, each OtherValue, each OtherFailure>(
    for duration: Duration, of first: Recording<Value, Failure>, _ others: repeat Recording<each OtherValue, each OtherFailure>,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    _ = duration.checkedPositive("duration", file: file, line: line)
    var watches = [watch(first, file: file, line: line)]
    repeat watches.append(watch(each others, file: file, line: line))
    for watch in watches {
      if let mismatch = watch.endMismatch() { throw mismatch }
    }
    advance(by: duration, file: file, line: line)
    let mismatches = watches.compactMap { $0.unexpectedEvent() }
    if let first = mismatches.min(by: { $0.instant < $1.instant }) { throw first.mismatch }
    for watch in watches {
      if let mismatch = watch.endMismatch() { throw mismatch }
    }
  }

  private func watch<Value, Failure>(
    _ recording: Recording<Value, Failure>, file: StaticString, line: UInt
  ) -> (endMismatch: () -> TestFailure?, unexpectedEvent: () -> (instant: TickInstant, mismatch: TestFailure)?) {
    guard recording.scheduler === self else {
      programmerError("the recording was made by another scheduler, whose time does not pass here", file: file, line: line)
    }
    let count = recording.events.count
    return (
      { recording.endMismatch(file: file, line: line) }, { recording.unexpectedEvent(after: count, file: file, line: line) }
    )
  }
}
