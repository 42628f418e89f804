import TickStreams
import TickStreamsTesting

/// A million countdowns in one hub, in virtual time.
let millionCountdowns: [Experiment] = [
  Experiment(
    suite: "hub", name: "1,000,000 countdowns, virtual",
    figures: [
      Figure("start", "ns"), Figure("heap, entry", "B"), Figure("wake-ups of 60 s, none shown", "in all"), Figure("current", "ns"),
      Figure("bind", "ns"), Figure("flip, all shown", "ns each"), Figure("ends alone, all shown", "ns each"),
      Figure("kept after the end, entry", "B"),
    ], runs: 3,
    contenders: [
      Contender("TickStreams") { MainActor.assumeIsolated { MillionCountdowns.run(.shared) } },
      Contender("TickStreams, own phase") { MainActor.assumeIsolated { MillionCountdowns.run(.own) } },
    ])
]

/// One turn.
@MainActor
private enum MillionCountdowns {
  private static let count = 1_000_000

  private final class Label {}

  static func run(_ phase: TickPhase) -> [Double] {
    let scheduler = TestScheduler()
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    let labels = (0..<count).map { _ in Label() }
    let empty = Heap.bytes
    // Each ends at a different instant between 100 and 101 s.
    let start = Clock.threadTime {
      for key in 0..<count { hub.start(key, for: .nanoseconds(100 * Int64.second + Int64(key) * 999), phase: phase) }
    }
    let entries = Heap.bytes - empty
    let before = scheduler.statistics.wakeUps
    scheduler.advance(by: .seconds(60))
    let idle = scheduler.statistics.wakeUps - before
    let current = Clock.threadTime { for key in 0..<count { check(hub[key] != nil, "a key has been lost") } }
    let bind = Clock.threadTime {
      for key in 0..<count { hub.bind(labels[key], to: key) { _, left in if left != nil { Fires.happened() } } }
    }
    // The first run is left out.
    scheduler.advance(by: .seconds(2))
    let shown = Fires.count
    let flips = Clock.threadTime { scheduler.advance(by: .seconds(10)) }
    check(Fires.count - shown == 10 * count, "\(Fires.count - shown) figures instead of ten million")
    scheduler.advance(by: .seconds(27.5))
    let ends = Clock.threadTime { scheduler.advance(by: .seconds(2)) }
    check(hub.snapshot.isEmpty && scheduler.pending.isEmpty, "a countdown has not ended")
    for label in labels { hub.unbind(label) }
    let left = Heap.bytes - empty
    withExtendedLifetime(labels) {}
    let each = Double(count)
    return [start / each, entries / each, Double(idle), current / each, bind / each, flips / each / 10, ends / each, left / each]
  }
}
