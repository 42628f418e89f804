public import TickStreams

extension Replay {
  /// Compares the events of a signal in this test with the recorded events of `name`.
  ///
  /// ```swift
  /// let beats = scheduler.record(heartbeat(isForeground, on: scheduler))
  /// try replay.compare("beat", beats)
  /// ```
  ///
  /// It compares the events until now, or until the end of the recording. Recorded values arrive later than replayed ones, by the lateness
  /// of their timers and by the time that code took; a difference up to `tolerance` does not count. The sent events follow from the rule of
  /// ``Replay``: of recorded subscriptions that overlapped, the one that began first counts. Of a failure, only its arrival is compared.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - recording: The events of the signal, recorded by the scheduler that replays.
  ///   - values: The form in which the values were recorded, and are compared. With another form, only that a value arrived is compared.
  ///   - tolerance: How far apart in time a recorded and a replayed event may be, not negative.
  ///   - frame: How much time a character of the diagram takes; greater than zero.
  ///   - file: The file of the call, for the message.
  ///   - line: The line of the call, for the message.
  /// - Throws: ``TestFailure`` with the first divergence, or if no signal was recorded under this name.
  public func compare<Value, Failure>(
    _ name: String, _ recording: Recording<Value, Failure>, values: RecordedValues<Value> = .none,
    tolerance: Duration = .milliseconds(100), frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let tolerance = tolerance.checkedNotNegative("tolerance", file: file, line: line)
    let sources = try sources(name)
    let end = Swift.min(recording.start.advanced(by: recording.elapsed).nanoseconds, log.end)

    let sent = log.sent(by: sources)
    if end <= log.start.time, sent.events.contains(where: { log.events[$0.place].time > end }) {
      throw .nothingReplayed(CallSite(file, line))
    }

    var expected = sent.events.map(expected).filter { $0.event.time <= end }
    var replayed = recording.events
      .map { (event: $0.event, time: recording.start.advanced(by: $0.time).nanoseconds) }
      .filter { $0.time <= end }
    // The value that was current when the recording begins is sent again on subscription, unless that was recorded.
    if replayed.count > expected.count, let before = sent.before, let first = replayed.first, first.time == log.start.time,
      case .next(let value) = first.event, log.sources[before.source].form == values.form,
      values.text.map({ $0(value) == before.text }) ?? true,
      !expected.prefix(1).contains(where: { $0.event.text == before.text && $0.event.time.subtracting(first.time) <= tolerance })
    {
      replayed.removeFirst()
    }
    // At the very end, one of two events of one kind may be in time and the other too late.
    let late = end.subtracting(tolerance)
    while replayed.count > expected.count, let last = replayed.last, last.time >= late { replayed.removeLast() }
    while expected.count > replayed.count, let last = expected.last, last.event.time >= late { expected.removeLast() }

    let pair = Self.pair(expected, replayed, values, tolerance: tolerance, from: log.start.time)
    let comparison = MarbleComparison(pairs: [pair], frame: frame.checkedPositive("frame", file: file, line: line), start: self.start)
    if let mismatch = comparison.mismatch(file: file, line: line) { throw mismatch }
  }

  /// An event and its time, with the form in which its value was recorded.
  private func expected(_ sent: FlightLog.SentEvent) -> (event: FlightEvent, form: PayloadForm) {
    var event = log.events[sent.content]
    event.time = log.events[sent.place].time
    return (event, log.sources[event.source].form)
  }

  /// The recorded events, and the replayed ones.
  private static func pair<Value, Failure>(
    _ sent: [(event: FlightEvent, form: PayloadForm)], _ replayed: [(event: Event<Value, Failure>, time: Nanoseconds)],
    _ values: RecordedValues<Value>, tolerance: Nanoseconds, from start: Nanoseconds
  ) -> MarbleComparison.Pair {
    let expected = sent.map(\.event)
    let text = sent.contains { $0.form == values.form } ? values.text : nil
    func isEqual(_ number: Int, _ event: Event<Value, Failure>) -> Bool {
      switch (expected[number].kind, event) {
      case (.next, .next(let value)):
        sent[number].form == values.form ? text.map { $0(value) == expected[number].text } ?? true : true
      case (.completed, .completed), (.failed, .failed): true
      default: false
      }
    }
    return MarbleComparison.Pair(
      title: ("recorded", "replayed"),
      expected: expected.map { (MarbleLane.Symbol($0), $0.time.subtracting(start)) },
      recorded: replayed.enumerated()
        .map { number, record in
          let same = number < expected.count && isEqual(number, record.event) ? expected[number] : nil
          let isInTime = number < expected.count && expected[number].time.subtracting(record.time).magnitude <= tolerance.magnitude
          let time = isInTime ? expected[number].time : record.time
          return (same.map { MarbleLane.Symbol($0) } ?? MarbleLane.Symbol(record.event) { text?($0) ?? "*" }, time.subtracting(start))
        },
      expectedWords: { expected[$0].words },
      recordedWords: { "\(replayed[$0].event.name) came" },
      nothing: "nothing came",
      isEqual: { isEqual($0, replayed[$1].event) }
    )
  }
}

extension TestFailure {
  /// No time has passed in the test.
  fileprivate static func nothingReplayed(_ site: CallSite) -> TestFailure {
    mismatch("Nothing has been replayed yet: advance first, as in `advance(to: replay.end)`.", [], site)
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
}

extension FlightEvent {
  /// Its name in messages.
  fileprivate var words: String {
    switch kind {
    case .completed: "completion"
    case .failed: "a failure"
    default: text.isEmpty ? "a value" : text
    }
  }
}
