public import Dispatch

extension TickScheduler {
  /// A scheduler on the clock and the wake-ups of this one, whose work runs on `queue`.
  ///
  /// So many queues share one engine: each has at most one timer armed here, however many of its own it carries. Work runs on a private serial queue
  /// that targets `queue`.
  public func delivering(on queue: DispatchQueue) -> AlarmScheduler {
    AlarmScheduler(DeliveringAlarm(self, SerialQueue(targeting: queue)))
  }
}

private final class DeliveringAlarm: Alarm {
  private let base: any TickScheduler
  private let serial: SerialQueue
  private let armed = SerialDisposable()

  init(_ base: any TickScheduler, _ serial: SerialQueue) {
    self.base = base
    self.serial = serial
  }

  var timebase: Timebase { base.timebase }
  var now: TickInstant { base.now }
  var wallNow: WallInstant { base.wallNow }
  var isCurrent: Bool { serial.isCurrent }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    let serial = serial
    armed.inner = base.schedule(at: instant, leeway: .zero) { serial.queue.async { wake() } }
  }

  func disarm() {
    armed.inner = nil
  }
}
