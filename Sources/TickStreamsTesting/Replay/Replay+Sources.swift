public import TickStreams

extension Replay {
  // MARK: - Hot

  /// A signal that sends what was recorded under `name`, at the recorded times, whether or not it is subscribed.
  ///
  /// Of subscriptions that overlapped, it sends the events of the one that began first. If values came after an end, because the signal was
  /// subscribed again, it continues with them, and ends only after the last.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - type: The type of its values: a `FlightValue`, a `Decodable` type, or `Void` where no values were recorded.
  /// - Returns: The signal.
  /// - Throws: A ``ReplayError``: the name is unknown, a value is not of the type, the signal failed.
  public func hot<Value: Sendable>(_ name: String, as type: Value.Type) throws(ReplayError) -> TickSignal<Value, Never> {
    try play(name, type, nil, on: TickSubject()) { $0.send($1) }.signal
  }

  /// The same for a signal that may fail.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - type: The type of its values.
  ///   - failure: Makes a failure of its recorded description, which is empty if values were not recorded.
  /// - Returns: The signal.
  /// - Throws: A ``ReplayError``: the name is unknown, or a value is not of the type.
  public func hot<Value: Sendable, Failure: Error>(
    _ name: String, as type: Value.Type, failure: @escaping (String) -> Failure
  ) throws(ReplayError) -> TickSignal<Value, Failure> {
    try play(name, type, failure, on: TickSubject()) { $0.send($1) }.signal
  }

  // MARK: - State

  /// A signal that sends the current value of `name` at once, and every later one at its recorded time: for what was a
  /// ``/TickStreams/TickValue``.
  ///
  /// Until the first recorded value, the current value is the last one from before the recording began, if that is known.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - type: The type of its values: a `FlightValue`, a `Decodable` type, or `Void`.
  /// - Returns: The signal.
  /// - Throws: A ``ReplayError``: the name is unknown, a value is not of the type, the signal failed.
  public func state<Value: Sendable>(_ name: String, as type: Value.Type) throws(ReplayError) -> TickSignal<Value, Never> {
    let subject = try play(name, type, nil, on: TickReplaySubject<Value, Never>(bufferSize: 1)) { $0.send($1) }
    if let last = log.sources[try source(name, isInput: true)].last { subject.next(try value(last, name, type)) }
    return subject.signal
  }

  // MARK: - Cold

  /// A signal whose subscriptions send, one after the other, what the recorded ones sent, measured from their starts: for requests.
  ///
  /// The first subscription gets what the first recorded one sent, the second what the second sent, and so on, even if they begin at other
  /// times. Subscriptions are counted by name. Further subscriptions than were recorded get nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - type: The type of its values: a `FlightValue`, a `Decodable` type, or `Void` where no values were recorded.
  /// - Returns: The signal.
  /// - Throws: A ``ReplayError``: the name is unknown, a value is not of the type, the signal failed.
  public func cold<Value: Sendable>(_ name: String, as type: Value.Type) throws(ReplayError) -> TickSignal<Value, Never> {
    try subscriptions(name, type, nil)
  }

  /// The same for a signal that may fail.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - type: The type of its values.
  ///   - failure: Makes a failure of its recorded description, which is empty if values were not recorded.
  /// - Returns: The signal.
  /// - Throws: A ``ReplayError``: the name is unknown, or a value is not of the type.
  public func cold<Value: Sendable, Failure: Error>(
    _ name: String, as type: Value.Type, failure: @escaping (String) -> Failure
  ) throws(ReplayError) -> TickSignal<Value, Failure> {
    try subscriptions(name, type, failure)
  }

  // MARK: - Playing

  /// Arms a timer for each event of a signal, which `subject` then sends.
  private func play<Subject: Sendable, Value, Failure>(
    _ name: String, _ type: Value.Type, _ failure: ((String) -> Failure)?, on subject: Subject,
    _ send: @escaping @Sendable (Subject, Event<Value, Failure>) -> Void
  ) throws(ReplayError) -> Subject {
    let source = try source(name, isInput: true)
    let player = try player
    for index in log.sent(by: source) {
      guard let event = try event(index, name, type, failure) else { continue }
      player.schedule(index, at: log.events[index].time) { send(subject, event) }
    }
    return subject
  }

  private func subscriptions<Value, Failure>(
    _ name: String, _ type: Value.Type, _ failure: ((String) -> Failure)?
  ) throws(ReplayError) -> TickSignal<Value, Failure> {
    let source = try source(name, isInput: true)
    let player = try player
    var subscriptions: [[(index: Int, after: Nanoseconds, event: Event<Value, Failure>)]] = []
    for recorded in log.subscriptions(of: source) {
      var events: [(index: Int, after: Nanoseconds, event: Event<Value, Failure>)] = []
      for index in recorded.events {
        guard let event = try event(index, name, type, failure) else { continue }
        events.append((index, log.events[index].time.subtracting(recorded.start), event))
      }
      subscriptions.append(events)
    }
    return TickSignal { [self, subscriptions] subscriber in
      let number = state.withLock { state in
        defer { state.subscribed[source, default: 0] += 1 }
        return state.subscribed[source, default: 0]
      }
      guard number < subscriptions.count else { return Disposables.none }
      let now = player.engine.now.nanoseconds
      let timers = subscriptions[number].map { recorded in
        player.schedule(recorded.index, at: now.adding(recorded.after)) { subscriber.send(recorded.event) }
      }
      return AnyDisposable { for timer in timers { timer.dispose() } }
    }
  }

  private var player: Player {
    get throws(ReplayError) {
      guard let player = state.withLock({ $0.player }) else { throw .noScheduler }
      return player
    }
  }
}

extension Replay.Player {
  /// Runs `action` in the place of a recorded event.
  @discardableResult
  fileprivate func schedule(_ index: Int, at time: Nanoseconds, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    engine.schedule(
      at: TickInstant(nanoseconds: time), leeway: .zero, place: places[index], for: CallOrigin("replay"), action)
  }
}
