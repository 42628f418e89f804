import TickStreams

/// One of the worlds that a test is run in.
struct ExploredWorld: Sendable, Hashable {
  /// The seed, or `nil` for the default order.
  let seed: UInt64?
  let lateness: Duration
  /// Whether the test names the seed, so that no other world is tried.
  var isReplayed = false

  /// A scheduler of this world, and its first mistake, which is a failure of the test: another seed may not show it.
  func makeScheduler() -> (TestScheduler, mistake: @Sendable () -> TestFailure?) {
    let mistake = Lock<TestFailure?>(nil)
    let note: @Sendable (TestFailure) -> Void = { failure in mistake.withLock { $0 = $0 ?? failure } }
    let scheduler = seed.map { TestScheduler(seed: $0, lateness: lateness, onMistake: note) } ?? TestScheduler(onMistake: note)
    return (scheduler, { mistake.withLock { $0 } })
  }

  /// The worlds to visit, in order: each is made when its turn comes, since a night may have more seeds than there is memory.
  static func all(
    _ count: Int, lateness: Duration, replaying seed: UInt64?, _ file: StaticString, _ line: UInt
  ) -> LazyMapSequence<ClosedRange<UInt64>, ExploredWorld> {
    guard count >= 0 else { programmerError("seedCount must not be negative, but is \(count)", file: file, line: line) }
    _ = lateness.checkedNotNegative("lateness", file: file, line: line)
    return (seed.map { $0...$0 } ?? 0...UInt64(count)).lazy
      .map { ExploredWorld(seed: seed ?? ($0 == 0 ? nil : $0), lateness: lateness, isReplayed: seed != nil) }
  }
}
