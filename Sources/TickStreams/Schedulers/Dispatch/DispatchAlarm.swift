/// Wakes on a dispatch queue.
///
/// This is what its owner holds. The sources, and a thread that waits in place, hold the ``DispatchAlarmCore``, which ends with the alarm.
final class DispatchAlarm<Source: WakeSource & ~Copyable>: RealAlarm {
  private let core: DispatchAlarmCore<Source>
  private let isOnQueue: @Sendable () -> Bool
  let lingers: Bool

  init(_ source: consuming Source, timebase: Timebase, lingers: Bool = false, isOnQueue: @escaping @Sendable () -> Bool) {
    core = DispatchAlarmCore(source, timebase)
    self.lingers = lingers
    self.isOnQueue = isOnQueue
  }

  deinit { core.end() }

  var timebase: Timebase { core.timebase }
  var now: TickInstant { core.now }
  var label: String { core.label }
  var isCurrent: Bool { isOnQueue() }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    core.arm(at: instant, wake: wake)
  }

  func disarm() {
    core.disarm()
  }

  func linger(until instant: TickInstant) {
    let wait = instant.subtracting(now)
    if wait > 0 { SystemClock.sleep(for: wait) }
  }
}
