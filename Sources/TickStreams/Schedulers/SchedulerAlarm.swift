import Dispatch

/// The alarm that wakes by a timer of another scheduler, the base: in the base's context, or on a queue of its own.
final class SchedulerAlarm: Alarm {
  /// The timer that is armed on the base, and the base, which is retained as long.
  private struct Armed: Sendable {
    let base: any TickScheduler
    let timer: TickTimer
  }

  private weak let base: (any TickScheduler)?
  /// The base, if the alarm retains it.
  private let retained: (any TickScheduler)?
  /// The engine of the base, which knows whether its time stands still.
  private let engine: TimerEngine?
  private let serial: SerialQueue?
  private let armed = Lock<Armed?>(nil)
  let timebase: Timebase

  /// Creates an alarm that wakes on `serial`, and retains the base.
  init(_ base: any TickScheduler, on serial: SerialQueue) {
    self.base = base
    retained = base
    engine = base.engine
    self.serial = serial
    timebase = base.timebase
  }

  /// Creates an alarm that wakes in the context of `base`, and retains it only while something is armed.
  init(servedBy base: any TickScheduler) {
    self.base = base
    retained = nil
    engine = nil
    serial = nil
    timebase = base.timebase
  }

  /// The time of the base; ``TickInstant/distantFuture`` once that has been deallocated.
  var now: TickInstant { base?.now ?? .distantFuture }
  var wallNow: WallInstant { base?.wallNow ?? .system }
  var isStopped: Bool { engine?.isStopped ?? false }
  var isCurrent: Bool { serial?.isCurrent ?? base?.isCurrent ?? false }

  func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) {
    guard let base else { return }
    let timer = base.schedule(at: instant, leeway: .zero) { [serial] in
      if let serial { serial.async(wake) } else { wake() }
    }
    replace(Armed(base: base, timer: timer))
  }

  func disarm() {
    replace(nil)
  }

  private func replace(_ new: Armed?) {
    let before = armed.withLock { armed in
      defer { armed = new }
      return armed
    }
    before?.timer.dispose()
  }
}
