import Foundation

/// The printed report: a line for each program, and the failure of a failing one.
struct Report {
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now
  private var runs = 0
  private var passed = 0
  private(set) var failed = 0

  mutating func run(_ program: Program) {
    var result = Explorer.Result()
    let time = clock.measure { result = Explorer(program).explore() }
    runs += result.runs
    let reach =
      result.failure != nil
      ? "FAILED" : "all with \(result.exhausted ?? 0) preemptions" + (result.exhausted == program.preemptions ? "" : ", then walks")
    print("\(program.name): \(program.threads) threads, \(result.runs) interleavings, \(Self.milliseconds(time)) ms, \(reach)")
    if let failure = result.failure { Self.show(failure, of: program) }
    fflush(nil)
    if result.failure == nil { passed += 1 } else { failed += 1 }
  }

  func finish() { Self.finish(passed: passed, failed: failed, runs: runs, since: start) }

  /// Reports to the process that has started this one.
  func finishPart() { print(Parts.mark, passed, failed, runs) }

  static func finish(passed: Int, failed: Int, runs: Int, since start: ContinuousClock.Instant) {
    print("\(passed + failed) programs, \(runs) interleavings, \(milliseconds(start.duration(to: .now))) ms")
    print("\(passed) passed, \(failed) failed")
  }

  static func show(_ failure: Baton.Failure, of program: Program) {
    print("  \(failure.message)")
    for line in failure.story { print("    \(line)") }
    print("  replay: --program \(program.name) --replay \(failure.schedule)")
  }

  private static func milliseconds(_ time: Duration) -> Int64 {
    time.components.seconds * 1_000 + time.components.attoseconds / 1_000_000_000_000_000
  }
}
