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

  /// The worlds to visit, in order: each is made when its turn comes, since a night may have more seeds than there is memory.
  static func all(
    _ count: Int, lateness: Duration, replaying seed: UInt64?, _ file: StaticString, _ line: UInt
  ) -> LazyMapSequence<ClosedRange<UInt64>, ExploredWorld> {
    guard count >= 0 else { programmerError("seedCount must not be negative, but is \(count)", file: file, line: line) }
    return (seed.map { $0...$0 } ?? 0...UInt64(count)).lazy
      .map { ExploredWorld(seed: seed ?? ($0 == 0 ? nil : $0), lateness: lateness, isReplayed: seed != nil) }
  }
}
