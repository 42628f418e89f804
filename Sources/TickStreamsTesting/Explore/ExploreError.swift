import TickStreams

/// The seed with which a test fails, and how to reproduce it.
public struct ExploreError: Error, Sendable {
  /// The smallest seed that fails, or the one that was replayed; `nil` if the test already fails with the default order.
  public let seed: UInt64?
  /// How much later than their windows timers could fire.
  public let lateness: Duration
  /// The error of the test.
  public let failure: any Error
  /// The place of the call.
  public let site: CallSite
  private let isReplayed: Bool

  init(_ world: ExploredWorld, _ failure: any Error, _ site: CallSite) {
    seed = world.seed
    lateness = world.lateness
    isReplayed = world.isReplayed
    self.failure = failure
    self.site = site
  }
}

extension ExploreError: CustomStringConvertible {
  /// The seed, the failure, and how to reproduce it.
  public var description: String {
    let failed = words.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
    guard let seed else {
      return
        "\(site): the test fails with the default order, so order and latency are not the cause.\n\(failed)\nTo see it again: TestScheduler()"
    }
    let finding =
      isReplayed ? "fails with seed \(seed)." : "passes with the default order, and fails with seed \(seed), the smallest that fails."
    return """
      \(site): the test \(finding)
      \(failed)
      To see it again: explore(\(argument)replaying: \(seed)) { … }, or TestScheduler(seed: \(seed)\(lastArgument))
      """
  }

  /// The error of the test.
  ///
  /// For an error of `#require` only its place: Swift Testing has reported the values, and prints more than is readable.
  private var words: String {
    let place = Mirror(reflecting: failure).descendant("expectation", "sourceLocation").map { Mirror(reflecting: $0) }
    guard String(reflecting: type(of: failure)) == "Testing.ExpectationFailedError", let file = place?.descendant("fileID"),
      let line = place?.descendant("line")
    else { return "\(failure)" }
    return "#require was not met at \(file):\(line)"
  }

  private var argument: String { lateness == .zero ? "" : "lateness: \(lateness.expression), " }
  private var lastArgument: String { lateness == .zero ? "" : ", lateness: \(lateness.expression)" }
}

extension Duration {
  /// The duration as it would be written in a program.
  fileprivate var expression: String {
    let units: [(Nanoseconds, String)] = [(.second, "seconds"), (1_000_000, "milliseconds"), (1_000, "microseconds"), (1, "nanoseconds")]
    let unit = units.first { nanoseconds.isMultiple(of: $0.0) } ?? (1, "nanoseconds")
    return ".\(unit.1)(\(nanoseconds / unit.0))"
  }
}
