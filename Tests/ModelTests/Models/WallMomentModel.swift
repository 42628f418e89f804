import Testing
import TickStreams
import TickStreamsTesting

/// One tick at a moment of the wall clock.
struct WallMomentModel: Model {
  static let sentence = """
    `at(date)`: one tick when the wall clock reaches the moment, then completion. A moment in the past gives a tick as soon as possible. \
    The tick follows jumps, has no leeway, and is never delivered before the wall clock reads the moment.
    """

  static var times: [WritableKeyPath<Self, Time>] { [\.wait] }

  enum Sent: Sendable, CustomStringConvertible {
    case tick(Tick)
    case completed

    var description: String {
      switch self {
      case .tick(let tick): tick.text
      case .completed: "|"
      }
    }
  }

  var wait: Time
  let unit = Time.oneSecond

  init(_ draws: inout Draws) {
    wait = draws.time(upTo: 12, of: unit)
    if draws.once(in: 10) { wait = -wait }
  }

  var code: [String] { ["TickSignal.at(clock.wallNow.advanced(by: \(wait.code)), on: clock)"] }

  func start(_ run: Run<Sent>) -> Subscription {
    TickSignal.at(run.clock.wallNow.advanced(by: wait.span), on: run.clock).observe { [weak run] event in
      run?.note(event.value.map { .tick($0) } ?? .completed)
    }
  }

  func disagreement(_ observed: [Observed<Sent>], _ history: History<NoOperation>) -> String? {
    let moment = history.world.begin + wait
    guard let reached = history.reached(moment, in: history.period) else {
      return observed.isEmpty ? nil : "expected: nothing, the moment has not come"
    }
    guard let first = observed.first else {
      // If the clock is set back before a late timer fires, the moment has not been reached.
      let limit = history.limit(of: reached)
      let isTakenBack = history.stretches.contains { $0.offsets.after < $0.offsets.before && $0.to >= reached && $0.to <= limit }
      return limit > history.end || isTakenBack ? nil : "expected: a tick at \(reached.text), by \(limit.text)"
    }
    guard first.wall >= moment else { return "the wall clock shows \(first.wall.text), which is before \(moment.text)" }
    guard case .tick(let tick) = first.value, tick.index == 0, tick.missed == 0, tick.fired.time == first.at, tick.lateness >= .zero else {
      return "expected: tick 0, not missing any"
    }
    let isLate = first.at > history.limit(of: reached) && !history.isSetBack
    if isLate { return "expected: a tick at \(reached.text), not at \(first.at.text)" }
    guard observed.count == 2, case .completed = observed[1].value, observed[1].at == first.at else {
      return "expected: completion behind the tick"
    }
    return nil
  }
}

@Test func aTickForADateComesWhenTheWallClockShowsIt() { check(WallMomentModel.self) }
