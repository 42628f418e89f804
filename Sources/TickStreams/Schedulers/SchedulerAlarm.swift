import Dispatch

/// The alarm that any scheduler can serve as: it wakes in that scheduler's context, or on a queue of its own.
final class SchedulerAlarm: Alarm {
  /// What is armed on the base, which is held as long.
  private struct Armed: Sendable {
    let base: any TickScheduler
    let timer: TickTimer
  }

  private weak let base: (any TickScheduler)?
  private let kept: (any TickScheduler)?
  /// What tells whether the time of the base stands still.
  private let engine: TimerEngine?
  private let serial: SerialQueue?
  private let armed = Lock<Armed?>(nil)
  let timebase: Timebase

  /// Creates an alarm that wakes on `serial`, and holds the base.
  init(_ base: any TickScheduler, on serial: SerialQueue) {
    self.base = base
    kept = base
    engine = base.engine
    self.serial = serial
    timebase = base.timebase
  }

  /// Creates an alarm that wakes in the context of `base`, and holds it only while something is armed.
  init(servedBy base: any TickScheduler) {
    self.base = base
    kept = nil
    engine = nil
    serial = nil
    timebase = base.timebase
  }

  /// The time of the base; once that is deallocated, never is all there is left.
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
    let over = armed.withLock { armed in
      defer { armed = new }
      return armed
    }
    over?.timer.dispose()
  }
}
