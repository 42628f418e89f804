import Synchronization

/// An alarm that waits in real time.
protocol RealAlarm: TolerantAlarm {
  /// The name of the context in which it waits.
  var label: String { get }

  /// How many times a thread woke that then found that the engine need not be woken.
  var ownWakeUps: Int { get }

  /// Ends its timers, because the engine is released.
  func end()
}

extension Alarm {
  #if hasFeature(Embedded)  // no dynamic casts, and no operating system
    var real: (any RealAlarm)? { nil }
    var watcher: (any WallClockWatcher)? { nil }
  #else
    /// This alarm, if it waits in real time.
    var real: (any RealAlarm)? { self as? any RealAlarm }
    /// Reports jumps of the wall clock to the engine.
    var watcher: (any WallClockWatcher)? { (self as? any TolerantAlarm)?.wallClockWatcher }
  #endif
}

/// Reports to tests that a timer is armed that waits in real time, or that a clock of the device is read that tests replace.
///
/// It looks at timers, and not at alarms: if several threads arm timers, only one of them arms the alarm, and a wait that has begun also
/// serves later timers.
package enum RealTimeWatch {
  // Not the `Atomic` that the explorer drives: no thread of a program sets it.
  private static let flag = Synchronization.Atomic<Bool>(false)
  private static let watcher = Lock<Watcher?>(nil)

  private struct Watcher: Sendable {
    let report: @Sendable (_ clock: String, _ wait: Nanoseconds?) -> Void
  }

  /// Calls `watcher` from now on, in the context that arms the timer, whichever thread then arms the alarm, or that reads the clock.
  package static func start(_ watcher: @escaping @Sendable (_ clock: String, _ wait: Nanoseconds?) -> Void) {
    self.watcher.withLock { $0 = Watcher(report: watcher) }
    flag.store(true, ordering: .relaxed)
  }

  /// Called with each timer that was armed, and when it is due; while no test watches, this costs a comparison.
  static func didArm(_ timer: TickTimer, due: TickInstant, on alarm: any Alarm) {
    guard isOn, due != .distantFuture, let alarm = alarm.real else { return }
    let first = due.subtracting(alarm.now)
    let wait = first > 0 ? first : timer.waitAfterFirst
    if wait > 0 { watcher.withLock { $0 }?.report(alarm.label, wait) }
  }

  /// Called when a clock of the device is read without a scheduler.
  static func didRead(_ clock: String) {
    if isOn { watcher.withLock { $0 }?.report(clock, nil) }
  }

  @inline(__always)
  static var isOn: Bool { flag.load(ordering: .relaxed) }
}
