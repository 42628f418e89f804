/// The timer of an `IdleTimer`, which ends it when it is deallocated.
///
/// Unchecked like its superclass; it adds constants, and state protected by a lock.
final class ExpirationTimer: DeadlineTimer, @unchecked Sendable {
  private struct State: Sendable {
    /// The end of the time limit, if the timer runs.
    var deadline = ArrivalDeadline()
    /// Counts the changes of the deadline after the first start.
    var changes = -1
    /// The counts at expirations that the timer still has to send, because a restart came before it.
    var ended: [Int] = []
    /// Whether the timer has expired since the last start, and called ``onEnd``.
    var hasExpired = false
    /// The latest reading of the clock by any thread: what has expired for one thread has expired for all.
    var latest = TickInstant.distantPast

    /// Whether a change is in time: the timer runs, and its deadline has not passed.
    mutating func isInTime(at reading: TickInstant) -> Bool {
      latest = Swift.max(latest, reading)
      return deadline.isSet && !deadline.isOver(at: latest)
    }
  }

  private let onEnd: @Sendable (Int) -> Void
  private let duration: Nanoseconds
  private let state = Lock(State())

  /// Creates a timer that runs from now.
  ///
  /// - Parameters:
  ///   - duration: The time limit.
  ///   - engine: The engine of the timer.
  ///   - origin: The type that uses it, and where that was created.
  ///   - onEnd: Called with the number of changes by the expiration, with no lock held, on the scheduler.
  init(for duration: Nanoseconds, on engine: TimerEngine, for origin: CallOrigin, onEnd: @escaping @Sendable (Int) -> Void) {
    self.duration = duration
    self.onEnd = onEnd
    super.init(engine: engine, for: origin)
    restart()
  }

  /// Counts the restarts and cancellations, from zero.
  var changes: Int { state.withLock { $0.changes } }

  /// The remaining time, or `nil` if the timer does not run.
  var remaining: Nanoseconds? {
    let now = engine.now
    return state.withLock { state in
      state.latest = Swift.max(state.latest, now)
      return state.deadline.due.flatMap { $0 > state.latest ? $0.distance(from: state.latest) : nil }
    }
  }

  /// Runs for `duration` from now; returns whether it had not expired.
  ///
  /// If its deadline has passed, it has expired: the timer still calls ``onEnd``.
  @discardableResult
  func restart() -> Bool {
    let now = engine.now
    let (isInTime, move): (Bool, Deadline.Move?) = state.withLock { state in
      let isLate = !state.isInTime(at: now) && state.deadline.isSet
      if isLate {
        if !engine.isShutDown { state.ended.append(state.changes) }
        state.deadline.leave()
      }
      let isInTime = !isLate && !state.hasExpired
      state.hasExpired = false
      state.changes += 1
      return (isInTime, state.deadline.set(state.latest.adding(duration), from: state.latest))
    }
    if let move { engine.follow(self, move) }
    return isInTime
  }

  /// Stops the timer without calling `onEnd`; has no effect once the deadline has passed.
  func cancel() {
    let now = engine.now
    let move: Deadline.Move? = state.withLock { state in
      guard state.isInTime(at: now) else { return nil }
      state.changes += 1
      return state.deadline.clear()
    }
    if let move { engine.follow(self, move) }
  }

  override func fire(_ tick: Tick) {
    let (expired, move): ([Int], Deadline.Move?) = state.withLock { state in
      state.latest = Swift.max(state.latest, tick.fired)
      guard state.deadline.take(tick) else { return ([], nil) }
      guard state.ended.isEmpty else {
        defer { state.ended = [] }
        return (state.ended, state.deadline.resume())
      }
      state.hasExpired = true
      return ([state.changes], nil)
    }
    if let move { engine.follow(self, move) }
    // The first may end the timer, or shut its scheduler down.
    for change in expired where !isDisposed && !engine.isShutDown { onEnd(change) }
  }
}
