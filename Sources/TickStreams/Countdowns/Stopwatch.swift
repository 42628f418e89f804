/// A stopwatch: start, pause, laps, reset, an exact reading at any time, and ticks for its label.
///
/// ```swift
/// let watch = Stopwatch(on: scheduler)
/// watch.start()
/// watch.lap()               // the length of the lap
/// watch.pause()
/// print(watch.elapsed)      // to the nanosecond
/// let label = watch.elapsed(every: .milliseconds(100))
/// ```
///
/// It counts on the clock of its scheduler, which setting the date does not change; whether it counts while the device sleeps is a matter of
/// that clock's ``Timebase``. It has no timer: only subscribers of ``elapsed(every:leeway:file:line:)`` wake the scheduler, and none while it is paused.
///
/// A SwiftUI view that reads ``isRunning`` or ``laps`` is updated when they change. It may be used from any thread.
public final class Stopwatch: Sendable {
  private let scheduler: any TickScheduler
  private let state: TickValue<StopwatchState>

  /// Creates a stopwatch that is paused at zero.
  ///
  /// - Parameter scheduler: The scheduler that provides the clock, and on which ticks come.
  public init(on scheduler: any TickScheduler) {
    self.scheduler = scheduler
    state = TickValue(StopwatchState())
  }

  /// Creates a stopwatch that continues from a saved state.
  ///
  /// If that one was running, this one is running, and the time since it was saved counts, as the wall clock shows it: not less than zero.
  ///
  /// - Parameters:
  ///   - saved: The value of ``saved``, usually from an earlier run of the app.
  ///   - scheduler: The scheduler that provides the clock, and on which ticks come.
  public init(_ saved: Saved, on scheduler: any TickScheduler) {
    self.scheduler = scheduler
    let reading = ClockReading(scheduler.engine.core)
    let since = WallInstant(nanosecondsSince1970: saved.moment)
    let elapsed = Swift.max(0, saved.elapsed).adding(
      saved.isRunning ? Swift.max(0, reading.wall.subtracting(since)) : 0)
    state = TickValue(
      StopwatchState(
        reading: saved.isRunning ? .running(StopwatchRun(since: reading.now.adding(-elapsed), at: reading.now)) : .paused(elapsed),
        splits: saved.splits))
  }

  private var now: TickInstant { scheduler.engine.now }

  /// Starts, or resumes after a pause; does nothing while it is running.
  public func start() {
    change { try $0.start(at: $1) }
  }

  /// Stops counting until the next ``start()``; does nothing while it is paused.
  public func pause() {
    change { try $0.pause(at: $1) }
  }

  /// Stops counting, goes back to zero, and removes the laps.
  public func reset() {
    change { $0 = StopwatchState(latest: $1) }
  }

  /// Ends a lap and begins the next one.
  ///
  /// - Returns: The length of the lap; `nil` while it is paused, when no lap ends.
  @discardableResult
  public func lap() -> Duration? {
    change { try $0.lap(at: $1) }.map { .nanoseconds($0) }
  }

  /// Sets the state unless `change` throws; returns the result of `change` for the state that was set.
  @discardableResult
  private func change<Result>(_ change: (inout StopwatchState, TickInstant) throws -> Result) -> Result? {
    // Read once, so that a second run of the closure measures the same; another thread may have read the clock later and changed the state.
    let now = now
    return try? state.modify { state in
      state.latest = Swift.max(state.latest, now)
      return try change(&state, state.latest)
    }
  }

  /// The time that it has counted, to the nanosecond.
  ///
  /// It never falls, except by ``reset()``, whichever threads read and pause it. Each reading is a new one; for a label use ``elapsed(every:leeway:file:line:)``.
  public var elapsed: Duration { .nanoseconds(state.current.elapsed(at: now)) }

  /// Whether it is counting.
  public var isRunning: Bool { state.current.isRunning }

  /// The lengths of the laps that have ended, the first one first.
  public var laps: [Duration] {
    let splits = state.current.splits
    return zip([0] + splits, splits).map { .nanoseconds($1.subtracting($0)) }
  }

  /// The length of the lap that has not ended, to the nanosecond.
  public var currentLap: Duration {
    let state = state.current
    return .nanoseconds(state.elapsed(at: now).subtracting(state.splits.last ?? 0))
  }

  /// The time that it has counted, in whole steps, whenever that changes; it never completes.
  ///
  /// ```text
  /// start at 1, pause at 3.5, start at 5, every 1
  /// at     0  2  3  5.5 …
  /// value  0  1  2  3   …
  /// ```
  ///
  /// - First value: immediately; on the scheduler, as soon as possible, while it is running.
  /// - Boundary: a value is sent when exactly that time has been counted, never early; later by at most `leeway` and the latency of the
  ///   system. After a delay or a sleep one value is sent, the correct one.
  /// - Delivery: on the scheduler while it is running; the value at a pause or a reset, in the context of that call. A value is not sent
  ///   twice in a row.
  /// - Cost: as ``TickSignal/elapsed(since:every:leeway:phase:on:file:line:)`` while it is running, nothing while it
  ///   is paused.
  ///
  /// - Parameters:
  ///   - step: The span between values, which are its multiples; greater than zero, anything else is a programmer error.
  ///   - leeway: How late a change may be where that saves a wake-up; not negative. At most half of
  ///     the step. By default that of the scheduler, `.zero` for none.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: A signal that cannot fail. Its subscriptions retain the state of the stopwatch.
  public func elapsed(
    every step: Duration, leeway: Duration? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal<Duration, Never> {
    let nanoseconds = step.checkedPositive("every", file: file, line: line)
    _ = leeway?.checkedNotNegative("leeway", file: file, line: line)
    return state.signal.map(\.reading).removeDuplicates()
      .flatMapLatest { [state, scheduler] reading -> TickSignal<Duration, Never> in
        withExtendedLifetime(state) {
          switch reading {
          case .paused(let elapsed): .just(.nanoseconds(elapsed.roundedDown(to: nanoseconds)))
          case .running(let run):
            .elapsed(since: run.start, every: step, leeway: leeway, on: scheduler, file: file, line: line)
              .filter { run.counts($0.nanoseconds) }
          }
        }
      }
      .removeDuplicates()
  }
}

// MARK: - Saving

extension Stopwatch {
  /// A stopwatch as it was at a moment, to be stored; see ``Stopwatch/saved``.
  public struct Saved: Sendable, Hashable, Codable {
    fileprivate let elapsed: Nanoseconds
    fileprivate let splits: [Nanoseconds]
    fileprivate let isRunning: Bool
    /// When it was saved, in nanoseconds since 1970.
    fileprivate let moment: Int64
  }

  /// The stopwatch as it is now, to go on from after a relaunch.
  ///
  /// A monotonic clock starts again when the device restarts. So the time for which a running stopwatch was away is measured by the wall
  /// clock, and a user who sets the date meanwhile changes the reading.
  public var saved: Saved {
    let clocks = ClockReading(scheduler.engine.core)
    let state = state.current
    return Saved(
      elapsed: state.elapsed(at: clocks.now), splits: state.splits, isRunning: state.isRunning,
      moment: clocks.wall.nanosecondsSince1970)
  }
}

/// The state of a stopwatch.
private struct StopwatchState: Sendable {
  enum Reading: Sendable, Equatable {
    /// It is paused at a time.
    case paused(Nanoseconds)
    case running(StopwatchRun)
  }

  var reading = Reading.paused(0)
  /// The readings at the ends of the laps.
  var splits: [Nanoseconds] = []
  /// The latest reading of the clock by a change.
  var latest = TickInstant.distantPast

  var isRunning: Bool {
    if case .running = reading { true } else { false }
  }

  func elapsed(at now: TickInstant) -> Nanoseconds {
    switch reading {
    case .paused(let elapsed): elapsed
    case .running(let run): run.read(now).subtracting(run.start)
    }
  }

  mutating func start(at now: TickInstant) throws {
    guard case .paused(let elapsed) = reading else { throw Unchanged() }
    reading = .running(StopwatchRun(since: now.adding(-elapsed), at: now))
  }

  mutating func pause(at now: TickInstant) throws {
    guard case .running(let run) = reading else { throw Unchanged() }
    latest = run.read(now, ends: true)
    reading = .paused(latest.subtracting(run.start))
  }

  /// Ends a lap; returns its length.
  mutating func lap(at now: TickInstant) throws -> Nanoseconds {
    guard isRunning else { throw Unchanged() }
    let start = splits.last ?? 0
    let end = elapsed(at: now)
    splits.append(end)
    return end.subtracting(start)
  }
}

/// The time from a start to the next pause.
///
/// A thread may be interrupted between its look at the state, its reading of the clock, and its change of the state. So the run keeps the latest
/// reading of any thread, and the first end decides: no thread has read more than the pause shows, and none reads more afterwards.
private final class StopwatchRun: Sendable, Equatable {
  /// When it would have started without pauses.
  let start: TickInstant
  private let state: Lock<(latest: TickInstant, isOver: Bool)>

  init(since start: TickInstant, at now: TickInstant) {
    self.start = start
    state = Lock((now, false))
  }

  /// The latest reading, also of other threads; no later one than the end.
  func read(_ now: TickInstant, ends: Bool = false) -> TickInstant {
    state.withLock { state in
      if !state.isOver { state = (Swift.max(state.latest, now), ends) }
      return state.latest
    }
  }

  /// Takes a value of the label as a reading, unless the run was over by then.
  func counts(_ elapsed: Nanoseconds) -> Bool {
    let reading = start.adding(elapsed)
    return read(reading) >= reading
  }

  static func == (one: StopwatchRun, other: StopwatchRun) -> Bool { one === other }
}

/// Ends a change that changes nothing.
private struct Unchanged: Error {}
