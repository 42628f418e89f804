/// Keeps what happened last, in bounded memory, at a cost that allows it to be left on: for a bug report from which `TickStreamsTesting`
/// makes a test.
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
/// It keeps the subscriptions, ends and disposals of the signals that are recorded, that they sent values and when, marks, late firings,
/// and what the wall clock and the sleep of the device did meanwhile. No value leaves it unless ``TickSignal/recorded(_:in:values:)`` asks
/// for that. Events have one order, also those of several threads. The oldest are overwritten; what they said about the state is kept: the
/// last value of each signal, and which subscriptions are open.
///
/// - Complexity: An event is O(1), with one reading of the clock, one lock and no allocation, but for what the text of a value takes.
///   Memory is O(`capacity` + the number of names + that of open subscriptions).
public final class FlightRecorder: Sendable {
  private let engine: TimerEngine
  private let state: Lock<FlightRecorderState>

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - capacity: How many events it keeps, greater than zero; anything else is a programmer error. One takes 24 bytes, and 16 more with a
  ///     text once there is one.
  ///   - scheduler: What the time is read from. Nothing is scheduled on it.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public init(capacity: Int = 4_096, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line) {
    checkPositive(capacity, "capacity", file: file, line: line)
    engine = scheduler.engine
    let reading = ClockReading(engine)
    let clocks = FlightLog.Clocks(time: reading.now.nanoseconds, slept: engine.slept, wall: reading.wallOffset)
    state = Lock(FlightRecorderState(capacity: capacity, clocks))
  }

  /// Notes that a place in the program was passed.
  ///
  /// - Parameter name: What it is called. It is in the recording, so it should not say anything about the user.
  public func mark(_ name: String) {
    note(.mark, text: name)
  }

  /// Records which timers of a scheduler are fired late, until the returned disposable is disposed.
  ///
  /// While the app is suspended, or the thread of the scheduler is blocked, nothing runs that could say so: it shows in what is fired
  /// afterwards.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler. It does not hold the recorder.
  ///   - name: What it is called in the recording.
  ///   - lateness: How late beyond its leeway a timer has to be; greater than zero.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: What ends it. Dropping it does not.
  @discardableResult
  public func watch(
    _ scheduler: any TickScheduler, as name: String = "timers", lateBy lateness: Duration = .milliseconds(20),
    file: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let from = lateness.checkedPositive("lateness", file: file, line: line)
    let engine = scheduler.engine
    let source = state.withLock { $0.watch(engine, as: name) }
    let lateFirings = engine.addLateFiringObserver(
      LateFirings.Observer(from: from) { [weak self] late in self?.note(.late, source: source, number: late) }
    )
    return AnyDisposable { [weak self] in
      lateFirings.dispose()
      let released = self?.state.withLock({ $0.unwatch(source) })
      withExtendedLifetime(released) {}
    }
  }

  /// What the recorder has kept, as JSON of version 1; <doc:FlightRecordings> describes it.
  ///
  /// It may be called at any time, on any thread.
  ///
  /// - Complexity: Linear in the number of events. The recorder is locked while they are copied.
  public func export() -> String {
    log.text
  }

  package var log: FlightLog {
    let now = engine.now.nanoseconds
    return state.withLock { $0.log(timebase: engine.timebase, now: now) }
  }

  // MARK: - Recording

  /// The place of a signal in the list of names.
  func source(_ name: String, _ form: PayloadForm) -> Int {
    state.withLock { $0.source(name, form) }
  }

  /// Notes that a subscription begins, and numbers it.
  func open(_ source: Int) -> Int64 {
    let number = state.withLock { $0.nextSubscription(source) }
    note(.subscribed, source: source, number: number)
    return number
  }

  func note(_ kind: FlightEvent.Kind, source: Int = 0, number: Int64 = 0) {
    // Read before the lock, since the clock may be the user's; the state keeps events in order.
    let time = engine.now.nanoseconds
    if !state.withLock({ $0.append(kind, at: time, source: source, number: number) }) {
      noteAfterGap(FlightEvent(kind, at: time, source: source, number: number))
    }
  }

  func note(_ kind: FlightEvent.Kind, source: Int = 0, number: Int64 = 0, text: String) {
    let time = engine.now.nanoseconds
    if !state.withLock({ $0.append(kind, at: time, source: source, number: number, text: text) }) {
      noteAfterGap(FlightEvent(kind, at: time, source: source, number: number, text: text))
    }
  }

  /// Looks at the other clocks and the watched schedulers before an event: it may show that the device slept, or that the wall clock was
  /// set.
  private func noteAfterGap(_ event: FlightEvent) {
    let reading = ClockReading(engine)
    let clocks = FlightLog.Clocks(time: event.time, slept: engine.slept, wall: reading.wallOffset)
    let pending = state.withLock { $0.watched }.map { (source: $0.source, count: $0.engine.statistics.pending) }
    state.withLock { $0.append(event, after: clocks, pending) }
  }
}
