/// A resource with a time limit, as used by `IdleTimer` and `ExpiringValue`, which end it when they are deallocated.
///
/// The deadline is stored under the same lock as the resource, and decides alone: from then on the resource cannot be read, however late the
/// timer is.
///
/// Unchecked like its superclass; it adds constants, and state protected by a lock.
final class ExpirationTimer: DeadlineTimer, @unchecked Sendable {
  private struct State: Sendable {
    /// The end of the time limit, if the timer runs.
    var deadline = Deadline()
    /// Counts the changes of the deadline.
    var changes = 0
    /// The counts at expirations that the timer still has to send, because a restart came before it.
    var ended: [Int] = []
    /// Whether the timer has expired since the last start, and called ``onEnd``.
    var hasExpired = false
    var resource: (any ValueBox)?
    /// The latest reading of the clock by any thread: an entry that has expired for one thread has expired for all.
    var latest = TickInstant.distantPast

    /// Whether the deadline is in the future.
    mutating func isRunning(at reading: TickInstant) -> Bool {
      latest = Swift.max(latest, reading)
      return deadline.due.map { $0 > latest } ?? false
    }

    /// Whether a change is in time: the timer runs, and its deadline has not passed.
    mutating func isInTime(at reading: TickInstant) -> Bool {
      latest = Swift.max(latest, reading)
      return deadline.isSet && !deadline.isOver(at: latest)
    }

    mutating func start(for duration: Nanoseconds) -> Deadline.Move? {
      deadline.setNext(latest.adding(duration), from: latest)
    }
  }

  private let onEnd: @Sendable (Int) -> Void
  private let state: Lock<State>

  /// Creates a timer that runs from now; with zero or less it has expired from the start, and ``onEnd`` is not called.
  ///
  /// - Parameters:
  ///   - duration: The time limit.
  ///   - resource: The object that is released at the end.
  ///   - engine: The engine of the timer.
  ///   - origin: The type that uses it, and where that was created.
  ///   - onEnd: Called with the number of changes by the expiration, with no lock held, on the scheduler.
  init(
    for duration: Nanoseconds, holding resource: (any ValueBox)? = nil, on engine: TimerEngine, for origin: CallOrigin,
    onEnd: @escaping @Sendable (Int) -> Void
  ) {
    self.onEnd = onEnd
    state = Lock(State(resource: duration > 0 ? resource : nil))
    super.init(engine: engine, for: origin)
    if duration > 0 { restart(for: duration, counting: 0) } else { dispose() }
  }

  /// Counts the restarts, extensions and cancellations, from zero.
  var changes: Int { state.withLock { $0.changes } }

  /// The remaining time, or `nil` if the timer does not run.
  var remaining: Nanoseconds? {
    let now = engine.now
    return state.withLock { state in state.isRunning(at: now) ? state.deadline.due?.distance(from: state.latest) : nil }
  }

  /// The resource, or `nil` from its deadline on, even if the timer is late.
  var resource: (any ValueBox)? {
    let now = engine.now
    return state.withLock { state in state.isRunning(at: now) ? state.resource : nil }
  }

  /// Runs for `duration` from now; returns whether it had not expired.
  ///
  /// If its deadline has passed, it has expired: the timer still calls ``onEnd``.
  @discardableResult
  func restart(for duration: Nanoseconds, counting change: Int = 1) -> Bool {
    let now = engine.now
    let (isInTime, move): (Bool, Deadline.Move?) = state.withLock { state in
      let isLate = !state.isInTime(at: now) && state.deadline.isSet
      if isLate {
        state.ended.append(state.changes)
        state.deadline.leave()
      }
      let isInTime = !isLate && !state.hasExpired
      state.hasExpired = false
      state.changes += change
      return (isInTime, state.start(for: duration))
    }
    if let move { engine.follow(self, move) }
    return isInTime
  }

  /// Moves the deadline to `duration` from now, if the timer still runs; returns whether it does.
  func extend(for duration: Nanoseconds) -> Bool {
    let now = engine.now
    let move: Deadline.Move? = state.withLock { state in
      guard state.isRunning(at: now) else { return nil }
      state.changes += 1
      return state.start(for: Swift.max(0, duration))
    }
    if let move { engine.follow(self, move) }
    return move != nil && duration > 0
  }

  /// Stops the timer without calling `onEnd`, and releases the resource; has no effect once the deadline has passed.
  func cancel() {
    let now = engine.now
    let (move, released): (Deadline.Move?, (any ValueBox)?) = state.withLock { state in
      guard state.isInTime(at: now) else { return (nil, nil) }
      state.changes += 1
      return (state.deadline.clear(), state.resource.take())
    }
    if let move { engine.follow(self, move) }
    withExtendedLifetime(released) {}
  }

  /// Stops the timer for good.
  func end() {
    cancel()
    dispose()
  }

  override func fire(_ tick: Tick) {
    let (expired, move, released): ([Int], Deadline.Move?, (any ValueBox)?) = state.withLock { state in
      state.latest = Swift.max(state.latest, tick.fired)
      guard state.deadline.take(tick) else { return ([], nil, nil) }
      guard state.ended.isEmpty else {
        defer { state.ended = [] }
        return (state.ended, state.deadline.resume(), nil)
      }
      state.hasExpired = true
      return ([state.changes], nil, state.resource.take())
    }
    if let move { engine.follow(self, move) }
    withExtendedLifetime(released) {}
    for change in expired { onEnd(change) }
  }
}
