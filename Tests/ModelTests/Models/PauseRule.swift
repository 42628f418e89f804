import TickStreams

/// The effect of a pause on timers, derived from when it began and ended.
extension PauseModel {
  func disagreement(_ observed: [Observed<Seen>], _ history: History<Operation>) -> String? {
    if let wrong = passing(observed) { return wrong }
    return frozen(drops ? [Run(period: history.period, seen: observed)] : runs(observed, history), history)
  }

  /// A period without a pause, and the observations in it.
  private struct Run {
    var period: FigurePeriod
    var seen: [Observed<Seen>] = []
    /// The total time of the pauses before it.
    var behind: Time = 0
    var endsWithAPause = false

    /// The instant until which everything that is due has to have come: a timer that is due at the instant of the pause may come after it.
    var end: Time { period.until - (endsWithAPause ? 1 : 0) }

    func ticks(of timer: Int) -> [Observed<Tick>] {
      seen.compactMap { seen in
        guard case .made(timer, let tick) = seen.value else { return nil }
        return Observed<Tick>(value: tick, at: seen.at, wall: seen.wall, step: seen.step)
      }
    }
  }

  /// Every tick is passed on, except those during a pause, which only come if time goes on.
  private func passing(_ observed: [Observed<Seen>]) -> String? {
    var isPaused = false
    for (place, seen) in observed.enumerated() {
      let next = place + 1 < observed.count ? observed[place + 1].value : nil
      switch seen.value {
      case .paused: isPaused = true
      case .resumed: isPaused = false
      case .passed:
        if isPaused { return "expected: nothing during a pause, at \(seen.at.text)" }
      case .made(let timer, let tick):
        if isPaused, !drops { return "expected: no timer fires during a pause, at \(seen.at.text)" }
        if !isPaused, next != .passed(timer, tick) { return "expected: tick \(tick.index) of timer \(timer) comes at \(seen.at.text)" }
      }
    }
    return nil
  }

  private func runs(_ observed: [Observed<Seen>], _ history: History<Operation>) -> [Run] {
    var runs = [Run(period: history.period)]
    var pausedAt: Time?
    var behind: Time = 0
    for seen in observed {
      switch seen.value {
      case .paused where pausedAt == nil:
        let last = runs.count - 1
        pausedAt = seen.at
        runs[last].endsWithAPause = true
        (runs[last].period.until, runs[last].period.steps) = (seen.at, runs[last].period.steps.lowerBound..<seen.step + 1)
      case .resumed:
        guard let begin = pausedAt.take() else { continue }
        behind += seen.at - begin
        let steps = seen.step..<history.stretches.count
        let period = FigurePeriod(from: seen.at, until: history.end, offset: seen.wall - seen.at, steps: steps)
        runs.append(Run(period: period, behind: behind))
      default: runs[runs.count - 1].seen.append(seen)
      }
    }
    return runs
  }

  /// On the frozen clock, only the time without pauses has passed.
  private func frozen(_ runs: [Run], _ history: History<Operation>) -> String? {
    let begin = history.world.begin
    for (timer, interval) in [unit, second].enumerated() {
      var ticks: [Tick] = []
      for run in runs {
        let seen = run.ticks(of: timer)
        if let wrong = seen.first(where: { $0.value.fired.time != $0.at - run.behind }) { return "expected: no pause counts in \(wrong)" }
        ticks += seen.map(\.value)
      }
      let rule = TickRule(interval: interval, first: begin + interval, policy: policy)
      guard let last = runs.last else { continue }
      let wrong = rule.disagreement(ticks, until: last.end - last.behind) { due, leeway in
        let run = runs.last { $0.period.from - $0.behind <= due + history.world.slack(leeway: leeway) } ?? runs[0]
        return history.limit(of: due + run.behind, leeway: leeway) - run.behind
      }
      if let wrong { return "timer \(timer): \(wrong)" }
    }
    return moments(runs, history)
  }

  /// The tick for a moment of the wall clock comes once, when that has been reached in a run.
  private func moments(_ runs: [Run], _ history: History<Operation>) -> String? {
    let date = history.world.begin + moment
    var count = 0
    for run in runs {
      let ticks = run.ticks(of: 2)
      count += ticks.count
      if count > 1 { return "expected: no second tick for \(date.text)" }
      if let early = ticks.first(where: { $0.wall < date }) { return "expected: no tick before \(date.text), as \(early)" }
      guard count == 0 || !ticks.isEmpty, let reached = history.reached(date, in: run.period) else { continue }
      // If the clock is set back before the tick has come, the moment has not been reached.
      if history.isSetBack, history.world.slack() > 0 || reached == run.period.from { continue }
      let limit = limit(of: reached, in: run, history)
      if let late = ticks.first(where: { $0.at > limit }) { return "expected: a tick for \(date.text) by \(limit.text), not \(late)" }
      if ticks.isEmpty, limit <= run.end { return "expected: a tick for \(date.text) at \(reached.text), by \(limit.text)" }
    }
    return nil
  }

  /// A pausable clock notices within a second that the wall clock has been set; a jump below 10 ms may be taken for the time between
  /// reading the two clocks.
  private func limit(of reached: Time, in run: Run, _ history: History<Operation>) -> Time {
    var latest = reached
    if !drops {
      for number in run.period.steps where number >= 0 {
        let stretch = history.stretches[number]
        guard stretch.offsets.after != stretch.offsets.before, stretch.to >= run.period.from, stretch.to <= reached else { continue }
        latest = stretch.isJump ? max(latest, stretch.to + .oneSecond + history.world.slack()) : latest + 10 * .millisecond
      }
    }
    return history.limit(of: latest)
  }
}
