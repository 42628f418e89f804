public import Dispatch

/// The alarm that wakes on its own queue, by a timer of another scheduler, the base.
///
/// It retains the base.
final class BorrowedAlarm: TolerantAlarm {
  private let base: any TickScheduler
  private let serial: SerialQueue
  /// The timer that is armed on the base.
  private let armed = SerialDisposable()

  /// Creates an alarm that wakes on `serial`.
  init(_ base: any TickScheduler, on serial: SerialQueue) {
    self.base = base
    self.serial = serial
  }

  /// The engine of the base.
  var engine: EngineCore { base.engine.core }
  var timebase: Timebase { engine.timebase }
  var now: TickInstant { engine.now }
  var wallNow: WallInstant { engine.wallNow }
  var wallClockWatcher: (any WallClockWatcher)? { engine.wallClockWatcher }
  var isStopped: Bool { engine.isStopped }
  var isCurrent: Bool { serial.isCurrent }

  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    armed.inner = base.schedule(at: instant, leeway: leeway) { [serial] in serial.async(wake) }
  }

  func disarm() {
    armed.inner = nil
  }
}

extension TickScheduler {
  /// A scheduler on the clock and the wake-ups of this one, whose work runs on `queue`.
  ///
  /// That way many queues share one engine: each has at most one timer armed here, however many timers it carries. Work runs on
  /// a private serial queue that targets `queue`. The result retains this scheduler. An ``ImmediateScheduler``, which has no wake-ups, is a programmer
  /// error.
  ///
  /// - Parameters:
  ///   - queue: Where the work runs.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The scheduler.
  public func delivering(on queue: DispatchQueue, file: StaticString = #fileID, line: UInt = #line) -> AlarmScheduler {
    guard !engine.core.policy.firesInPlace else {
      programmerError("ImmediateScheduler has no wake-ups for another queue: use a QueueScheduler", file: file, line: line)
    }
    let scheduler = AlarmScheduler(BorrowedAlarm(self, on: SerialQueue(targeting: queue)), leeway: engine.leeway)
    scheduler.engine.core.run(on: engine.core)
    return scheduler
  }
}
