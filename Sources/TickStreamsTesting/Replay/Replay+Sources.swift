import Synchronization
public import TickStreams

extension Replay {
  // MARK: - Hot

  /// A signal that sends the recorded events of `name`, at the recorded times, whether or not it is subscribed.
  ///
  /// Of subscriptions that overlapped, the one that began first shows the events that were sent. After its disposal, the next one shows the
  /// rest. If values came after an end, because the signal was subscribed again, it continues with them, and ends only after the last;
  /// where each subscription was a separate run, as for a connection that is retried, ``cold(_:as:)`` fits better.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - type: The type of its values: a `Decodable` type, or `Void` where no values were recorded.
  /// - Returns: The signal.
  /// - Throws: ``TestFailure``: the name is unknown, a value is not of the type, the signal failed.
  public func hot<Value: Sendable>(_ name: String, as type: Value.Type) throws(TestFailure) -> TickSignal<Value, Never> {
    try play(name, type, nil, isState: false)
  }

  /// A signal that may fail, and sends the recorded events at the recorded times.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - type: The type of its values.
  ///   - failure: Makes a failure of its recorded description, which is empty if values were not recorded.
  /// - Returns: The signal.
  /// - Throws: ``TestFailure``: the name is unknown, or a value is not of the type.
  public func hot<Value: Sendable, Failure: Error>(
    _ name: String, as type: Value.Type, failure: @escaping (String) -> Failure
  ) throws(TestFailure) -> TickSignal<Value, Failure> {
    try play(name, type, failure, isState: false)
  }

  // MARK: - State

  /// A signal that sends the current value of `name` synchronously, and every later one at its recorded time: for what was a
  /// ``/TickStreams/TickValue``.
  ///
  /// The value that a recorded subscription received at its start was the current value then. If it differs from the one before, the value was set while
  /// there was no subscription: it is sent at the start of that subscription, to the first subscriber that arrives up to 100 ms earlier too.
  /// Until the first recorded value, the current value is the last one from before the recording began, if that is known.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - type: The type of its values: a `Decodable` type, or `Void`.
  /// - Returns: The signal.
  /// - Throws: ``TestFailure``: the name is unknown, a value is not of the type, the signal failed.
  public func state<Value: Sendable>(_ name: String, as type: Value.Type) throws(TestFailure) -> TickSignal<Value, Never> {
    try play(name, type, nil, isState: true)
  }

  // MARK: - Cold

  /// A signal whose subscriptions send the events of the recorded ones, one after the other, measured from their starts: for requests.
  ///
  /// The first subscription receives the events of the first recorded one, the second the events of the second, and so on, even if they begin at other
  /// times. Subscriptions are counted by name. Further subscriptions than were recorded get nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - type: The type of its values: a `Decodable` type, or `Void` where no values were recorded.
  /// - Returns: The signal.
  /// - Throws: ``TestFailure``: the name is unknown, a value is not of the type, the signal failed.
  public func cold<Value: Sendable>(_ name: String, as type: Value.Type) throws(TestFailure) -> TickSignal<Value, Never> {
    try subscriptions(name, type, nil)
  }

  /// A signal that may fail, and whose subscriptions send the events of the recorded ones.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording.
  ///   - type: The type of its values.
  ///   - failure: Makes a failure of its recorded description, which is empty if values were not recorded.
  /// - Returns: The signal.
  /// - Throws: ``TestFailure``: the name is unknown, or a value is not of the type.
  public func cold<Value: Sendable, Failure: Error>(
    _ name: String, as type: Value.Type, failure: @escaping (String) -> Failure
  ) throws(TestFailure) -> TickSignal<Value, Failure> {
    try subscriptions(name, type, failure)
  }

  // MARK: - Playing

  private func play<Value: Sendable, Failure>(
    _ name: String, _ type: Value.Type, _ failure: ((String) -> Failure)?, isState: Bool
  ) throws(TestFailure) -> TickSignal<Value, Failure> {
    let sources = try sources(name)
    let player = try player
    let (before, sent) = log.sent(by: sources, isState: isState)
    var events: [Event<Value, Failure>] = []
    for event in sent { events.append(try self.event(event.content, name, type, failure)) }
    var current: Value?
    if isState, let before { current = try value(before, name, type) }
    state.withLock { _ = $0.shared.insert(name) }
    return ReplayedSignal(player, log, sent, events, current: current, isState: isState).signal
  }

  private func subscriptions<Value, Failure>(
    _ name: String, _ type: Value.Type, _ failure: ((String) -> Failure)?
  ) throws(TestFailure) -> TickSignal<Value, Failure> {
    let sources = try sources(name)
    let player = try player
    var subscriptions: [[(place: Int, after: Nanoseconds, event: Event<Value, Failure>)]] = []
    for recorded in log.subscriptions(of: sources) {
      var events: [(place: Int, after: Nanoseconds, event: Event<Value, Failure>)] = []
      for place in recorded.places where log.events[place].kind != .disposed {
        events.append((place, log.events[place].time.subtracting(recorded.start), try event(place, name, type, failure)))
      }
      subscriptions.append(events)
    }
    state.withLock { $0.subscribed[name, default: 0] += 0 }
    return TickSignal { [self, subscriptions] subscriber in
      let number = state.withLock { state in
        defer { state.subscribed[name, default: 0] += 1 }
        return state.subscribed[name, default: 0]
      }
      guard number < subscriptions.count else { return Disposables.none }
      let now = player.engine.now.nanoseconds
      let timers = subscriptions[number].map { recorded in
        player.schedule(recorded.place, at: now.adding(recorded.after)) { subscriber.send(recorded.event) }
      }
      return AnyDisposable { for timer in timers { timer.dispose() } }
    }
  }

  private var player: Player {
    get throws(TestFailure) {
      guard let player = state.withLock({ $0.player }) else { throw .noScheduler }
      return player
    }
  }
}

extension Replay {
  /// Sends the inputs.
  final class Player: Sendable {
    /// The engine whose timers send them.
    let engine: TimerEngine
    /// The places of the recorded events among the work of their instants.
    private let places: [TieBreak]
    private let last = Atomic<Int>(-1)

    init(_ engine: TimerEngine, _ places: [TieBreak]) {
      self.engine = engine
      self.places = places
    }

    /// The place in the log of the event that was sent last; -1 before the first.
    var latest: Int { last.load(ordering: .relaxed) }

    /// Runs `action` in the place of a recorded event.
    @discardableResult
    func schedule(_ place: Int, at time: Nanoseconds, _ action: @escaping @Sendable () -> Void) -> TickTimer {
      engine.schedule(at: TickInstant(nanoseconds: time), tieBreak: places[place], for: CallOrigin("replay")) { [self] in
        last.store(place, ordering: .relaxed)
        action()
      }
    }
  }
}
