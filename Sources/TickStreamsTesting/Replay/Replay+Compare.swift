public import TickStreams

extension Replay {
  /// Compares what a signal sent in this test with what was recorded under `name`.
  ///
  /// ```swift
  /// let beats = scheduler.record(heartbeat(isForeground, on: scheduler))
  /// try replay.compare("beat", beats)
  /// ```
  ///
  /// It compares what came until now, or until the recording ends. Recorded values come later than replayed ones, by the lateness of their timers and the time that code took; up to
  /// `tolerance` that is no difference. Of recorded subscriptions that overlapped, the one that began first counts. Of a failure
  /// only its coming is compared.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - recording: What the signal sent, recorded by the scheduler that replays.
  ///   - values: How values are compared: as they were recorded. If other than in the recording, only that they came.
  ///   - tolerance: How far apart in time two events may be that are the same; not negative.
  ///   - frame: How much time a character of the diagram stands for; greater than zero.
  ///   - file: Where the call stands, for the message.
  ///   - line: Where the call stands, for the message.
  /// - Throws: A ``MarbleMismatch`` with the first divergence, or ``ReplayError/unknown(name:recorded:)``.
  public func compare<Value, Failure>(
    _ name: String, _ recording: Recording<Value, Failure>, values: RecordedValues<Value> = .none,
    tolerance: Duration = .milliseconds(100), frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) throws {
    let tolerance = tolerance.checkedNotNegative("tolerance", file: file, line: line)
    let source = try source(name, isInput: false)
    let text = values.form == log.sources[source].form ? values.text : nil
    let now = recording.elapsed.map { recording.start.advanced(by: $0).nanoseconds } ?? log.end
    let end = Swift.min(now, log.end)

    let expected = log.sent(by: source).map { log.events[$0] }.filter { $0.time <= end }
    var replayed = recording.events
      .map { (event: $0.event, time: recording.start.advanced(by: $0.time).nanoseconds) }
      .filter { $0.time <= end }
    // At the very end, what was replayed in time may have been recorded too late.
    while replayed.count > expected.count, let last = replayed.last, last.time >= end.subtracting(tolerance) { replayed.removeLast() }

    func isEqual(_ expected: FlightEvent, _ event: Event<Value, Failure>) -> Bool {
      switch (expected.kind, event) {
      case (.next, .next(let value)): text.map { $0(value) == expected.text } ?? true
      case (.completed, .completed), (.failed, .failed): true
      default: false
      }
    }
    let start = log.start.time
    let pair = MarbleComparison.Pair(
      title: ("recorded", "replayed"),
      expected: expected.map { (MarbleLane.Symbol($0), $0.time.subtracting(start)) },
      recorded: replayed.enumerated()
        .map { number, record in
          let same = number < expected.count && isEqual(expected[number], record.event) ? expected[number] : nil
          let isInTime = number < expected.count && expected[number].time.subtracting(record.time).magnitude <= tolerance.magnitude
          let time = isInTime ? expected[number].time : record.time
          return (same.map { MarbleLane.Symbol($0) } ?? MarbleLane.Symbol(record.event, text), time.subtracting(start))
        },
      expectedWords: { expected[$0].words },
      recordedWords: { "\(replayed[$0].event.name) came" },
      nothing: "nothing came",
      isEqual: { isEqual(expected[$0], replayed[$1].event) }
    )
    let comparison = MarbleComparison(pairs: [pair], frame: frame.checkedPositive("frame", file: file, line: line), start: self.start)
    if let mismatch = comparison.mismatch(file: file, line: line) { throw mismatch }
  }
}

extension MarbleLane.Symbol {
  fileprivate init(_ event: FlightEvent) {
    switch event.kind {
    case .completed: self = .completed
    case .failed: self = .failed
    default: self = .value(event.text.isEmpty ? "*" : event.text)
    }
  }

  fileprivate init<Value, Failure>(_ event: Event<Value, Failure>, _ text: ((Value) -> String)?) {
    switch event {
    case .next(let value): self = .value(text?(value) ?? "*")
    case .completed: self = .completed
    case .failed: self = .failed
    }
  }
}

extension FlightEvent {
  /// What messages call it.
  fileprivate var words: String {
    switch kind {
    case .completed: "completion"
    case .failed: "a failure"
    default: text.isEmpty ? "a value" : text
    }
  }
}
