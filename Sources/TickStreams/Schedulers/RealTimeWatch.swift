import Synchronization

/// Tells tests that a scheduler is about to wait in real time.
package enum RealTimeWatch {
  private static let isOn = Atomic<Bool>(false)
  private static let watcher = Lock<(@Sendable (_ scheduler: String, _ wait: Nanoseconds) -> Void)?>(nil)

  /// Calls `watcher` from now on, in the context that armed the wait.
  package static func start(_ watcher: @escaping @Sendable (_ scheduler: String, _ wait: Nanoseconds) -> Void) {
    self.watcher.withLock { $0 = watcher }
    isOn.store(true, ordering: .releasing)
  }

  /// Notes a wait: one comparison while nobody watches.
  static func willWait(on scheduler: @autoclosure () -> String, for wait: Nanoseconds) {
    guard isOn.load(ordering: .acquiring) else { return }
    watcher.withLock { $0 }?(scheduler(), wait)
  }
}
