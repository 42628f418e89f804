/// The part of a hub that does not depend on the type of its keys: not generic, so it is compiled once, in this module.
///
/// A ``CountdownHub`` is this and a ``HubTable``.
final class HubCore: Sendable {
  let engine: TimerEngine
  let origin: CallOrigin
  let state: Lock<HubState>
  let timer = Lock<ActionTimer?>(nil)
  /// The reference clocks that keys count by, which the hub retains.
  let references = Lock<[ObjectIdentifier: (clock: ReferenceClock, subscription: Subscription)]>([:])
  let pausings = CompositeDisposable()
  let bindings = HubBindings()

  /// Creates a hub without entries.
  ///
  /// - Parameters:
  ///   - entries: The table, accessed only under the lock of ``state`` from now on.
  ///   - step: The step of the figures.
  ///   - engine: What wakes the hub.
  ///   - origin: The call that makes it.
  init(_ entries: any HubEntries, step: Nanoseconds, on engine: TimerEngine, for origin: CallOrigin) {
    self.engine = engine
    self.origin = origin
    state = Lock(HubState(entries, step: step, ClockReading(engine)))
  }

  deinit {
    pausings.dispose()
    timer.withLock { $0.take() }?.dispose()
    for reference in references.withLock({ $0 }).values { reference.subscription.dispose() }
    guard state.withLock({ $0.hasBeenBound }) else { return }
    MainScheduler.runInPlace { [bindings] in bindings.endAll() }
  }
}
