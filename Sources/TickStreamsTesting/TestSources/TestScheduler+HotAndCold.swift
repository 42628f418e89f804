public import TickStreams

extension TestScheduler {
  // MARK: - Hot

  /// A source that plays its marbles once, from now on, whether or not there are subscribers.
  ///
  /// ```swift
  /// let source = scheduler.hot("--a--b--|", values: ["a": 1, "b": 2])
  /// let recording = scheduler.record(
  ///   source.signal.debounce(for: .milliseconds(2), on: scheduler))
  /// ```
  ///
  /// A subscriber receives the events after its subscription; a later one receives the end. A `^` in the diagram means now: events
  /// before it have already been sent. At one instant the source sends before timers that were scheduled later.
  ///
  /// - Parameters:
  ///   - diagram: The events to send. A diagram that cannot be read, or a name without a value, is a programmer error.
  ///   - values: The values of the names in the diagram.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func hot<Value>(
    _ diagram: String, values: [String: Value], frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Never> {
    hot(MarbleCall(diagram, frame, file, line)) { marbles throws(TestFailure) in try marbles.events(values: values) }
  }

  /// A source that plays its marbles once, from now on, and whose values are the names in the diagram.
  ///
  /// - Parameters:
  ///   - diagram: The events to send. A diagram that cannot be read is a programmer error.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func hot(
    _ diagram: String, frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<String, Never> {
    hot(MarbleCall(diagram, frame, file, line)) { marbles throws(TestFailure) in try marbles.events() }
  }

  /// A source that plays its marbles once, from now on, and that may fail.
  ///
  /// - Parameters:
  ///   - diagram: The events to send. A diagram that cannot be read, or a name without a value, is a programmer error.
  ///   - values: The values of the names in the diagram.
  ///   - error: The failure that `#` represents.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func hot<Value, Failure>(
    _ diagram: String, values: [String: Value], error: Failure, frame: Duration = .milliseconds(1),
    file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Failure> {
    hot(MarbleCall(diagram, frame, file, line)) { marbles throws(TestFailure) in try marbles.events(values: values, error: error) }
  }

  /// A source that plays its marbles once, from now on, that may fail, and whose values are the names in the diagram.
  ///
  /// - Parameters:
  ///   - diagram: The events to send. A diagram that cannot be read is a programmer error.
  ///   - error: The failure that `#` represents.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func hot<Failure>(
    _ diagram: String, error: Failure, frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<String, Failure> {
    hot(MarbleCall(diagram, frame, file, line)) { marbles throws(TestFailure) in try marbles.events(error: error) }
  }

  /// A source that sends these events once, from now on, whether or not there are subscribers.
  ///
  /// ```swift
  /// scheduler.hot([.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
  /// ```
  ///
  /// Sends events like the form with marbles, for values without names, or times that cannot be drawn in a line.
  ///
  /// - Parameters:
  ///   - events: The events to send, each that long after now. An event with a negative time is not sent.
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  /// - Returns: The source.
  public func hot<Value>(
    _ events: [Recorded<Event<Value, Never>>], file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Never> {
    hot(events, file, line)
  }

  /// A source that sends these events once, from now on, whether or not there are subscribers, and that may fail.
  ///
  /// - Parameters:
  ///   - events: The events to send, each that long after now. An event with a negative time is not sent.
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  /// - Returns: The source.
  public func hot<Value, Failure>(
    _ events: [Recorded<Event<Value, Failure>>], file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Failure> {
    hot(events, file, line)
  }

  // MARK: - Cold

  /// A source that plays its marbles for each subscriber, from the moment it subscribes.
  ///
  /// - Parameters:
  ///   - diagram: The events to send. A diagram that cannot be read, or a name without a value, is a programmer error.
  ///   - values: The values of the names in the diagram.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func cold<Value>(
    _ diagram: String, values: [String: Value], frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Never> {
    cold(MarbleCall(diagram, frame, file, line)) { marbles throws(TestFailure) in try marbles.events(values: values) }
  }

  /// A source that plays its marbles for each subscriber, and whose values are the names in the diagram.
  ///
  /// - Parameters:
  ///   - diagram: The events to send. A diagram that cannot be read is a programmer error.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func cold(
    _ diagram: String, frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<String, Never> {
    cold(MarbleCall(diagram, frame, file, line)) { marbles throws(TestFailure) in try marbles.events() }
  }

  /// A source that plays its marbles for each subscriber, and that may fail.
  ///
  /// - Parameters:
  ///   - diagram: The events to send. A diagram that cannot be read, or a name without a value, is a programmer error.
  ///   - values: The values of the names in the diagram.
  ///   - error: The failure that `#` represents.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func cold<Value, Failure>(
    _ diagram: String, values: [String: Value], error: Failure, frame: Duration = .milliseconds(1),
    file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Failure> {
    cold(MarbleCall(diagram, frame, file, line)) { marbles throws(TestFailure) in try marbles.events(values: values, error: error) }
  }

  /// A source that plays its marbles for each subscriber, that may fail, and whose values are the names in the diagram.
  ///
  /// - Parameters:
  ///   - diagram: The events to send. A diagram that cannot be read is a programmer error.
  ///   - error: The failure that `#` represents.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func cold<Failure>(
    _ diagram: String, error: Failure, frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<String, Failure> {
    cold(MarbleCall(diagram, frame, file, line)) { marbles throws(TestFailure) in try marbles.events(error: error) }
  }

  /// A source that sends these events to each subscriber.
  ///
  /// ```swift
  /// scheduler.cold([.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
  /// ```
  ///
  /// Sends events like the form with marbles, for values without names, or times that cannot be drawn in a line.
  ///
  /// - Parameters:
  ///   - events: The events to send, each that long after the subscription. A negative time is a programmer error.
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  /// - Returns: The source.
  public func cold<Value>(
    _ events: [Recorded<Event<Value, Never>>], file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Never> {
    cold(events, file, line)
  }

  /// A source that sends these events to each subscriber, and that may fail.
  ///
  /// - Parameters:
  ///   - events: The events to send, each that long after the subscription. A negative time is a programmer error.
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  /// - Returns: The source.
  public func cold<Value, Failure>(
    _ events: [Recorded<Event<Value, Failure>>], file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Failure> {
    cold(events, file, line)
  }

  // MARK: - Playing

  private func hot<Value, Failure>(
    _ call: MarbleCall, events: (Marbles) throws(TestFailure) -> [Recorded<Event<Value, Failure>>]
  ) -> TestSource<Value, Failure> {
    hot(call.read(events), call.file, call.line)
  }

  private func cold<Value, Failure>(
    _ call: MarbleCall, events: (Marbles) throws(TestFailure) -> [Recorded<Event<Value, Failure>>]
  ) -> TestSource<Value, Failure> {
    let events = call.read { marbles throws(TestFailure) in
      guard let index = marbles.startIndex else { return try events(marbles) }
      throw TestFailure("^ has no meaning in a cold source: time zero is its subscription", in: call.diagram, at: index)
    }
    return cold(events, call.file, call.line)
  }

  private func hot<Value, Failure>(
    _ events: [Recorded<Event<Value, Failure>>], _ file: StaticString, _ line: UInt
  ) -> TestSource<Value, Failure> {
    let subject = TickSubject<Value, Failure>()
    for record in events where record.time >= .zero {
      schedule(after: record.time, for: CallOrigin("hot", file, line)) { subject.send(record.event) }
    }
    return TestSource(SubscriptionLog(on: self)) { subscriber in
      subject.signal.observe { subscriber.send($0) }
    }
  }

  private func cold<Value, Failure>(
    _ events: [Recorded<Event<Value, Failure>>], _ file: StaticString, _ line: UInt
  ) -> TestSource<Value, Failure> {
    for record in events { _ = record.time.checkedNotNegative("time", file: file, line: line) }
    return TestSource(cold: events, on: self, for: CallOrigin("cold", file, line))
  }
}

extension TestScheduler {
  /// Schedules a timer that ``pending`` lists as one of a source.
  @discardableResult
  func schedule(after delay: Duration, for origin: CallOrigin, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    world.outside.schedule(at: now.advanced(by: delay), for: origin, action)
  }
}

/// The diagram that a source is made from, and where.
private struct MarbleCall: Sendable {
  let diagram: String
  let frame: Duration
  let file: StaticString
  let line: UInt

  init(_ diagram: String, _ frame: Duration, _ file: StaticString, _ line: UInt) {
    self.diagram = diagram
    self.frame = frame
    self.file = file
    self.line = line
  }

  /// The events of the diagram; if it cannot be read, that is a mistake of the program.
  func read<Events>(_ events: (Marbles) throws(TestFailure) -> Events) -> Events {
    do throws(TestFailure) {
      return try events(Marbles(diagram, frame: frame, file: file, line: line))
    } catch {
      programmerError("\(error)", file: file, line: line)
    }
  }
}
