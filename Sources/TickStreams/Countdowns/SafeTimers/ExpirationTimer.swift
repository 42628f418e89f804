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
    var resource: (any ValueBox)?
    /// The latest reading of the clock by any thread: an entry that has expired for one thread has expired for all.
    var latest = TickInstant.distantPast

    /// Whether the deadline is in the future.
    mutating func isRunning(at reading: TickInstant) -> Bool {
      latest = Swift.max(latest, reading)
      return deadline.due.map { $0 > latest } ?? false
    }

    mutating func start(for duration: Nanoseconds, from reading: TickInstant) -> Deadline.Move {
      latest = Swift.max(latest, reading)
      return deadline.set(latest.adding(duration))
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

  /// Runs for `duration` from now.
  func restart(for duration: Nanoseconds, counting change: Int = 1) {
    let now = engine.now
    let move = state.withLock { state in
      state.changes += change
      return state.start(for: duration, from: now)
    }
    engine.follow(self, move)
  }

  /// Moves the deadline to `duration` from now, if the timer still runs; returns whether it does.
  func extend(to duration: Nanoseconds) -> Bool {
    let now = engine.now
    let move: Deadline.Move? = state.withLock { state in
      guard state.isRunning(at: now) else { return nil }
      state.changes += 1
      return state.start(for: Swift.max(0, duration), from: now)
    }
    if let move { engine.follow(self, move) }
    return move != nil && duration > 0
  }

  /// Stops the timer without calling `onEnd`, and releases the resource.
  func cancel() {
    let (move, released): (Deadline.Move?, (any ValueBox)?) = state.withLock { state in
      guard let move = state.deadline.clear() else { return (nil, nil) }
      state.changes += 1
      return (move, state.resource.take())
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
    let (expired, released): (Int?, (any ValueBox)?) = state.withLock { state in
      state.latest = Swift.max(state.latest, tick.fired)
      return state.deadline.take(tick) ? (state.changes, state.resource.take()) : (nil, nil)
    }
    withExtendedLifetime(released) {}
    if let expired { onEnd(expired) }
  }
}
