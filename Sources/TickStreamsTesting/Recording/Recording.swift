public import TickStreams

/// Everything that a signal sent, with times.
///
/// It subscribes on creation, and the subscription ends with it.
public final class Recording<Value: Sendable, Failure: Error>: Sendable {
  private let log: Log
  let subscription: Subscription

  private final class Log: Sendable {
    let events = Lock<[Recorded<Event<Value, Failure>>]>([])
  }

  init(_ signal: TickSignal<Value, Failure>, on scheduler: TestScheduler) {
    let log = Log()
    let start = scheduler.now
    self.log = log
    subscription = signal.subscribe { [weak scheduler] event in
      let time = scheduler.map { start.duration(to: $0.now) } ?? .zero
      log.events.withLock { $0.append(Recorded(event, at: time)) }
    }
  }

  /// The events so far, with the time since the recording started.
  public var events: [Recorded<Event<Value, Failure>>] { log.events.withLock { $0 } }

  /// The values so far.
  public var values: [Value] { events.compactMap(\.event.value) }

  /// Whether the signal has ended.
  public var isFinished: Bool { events.last?.event.isTerminal == true }

  /// Ends the subscription; what was recorded stays.
  public func dispose() {
    subscription.dispose()
  }
}

extension TestScheduler {
  /// Subscribes to `signal` now and records what it sends.
  ///
  /// - Parameters:
  ///   - signal: What to subscribe to.
  ///   - file: Where the call stands, for messages.
  ///   - line: Where the call stands, for messages.
  /// - Returns: The recording; the subscription ends with it.
  public func record<Value, Failure>(
    _ signal: TickSignal<Value, Failure>, file: StaticString = #fileID, line: UInt = #line
  ) -> Recording<Value, Failure> {
    let site = CallSite(file, line)
    let recording = TimerOrigin.$current.withValue(site) { Recording(signal, on: self) }
    world.tracker.add(recording.subscription, "recording", site)
    return recording
  }
}
