/// A timer that runs a closure.
///
/// Unchecked like its superclass; it adds constants, and state protected by a lock.
class ActionTimer: TickTimer, @unchecked Sendable {
  enum Action: Sendable {
    case plain(@Sendable () -> Void)
    case ticking(@Sendable (Tick) -> Void)
  }

  private let action: Lock<Action?>
  private let isOnce: Bool

  /// Creates a timer, which with `once` is disposed by its first firing, because no handle is left that could reset it.
  init(_ engine: TimerEngine, for origin: CallOrigin? = nil, leeway: Nanoseconds? = nil, once: Bool = false, _ action: Action) {
    self.action = Lock(action)
    isOnce = once
    super.init(engine: engine, for: origin, leeway: leeway)
  }

  convenience init(_ engine: TimerEngine, for origin: CallOrigin? = nil, once: Bool = false, _ action: @escaping @Sendable (Tick) -> Void) {
    self.init(engine, for: origin, once: once, .ticking(action))
  }

  override var purpose: String { "schedule" }

  override func fire(_ tick: Tick) {
    let action = action.withLock { $0 }
    if isOnce { dispose() }
    switch action {
    case .plain(let run): run()
    case .ticking(let run): run(tick)
    case nil: break
    }
  }

  override func didDispose() {
    let released = action.withLock { $0.take() }
    withExtendedLifetime(released) {}
  }
}
