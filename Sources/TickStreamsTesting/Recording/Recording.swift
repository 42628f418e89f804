public import TickStreams

/// Everything that a signal sent, with times.
///
/// It subscribes on creation, and the subscription ends with it.
public final class Recording<Value: Sendable, Failure: Error>: Sendable {
  private let log: Log
  let subscription: Subscription
  /// When the recording started, on the scheduler's clock.
  package let start: TickInstant
  private let clock: WorldClock
  private let owner: @Sendable () -> TestScheduler?

  private struct Entries: Sendable {
    var events: [Recorded<Event<Value, Failure>>] = []
    var end: Duration?
  }

  private final class Log: Sendable {
    let entries = Lock(Entries())
  }

  init(_ signal: TickSignal<Value, Failure>, on scheduler: TestScheduler) {
    let log = Log()
    let start = scheduler.now
    let clock = scheduler.world.clock
    (self.log, self.start, self.clock) = (log, start, clock)
    owner = { [weak scheduler] in scheduler }
    subscription = signal.observe { event in
      let time = start.duration(to: clock.elapsed)
      log.entries.withLock { entries in
        entries.events.append(Recorded(event, at: time))
        if event.isTerminal { entries.end = entries.end ?? time }
      }
    }
  }

  /// The events so far, in order, with the time since the recording started; a failure or a completion is the last one.
  ///
  /// Any thread may read this.
  public var events: [Recorded<Event<Value, Failure>>] { log.entries.withLock { $0.events } }

  /// The values so far, without their times and without the end.
  public var values: [Value] { events.compactMap(\.event.value) }

  /// The failure that the signal ended with; `nil` if it has not failed.
  public var failure: Failure? { events.last?.event.failure }

  /// Whether the signal has completed.
  public var isCompleted: Bool { events.last?.event.isCompleted == true }

  /// Whether the signal has completed or failed.
  public var isFinished: Bool { events.last?.event.isTerminal == true }

  /// From when until when the recording was subscribed: from zero until the signal ended or ``dispose()`` was called.
  public var window: SubscriptionWindow { SubscriptionWindow(from: .zero, until: log.entries.withLock { $0.end }) }

  /// Ends the subscription; the recorded events stay.
  public func dispose() {
    let time = elapsed
    log.entries.withLock { $0.end = $0.end ?? time }
    subscription.dispose()
  }

  // MARK: - For expectations

  /// The scheduler, unless it has been deallocated.
  var scheduler: TestScheduler? { owner() }

  /// The time since the recording started.
  package var elapsed: Duration { start.duration(to: clock.elapsed) }

  /// Whether no further event can arrive.
  var isOver: Bool { window.end != nil }
}

extension Recording: CustomStringConvertible {
  /// The recording as a marble diagram, see ``marbles(frame:file:line:)``; of one without events `(nothing)`.
  public var description: String { events.isEmpty ? "(nothing)" : marbles() }
}

extension TestScheduler {
  /// Subscribes to `signal` now and records its events, each with the time since now.
  ///
  /// Values on the next turn, such as the first value of a countdown, arrive with the next advance, even by zero.
  ///
  /// - Parameters:
  ///   - signal: The signal to subscribe to.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The recording; the subscription ends with it.
  public func record<Value, Failure>(
    _ signal: TickSignal<Value, Failure>, file: StaticString = #fileID, line: UInt = #line
  ) -> Recording<Value, Failure> {
    let site = CallSite(file, line)
    let recording = TimerOrigin.$context.withValue(.call(site)) { world.onTimeline { Recording(signal, on: self) } }
    world.tracker.add(recording.subscription, "recording", site)
    return recording
  }
}
