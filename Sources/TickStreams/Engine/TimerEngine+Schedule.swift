extension TimerEngine {
  /// Runs `action` as soon as possible, after the work that is due already.
  package func schedule(for origin: CallOrigin? = nil, _ action: @escaping @Sendable () -> Void) -> any Disposable {
    let timer = ActionTimer(self, for: origin, once: true, .plain(action))
    core.armNow(timer)
    return timer
  }

  /// Runs `action` once, in `[instant, instant + leeway]`; with `nil` the leeway is that of the engine.
  package func schedule(
    at instant: TickInstant, leeway: Nanoseconds? = nil, tieBreak: TieBreak = .newest, for origin: CallOrigin? = nil,
    _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    let timer = ActionTimer(self, for: origin, leeway: leeway, .plain(action))
    core.arm(timer, at: instant, tieBreak: tieBreak)
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
}
