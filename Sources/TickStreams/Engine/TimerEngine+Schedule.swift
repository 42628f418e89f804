extension TimerEngine {
  /// Runs `action` as soon as possible, after the work that is due already.
  package func schedule(for origin: CallOrigin? = nil, _ action: @escaping @Sendable () -> Void) -> any Disposable {
    let timer = ActionTimer(self, for: origin, once: true, .plain(action))
    armNow(timer)
    return timer
  }

  /// Runs `action` once, in `[instant, instant + leeway]`.
  package func schedule(
    at instant: TickInstant, leeway: Duration, tieBreak: TieBreak = .newest, for origin: CallOrigin? = nil,
    _ action: @escaping @Sendable () -> Void
  ) -> TickTimer {
    let timer = ActionTimer(self, for: origin, .plain(action))
    let leeway = leeway.checkedNotNegative("leeway", file: #fileID, line: #line)
    arm(timer, at: instant, leeway: leeway, tieBreak: tieBreak)
    return timer
  }

  /// Runs `action` for every tick of `schedule`, which starts now.
  package func schedule(
    _ schedule: TickSchedule, for origin: CallOrigin? = nil, _ action: @escaping @Sendable (Tick) -> Void
  ) -> TickTimer {
    let timer = ActionTimer(self, for: origin, action)
    arm(timer, on: schedule, from: now)
    return timer
  }
}
