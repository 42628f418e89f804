public import Dispatch
import Synchronization

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
    engine = TimerEngine(alarm: ClockAlarm(clock, timebase, WakeContext(SerialQueue(DispatchQueue(label: label)))))
  }
}

private final class ClockAlarm<C: Clock>: TolerantAlarm where C.Duration == Duration {
  private let clock: C
  private let origin: C.Instant
  private let context: WakeContext
  private let sleeper = Lock<Task<Void, Never>?>(nil)
  let timebase: Timebase

  init(_ clock: C, _ timebase: Timebase, _ context: WakeContext) {
    self.clock = clock
    self.timebase = timebase
    self.context = context
    origin = clock.now
  }

  var now: TickInstant { TickInstant.origin.advanced(by: origin.duration(to: clock.now)) }
  var isCurrent: Bool { context.isCurrent() }
  // The wall clock is the device's.
  var wallClockWatcher: (any WallClockWatcher)? { SystemClockWatcher.shared }

  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    replace(
      Task.detached { [clock, origin, context] in
        do {
          try await clock.sleep(until: origin.advanced(by: TickInstant.origin.duration(to: instant)), tolerance: leeway)
          context.call(wake)
        } catch {
          // Disarmed, or armed again.
        }
      }
    )
  }

  func disarm() { replace(nil) }

  private func replace(_ task: Task<Void, Never>?) { sleeper.withLock { exchange(&$0, with: task) }?.cancel() }
}

/// Where a scheduler runs its work: one wake-up of it waits there at most, so that it does not fill a queue that does not keep up.
///
/// Each wake-up runs whatever is due by then, so the one that waits serves later ones, too.
final class WakeContext: Sendable {
  /// Whether the calling code is such work.
  let isCurrent: @Sendable () -> Bool
  private let run: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let isWaiting = Atomic(false)

  init(isCurrent: @escaping @Sendable () -> Bool, run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void) {
    (self.isCurrent, self.run) = (isCurrent, run)
  }

  convenience init(_ serial: SerialQueue) { self.init(isCurrent: { serial.isCurrent }, run: { serial.async($0) }) }

  func call(_ wake: @escaping @Sendable () -> Void) {
    guard !isWaiting.exchange(true, ordering: .acquiringAndReleasing) else { return }
    run { [self] in
      // Both exchanges are in one order: a time that a call has seen, though a wake-up waited, is also seen by that one.
      _ = isWaiting.exchange(false, ordering: .acquiringAndReleasing)
      wake()
    }
  }
}

/// The alarm that wakes in another context, by a timer of another scheduler, the base.
///
/// It retains the base.
final class BorrowedAlarm: TolerantAlarm {
  private let base: any TickScheduler
  private let context: WakeContext
  /// The timer that is armed on the base.
  private let armed = SerialDisposable()

  /// Creates an alarm that wakes in `context`.
  init(_ base: any TickScheduler, in context: WakeContext) {
    self.base = base
    self.context = context
  }

  /// The engine of the base.
  var engine: EngineCore { base.engine.core }
  var timebase: Timebase { engine.timebase }
  var now: TickInstant { engine.now }
  var wallNow: WallInstant { engine.wallNow }
  var wallClockWatcher: (any WallClockWatcher)? { engine.wallClockWatcher }
  var reportsWallClockChanges: Bool { engine.alarm.reportsWallClockChanges }
  var isStopped: Bool { engine.isStopped }
  var isCurrent: Bool { context.isCurrent() }

  func arm(at instant: TickInstant, leeway: Duration, wake: @escaping @Sendable () -> Void) {
    armed.inner = base.schedule(at: instant, leeway: leeway) { [context] in context.call(wake) }
  }

  func disarm() { armed.inner = nil }
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
    delivering(in: WakeContext(SerialQueue(targeting: queue)), file: file, line: line)
  }

  /// A scheduler on the clock and the wake-ups of this one, whose work runs in `context`.
  func delivering(in context: WakeContext, file: StaticString, line: UInt) -> AlarmScheduler {
    guard !engine.core.policy.firesInPlace else {
      programmerError("ImmediateScheduler has no wake-ups for another queue: use a QueueScheduler", file: file, line: line)
    }
    let scheduler = AlarmScheduler(BorrowedAlarm(self, in: context), leeway: engine.leeway)
    scheduler.engine.core.run(on: engine.core)
    return scheduler
  }
}
