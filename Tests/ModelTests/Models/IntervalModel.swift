import Testing
import TickStreams
import TickStreamsTesting

/// The ticks for the instants at which a repeating timer has fired, for each policy for missed ticks.
struct TickRule: Sendable, Hashable {
  var interval: Time
  /// When tick zero is due.
  var first: Time
  var leeway: Time = 0
  var policy = MissedTicks.skip

  /// The error in these ticks, given the instants at which they were fired.
  ///
  /// Tick *n* is due at `first + n × interval`. No tick is early; no tick is later than the window, the lateness of the world and a stall
  /// allow.
  ///
  /// - Parameters:
  ///   - ticks: The observed ticks.
  ///   - end: The end of the observation; a tick that is due then may still wait for its window.
  ///   - limit: The latest instant at which a timer with this deadline and leeway fires.
  /// - Returns: The error, or `nil`.
  func disagreement(_ ticks: [Tick], until end: Time, limit: (Time, Time) -> Time) -> String? {
    let window = min(leeway, interval / 2)
    var (index, due, before) = (0, first, Time.min)
    for tick in ticks {
      let fired = tick.fired.time
      guard due <= fired, fired >= before else { return "expected: tick \(index) at \(due.text), not before it, at \(fired.text)" }
      let latest = max(limit(due, window), before)
      guard fired <= latest else { return "expected: tick \(index), due at \(due.text), by \(latest.text), not at \(fired.text)" }
      // The ticks of the grid that are due as well are missed.
      let missed = policy == .burst ? 0 : (fired - due) / interval
      let scheduled = policy == .skip ? due + missed * interval : due
      if policy == .skip { index += Int(missed) }
      let expected = Tick(index: index, scheduled: scheduled.instant, fired: tick.fired, missed: Int(missed))
      guard tick == expected else { return "expected: \(expected.text), not \(tick.text)" }
      index += 1
      due = (policy == .regrid && missed > 0 ? fired : scheduled) + interval
      before = fired
    }
    let latest = max(limit(due, window), before)
    return latest > end ? nil : "expected: tick \(index), due at \(due.text), by \(latest.text)"
  }
}

extension Tick {
  var text: String { "tick \(index) (scheduled \(scheduled.time.text), fired \(fired.time.text), missed \(missed))" }
}

/// An interval with each policy for missed ticks.
struct IntervalModel: Model {
  static let sentence = """
    Tick n is due at start + delay + n × interval. No timer is ever early; after a stall, `.skip` gives one tick and keeps the grid, `.burst` \
    gives every tick with its own `scheduled`, `.regrid` gives one tick and a new grid that starts from it.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.unit, \.delay, \.leeway] }

  var unit: Time
  var delay: Time
  var leeway: Time
  var policy: MissedTicks

  init(_ draws: inout Draws) {
    unit = draws.unit()
    delay = draws.time(upTo: 2, of: unit)
    leeway = draws.once(in: 2) ? 0 : draws.time(upTo: 1, of: unit)
    policy = draws.pick(MissedTicks.allCases)
  }

  var isValid: Bool { unit >= 100 * .millisecond && delay >= 0 && leeway >= 0 }

  var code: [String] {
    ["TickSignal.interval(\(unit.code), delay: \(delay.code), leeway: \(leeway.code), missedTicks: .\(policy), on: clock)"]
  }

  func start(_ run: Run<Tick>) -> Subscription {
    TickSignal.interval(unit.span, delay: delay.span, leeway: leeway.span, missedTicks: policy, on: run.clock)
      .subscribe(onNext: { [weak run] tick in run?.note(tick) })
  }

  func disagreement(_ observed: [Observed<Tick>], _ history: History<NoOperation>) -> String? {
    if let wrong = observed.first(where: { $0.value.fired.time != $0.at }) { return "`fired` is not when it came: \(wrong)" }
    let rule = TickRule(interval: unit, first: history.world.begin + delay, leeway: leeway, policy: policy)
    return rule.disagreement(observed.map(\.value), until: history.end) { history.limit(of: $0, leeway: $1) }
  }
}

@Test func anIntervalKeepsToItsGridAndToItsPolicyForMissedTicks() { check(IntervalModel.self) }
