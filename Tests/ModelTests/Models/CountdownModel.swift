import Testing
import TickStreams
import TickStreamsTesting

/// A countdown, to an instant or to a moment of the wall clock, with each phase.
struct CountdownModel: Model {
  static let sentence = """
    A countdown sends the remaining time, rounded up to a multiple of `every`: the first figure at once, the next one when the figure \
    changes. Zero comes exactly once, on the deadline, never late by leeway, and is followed by completion.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.span, \.unit, \.leeway] }

  var unit: Time
  var span: Time
  var leeway: Time
  var phase: TickPhase
  var isWall: Bool

  init(_ draws: inout Draws) {
    unit = draws.unit()
    span = draws.time(upTo: 15, of: unit)
    if draws.once(in: 20) { span = -span }
    leeway = draws.once(in: 2) ? 0 : draws.time(upTo: 1, of: unit)
    phase = draws.pick(TickPhase.allCases)
    isWall = draws.once(in: 3)
  }

  var isValid: Bool { unit >= 100 * .millisecond && leeway >= 0 }

  var code: [String] {
    let target = isWall ? "to: clock.wallNow.advanced(by: \(span.code))" : "for: \(span.code)"
    return ["TickSignal.countdown(\(target), every: \(unit.code), leeway: \(leeway.code), phase: .\(phase), on: clock)"]
  }

  func start(_ run: Run<FigureEvent>) -> Subscription {
    let clock = run.clock
    let (every, leeway) = (unit.span, leeway.span)
    let signal =
      isWall
      ? TickSignal.countdown(to: clock.wallNow.advanced(by: span.span), every: every, leeway: leeway, phase: phase, on: clock)
      : TickSignal.countdown(for: span.span, every: every, leeway: leeway, phase: phase, on: clock)
    return signal.observe { [weak run] event in run?.note(FigureEvent(event)) }
  }

  func finish(_ live: Subscription, _ run: Run<FigureEvent>) {
    let statistics = run.clock.statistics
    run.note(.rest(wakeUps: statistics.wakeUps, armed: statistics.pending))
  }

  func disagreement(_ observed: [Observed<FigureEvent>], _ history: History<NoOperation>) -> String? {
    let start = history.world.begin
    let rule = FigureRule(
      direction: .down, step: unit, phase: phase, target: isWall ? .wall(start + span) : .instant(start + span),
      leeway: min(leeway, unit / 2))
    let shown = observed.figures
    if let wrong = rule.mistake(shown, in: history.period, history) { return wrong }
    if let wrong = rule.omission(shown, in: history.period, history) { return wrong }
    let zero = shown.firstIndex { $0.value == 0 }
    let completion = observed.filter { $0.value == .completed }
    guard zero != nil || !completion.isEmpty else { return observed.idleWakeUps(history) }
    guard zero == shown.count - 1, completion.count == 1, completion[0].at == shown.last?.at else {
      return "expected: zero once, and completion right behind it"
    }
    if case .rest(_, let armed) = observed.last?.value, armed > 0 { return "expected: no timer after completion" }
    return observed.idleWakeUps(history)
  }
}

@Test func aCountdownShowsEachFigureAndZeroOnTheDeadline() { check(CountdownModel.self) }
