import Synchronization

/// An alarm that waits in real time.
protocol RealAlarm: Alarm {
  /// The name of what it waits on.
  var label: String { get }
}

/// Reports to tests that a timer is armed that waits in real time.
package enum RealTimeWatch {
  private static let isOn = Atomic<Bool>(false)
  private static let watcher = Lock<Watcher?>(nil)

  /// A struct, because a bare function type is wrapped in two more thunks each time it is reached by `inout` through a generic parameter.
  private struct Watcher: Sendable {
    let report: @Sendable (_ scheduler: String, _ wait: Nanoseconds) -> Void
  }

  /// Calls `watcher` from now on, in the context that arms the timer, whichever thread then arms the alarm.
  package static func start(_ watcher: @escaping @Sendable (_ scheduler: String, _ wait: Nanoseconds) -> Void) {
    self.watcher.withLock { $0 = Watcher(report: watcher) }
    isOn.store(true, ordering: .releasing)
  }

  /// Reports that a timer has been armed; while no test watches, this costs a comparison.
  @inline(__always)
  static func didArm(_ timer: TickTimer, _ alarm: any RealAlarm) {
    if isOn.load(ordering: .relaxed) { report(timer.deadline, alarm) }
  }

  private static func report(_ due: TickInstant, _ alarm: any RealAlarm) {
    let wait = due.distance(from: alarm.now)
    guard wait > 0, due != .distantFuture else { return }
    watcher.withLock { $0 }?.report(alarm.label, wait)
  }
}
