/// A timer that runs a closure.
///
/// Unchecked as its superclass; what it adds is constant or behind a lock.
final class ActionTimer: TickTimer, @unchecked Sendable {
  private let action: Lock<(@Sendable (Tick) -> Void)?>

  private let isOnce: Bool

  /// Creates a timer.
  ///
  /// - Parameters:
  ///   - engine: What fires it.
  ///   - once: Whether it is disposed by its first firing: nobody can reset it.
  ///   - action: What it does.
  init(_ engine: TimerEngine, once: Bool = false, _ action: @escaping @Sendable (Tick) -> Void) {
    self.action = Lock(action)
    isOnce = once
    super.init(engine: engine)
  }

  override func fire(_ tick: Tick) {
    let action = action.withLock { $0 }
    if isOnce { dispose() }
    action?(tick)
  }

  override func dispose() {
    super.dispose()
    let over = action.withLock { $0.take() }
    withExtendedLifetime(over) {}
  }
}
