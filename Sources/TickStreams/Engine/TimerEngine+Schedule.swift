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
