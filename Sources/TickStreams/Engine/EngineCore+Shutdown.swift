import Synchronization

// The end of an engine, and of the engines that run on it.

extension EngineCore {
  package var isShutDown: Bool { shutDown.load(ordering: .acquiring) }

  /// Disposes the armed timers, and from now on every timer that is armed, here and on the engines that run on this one.
  ///
  /// A timer that is being fired is disposed after its action.
  package func shutdown() {
    for engine in markShutDown() {
      engine.endOthers()
      while let timer = engine.state.withLock({ $0.queue.first?.timer.takeUnretainedValue() }) { timer.dispose() }
    }
  }

  /// Marks this engine and those that run on it, before anything is disposed, since that runs code of the user's.
  private func markShutDown() -> [EngineCore] {
    let above = state.withLock { state in
      state.isShutDown = true
      return exchange(&state.above, with: [:]).values
    }
    shutDown.store(true, ordering: .releasing)
    return [self] + above.compactMap { $0.object }.flatMap { $0.markShutDown() }
  }

  /// Disposes `other` when this engine is shut down or released.
  func endTogether(with other: any Disposable) {
    let isOver = state.withLock { state in
      if !state.isShutDown { state.ending = other }
      return state.isShutDown
    }
    if isOver { other.dispose() }
  }

  /// Called by the deinit, too.
  func endOthers() {
    state.withLock { $0.ending.take() }?.dispose()
  }

  /// Makes this engine end with `base`, the one whose timers wake it.
  package func run(on base: EngineCore, withOwnDate hasOwnDate: Bool = false) {
    guard base !== self else { return }
    if hasOwnDate { state.withLock { $0.hasOwnDate = true } }
    let before = state.withLock { exchange(&$0.base, with: base) }
    guard before !== base else { return }
    before?.remove(ObjectIdentifier(self))
    let reference = Weak(self)
    let isOver = base.state.withLock { state in
      if !state.isShutDown { state.above[ObjectIdentifier(self)] = reference }
      return state.isShutDown
    }
    if isOver { shutdown() }
  }

  /// The engines that run on this one.
  var enginesAbove: [EngineCore] { state.withLock { Array($0.above.values) }.compactMap { $0.object } }

  /// Called by the deinit.
  func forgetBase() {
    state.withLock { $0.base.take() }?.remove(ObjectIdentifier(self))
  }

  private func remove(_ engine: ObjectIdentifier) {
    let reference = state.withLock { $0.above.removeValue(forKey: engine) }
    withExtendedLifetime(reference) {}
  }
}
