/// Wakes on a dispatch queue.
///
/// One timer source serves for the life of the alarm, and is re-armed. Once it has been armed for three instants of one distance, it
/// repeats by itself: setting it after each beat would wake Dispatch's manager thread, which costs time and another context switch.
///
/// Where the platform has a ``Parker``, a thread that was woken waits for the next wake-up, if that is near, and is woken by what is armed
/// earlier. So it does not touch the source.
///
/// Dispatch counts uptime, or follows the wall clock, but has no clock that goes on through device sleep; so for a long wait on the continuous
/// clock a second source waits on the wall clock, and whichever fires first makes the engine check again.
final class DispatchAlarm<Source: WakeSource & ~Copyable>: RealAlarm {
  private let source: Source
  let timebase: Timebase
  let waitsOnThread: Bool
  private let state = Lock(DispatchAlarmState())
  /// Setting the timers of the source: these calls must not overlap, and the last call follows the last decision.
  private let telling = Turn()

  init(_ source: consuming Source, timebase: Timebase, waitsOnThread: Bool = false) {
    self.source = source
    self.timebase = timebase
    self.waitsOnThread = waitsOnThread
    self.source.activate { self.serve(byTimer: true) }
  }

  /// Ends the sources, which hold the alarm until then, and the wait of the thread that serves.
  func end() {
    source.cancel()
    let (over, parker) = state.withLock { $0.end() }
    withExtendedLifetime(over) {}
    parker?.unpark()
  }

  var now: TickInstant { source.now(timebase) }
  var label: String { source.label }
  var isCurrent: Bool { source.isCurrent }
  var ownWakeUps: Int { state.withLock { $0.ownWakeUps } }
  var wallClockWatcher: (any WallClockWatcher)? { SystemClockWatcher.shared }

  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    let (leeway, wake) = (leeway.nanoseconds, Callback(wake))
    follow(state.withLock { $0.arm(at: instant, leeway: leeway, wake) })
  }

  func disarm() {
    let (over, step) = state.withLock { $0.disarm() }
    withExtendedLifetime(over) {}
    follow(step)
  }

  /// Carries out a decision that was made under the lock.
  ///
  /// - Returns: Until when the calling thread is to wait, if it serves.
  @discardableResult
  private func follow(_ step: DispatchAlarmState.Step) -> Nanoseconds? {
    switch step {
    case .nothing: break
    case .look:
      let clocks = readClocks()
      return follow(state.withLock { $0.look(clocks) })
    case .set:
      guard telling.begin() else { break }
      repeat {
        let (setting, mustSetWallTimer) = state.withLock { $0.takeSetting() }
        source.wake(at: setting.deadline, every: setting.period, leeway: setting.leeway)
        if mustSetWallTimer { source.wakeByWallClock(after: setting.wallTimerDelay, leeway: setting.leeway) }
      } while !telling.end()
    case .call: source.run { self.serve(byTimer: false) }
    case .unpark(let parker): parker.unpark()
    case .park(let deadline): return deadline
    }
    return nil
  }

  /// The clock of the source is read first, so that a deadline is early by the time in between, never late.
  private func readClocks() -> DispatchAlarmState.Clocks {
    let uptime = source.uptime
    return (uptime, now)
  }

  func waitOnThread(until instant: TickInstant) {
    let wait = instant.subtracting(now)
    if wait > 0 { SystemClock.sleep(for: wait) }
  }

  // MARK: - Serving

  /// Runs the armed wake-up if it is due, on the queue, and waits on its thread for one that is due soon.
  private func serve(byTimer: Bool) {
    source.serve {
      let parker = source.takeParker()
      defer { parker?.leave() }
      let permit = parker.map { ($0, source.uptime.adding(longestStay)) as DispatchAlarmState.ParkingPermit }
      var deadline = work(byTimer: byTimer, permit)
      while let parker, let next = deadline {
        parker.park(until: next)
        deadline = work(byTimer: false, permit)
      }
    }
  }

  /// Runs the armed wake-up if it is due, and those that are armed and due meanwhile.
  ///
  /// - Parameters:
  ///   - byTimer: Whether one of the sources has fired: then it is time, whatever the other clock shows.
  ///   - permit: How the thread waits, if it may.
  /// - Returns: Until when to wait on its thread; `nil` if the queue is left.
  private func work(byTimer: Bool, _ permit: DispatchAlarmState.ParkingPermit?) -> Nanoseconds? {
    let now = byTimer ? nil : now
    var wake = state.withLock { $0.begin(at: now) }
    var wakes = false
    while true {
      wakes = wakes || wake != nil
      wake?.run()
      wake = nil
      let clocks = readClocks()
      let (due, step) = state.withLock { $0.workDone(clocks, permit, wakes: wakes) }
      guard let due else { return follow(step) }
      wake = due
    }
  }
}

/// A thread that waits is handed back after this: another alarm may need its place.
private let longestStay: Nanoseconds = .second

extension DispatchAlarm: CustomReflectable where Source: ~Copyable {
  /// Nothing: the runtime traps when it reflects a generic value that cannot be copied.
  ///
  /// A failing `#expect(scheduler.isCurrent)` reflects the scheduler.
  var customMirror: Mirror { Mirror(self, children: []) }
}
