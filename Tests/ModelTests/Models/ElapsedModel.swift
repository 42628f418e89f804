import Testing
import TickStreams
import TickStreamsTesting

/// The time since an instant or a moment of the wall clock, with each phase.
struct ElapsedModel: Model {
  static let sentence = """
    `elapsed` is rounded down to a multiple of `every`; the first figure comes at once, the next ones when the figure changes. A start in the \
    future gives zero until then. It never completes.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.ago, \.unit, \.leeway] }

  var unit: Time
  var ago: Time
  var leeway: Time
  var phase: TickPhase
  var isWall: Bool

  init(_ draws: inout Draws) {
    unit = draws.unit()
    ago = draws.once(in: 4) ? 0 : draws.time(upTo: 5, of: unit)
    if draws.once(in: 3) { ago = -ago }
    leeway = draws.once(in: 2) ? 0 : draws.time(upTo: 1, of: unit)
    phase = draws.pick(TickPhase.allCases)
    isWall = draws.once(in: 3)
  }

  var isValid: Bool { unit >= 100 * .millisecond && leeway >= 0 }

  var code: [String] {
    let start = (isWall ? "clock.wallNow" : "clock.now") + ".advanced(by: \((-ago).code))"
    return ["TickSignal.elapsed(since: \(start), every: \(unit.code), leeway: \(leeway.code), phase: .\(phase), on: clock)"]
  }

  func start(_ run: Run<FigureEvent>) -> Subscription {
    let clock = run.clock
    let (every, leeway, past) = (unit.span, leeway.span, (-ago).span)
    let signal =
      isWall
      ? TickSignal.elapsed(since: clock.wallNow.advanced(by: past), every: every, leeway: leeway, phase: phase, on: clock)
      : TickSignal.elapsed(since: clock.now.advanced(by: past), every: every, leeway: leeway, phase: phase, on: clock)
    return signal.observe { [weak run] event in run?.note(FigureEvent(event)) }
  }

  func finish(_ live: Subscription, _ run: Run<FigureEvent>) {
    let statistics = run.clock.statistics
    run.note(.rest(wakeUps: statistics.wakeUps, armed: statistics.pending))
  }

  func disagreement(_ observed: [Observed<FigureEvent>], _ history: History<NoOperation>) -> String? {
    let start = history.world.begin
    let rule = FigureRule(
      direction: .up, step: unit, phase: phase, target: isWall ? .wall(start - ago) : .instant(start - ago),
      leeway: min(leeway, unit / 2))
    if observed.contains(where: { $0.value == .completed }) { return "expected: no completion" }
    return rule.mistake(observed.figures, in: history.period, history)
      ?? rule.omission(observed.figures, in: history.period, history)
      ?? observed.idleWakeUps(history)
  }
}

@Test func aCountUpShowsEachFigure() { check(ElapsedModel.self) }
