import TickStreams

extension Recording {
  /// Compares the recording with a marble diagram; values are named by their description.
  ///
  /// ```swift
  /// try recording.expect("0 @1s 1 @2s 2 @3s 3")
  /// ```
  ///
  /// `@1s` is the time of the next value. Everything recorded so far is compared, and where the diagram ends in
  /// silence, that time must have passed. `#` matches any failure.
  ///
  /// - Parameters:
  ///   - diagram: The expected events, from the start of the recording.
  ///   - subscription: From when until when the recording is expected to be subscribed, as in `^---!`; by default not compared.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the expectation, for the message.
  ///   - line: The line of the expectation, for the message.
  /// - Throws: ``TestFailure`` with the first difference, or if the diagram cannot be read.
  public func expect(
    _ diagram: String, subscription: String? = nil, frame: Duration = .milliseconds(1),
    file: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let names = ValueNames<Value>.descriptions
    try expect(diagram, subscription, names, isFailure: nil, frame, file, line)
  }

  /// Compares the recording with a marble diagram whose failure is known.
  ///
  /// - Parameters:
  ///   - diagram: The expected events, from the start of the recording. Values are named by their description.
  ///   - error: The failure that `#` represents.
  ///   - subscription: From when until when the recording is expected to be subscribed, as in `^---!`; by default not compared.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the expectation, for the message.
  ///   - line: The line of the expectation, for the message.
  /// - Throws: ``TestFailure`` with the first difference, or if the diagram cannot be read.
  public func expect(
    _ diagram: String, failing error: Failure, subscription: String? = nil, frame: Duration = .milliseconds(1),
    file: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) where Failure: Equatable {
    try expect(diagram, subscription, .descriptions, isFailure: { $0 == error }, frame, file, line)
  }

  /// Compares the recording with a marble diagram whose names represent values.
  ///
  /// - Parameters:
  ///   - diagram: The expected events, from the start of the recording. `#` matches any failure.
  ///   - values: The values of the names in the diagram.
  ///   - subscription: From when until when the recording is expected to be subscribed, as in `^---!`; by default not compared.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the expectation, for the message.
  ///   - line: The line of the expectation, for the message.
  /// - Throws: ``TestFailure`` with the first difference, or if the diagram cannot be read or has names without values.
  public func expect(
    _ diagram: String, values: [String: Value], subscription: String? = nil, frame: Duration = .milliseconds(1),
    file: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) where Value: Equatable {
    try expect(diagram, subscription, ValueNames(values), isFailure: nil, frame, file, line)
  }

  /// Compares the recording with a marble diagram whose names represent values, and whose failure is known.
  ///
  /// - Parameters:
  ///   - diagram: The expected events, from the start of the recording.
  ///   - values: The values of the names in the diagram.
  ///   - error: The failure that `#` represents.
  ///   - subscription: From when until when the recording is expected to be subscribed, as in `^---!`; by default not compared.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the expectation, for the message.
  ///   - line: The line of the expectation, for the message.
  /// - Throws: ``TestFailure`` with the first difference, or if the diagram cannot be read or has names without values.
  public func expect(
    _ diagram: String, values: [String: Value], failing error: Failure, subscription: String? = nil, frame: Duration = .milliseconds(1),
    file: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) where Value: Equatable, Failure: Equatable {
    try expect(diagram, subscription, ValueNames(values), isFailure: { $0 == error }, frame, file, line)
  }

  // MARK: - The comparison

  private func expect(
    _ diagram: String, _ subscription: String?, _ names: ValueNames<Value>, isFailure: ((Failure) -> Bool)?, _ frame: Duration,
    _ file: StaticString, _ line: UInt
  ) throws(TestFailure) {
    let marbles = try Marbles(diagram, frame: frame, file: file, line: line)
    try names.check(marbles)
    if let index = marbles.startIndex {
      throw TestFailure("^ has no meaning here: time zero is the start of the recording", in: diagram, at: index)
    }

    let events = events
    var pairs = [pair(marbles, events, names, isFailure)]
    let expected = try subscription.map { subscription throws(TestFailure) in try SubscriptionWindow.read(subscription, frame.nanoseconds) }
    if let expected { pairs.append(.windows(expected.window, window, title: "the subscription")) }
    let comparison = MarbleComparison(pairs: pairs, frame: frame.nanoseconds, start: start)
    if let mismatch = comparison.mismatch(file: file, line: line) { throw mismatch }

    guard !isOver else { return }
    for (diagram, end) in [(diagram, marbles.silentUntil.nanoseconds), (subscription ?? "", expected?.lasts ?? 0)] {
      if let early = TestFailure.early(diagram, goesOnTo: end, after: elapsed, CallSite(file, line)) { throw early }
    }
  }

  private func pair(
    _ marbles: Marbles, _ events: [Recorded<Event<Value, Failure>>], _ names: ValueNames<Value>, _ isFailure: ((Failure) -> Bool)?
  ) -> MarbleComparison.Pair {
    func isEqual(_ expected: Int, _ recorded: Int) -> Bool {
      switch (marbles.marks[expected].event, events[recorded].event) {
      case (.value(let name), .next(let value)): names.isValue(name, value)
      case (.failed, .failed(let failure)): isFailure?(failure) ?? true
      case (.completed, .completed): true
      default: false
      }
    }
    return MarbleComparison.Pair(
      title: ("expected", "recorded"),
      expected: marbles.marks.map { (MarbleLane.Symbol($0.event), $0.time.nanoseconds) },
      recorded: events.enumerated()
        .map { number, record in
          let isExpected = number < marbles.marks.count && isEqual(number, number)
          let symbol = isExpected ? MarbleLane.Symbol(marbles.marks[number].event) : MarbleLane.Symbol(record.event, names.name)
          return (symbol, record.time.nanoseconds)
        },
      expectedWords: { marbles.marks[$0].event.name },
      recordedWords: { "\(events[$0].event.name(names.words)) came" },
      nothing: "nothing came",
      isEqual: isEqual
    )
  }
}

extension MarbleLane.Symbol {
  init<Value, Failure>(_ event: Event<Value, Failure>, _ name: (Value) -> String) {
    switch event {
    case .next(let value): self = .value(name(value))
    case .failed: self = .failed
    case .completed: self = .completed
    }
  }
}

extension Marbles.Mark {
  /// Its name in messages.
  fileprivate var name: String {
    switch self {
    case .value(let name): name
    case .failed: "a failure"
    case .completed: "completion"
    }
  }
}

extension Event {
  /// Its name in messages.
  var name: String { name { "\($0)" } }

  func name(_ words: (Value) -> String) -> String {
    switch self {
    case .next(let value): words(value)
    case .failed(let failure): "failure \(failure)"
    case .completed: "completion"
    }
  }
}
