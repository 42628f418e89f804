/// A resource with a time limit: what `IdleTimer` and `ExpiringValue` are made of.
///
/// The deadline is data, under the same lock as the resource, and decides alone. A timer only makes the fuse look: one that comes from an older
/// deadline, even if it had left the queue already, finds that the time has not come, and has no effect.
final class ExpirationTimer: Sendable {
  private struct State: Sendable {
    /// When the time is over, or `nil` if nothing burns.
    var deadline: Nanoseconds?
    var generation = 0
    var resource: (any ValueBox)?
    /// The latest that any thread has read on the clock: what was over for one of them is over for all.
    var latest = Nanoseconds.min
    var timer: FuseTimer?
    /// When the timer should fire.
    var aim = Announcement(Nanoseconds.never)

    /// Whether it burns.
    mutating func burns(at reading: Nanoseconds) -> Bool {
      latest = Swift.max(latest, reading)
      return deadline.map { $0 > latest } ?? false
    }

    /// Sets the deadline; the result is for ``ExpirationTimer/tellTimer(_:)``.
    mutating func burn(for duration: Nanoseconds, from reading: Nanoseconds) -> Nanoseconds? {
      latest = Swift.max(latest, reading)
      let deadline = latest.adding(duration)
      self.deadline = deadline
      return aim.decide(deadline)
    }

    /// Ends the time; the result is for ``ExpirationTimer/tellTimer(_:)``.
    mutating func stop() -> Nanoseconds? {
      deadline = nil
      return aim.decide(.never)
    }
  }

  private let engine: TimerEngine
  private let name: StaticString
  private let file: StaticString
  private let line: UInt
  private let onEnd: @Sendable (Int) -> Void
  private let state: Lock<State>

  /// Creates a fuse that burns from now, with generation zero; with zero or less its time is over already, and ``onEnd`` is not called.
  ///
  /// - Parameters:
  ///   - duration: How long it burns.
  ///   - resource: What is released at the end.
  ///   - engine: Where it burns.
  ///   - name: What it serves.
  ///   - file: Where that was made.
  ///   - line: Where that was made.
  ///   - onEnd: Called with the generation that ended by itself, with no lock held, on the scheduler.
  init(
    for duration: Nanoseconds, holding resource: (any ValueBox)? = nil, on engine: TimerEngine, name: StaticString, file: StaticString,
    line: UInt, onEnd: @escaping @Sendable (Int) -> Void
  ) {
    self.engine = engine
    self.name = name
    self.file = file
    self.line = line
    self.onEnd = onEnd
    var state = State()
    let aim = duration > 0 ? state.burn(for: duration, from: engine.now.nanoseconds) : nil
    if duration > 0 { state.resource = resource }
    self.state = Lock(state)
    tellTimer(aim)
  }

  deinit {
    state.withLock { $0.timer.take() }?.dispose()
  }

  var generation: Int { state.withLock { $0.generation } }

  /// What is left, or `nil` if it does not burn.
  var remaining: Nanoseconds? {
    let now = engine.now.nanoseconds
    return state.withLock { state in
      guard state.burns(at: now), let deadline = state.deadline else { return nil }
      return deadline.distance(from: state.latest)
    }
  }

  /// The resource, until its time has come, also if the timer is late.
  var resource: (any ValueBox)? {
    let now = engine.now.nanoseconds
    return state.withLock { state in state.burns(at: now) ? state.resource : nil }
  }

  /// Burns for `duration` from now, with a new generation.
  func light(for duration: Nanoseconds) {
    let now = engine.now.nanoseconds
    tellTimer(
      state.withLock { state in
        state.generation += 1
        return state.burn(for: duration, from: now)
      }
    )
  }

  /// Burns until `duration` from now, if it still burns, with a new generation.
  ///
  /// True if it burns then.
  func extend(to duration: Nanoseconds) -> Bool {
    let now = engine.now.nanoseconds
    let (burns, aim): (Bool, Nanoseconds?) = state.withLock { state in
      guard state.burns(at: now) else { return (false, nil) }
      state.generation += 1
      return (duration > 0, state.burn(for: Swift.max(0, duration), from: now))
    }
    tellTimer(aim)
    return burns
  }

  /// Puts it out: nothing comes, and what it held is released.
  func cancel() {
    let (over, aim): ((any ValueBox)?, Nanoseconds?) = state.withLock { state in
      guard state.deadline != nil else { return (nil, nil) }
      state.generation += 1
      return (state.resource.take(), state.stop())
    }
    withExtendedLifetime(over) {}
    tellTimer(aim)
  }

  /// Tells the timer what was decided, if that falls to the caller.
  private func tellTimer(_ first: Nanoseconds?) {
    guard var deadline = first else { return }
    let timer = timer()
    while true {
      if deadline == .never { engine.disarm(timer) } else { engine.reset(timer, to: deadline) }
      guard let next = state.withLock({ $0.aim.next() }) else { return }
      deadline = next
    }
  }

  /// The timer, which the thread that tells makes when it is needed first.
  private func timer() -> FuseTimer {
    if let timer = state.withLock({ $0.timer }) { return timer }
    let timer = FuseTimer(engine.serving(name, file, line), self)
    state.withLock { $0.timer = timer }
    return timer
  }

  fileprivate func look() {
    let now = engine.now.nanoseconds
    let (ended, over, aim): (Int?, (any ValueBox)?, Nanoseconds?) = state.withLock { state in
      guard let deadline = state.deadline else { return (nil, nil, nil) }
      guard !state.burns(at: now) else { return (nil, nil, state.aim.decide(deadline)) }
      return (state.generation, state.resource.take(), state.stop())
    }
    withExtendedLifetime(over) {}
    tellTimer(aim)
    if let ended { onEnd(ended) }
  }
}

/// Unchecked as its superclass; what it adds is constant.
private final class FuseTimer: TickTimer, @unchecked Sendable {
  private weak let expiration: ExpirationTimer?

  init(_ engine: TimerEngine, _ expiration: ExpirationTimer) {
    self.expiration = expiration
    super.init(engine: engine)
  }

  override func fire(_ tick: Tick) {
    expiration?.look()
  }
}
