import Dispatch

/// The alarm that any scheduler can serve as: it wakes in that scheduler's context, or on a queue of its own.
final class SchedulerAlarm: Alarm {
  private let base: any TickScheduler
  private let serial: SerialQueue?
  private let armed = SerialDisposable()

  init(_ base: any TickScheduler, on serial: SerialQueue?) {
    self.base = base
    self.serial = serial
  }

  var timebase: Timebase { base.timebase }
  var now: TickInstant { base.now }
  var wallNow: WallInstant { base.wallNow }
  var isCurrent: Bool { serial?.isCurrent ?? base.isCurrent }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    armed.inner = base.schedule(at: instant, leeway: .zero) { [serial] in
      if let serial { serial.queue.async { wake() } } else { wake() }
    }
  }

  func disarm() {
    armed.inner = nil
  }
}
