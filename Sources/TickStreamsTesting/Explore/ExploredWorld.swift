import TickStreams

/// One of the worlds that a test is run in.
struct ExploredWorld: Sendable, Hashable {
  /// The seed, or `nil` for the default order.
  let seed: UInt64?
  let lateness: Duration
  /// Whether the test names the seed, so that no other world is tried.
  var isReplayed = false

  func makeScheduler() -> TestScheduler {
    seed.map { TestScheduler(seed: $0, lateness: lateness) } ?? TestScheduler()
  }

  /// The worlds to visit, in order.
  static func all(_ count: Int, lateness: Duration, replaying seed: UInt64?, _ file: StaticString, _ line: UInt) -> [ExploredWorld] {
    guard count >= 0 else { programmerError("seedCount must not be negative, but is \(count)", file: file, line: line) }
    if let seed { return [ExploredWorld(seed: seed, lateness: lateness, isReplayed: true)] }
    let seeds: [UInt64?] = [nil] + (0..<count).map { UInt64($0) + 1 }
    return seeds.map { ExploredWorld(seed: $0, lateness: lateness) }
  }
}
