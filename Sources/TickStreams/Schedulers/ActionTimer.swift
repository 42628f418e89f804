/// A timer that runs a closure.
final class ActionTimer: TickTimer, @unchecked Sendable {
  // Unchecked as its superclass; what it adds is constant or behind a lock.

  private let action: Lock<(@Sendable (Tick) -> Void)?>

  init(_ engine: TimerEngine, _ action: @escaping @Sendable (Tick) -> Void) {
    self.action = Lock(action)
    super.init(engine: engine)
  }

  override func fire(_ tick: Tick) {
    action.withLock { $0 }?(tick)
  }

  override func dispose() {
    super.dispose()
    let over = action.withLock { $0.take() }
    withExtendedLifetime(over) {}
  }
}
