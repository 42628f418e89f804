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
  /// A subscriber receives the events after its subscription, up to an end. The source goes on after an end, for others who subscribe then;
  /// after its last event they receive that, if it is an end. A `^` in the diagram means now: events before it have already been sent. At
  /// one instant the source sends before timers that were scheduled later.
  ///
  /// - Parameters:
  ///   - diagram: The events to send. A diagram that cannot be read, or a name without a value, is a programmer error.
  ///   - values: The values of the names in the diagram; by default the names themselves.
  ///   - error: The failure that `#` represents; by default the signal cannot fail.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func hot<Value, Failure>(
    _ diagram: String, values: [String: Value] = [String: String](), failing error: Failure? = Never?.none,
    frame: Duration = .milliseconds(1),
    file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Failure> {
    let events = read(file, line) { () throws(TestFailure) in
      try Marbles(diagram, frame: frame, file: file, line: line).events(values: values, failing: error)
    }
    return play(hot: events, file, line)
  }

  /// A source that sends these events once, from now on, whether or not there are subscribers.
  ///
  /// ```swift
  /// scheduler.hot([.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
  /// ```
  ///
  /// Sends events like the form with marbles, for values without names, times that cannot be drawn in a line, or events after an end.
  ///
  /// - Parameters:
  ///   - events: The events to send, each that long after now. An event with a negative time is not sent.
  ///   - file: The file of the call, for ``pending``.
  ///   - line: The line of the call, for ``pending``.
  /// - Returns: The source.
  public func hot<Value>(
    _ events: [Recorded<Event<Value, Never>>], file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Never> {
    play(hot: events, file, line)
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
    play(hot: events, file, line)
  }

  // MARK: - Cold

  /// A source that plays its marbles for each subscriber, from the moment it subscribes.
  ///
  /// - Parameters:
  ///   - diagram: The events to send. A diagram that cannot be read, or a name without a value, is a programmer error.
  ///   - values: The values of the names in the diagram; by default the names themselves.
  ///   - error: The failure that `#` represents; by default the signal cannot fail.
  ///   - frame: The span of a character; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func cold<Value, Failure>(
    _ diagram: String, values: [String: Value] = [String: String](), failing error: Failure? = Never?.none,
    frame: Duration = .milliseconds(1),
    file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Failure> {
    let events = read(file, line) { () throws(TestFailure) in
      let marbles = try Marbles(diagram, frame: frame, file: file, line: line)
      if let index = marbles.startIndex {
        throw TestFailure("^ has no meaning in a cold source: time zero is its subscription", in: diagram, at: index)
      }
      return try marbles.events(values: values, failing: error)
    }
    return play(cold: events, file, line)
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
    play(cold: events, file, line)
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
    play(cold: events, file, line)
  }

  // MARK: - Playing

  /// The events of a diagram; if it cannot be read, that is a mistake of the program.
  private func read<Events>(_ file: StaticString, _ line: UInt, _ events: () throws(TestFailure) -> Events) -> Events {
    do throws(TestFailure) {
      return try events()
    } catch {
      programmerError("\(error)", file: file, line: line)
    }
  }

  private func play<Value, Failure>(
    hot events: [Recorded<Event<Value, Failure>>], _ file: StaticString, _ line: UInt
  ) -> TestSource<Value, Failure> {
    let last = events.indices.max { (events[$0].time, $0) < (events[$1].time, $1) }
    // It goes on after an end, for others who subscribe: a subject for the events between two ends.
    let current = Lock(TickSubject<Value, Failure>())
    let places = places(of: events)
    for (index, record) in events.enumerated() where record.time >= .zero {
      let isFollowed = record.event.isTerminal && index != last
      schedule(after: record.time, tieBreak: places[index], for: CallOrigin("hot", file, line)) {
        let subject = current.withLock { subject in
          defer { if isFollowed { subject = TickSubject() } }
          return subject
        }
        subject.send(record.event)
      }
    }
    return TestSource(SubscriptionLog(on: self, for: CallOrigin("hot", file, line))) { subscriber in
      current.withLock { $0 }.signal.observe { subscriber.send($0) }
    }
  }

  private func play<Value, Failure>(
    cold events: [Recorded<Event<Value, Failure>>], _ file: StaticString, _ line: UInt
  ) -> TestSource<Value, Failure> {
    for record in events { _ = record.time.checkedNotNegative("time", file: file, line: line) }
    return TestSource(cold: events, on: self, for: CallOrigin("cold", file, line))
  }
}

extension TestScheduler {
  /// Schedules a timer that ``pending`` lists as one of a source.
  @discardableResult
  func schedule(after delay: Duration, tieBreak: TieBreak, for origin: CallOrigin, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    world.outside.schedule(at: now.advanced(by: delay), tieBreak: tieBreak, for: origin, action)
  }

  /// The places of the events of one source among the work of their instants: a seed may put other work between them, but does not exchange them.
  func places<Value, Failure>(of events: [Recorded<Event<Value, Failure>>]) -> [TieBreak] {
    let instants = events.map { now.advanced(by: $0.time) }
    var numbers = instants.map { world.outside.core.sequencer.number(for: $0) }
    for group in Dictionary(grouping: instants.indices, by: { instants[$0] }).values {
      for (index, number) in zip(group, group.map { numbers[$0] }.sorted()) { numbers[index] = number }
    }
    return numbers.map { .reserved($0) }
  }
}
