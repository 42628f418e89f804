import TickStreams
import TickStreamsTesting

/// The world that a program runs in.
struct WorldSetup: Sendable, Hashable {
  enum Firing: String, Sendable {
    /// Each timer at its deadline.
    case exact
    /// As late as windows of leeway allow.
    case coalescing
    /// Anywhere in the window, and later by up to the lateness.
    case seeded
  }

  var firing = Firing.exact
  var seed: UInt64 = 0
  var lateness: Time = 0
  /// The timebase of the subject.
  var timebase = Timebase.continuous
  /// When the program begins.
  var begin: Time = 0

  /// Draws a world, whose lateness is in proportion to `unit`, the step of the subject.
  init(_ draws: inout Draws, unit: Time) {
    switch draws.number(0...5) {
    case 0...2: firing = .exact
    case 3: firing = .coalescing
    default:
      firing = .seeded
      seed = UInt64(draws.number(0...9_999))
      lateness = draws.pick([0, 2 * .millisecond, unit / 10, unit / 3, unit * 2])
    }
    if draws.once(in: 5) { timebase = .suspending }
    if draws.once(in: 2) { begin = draws.time(upTo: 2, of: unit) }
  }

  /// How much later than its deadline a timer with this leeway may fire.
  func slack(leeway: Time = 0) -> Time {
    switch firing {
    case .exact: 0
    case .coalescing: leeway
    case .seeded: leeway + lateness
    }
  }

  func makeScheduler() -> TestScheduler {
    switch firing {
    case .exact: TestScheduler()
    case .coalescing: TestScheduler(coalescing: true)
    case .seeded: TestScheduler(seed: seed, lateness: lateness.span)
    }
  }

  var code: [String] {
    let world =
      switch firing {
      case .exact: "TestScheduler()"
      case .coalescing: "TestScheduler(coalescing: true)"
      case .seeded: "TestScheduler(seed: \(seed), lateness: \(lateness.code))"
      }
    var lines = ["let scheduler = \(world)"]
    lines.append("let clock = scheduler" + (timebase == .suspending ? ".sibling(timebase: .suspending)" : ""))
    if begin > 0 { lines.append("scheduler.advance(by: \(begin.code))") }
    return lines
  }

  /// Simpler worlds, the simplest first.
  var simpler: [WorldSetup] {
    var worlds: [WorldSetup] = []
    func add(_ change: (inout WorldSetup) -> Void) {
      var world = self
      change(&world)
      if world != self { worlds.append(world) }
    }
    add { ($0.firing, $0.seed, $0.lateness) = (.exact, 0, 0) }
    add { $0.timebase = .continuous }
    if firing == .seeded { add { $0.seed = 1 } }
    for time in begin.simpler { add { $0.begin = time } }
    for time in lateness.simpler { add { $0.lateness = time } }
    return worlds
  }
}
