import Testing
import TickStreams
import TickStreamsTesting

/// An interval that is aligned to the scheduler's clock or to the wall clock.
struct AlignedIntervalModel: Model {
  static let sentence = """
    The first tick comes at the next multiple of the step, at once if the subscription starts at one; tick n is due n intervals later. \
    After a stall one tick comes. On the wall clock no tick comes before that clock reads its multiple, and after a jump the ticks \
    continue from the next multiple; the index continues to count.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit, \.step, \.leeway] }

  var unit: Time
  var step: Time
  var leeway: Time
  var isWall: Bool

  init(_ draws: inout Draws) {
    step = draws.unit()
    unit = draws.once(in: 3) ? draws.unit() : step * Time(draws.number(1...3))
    leeway = draws.once(in: 2) ? 0 : draws.time(upTo: 1, of: unit)
    isWall = draws.once(in: 2)
  }

  var isValid: Bool { unit >= 100 * .millisecond && step >= 100 * .millisecond && leeway >= 0 }

  var code: [String] {
    let grid = ".\(isWall ? "wall" : "grid")(\(step.code))"
    return ["TickSignal.interval(\(unit.code), alignedTo: \(grid), leeway: \(leeway.code), on: clock)"]
  }

  func start(_ run: Run<Tick>) -> Subscription {
    TickSignal.interval(unit.span, alignedTo: isWall ? .wall(step.span) : .grid(step.span), leeway: leeway.span, on: run.clock)
      .subscribe(onNext: { [weak run] tick in run?.note(tick) })
  }

  func disagreement(_ observed: [Observed<Tick>], _ history: History<NoOperation>) -> String? {
    isWall ? onTheWallClock(observed, history) : onTheGrid(observed.map(\.value), history)
  }

  private func onTheGrid(_ ticks: [Tick], _ history: History<NoOperation>) -> String? {
    let rule = TickRule(interval: unit, first: history.world.begin.ceil(step) * step, leeway: leeway)
    return rule.disagreement(ticks, until: history.end) { history.limit(of: $0, leeway: $1) }
  }

  /// A smaller jump may be taken for the time between reading the two clocks.
  func allows(_ step: Step<NoOperation>) -> Bool {
    step.kind == .advance || step.kind == .suspendApp || step.time == 0 || step.time.magnitude > 10_000_000
  }

  /// The ticks between two jumps have their own grid, which begins at the next multiple.
  private func onTheWallClock(_ observed: [Observed<Tick>], _ history: History<NoOperation>) -> String? {
    let periods = history.wallPeriods
    // A jump that is undone before a late timer has noticed it does not count.
    let slack = history.world.slack(leeway: min(leeway, unit / 2))
    guard slack == 0 || !periods.dropFirst().dropLast().contains(where: { $0.to <= $0.from + slack }) else { return nil }
    var (index, rest) = (0, observed[...])
    for (number, period) in periods.enumerated() {
      let ticks = rest.prefix { $0.step < period.steps.upperBound }
      rest.removeFirst(ticks.count)
      let known = ticks.map { tick in
        let value = tick.value
        return Tick(index: value.index - index, scheduled: value.scheduled, fired: value.fired, missed: value.missed)
      }
      // A jump is noticed as late as a timer fires; until then no multiple counts.
      let latest = number == 0 ? period.from : history.limit(of: period.from, leeway: min(leeway, unit / 2))
      let offset = period.offset + TestScheduler.wallStart.nanosecondsSince1970
      let (first, last) = ((period.from + offset).ceil(step), (latest + offset).ceil(step))
      let wrong = (first...last).map { multiple in
        let rule = TickRule(interval: unit, first: multiple * step - offset, leeway: leeway)
        return rule.disagreement(known, until: period.to) { history.limit(of: max($0, period.from), leeway: $1) }
      }
      if !wrong.contains(nil), let wrong = wrong[0] { return "in the period from \(period.from.text), from index \(index) on: \(wrong)" }
      index = ticks.last.map { $0.value.index + 1 } ?? index
    }
    return nil
  }
}

@Test func anAlignedIntervalTicksOnTheMultiplesOfItsGrid() { check(AlignedIntervalModel.self) }
