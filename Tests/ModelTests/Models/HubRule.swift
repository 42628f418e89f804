import TickStreams

/// The rules for the values that a hub shows, and their times.
extension HubModel {
  func disagreement(_ observed: [Observed<Seen>], _ history: History<Operation>) -> String? {
    let hub = HubHistory(history, unit: unit)
    for seen in observed {
      if case .current(let figure, let wakeUps, let armed) = seen.value {
        if let wrong = current(figure, seen, hub) ?? timers(wakeUps, armed, seen, hub) { return wrong }
      }
    }
    for looker in hub.lookers {
      let shown = observed.compactMap { seen -> Observed<Time?>? in
        guard case .shown(let figure, looker.number) = seen.value else { return nil }
        return Observed<Time?>(value: figure, at: seen.at, wall: seen.wall, step: seen.step)
      }
      if let wrong = mistake(shown, looker, hub) ?? omission(shown, looker, hub) {
        return "what came with step \(looker.number) looks at \(looker.key); \(wrong)"
      }
    }
    return nil
  }

  /// The figures of a key that are correct at this moment: for a new binding or subscription, or for an earlier one.
  private func right<Value>(_ seen: Observed<Value>, _ key: Int, _ hub: HubHistory, isNew: Bool) -> Set<Time?> {
    guard let phase = hub.phase(of: key, in: seen.step) else { return [] }
    switch phase.kind {
    case .idle: return [nil]
    case .standing(let figures, let rule, let left):
      // The moment that a paused key counts down to can pass: from then on a new look finds the key over, and shows that to all.
      guard left == nil, rule.direction == .down else { return figures }
      let isOver = rule.distance(at: seen.at, offset: seen.wall - seen.at) <= 0
      return isNew ? isOver ? [nil] : figures : figures.union([0, nil])
    case .counting(let rule, _):
      let unnoticed = hub.unnoticed(phase, rule, at: seen)
      // The key of a countdown that has ended is removed: zero is shown to earlier bindings and subscriptions, and nil follows.
      guard hub.isOver(phase, at: seen.at, step: seen.step) else {
        return unnoticed.union(rule.allowed(seen, in: phase.period, hub.history).map { $0 })
      }
      let isClose = rule.slop > 0 && -rule.distance(at: seen.at, offset: seen.wall - seen.at) <= rule.slop
      return unnoticed.union(isNew ? [nil] : [0, nil]).union(isClose ? [rule.step] : [])
    }
  }

  private func current(_ figure: Time?, _ seen: Observed<Seen>, _ hub: HubHistory) -> String? {
    let key = hub.history.stretches[seen.step].step.number
    if hub.isUnknown(key, at: seen.step) { return nil }
    let right = right(seen, key, hub, isNew: true)
    return right.contains(figure) ? nil : "expected: current(\(key)) is \(right.text) at \(seen.at.text), not \(figure?.text ?? "nil")"
  }

  /// There is no wake-up for changes that are not shown, and no timer is armed in a pause.
  private func timers(_ wakeUps: Int, _ armed: Int, _ seen: Observed<Seen>, _ hub: HubHistory) -> String? {
    if hub.isPaused[seen.step], armed > 0 { return "expected: no timer in a pause, at \(seen.at.text)" }
    let isLookedAt = hub.lookers.contains { $0.number <= seen.step }
    let changes = hub.history.stretches[...seen.step].count { $0.step.kind != .advance }
    return isLookedAt || wakeUps <= changes ? nil : "expected: no wake-ups for flips that are not looked at, but there are \(wakeUps)"
  }

  /// A figure that is incorrect, repeated, or shown in a pause.
  private func mistake(_ shown: [Observed<Time?>], _ looker: HubHistory.Looker, _ hub: HubHistory) -> String? {
    guard let first = shown.first, first.step == looker.number else { return "expected: a figure at once" }
    var before: Observed<Time?>?
    for figure in shown {
      let step = hub.history.stretches[figure.step].step
      guard looker.steps.contains(figure.step) else { return "expected: nothing after the binding has ended, at \(figure.at.text)" }
      if hub.isUnknown(looker.key, at: figure.step) { return nil }
      var right = right(figure, looker.key, hub, isNew: before == nil)
      // A pause brings the figure up to date before it begins.
      if step.kind == .own(.pause) || step.kind == .own(.stop) {
        var earlier = figure
        earlier.step -= 1
        right.formUnion(self.right(earlier, looker.key, hub, isNew: false))
      }
      let name = figure.value?.text ?? "nil"
      guard right.contains(figure.value) else { return "expected: \(right.text) at \(figure.at.text), not \(name)" }
      let isOwn = if case .own = step.kind { step.kind == .own(.resumeHub) || step.number == looker.key } else { false }
      if hub.isPaused[figure.step], !isOwn { return "expected: nothing in a pause, at \(figure.at.text)" }
      if let before {
        if before.value == figure.value, !step.kind.isStart { return "\(name) is shown again at \(figure.at.text)" }
        let isEnd = before.value == 0 && hub.hasEnded(looker.key, at: before)
        if isEnd != (figure.value == nil && step.kind != .own(.stop)) || (isEnd && figure.at != before.at) {
          return "expected: nil behind the zero of a countdown, at \(before.at.text), and only there"
        }
      }
      before = figure
    }
    return before.map { $0.value == 0 && hub.hasEnded(looker.key, at: $0) } == true ? "expected: nil behind zero" : nil
  }

  /// A figure that is not shown in time, or not before a start, a stop or a resume returns.
  private func omission(_ shown: [Observed<Time?>], _ looker: HubHistory.Looker, _ hub: HubHistory) -> String? {
    let figures = shown.compactMap { seen in seen.value.map { Observed<Time>(value: $0, at: seen.at, wall: seen.wall, step: seen.step) } }
    for phase in hub.phases[looker.key] {
      let steps = phase.period.steps.clamped(to: looker.steps)
      guard !steps.isEmpty, !hub.isUnknown(looker.key, at: steps.upperBound - 1) else { continue }
      if steps.lowerBound == phase.period.steps.lowerBound, steps.lowerBound > looker.number {
        let stretch = hub.history.stretches[steps.lowerBound]
        let last = shown.last { $0.step <= steps.lowerBound }
        let now = Observed<Void>(value: (), at: stretch.from, wall: stretch.from + stretch.offsets.before, step: steps.lowerBound)
        let right = right(now, looker.key, hub, isNew: false)
        // A countdown that has ended when it starts shows zero.
        let isOver = hub.isOver(phase, at: stretch.from, step: steps.lowerBound)
        let showsZero = shown.contains { $0.step == steps.lowerBound && $0.value == 0 }
        if let last, !right.contains(last.value) || (isOver && !showsZero) {
          return "expected: \(right.text) at \(stretch.from.text), before `\(stretch.step.code)` returns"
        }
      }
      guard case .counting(let rule, _) = phase.kind, rule.slop == 0, !hub.hasEnded(phase, before: looker) else { continue }
      for run in hub.runs(of: steps, in: phase) { if let wrong = rule.omission(figures, in: run, hub.history) { return wrong } }
    }
    return nil
  }
}

extension HubHistory {
  /// The parts of these steps, in a phase, in which the hub is not paused.
  fileprivate func runs(of steps: Range<Int>, in phase: Phase) -> [FigurePeriod] {
    var runs: [FigurePeriod] = []
    for step in steps where !isPaused[step] {
      let stretch = history.stretches[step]
      if let last = runs.last, last.steps.upperBound == step {
        (runs[runs.count - 1].until, runs[runs.count - 1].steps) = (stretch.to, last.steps.lowerBound..<step + 1)
      } else {
        let period = FigurePeriod(
          from: stretch.from, until: stretch.to, offset: stretch.offsets.before, steps: step..<step + 1,
          anchor: anchor(of: phase, at: step))
        runs.append(period)
      }
    }
    return runs
  }

  /// The latest instant at which the target of a phase was set or moved.
  private func anchor(of phase: Phase, at step: Int) -> Time {
    guard case .counting(let rule, _) = phase.kind, case .wall = rule.target else { return phase.period.from }
    let moved = history.stretches[phase.period.steps.lowerBound..<step].last { $0.isJump }
    return moved?.to ?? phase.period.from
  }

  /// The figures of a wall clock that has been set since, while no timer has noticed it: a new binding or subscription gets the figure that
  /// is shown.
  func unnoticed<Value>(_ phase: Phase, _ rule: FigureRule, at seen: Observed<Value>) -> Set<Time?> {
    guard case .wall = rule.target else { return [] }
    let steps = phase.period.steps.clamped(to: 0..<seen.step + 1)
    let jumps = history.stretches[steps].filter {
      $0.offsets.before != $0.offsets.after && history.world.slack() > 0 && seen.at <= history.limit(of: $0.to)
    }
    let figures = jumps.flatMap { jump in
      [phase.period.from, seen.at].map {
        rule.figure(at: seen.at, offset: jump.offsets.before, anchor: $0, tolerance: FigureRule.tolerance)
      }
    }
    return Set(figures.filter { $0 > 0 })
  }

  /// Whether a key counts down, and has ended at this moment.
  fileprivate func hasEnded<Value>(_ key: Int, at seen: Observed<Value>) -> Bool {
    guard let phase = phase(of: key, in: seen.step) else { return false }
    // A paused key whose moment has passed ends when it is looked at.
    if case .standing(_, let rule, nil) = phase.kind, rule.direction == .down {
      return rule.distance(at: seen.at, offset: seen.wall - seen.at) <= 0
    }
    return isOver(phase, at: seen.at, step: seen.step)
  }

  /// Whether a countdown had ended before this binding or subscription.
  fileprivate func hasEnded(_ phase: Phase, before looker: Looker) -> Bool {
    phase.period.steps.contains(looker.number) && isOver(phase, at: history.stretches[looker.number].from, step: looker.number)
  }

  /// Whether a deadline on the wall clock had been reached when that was set back: then the result depends on when the hub read the clock.
  fileprivate func isUnknown(_ key: Int, at step: Int) -> Bool {
    guard let phase = phase(of: key, in: step), let rule = phase.kind.rule, case .wall = rule.target else { return false }
    return phase.period.steps.contains { number in
      guard number > phase.period.steps.lowerBound, number <= step else { return false }
      let stretch = history.stretches[number]
      return stretch.offsets.after < stretch.offsets.before && isOver(phase, at: stretch.from, step: number - 1)
    }
  }
}

extension HubHistory.Phase.Kind {
  fileprivate var rule: FigureRule? {
    switch self {
    case .idle: nil
    case .counting(let rule, _), .standing(_, let rule, _): rule
    }
  }
}

extension Step.Kind where Operation == HubModel.Operation {
  fileprivate var isStart: Bool {
    [.own(.startFor), .own(.startAgain), .own(.startOwn), .own(.startToWall), .own(.startSince), .own(.startSinceOwn)].contains(self)
  }
}

extension Set<Time?> { fileprivate var text: String { map { $0?.text ?? "nil" }.sorted().joined(separator: " or ") } }
