import Synchronization

/// Reports to tests that a scheduler is about to wait in real time.
package enum RealTimeWatch {
  private static let isOn = Atomic<Bool>(false)
  private static let watcher = Lock<Watcher?>(nil)

  /// A struct, because a bare function type is wrapped in two more thunks each time it is reached by `inout` through a generic parameter.
  private struct Watcher: Sendable {
    let report: @Sendable (_ scheduler: String, _ wait: Nanoseconds) -> Void
  }

  /// Calls `watcher` from now on, in the context that armed the wait.
  package static func start(_ watcher: @escaping @Sendable (_ scheduler: String, _ wait: Nanoseconds) -> Void) {
    self.watcher.withLock { $0 = Watcher(report: watcher) }
    isOn.store(true, ordering: .releasing)
  }

  /// Reports a wait; while no test watches, this costs one comparison.
  static func willWait(on scheduler: @autoclosure () -> String, for wait: Nanoseconds) {
    guard isOn.load(ordering: .acquiring) else { return }
    watcher.withLock { $0 }?.report(scheduler(), wait)
  }
}
