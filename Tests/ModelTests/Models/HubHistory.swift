import TickStreams

/// The phases of the keys of a hub in the course of a program, and their bindings and subscriptions, derived from the program alone.
struct HubHistory: Sendable {
  typealias Operation = HubModel.Operation

  /// The state of a key from one operation on it to the next.
  struct Phase: Sendable {
    enum Kind: Sendable {
      case idle
      case counting(FigureRule, isSpan: Bool)
      /// Paused, with the figures that may be shown, and the remaining time of a span.
      case standing(Set<Time?>, FigureRule, left: Time?)
    }

    var kind: Kind
    var period: FigurePeriod
  }

  /// A binding or a subscription, and the steps in which it exists.
  struct Looker: Sendable {
    var number: Int
    var key: Int
    var steps: Range<Int>
  }

  let history: History<Operation>
  let unit: Time
  private(set) var phases: [[Phase]]
  private(set) var lookers: [Looker] = []
  /// Whether the hub is paused after each step.
  private(set) var isPaused: [Bool] = []

  init(_ history: History<Operation>, unit: Time) {
    self.history = history
    self.unit = unit
    phases = Array(repeating: [Phase(kind: .idle, period: history.period)], count: 3)
    for (number, stretch) in history.stretches.enumerated() {
      isPaused.append(isPaused.last ?? false)
      if case .own(let operation) = stretch.step.kind { apply(operation, number, stretch) }
    }
  }

  private mutating func apply(_ operation: Operation, _ number: Int, _ stretch: History<Operation>.Stretch) {
    let (key, end) = (stretch.step.number, history.stretches.count)
    switch operation {
    case .pauseHub, .resumeHub: isPaused[number] = operation == .pauseHub
    case .bindFirst, .bindSecond, .unbindFirst:
      let cell: Operation = operation == .bindSecond ? .bindSecond : .bindFirst
      for place in lookers.indices where history.stretches[lookers[place].number].step.kind == .own(cell) {
        lookers[place].steps = lookers[place].steps.lowerBound..<min(number, lookers[place].steps.upperBound)
      }
      if operation != .unbindFirst { lookers.append(Looker(number: number, key: key, steps: number..<end)) }
    case .watch: lookers.append(Looker(number: number, key: key, steps: number..<end))
    case .current: break
    case .startFor, .startAgain, .startOwn, .startToWall, .startSince, .startSinceOwn, .stop, .pause, .resume:
      guard let kind = next(operation, phases[key][phases[key].count - 1], number, stretch) else { return }
      let last = phases[key].count - 1
      phases[key][last].period.until = stretch.from
      phases[key][last].period.steps = phases[key][last].period.steps.lowerBound..<number
      let period = FigurePeriod(from: stretch.from, until: history.end, offset: stretch.offsets.before, steps: number..<end)
      phases[key].append(Phase(kind: kind, period: period))
    }
  }

  /// The state of a key after an operation, or `nil` if that changes nothing.
  private func next(_ operation: Operation, _ phase: Phase, _ number: Int, _ stretch: History<Operation>.Stretch) -> Phase.Kind? {
    let (now, offset, time) = (stretch.from, stretch.offsets.before, stretch.step.time)
    func rule(_ direction: FigureRule.Direction, _ target: FigureRule.Target, _ phase: TickPhase = .shared) -> FigureRule {
      FigureRule(direction: direction, step: unit, phase: phase, target: target, isLazy: true)
    }
    switch operation {
    case .startFor, .startAgain: return .counting(rule(.down, .instant(now + time)), isSpan: true)
    case .startToWall:
      var wall = rule(.down, .wall(now + offset + time))
      wall.slop = history.smallJumps
      return .counting(wall, isSpan: false)
    case .startOwn: return .counting(rule(.down, .instant(now + time), .own), isSpan: true)
    case .startSince: return .counting(rule(.up, .instant(now + time)), isSpan: false)
    case .startSinceOwn: return .counting(rule(.up, .instant(now + time), .own), isSpan: false)
    case .stop: return .idle
    case .pause:
      guard case .counting(let rule, let isSpan) = phase.kind, !isOver(phase, at: now, step: number) else { return nil }
      let moment = Observed<Void>(value: (), at: now, wall: now + offset, step: number)
      let figures = unnoticed(phase, rule, at: moment).union(rule.allowed(moment, in: phase.period, history).map { $0 })
      return .standing(figures, rule, left: isSpan ? rule.distance(at: now, offset: offset) : nil)
    case .resume:
      guard case .standing(let figures, var rule, let left) = phase.kind else { return nil }
      if left == nil, endedByALook(rule, phase, at: number) { return .idle }
      if let left {
        rule.target = .instant(now + left)
        let stood = figures.compactMap { $0 }
        rule.stood = rule.direction == .down ? stood.max() : stood.min()
      }
      return .counting(rule, isSpan: left != nil)
    default: return nil
    }
  }

  /// Whether a binding or a subscription came to a paused key after the moment that it counts down to.
  private func endedByALook(_ rule: FigureRule, _ phase: Phase, at number: Int) -> Bool {
    rule.direction == .down
      && lookers.contains { looker in
        guard looker.key == history.stretches[number].step.number, phase.period.steps.lowerBound < looker.number else { return false }
        let stretch = history.stretches[looker.number]
        return rule.distance(at: stretch.from, offset: stretch.offsets.before) <= 0
      }
  }

  /// Whether a countdown has reached its deadline.
  func isOver(_ phase: Phase, at instant: Time, step: Int) -> Bool {
    guard case .counting(let rule, _) = phase.kind, rule.direction == .down else { return false }
    switch rule.target {
    case .instant(let deadline): return deadline <= instant
    case .wall(let moment):
      var period = phase.period
      (period.until, period.steps) = (instant, period.steps.lowerBound..<Swift.min(step + 1, history.stretches.count))
      return history.reached(moment, in: period) != nil
    }
  }

  /// The state of a key at the end of a step.
  func phase(of key: Int, in step: Int) -> Phase? { phases[key].last { $0.period.steps.contains(step) } }
}
