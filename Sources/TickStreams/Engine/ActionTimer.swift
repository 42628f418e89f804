/// A timer that runs a closure.
///
/// Unchecked like its superclass; it adds state protected by a lock.
class ActionTimer: TickTimer, @unchecked Sendable {
  enum Action: Sendable {
    case plain(@Sendable () -> Void)
    /// It is disposed before it runs, so that a bag that holds it lets go of it, and is released afterward, whoever holds the timer.
    case once(@Sendable () -> Void)
    case ticking(@Sendable (Tick) -> Void)
  }

  private let action: Lock<Action?>

  init(_ engine: TimerEngine, for origin: CallOrigin? = nil, leeway: Nanoseconds? = nil, _ action: Action) {
    self.action = Lock(action)
    super.init(engine: engine, for: origin, leeway: leeway)
  }

  convenience init(_ engine: TimerEngine, for origin: CallOrigin? = nil, _ action: @escaping @Sendable (Tick) -> Void) {
    self.init(engine, for: origin, .ticking(action))
  }

  override var purpose: String { "schedule" }

  override func fire(_ tick: Tick) {
    switch action.withLock({ $0 }) {
    case .plain(let run): run()
    case .once(let run):
      dispose()
      run()
    case .ticking(let run): run(tick)
    case nil: break
    }
  }

  override func didDispose() {
    let released = action.withLock { $0.take() }
    withExtendedLifetime(released) {}
  }
}
