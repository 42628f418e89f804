import TickStreams

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
