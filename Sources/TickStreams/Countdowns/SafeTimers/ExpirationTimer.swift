/// A resource with a time limit, as used by `IdleTimer` and `ExpiringValue`.
///
/// The deadline is stored under the same lock as the resource, and it alone decides. A firing of the timer only compares the deadline with
/// the clock: if it belongs to an older deadline, even if the timer had already left the queue, the new deadline has not come, and the
/// firing has no effect.
final class ExpirationTimer: Sendable {
  private struct State: Sendable {
    /// The end of the time limit, or `nil` if the timer does not run.
    var deadline: TickInstant?
    var generation = 0
    var resource: (any ValueBox)?
    /// The latest reading of the clock by any thread: what has expired for one thread has expired for all.
    var latest = TickInstant.distantPast
    var timer: DeadlineTimer?
    /// When the timer should fire: announced to the engine outside the lock.
    var wake = Announcement(TickInstant.distantFuture)

    /// Whether the deadline is still to come.
    mutating func isRunning(at reading: TickInstant) -> Bool {
      latest = Swift.max(latest, reading)
      return deadline.map { $0 > latest } ?? false
    }

    /// Sets the deadline; the result is for ``ExpirationTimer/armTimer(_:)``.
    mutating func start(for duration: Nanoseconds, from reading: TickInstant) -> TickInstant? {
      latest = Swift.max(latest, reading)
      let deadline = latest.adding(duration)
      self.deadline = deadline
      return wake.decide(deadline)
    }

    /// Removes the deadline; the result is for ``ExpirationTimer/armTimer(_:)``.
    mutating func stop() -> TickInstant? {
      deadline = nil
      return wake.decide(.distantFuture)
    }
  }

  private let engine: TimerEngine
  private let origin: CallOrigin
  private let onEnd: @Sendable (Int) -> Void
  private let state: Lock<State>

  /// Creates a timer that runs from now, with generation zero; with zero or less it has expired from the start, and ``onEnd`` is not
  /// called.
  ///
  /// - Parameters:
  ///   - duration: The time limit.
  ///   - resource: The object that is released at the end.
  ///   - engine: The engine of the timer.
  ///   - origin: The type that uses it, and where that was created.
  ///   - onEnd: Called with the generation that expired, with no lock held, on the scheduler.
  init(
    for duration: Nanoseconds, holding resource: (any ValueBox)? = nil, on engine: TimerEngine, for origin: CallOrigin,
    onEnd: @escaping @Sendable (Int) -> Void
  ) {
    self.engine = engine
    self.origin = origin
    self.onEnd = onEnd
    var state = State()
    let wake = duration > 0 ? state.start(for: duration, from: engine.now) : nil
    if duration > 0 { state.resource = resource }
    self.state = Lock(state)
    armTimer(wake)
  }

  deinit {
    state.withLock { $0.timer.take() }?.dispose()
  }

  var generation: Int { state.withLock { $0.generation } }

  /// The remaining time, or `nil` if the timer does not run.
  var remaining: Nanoseconds? {
    let now = engine.now
    return state.withLock { state in
      guard state.isRunning(at: now), let deadline = state.deadline else { return nil }
      return deadline.distance(from: state.latest)
    }
  }

  /// The resource, or `nil` from its deadline on, even if the timer is late.
  var resource: (any ValueBox)? {
    let now = engine.now
    return state.withLock { state in state.isRunning(at: now) ? state.resource : nil }
  }

  /// Runs for `duration` from now, with a new generation.
  func restart(for duration: Nanoseconds) {
    let now = engine.now
    armTimer(
      state.withLock { state in
        state.generation += 1
        return state.start(for: duration, from: now)
      }
    )
  }

  /// Moves the deadline to `duration` from now, with a new generation, if the timer still runs.
  ///
  /// Returns whether it runs afterward.
  func extend(to duration: Nanoseconds) -> Bool {
    let now = engine.now
    let (isRunning, wake): (Bool, TickInstant?) = state.withLock { state in
      guard state.isRunning(at: now) else { return (false, nil) }
      state.generation += 1
      return (duration > 0, state.start(for: Swift.max(0, duration), from: now))
    }
    armTimer(wake)
    return isRunning
  }

  /// Stops the timer without calling `onEnd`, and releases the resource.
  func cancel() {
    let (released, wake): ((any ValueBox)?, TickInstant?) = state.withLock { state in
      guard state.deadline != nil else { return (nil, nil) }
      state.generation += 1
      return (state.resource.take(), state.stop())
    }
    withExtendedLifetime(released) {}
    armTimer(wake)
  }

  /// Arms or disarms the timer as decided, if no other thread is doing so.
  private func armTimer(_ first: TickInstant?) {
    Announcement.announce(first) { deadline in
      if deadline == .distantFuture { engine.disarm(timer()) } else { engine.reset(timer(), to: deadline) }
    } next: {
      state.withLock { $0.wake.next() }
    }
  }

  /// The timer, which is created by the first thread that arms it.
  private func timer() -> DeadlineTimer {
    if let timer = state.withLock({ $0.timer }) { return timer }
    let timer = DeadlineTimer(engine, origin, self)
    state.withLock { $0.timer = timer }
    return timer
  }

  fileprivate func timerFired() {
    let now = engine.now
    let (expired, released, wake): (Int?, (any ValueBox)?, TickInstant?) = state.withLock { state in
      guard let deadline = state.deadline else { return (nil, nil, nil) }
      guard !state.isRunning(at: now) else { return (nil, nil, state.wake.decide(deadline)) }
      return (state.generation, state.resource.take(), state.stop())
    }
    withExtendedLifetime(released) {}
    armTimer(wake)
    if let expired { onEnd(expired) }
  }
}

/// Unchecked like its superclass; it adds constants only.
private final class DeadlineTimer: TickTimer, @unchecked Sendable {
  private weak let expiration: ExpirationTimer?

  init(_ engine: TimerEngine, _ origin: CallOrigin, _ expiration: ExpirationTimer) {
    self.expiration = expiration
    super.init(engine: engine, for: origin)
  }

  override func fire(_ tick: Tick) {
    expiration?.timerFired()
  }
}
