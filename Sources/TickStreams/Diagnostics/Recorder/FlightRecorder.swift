/// Records the latest events of signals and schedulers in bounded memory, cheaply enough to stay on in an app.
///
/// From the recording in a bug report, `TickStreamsTesting` makes a test.
///
/// ```swift
/// let recorder = FlightRecorder(capacity: 4_096, on: .main)
/// recorder.watch(.main)
/// let isForeground = phases.isForeground.recorded(
///   "foreground", in: recorder, values: .coded)
/// recorder.mark("tapped")
/// print(recorder.export())
/// ```
///
/// It records when the signals were subscribed, sent values, ended or were disposed; marks; late firings of timers; sleeps of the device;
/// and settings of the wall clock. The values themselves are recorded only if ``TickSignal/recorded(_:in:values:)`` requests them. The
/// events of all threads have one order. The oldest events are overwritten, but the state that they led to is kept: the last value of each
/// signal, and which subscriptions are open.
///
/// - Complexity: An event costs O(1): one reading of the clock, one lock, and no allocation except for the text of a value. Memory is
///   O(`capacity` + the number of names + the number of open subscriptions).
public final class FlightRecorder: Sendable {
  private let engine: TimerEngine
  private let state: Lock<FlightRecorderState>
  private let watches = CompositeDisposable()

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - capacity: How many events are kept, greater than zero; anything else is a programmer error. An event takes 24 bytes. Once an event
  ///     has a text, each takes 16 bytes more.
  ///   - scheduler: The scheduler that provides the clock. Nothing is scheduled on it.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(capacity: Int = 4_096, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    checkPositive(capacity, "capacity", file: file, line: line)
    engine = scheduler.engine
    let reading = ClockReading(engine.core)
    let clocks = FlightLog.Clocks(time: reading.now.nanoseconds, slept: engine.core.slept, wall: reading.wallOffset)
    state = Lock(FlightRecorderState(capacity: capacity, clocks))
  }

  deinit { watches.dispose() }

  /// Records that the program has passed a place.
  ///
  /// - Parameter name: The name of the place. It is part of the recording, so it should not identify the user.
  public func mark(_ name: String) {
    note(.mark, text: name)
  }

  /// Records which timers of a scheduler are fired late, until the returned disposable is disposed, or the recorder released.
  ///
  /// While the app is suspended or the scheduler's thread is blocked, nothing can be recorded; the late firings afterwards show it.
  /// Of a ``ScaledScheduler``, or of one that can be paused, the timer is watched that wakes it, on the scheduler below: on its own clock a millisecond
  /// may be an hour. While ``TickScheduler/attributesWakeUps`` of the scheduler is on, the recording also contains its wake-up report.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler. It does not retain the recorder.
  ///   - name: The name of the scheduler in the recording.
  ///   - lateness: How late beyond its leeway a timer has to be; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A disposable that ends it. Dropping the disposable does not.
  @discardableResult
  public func watch(
    _ scheduler: any TickScheduler, as name: String = "timers", lateness: Duration = .milliseconds(20),
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let from = lateness.checkedPositive("lateness", file: file, line: line)
    let engine = scheduler.engine
    let source = state.withLock { $0.watch(engine, as: name) }
    let lateFirings = engine.core.watchLateness(from: from) { [weak self] in self?.note(.late, source: source, number: $0) }
    watches.add(lateFirings)
    return AnyDisposable { [weak self] in
      lateFirings.dispose()
      let released = self?.state.withLock({ $0.unwatch(source) })
      withExtendedLifetime(released) {}
    }
  }

  /// The recording as JSON of this library, for a bug report, and to be replayed in a test.
  ///
  /// <doc:FlightRecordings> describes the format, version 1.
  ///
  /// May be called at any time, from any thread. Events that are overwritten before the call returns are not part of it.
  ///
  /// - Complexity: Linear in the number of events and of places in a wake-up report. An event that arrives meanwhile waits until 256 events have been copied at most, and once
  ///   until the names and the open subscriptions have been; the text is made with no lock held.
  public func export() -> String {
    log.text
  }

  package var log: FlightLog {
    let now = engine.now.nanoseconds
    if state.withLock({ $0.hasToRead(at: now) }) { read(at: now) }
    let wakeUps = wakeUpReports
    let (count, lost) = state.withLock { ($0.count, $0.lost) }
    var events: [FlightEvent] = []
    events.reserveCapacity(count - lost)
    var first = count
    // The latest ones first, since the oldest ones may be overwritten before it is their turn.
    while true {
      guard var log = state.withLock({ $0.copy(into: &events, before: &first, timebase: engine.timebase, end: now) }) else { continue }
      log.events = events.reversed()
      for (source, report) in wakeUps { log.sources[source].wakeUps = report }
      return log
    }
  }

  /// Who woke the watched schedulers, each with its source; a view and its base have one report.
  private var wakeUpReports: [(source: Int, report: WakeUpReport?)] {
    var known: Set<ObjectIdentifier> = []
    return state.withLock { $0.watched }
      .filter { known.insert(ObjectIdentifier($0.engine.core)).inserted }
      .map { (source: $0.source, report: $0.engine.core.wakeUpReport()) }
  }

  // MARK: - Recording

  /// The place of a signal in the list of names.
  func source(_ name: String, _ form: PayloadForm) -> Int {
    state.withLock { $0.source(name, form) }
  }

  /// Records that a subscription begins, and returns its number.
  func open(_ source: Int) -> Int64 {
    let number = state.withLock { $0.nextSubscription(source) }
    note(.subscribed, source: source, number: number)
    return number
  }

  @inline(never) func note(_ kind: FlightEvent.Kind, source: Int = 0, number: Int64 = 0, text: String = "") {
    // Read before the lock, since the clock may be the user's; the state keeps events in order.
    let time = engine.now.nanoseconds
    if !state.withLock({ $0.append(kind, at: time, source: source, number: number, text: text) }) {
      read(at: time, before: FlightEvent(kind, at: time, source: source, number: number, text: text))
    }
  }

  /// Reads the other clocks and the watched schedulers, and then records an event: the device may have slept, or the wall clock may have
  /// been set.
  private func read(at time: Nanoseconds, before event: FlightEvent? = nil) {
    let reading = ClockReading(engine.core)
    let clocks = FlightLog.Clocks(time: time, slept: engine.core.slept, wall: reading.wallOffset)
    let pending = state.withLock { $0.watched }.map { (source: $0.source, count: $0.engine.statistics.pending) }
    state.withLock { state in
      state.read(clocks, pending, at: time)
      if let event { state.put(event.kind, at: time, source: event.source, number: event.number, text: event.text) }
    }
  }
}
