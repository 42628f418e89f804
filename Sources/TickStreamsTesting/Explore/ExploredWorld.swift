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

extension TestFailure {
  /// The error of a test in one of the worlds, with the seed and how to reproduce it.
  init(_ world: ExploredWorld, _ failure: any Error, _ site: CallSite) {
    let lines = Self.words(failure).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let seed = world.seed else {
      let failed = TestFailure(
        "explore", "the test fails with the default order, so order and latency are not the cause.", lines, site: site)
      self = failed.followed(by: "To see it again: TestScheduler()")
      return
    }
    let finding =
      world.isReplayed ? "fails with seed \(seed)." : "passes with the default order, and fails with seed \(seed), the smallest that fails."
    let lateness = world.lateness == .zero ? "" : "lateness: \(world.lateness.expression)"
    let (argument, lastArgument) = lateness.isEmpty ? ("", "") : ("\(lateness), ", ", \(lateness)")
    self = TestFailure("explore", "the test \(finding)", lines, site: site, seed: seed)
      .followed(by: "To see it again: explore(\(argument)onlySeed: \(seed)) { … }, or TestScheduler(seed: \(seed)\(lastArgument))")
  }

  /// The error of the test.
  ///
  /// For an error of `#require` only its place: Swift Testing has reported the values, and prints more than is readable.
  private static func words(_ failure: any Error) -> String {
    let place = Mirror(reflecting: failure).descendant("expectation", "sourceLocation").map { Mirror(reflecting: $0) }
    guard String(reflecting: type(of: failure)) == "Testing.ExpectationFailedError", let file = place?.descendant("fileID"),
      let line = place?.descendant("line")
    else { return "\(failure)" }
    return "#require was not met at \(file):\(line)"
  }
}

extension Duration {
  /// The duration as it would be written in a program.
  fileprivate var expression: String {
    let units: [(Nanoseconds, String)] = [(.second, "seconds"), (1_000_000, "milliseconds"), (1_000, "microseconds"), (1, "nanoseconds")]
    let unit = units.first { nanoseconds.isMultiple(of: $0.0) } ?? (1, "nanoseconds")
    return ".\(unit.1)(\(nanoseconds / unit.0))"
  }
}
