/// Where the timers of a scheduler are armed: a timer queue with its alarm, and the leeway that timers have which are armed without one.
///
/// Every scheduler has one. ``AlarmScheduler`` makes one of a custom ``Alarm``; ``TickScheduler/withLeeway(_:file:line:)`` shares that of another
/// scheduler, with another leeway.
public struct TimerEngine: Sendable {
  package let core: EngineCore
  /// The leeway of timers that are armed without one; at most half of what they wait for is used.
  let leeway: Nanoseconds

  init(_ core: EngineCore, leeway: Nanoseconds) {
    (self.core, self.leeway) = (core, leeway)
  }

  package init(
    alarm: any Alarm, policy: EnginePolicy = EnginePolicy(), sequencer: Sequencer = Sequencer(), probe: (any EngineProbe)? = nil,
    leeway: Nanoseconds = 0
  ) {
    self.init(EngineCore(alarm: alarm, policy: policy, sequencer: sequencer, probe: probe), leeway: leeway)
  }

  /// The clock that `now` reads.
  package var timebase: Timebase { core.timebase }

  /// The current time on the monotonic clock.
  package var now: TickInstant { core.now }

  /// The current time on the wall clock.
  package var wallNow: WallInstant { core.wallNow }

  /// Whether the calling code runs in the serial context of the engine's schedulers.
  package var isCurrent: Bool { core.isCurrent }

  /// The counts of the engine's work so far.
  package var statistics: SchedulerStatistics { core.statistics }

  package var isShutDown: Bool { core.isShutDown }
}

extension TimerEngine {
  /// Runs `action` as soon as possible, after the work that is due already.
  package func schedule(for origin: CallOrigin? = nil, _ action: @escaping @Sendable () -> Void) -> any Disposable {
    let timer = ActionTimer(self, for: origin, .once(action))
    core.armNow(timer)
    return timer
  }

  /// Runs `action` once, in `[instant, instant + leeway]`; a past instant counts as now, and with `nil` the leeway is that of the engine.
  package func schedule(
    at instant: TickInstant, leeway: Nanoseconds? = nil, tieBreak: TieBreak = .newest, for origin: CallOrigin? = nil,
    _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    let timer = ActionTimer(self, for: origin, leeway: leeway, .plain(action))
    core.arm(timer, at: notPast(instant), tieBreak: tieBreak)
    return timer
  }

  /// Runs `action` for every tick of `schedule`, which starts now.
  package func schedule(
    _ schedule: TickSchedule, for origin: CallOrigin? = nil, _ action: @escaping @Sendable (Tick) -> Void
  ) -> TickTimer {
    let timer = ActionTimer(self, for: origin, action)
    core.arm(timer, on: schedule, from: now)
    return timer
  }

  /// The instant, or the current time if that is later: see ``EngineCore/notPast(_:)``.
  func notPast(_ instant: TickInstant) -> TickInstant { core.notPast(instant) }
}

extension EngineCore {
  /// The instant, or the current time if that is later: a timer for a past moment is due when it is armed, and late only since then.
  ///
  /// Timers that a schedule arms again keep their scheduled moment, so that they stay late after a stall.
  func notPast(_ instant: TickInstant) -> TickInstant { Swift.max(instant, now) }

  /// Counts the missed ticks of a timer that computes its schedule itself.
  func countMissed(_ ticks: Int) {
    guard ticks > 0 else { return }
    state.withLock { $0.statistics.missedTicks = $0.statistics.missedTicks.adding(ticks) }
  }
}

/// A timer that runs a closure.
///
/// Unchecked like its superclass; it adds state protected by a lock.
class ActionTimer: TickTimer, @unchecked Sendable {
  enum Action: Sendable {
    case plain(@Sendable () -> Void)
    /// It is disposed before it runs, so that a bag that holds it lets go of it, and is released afterward, whoever holds the timer.
    case once(@Sendable () -> Void)
    case ticking(@Sendable (Tick) -> Void)
  }

  private let action: Lock<Action?>

  init(_ engine: TimerEngine, for origin: CallOrigin? = nil, leeway: Nanoseconds? = nil, _ action: Action) {
    self.action = Lock(action)
    super.init(engine: engine, for: origin, leeway: leeway)
  }

  convenience init(_ engine: TimerEngine, for origin: CallOrigin? = nil, _ action: @escaping @Sendable (Tick) -> Void) {
    self.init(engine, for: origin, .ticking(action))
  }

  override var purpose: String { "schedule" }

  override func fire(_ tick: Tick) {
    switch action.withLock({ $0 }) {
    case .plain(let run): run()
    case .once(let run):
      dispose()
      run()
    case .ticking(let run): run(tick)
    case nil: break
    }
  }

  override func didDispose() {
    let released = action.withLock { $0.take() }
    withExtendedLifetime(released) {}
  }
}
