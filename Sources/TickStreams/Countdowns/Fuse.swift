/// A resource with a time limit: what `IdleTimer` and `ExpiringValue` are made of.
///
/// The deadline is data, under the same lock as the resource, and decides alone. A timer only makes somebody look: one that comes from an older
/// deadline, even if it had left the queue already, sees that the time has not come, and has no effect.
final class Fuse: Sendable {
  private struct State: Sendable {
    var deadline: Nanoseconds?
    /// Zero when it is lit first.
    var generation = -1
    var resource: (any ValueBox)?
    var timer: FuseTimer?
    /// Whether somebody has seen that the time is over.
    ///
    /// The clock is read outside the lock, so another one may come in with an earlier reading: it must not find what is gone.
    var isOver = false

    /// Whether it burns, seen at `now`.
    mutating func burns(at now: Nanoseconds) -> Bool {
      guard let deadline else { return false }
      if deadline <= now { isOver = true }
      return !isOver
    }
  }

  private let engine: TimerEngine
  private let name: StaticString
  private let file: StaticString
  private let line: UInt
  private let onEnd: @Sendable (Int) -> Void
  private let state = Lock(State())

  /// Creates a fuse that is not lit.
  ///
  /// - Parameters:
  ///   - engine: Where it burns.
  ///   - name: What it serves.
  ///   - file: Where that was made.
  ///   - line: Where that was made.
  ///   - onEnd: Called with the generation that ended by itself, with no lock held, on the scheduler.
  init(
    _ engine: TimerEngine, for name: StaticString, file: StaticString, line: UInt, onEnd: @escaping @Sendable (Int) -> Void
  ) {
    self.engine = engine
    self.name = name
    self.file = file
    self.line = line
    self.onEnd = onEnd
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
      return deadline == .never ? .never : deadline.subtracting(now)
    }
  }

  /// The resource, until its time has come, also if the timer is late.
  var resource: (any ValueBox)? {
    let now = engine.now.nanoseconds
    return state.withLock { state in state.burns(at: now) ? state.resource : nil }
  }

  /// Burns for `duration` from now, with a new generation.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - resource: What is released at the end.
  func light(for duration: Nanoseconds, holding resource: (any ValueBox)? = nil) {
    let deadline = engine.now.nanoseconds.adding(duration)
    let (timer, isNew, over): (FuseTimer, Bool, (any ValueBox)?) = state.withLock { state in
      let over = state.resource
      state.resource = resource
      state.deadline = deadline
      state.isOver = false
      state.generation += 1
      if let timer = state.timer { return (timer, false, over) }
      let timer = FuseTimer(engine.serving(name, file, line), self)
      state.timer = timer
      return (timer, true, over)
    }
    withExtendedLifetime(over) {}
    aim(timer, isNew, at: deadline)
  }

  /// Burns until `duration` from now, if it still burns, with a new generation.
  func extend(to duration: Nanoseconds) -> Bool {
    let now = engine.now.nanoseconds
    let deadline = now.adding(duration)
    let timer: FuseTimer? = state.withLock { state in
      guard state.burns(at: now) else { return nil }
      state.deadline = deadline
      state.generation += 1
      return state.timer
    }
    if let timer { aim(timer, false, at: deadline) }
    return timer != nil
  }

  /// Puts it out: nothing comes, and what it held is released.
  func cancel() {
    let over = state.withLock { state in
      guard state.deadline != nil else { return State?.none }
      let over = state
      state = State(generation: over.generation + 1)
      return over
    }
    over?.timer?.dispose()
  }

  private func aim(_ timer: FuseTimer, _ isNew: Bool, at deadline: Nanoseconds) {
    if isNew { engine.arm(timer, at: deadline) } else { engine.reset(timer, to: deadline) }
  }

  fileprivate func look(_ timer: FuseTimer) {
    let now = engine.now.nanoseconds
    let (ended, later): (State?, Nanoseconds?) = state.withLock { state in
      guard state.timer === timer, let deadline = state.deadline else { return (nil, nil) }
      guard !state.burns(at: now) else { return (nil, deadline) }
      let ended = state
      state = State(generation: ended.generation)
      return (ended, nil)
    }
    if let later { engine.arm(timer, at: later) }
    guard let ended else { return }
    timer.dispose()
    onEnd(ended.generation)
  }
}

/// Unchecked as its superclass; what it adds is constant.
private final class FuseTimer: TickTimer, @unchecked Sendable {
  private weak let fuse: Fuse?

  init(_ engine: TimerEngine, _ fuse: Fuse) {
    self.fuse = fuse
    super.init(engine: engine)
  }

  override func fire(_ tick: Tick) {
    fuse?.look(self)
  }
}
