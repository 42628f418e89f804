import TickStreams

/// One of the worlds that a test is run in.
struct ExploredWorld: Sendable, Hashable {
  /// The seed, or `nil` for the default order.
  let seed: UInt64?
  let lateness: Duration
  /// Whether the test names the seed, so that no other world is tried.
  var isReplayed = false

  /// A scheduler of this world, and its first mistake, which is a failure of the test: another seed may not show it.
  func makeScheduler(_ file: StaticString, _ line: UInt) -> (TestScheduler, mistake: @Sendable () -> TestFailure?) {
    let mistakes = Lock<(first: TestFailure?, count: Int)>((nil, 0))
    let note: @Sendable (TestFailure) -> Void = { failure in
      let (first, count) = mistakes.withLock { mistakes in
        mistakes = (mistakes.first ?? failure, mistakes.count + 1)
        return mistakes
      }
      // A body that lets time pass until something comes would go on for ever.
      if count == 100 { programmerError("\(TestFailure(self, first ?? failure, CallSite(file, line)))", file: file, line: line) }
    }
    let scheduler = seed.map { TestScheduler(seed: $0, lateness: lateness, onMistake: note) } ?? TestScheduler(onMistake: note)
    return (scheduler, { mistakes.withLock { $0.first } })
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
