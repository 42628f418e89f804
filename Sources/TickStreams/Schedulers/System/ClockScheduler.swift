import Dispatch

/// Runs its work by any Swift `Clock` whose durations are `Duration`: the continuous one, the suspending one, one of a test.
///
/// However many timers there are, one task at a time sleeps until the next wake-up is due. Work runs on a serial queue of the scheduler's
/// own. For a clock of the system, ``QueueScheduler`` does the same at less cost.
public final class ClockScheduler<C: Clock>: OwnedScheduler where C.Duration == Duration {
  /// The timer engine that does the work.
  public let engine: TimerEngine

  /// Creates a scheduler that runs by `clock`.
  ///
  /// - Parameters:
  ///   - clock: The clock to sleep by. ``TickScheduler/now`` counts from the moment of creation on it.
  ///   - timebase: Whether the clock advances while the device sleeps, which a `Clock` does not reveal.
  ///   - label: The name of the queue, for debuggers.
  public init(_ clock: C, timebase: Timebase = .continuous, label: String = "TickStreams.ClockScheduler") {
    engine = TimerEngine(alarm: ClockAlarm(clock, timebase, SerialQueue(DispatchQueue(label: label))))
  }
}

private final class ClockAlarm<C: Clock>: TolerantAlarm where C.Duration == Duration {
  private let clock: C
  private let origin: C.Instant
  private let serial: SerialQueue
  private let sleeper = Lock<Task<Void, Never>?>(nil)
  let timebase: Timebase

  init(_ clock: C, _ timebase: Timebase, _ serial: SerialQueue) {
    self.clock = clock
    self.timebase = timebase
    self.serial = serial
    origin = clock.now
  }

  var now: TickInstant { TickInstant.origin.advanced(by: origin.duration(to: clock.now)) }
  var isCurrent: Bool { serial.isCurrent }
  // The wall clock is the device's.
  var wallClockWatcher: (any WallClockWatcher)? { SystemClockWatcher.shared }

  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    replace(
      Task.detached { [clock, origin, serial] in
        do {
          try await clock.sleep(until: origin.advanced(by: TickInstant.origin.duration(to: instant)), tolerance: leeway)
          serial.async(wake)
        } catch {
          // Disarmed, or armed again.
        }
      }
    )
  }

  func disarm() {
    replace(nil)
  }

  private func replace(_ task: Task<Void, Never>?) {
    sleeper.withLock { exchange(&$0, with: task) }?.cancel()
  }
}
