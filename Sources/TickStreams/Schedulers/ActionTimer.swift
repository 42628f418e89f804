/// A timer that runs a closure.
///
/// Unchecked as its superclass; what it adds is constant or behind a lock.
final class ActionTimer: TickTimer, @unchecked Sendable {
  /// A struct, because a bare function type is wrapped in two more thunks each time it is reached by `inout` through a generic parameter.
  private struct Action: Sendable {
    let run: @Sendable (Tick) -> Void
  }

  private let action: Lock<Action?>
  private let isOnce: Bool

  /// Creates a timer.
  ///
  /// - Parameters:
  ///   - engine: What fires it.
  ///   - origin: The call that needs it; `schedule` if left out.
  ///   - once: Whether it is disposed by its first firing, because no handle is left that could reset it.
  ///   - action: What it does.
  init(_ engine: TimerEngine, for origin: CallOrigin? = nil, once: Bool = false, _ action: @escaping @Sendable (Tick) -> Void) {
    self.action = Lock(Action(run: action))
    isOnce = once
    super.init(engine: engine, for: origin)
  }

  override func fire(_ tick: Tick) {
    let action = action.withLock { $0 }
    if isOnce { dispose() }
    action?.run(tick)
  }

  override func dispose() {
    super.dispose()
    let over = action.withLock { $0.take() }
    withExtendedLifetime(over) {}
  }
}
