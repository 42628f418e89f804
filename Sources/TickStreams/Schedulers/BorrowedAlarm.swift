public import Dispatch

/// The alarm that wakes by a timer of another scheduler, the base: in the base's context, or on its own queue.
///
/// It retains the base.
final class BorrowedAlarm: TolerantAlarm {
  private let base: any TickScheduler
  /// The engine of the base, from which it learns whether time is frozen.
  let engine: EngineCore?
  private let serial: SerialQueue?
  /// The timer that is armed on the base.
  private let armed = SerialDisposable()
  /// The engine that has to end with the engine of the base, once a timer has determined it.
  private let served = Lock<Weak<EngineCore>?>(nil)
  let timebase: Timebase

  /// Creates an alarm that wakes on `serial`.
  init(_ base: any TickScheduler, on serial: SerialQueue) {
    self.base = base
    engine = base.engine.core
    self.serial = serial
    timebase = base.timebase
  }

  /// Creates an alarm that wakes in the context of `base`.
  init(servedBy base: any TickScheduler) {
    self.base = base
    engine = nil
    serial = nil
    timebase = base.timebase
  }

  var now: TickInstant { base.now }
  var wallNow: WallInstant { base.wallNow }
  var isStopped: Bool { engine?.isStopped ?? false }
  var isCurrent: Bool { serial?.isCurrent ?? base.isCurrent }

  /// Makes `engine`, which this alarm wakes, end with the engine of the base.
  func serve(_ engine: EngineCore) {
    served.withLock { $0 = Weak(engine) }
  }

  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    let timer = base.schedule(at: instant, leeway: leeway) { [serial] in
      if let serial { serial.async(wake) } else { wake() }
    }
    armed.inner = timer
    served.withLock { $0 }?.object?.run(on: timer.engine)
  }

  func disarm() {
    armed.inner = nil
  }
}

extension TickScheduler {
  /// A scheduler on the clock and the wake-ups of this one, whose work runs on `queue`.
  ///
  /// That way many queues share one engine: each has at most one timer armed here, however many timers it carries. Work runs on
  /// a private serial queue that targets `queue`. The result retains this scheduler.
  public func delivering(on queue: DispatchQueue) -> AlarmScheduler {
    let scheduler = AlarmScheduler(BorrowedAlarm(self, on: SerialQueue(targeting: queue)), leeway: engine.leeway)
    scheduler.engine.core.run(on: engine.core)
    return scheduler
  }
}
