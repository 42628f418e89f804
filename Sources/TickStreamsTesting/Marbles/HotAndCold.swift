import TickStreams

extension TestScheduler {
  // MARK: - Hot

  /// A source that plays its marbles once, from now on, whoever is subscribed.
  ///
  /// ```swift
  /// let source = scheduler.hot("--a--b--|", values: ["a": 1, "b": 2])
  /// let recording = scheduler.record(source.signal.debounce(for: .milliseconds(2), on: scheduler))
  /// ```
  ///
  /// A subscriber gets what comes after it subscribed; one that comes after the end gets the end. With a `^` in the diagram now is there,
  /// and what stands before it has been sent already. At one instant the source comes before timers that were scheduled later.
  ///
  /// - Parameters:
  ///   - diagram: What it sends. One that cannot be read, or a name without a value, is a programmer error.
  ///   - values: What the names in the diagram stand for.
  ///   - frame: How much time a character stands for; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func hot<Value>(
    _ diagram: String, values: [String: Value], frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Never> {
    hot(read(diagram, frame, file, line) { marbles throws(MarbleError) in try marbles.events(values: values) })
  }

  /// A source that plays its marbles once, from now on, and whose values are the names in the diagram.
  ///
  /// - Parameters:
  ///   - diagram: What it sends. One that cannot be read is a programmer error.
  ///   - frame: How much time a character stands for; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func hot(
    _ diagram: String, frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<String, Never> {
    hot(read(diagram, frame, file, line) { marbles throws(MarbleError) in try marbles.events() })
  }

  /// A source that plays its marbles once, from now on, and that may fail.
  ///
  /// - Parameters:
  ///   - diagram: What it sends. One that cannot be read, or a name without a value, is a programmer error.
  ///   - values: What the names in the diagram stand for.
  ///   - error: What `#` stands for.
  ///   - frame: How much time a character stands for; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func hot<Value, Failure>(
    _ diagram: String, values: [String: Value], error: Failure, frame: Duration = .milliseconds(1),
    file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Failure> {
    hot(read(diagram, frame, file, line) { marbles throws(MarbleError) in try marbles.events(values: values, error: error) })
  }

  /// A source that plays its marbles once, from now on, that may fail, and whose values are the names in the diagram.
  ///
  /// - Parameters:
  ///   - diagram: What it sends. One that cannot be read is a programmer error.
  ///   - error: What `#` stands for.
  ///   - frame: How much time a character stands for; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func hot<Failure>(
    _ diagram: String, error: Failure, frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<String, Failure> {
    hot(read(diagram, frame, file, line) { marbles throws(MarbleError) in try marbles.events(error: error) })
  }

  // MARK: - Cold

  /// A source that plays its marbles for each subscriber, from the moment it subscribes.
  ///
  /// - Parameters:
  ///   - diagram: What it sends. One that cannot be read, or a name without a value, is a programmer error.
  ///   - values: What the names in the diagram stand for.
  ///   - frame: How much time a character stands for; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func cold<Value>(
    _ diagram: String, values: [String: Value], frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Never> {
    cold(read(diagram, frame, isCold: true, file, line) { marbles throws(MarbleError) in try marbles.events(values: values) })
  }

  /// A source that plays its marbles for each subscriber, and whose values are the names in the diagram.
  ///
  /// - Parameters:
  ///   - diagram: What it sends. One that cannot be read is a programmer error.
  ///   - frame: How much time a character stands for; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func cold(
    _ diagram: String, frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<String, Never> {
    cold(read(diagram, frame, isCold: true, file, line) { marbles throws(MarbleError) in try marbles.events() })
  }

  /// A source that plays its marbles for each subscriber, and that may fail.
  ///
  /// - Parameters:
  ///   - diagram: What it sends. One that cannot be read, or a name without a value, is a programmer error.
  ///   - values: What the names in the diagram stand for.
  ///   - error: What `#` stands for.
  ///   - frame: How much time a character stands for; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func cold<Value, Failure>(
    _ diagram: String, values: [String: Value], error: Failure, frame: Duration = .milliseconds(1),
    file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<Value, Failure> {
    cold(
      read(diagram, frame, isCold: true, file, line) { marbles throws(MarbleError) in try marbles.events(values: values, error: error) }
    )
  }

  /// A source that plays its marbles for each subscriber, that may fail, and whose values are the names in the diagram.
  ///
  /// - Parameters:
  ///   - diagram: What it sends. One that cannot be read is a programmer error.
  ///   - error: What `#` stands for.
  ///   - frame: How much time a character stands for; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The source.
  public func cold<Failure>(
    _ diagram: String, error: Failure, frame: Duration = .milliseconds(1), file: StaticString = #fileID, line: UInt = #line
  ) -> TestSource<String, Failure> {
    cold(read(diagram, frame, isCold: true, file, line) { marbles throws(MarbleError) in try marbles.events(error: error) })
  }

  // MARK: - Playing

  /// The events of a diagram; one that cannot be read stops the program.
  private func read<Events>(
    _ diagram: String, _ frame: Duration, isCold: Bool = false, _ file: StaticString, _ line: UInt,
    events: (Marbles) throws(MarbleError) -> Events
  ) -> Events {
    do throws(MarbleError) {
      let marbles = try Marbles(diagram, frame: frame, file: file, line: line)
      if isCold, let index = marbles.startIndex {
        throw MarbleError("^ has no meaning in a cold source: time zero is its subscription", in: diagram, at: index)
      }
      return try events(marbles)
    } catch {
      programmerError("\(error)", file: file, line: line)
    }
  }

  private func hot<Value, Failure>(_ events: [Recorded<Event<Value, Failure>>]) -> TestSource<Value, Failure> {
    let subject = TickSubject<Value, Failure>()
    for event in events where event.time >= .zero {
      schedule(after: event.time) { subject.send(event.event) }
    }
    return TestSource(SubscriptionLog(on: self)) { subscriber in
      subject.signal.subscribe { subscriber.send($0) }
    }
  }

  private func cold<Value, Failure>(_ events: [Recorded<Event<Value, Failure>>]) -> TestSource<Value, Failure> {
    TestSource(SubscriptionLog(on: self)) { subscriber in
      let timers = events.map { event in self.schedule(after: event.time) { subscriber.send(event.event) } }
      return AnyDisposable { for timer in timers { timer.dispose() } }
    }
  }
}
