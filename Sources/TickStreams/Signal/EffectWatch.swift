import Synchronization

/// Reports to tests that a subscription runs user code: a closure of `TickSignal { … }`, of `deferred` or of `task`.
package enum EffectWatch {
  // Not the `Atomic` that the explorer drives: no thread of a program sets it.
  private static let isOn = Synchronization.Atomic<Bool>(false)
  private static let watcher = Lock<Watcher?>(nil)

  /// A struct, because a bare function type is wrapped in two more thunks each time it is reached by `inout` through a generic parameter.
  private struct Watcher: Sendable {
    let begin: @Sendable (CallOrigin) -> (any Disposable)?
  }

  /// Calls `begin` from now on with each subscription that runs such work, in the context that subscribes.
  ///
  /// Its result is disposed at the end of the subscription.
  package static func start(_ begin: @escaping @Sendable (CallOrigin) -> (any Disposable)?) {
    watcher.withLock { $0 = Watcher(begin: begin) }
    isOn.store(true, ordering: .relaxed)
  }

  /// The object to dispose at the end of the subscription that begins; while no test watches, this costs a comparison.
  @inline(__always)
  static func begin(_ origin: @autoclosure () -> CallOrigin) -> (any Disposable)? {
    isOn.load(ordering: .relaxed) ? watcher.withLock { $0 }?.begin(origin()) : nil
  }
}
