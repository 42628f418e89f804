import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Text and numbers from outside cause no trap and no hang, and the rules hold for all of them.
///
/// `TICKSTREAMS_FUZZ=100000` sets the number of inputs of each target (20, or 150 in a thorough run), `TICKSTREAMS_FUZZ_SEED` the first seed,
/// `TICKSTREAMS_FUZZ_TARGET` the target. The input that runs is kept in the temporary file `tickstreams-fuzz-input`, where a trap leaves it. An input that
/// failed gets a line in `corpus.txt`.
@Suite("Fuzzing", .serialized) struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = Int(environment["TICKSTREAMS_FUZZ"] ?? "") ?? Thorough.rounds(150, otherwise: 20)
  private static let firstSeed = UInt64(environment["TICKSTREAMS_FUZZ_SEED"] ?? "") ?? 0
  private static let targets = FuzzTarget.all.filter { environment["TICKSTREAMS_FUZZ_TARGET"].map($0.name.contains) ?? true }

  private func run(_ target: FuzzTarget, _ input: Input) {
    let line = "\(target.name)\t\(input.hexadecimal)"
    let kept = FileManager.default.temporaryDirectory.appendingPathComponent("tickstreams-fuzz-input")
    try? Data((line + "\n").utf8).write(to: kept)
    let start = ContinuousClock.now
    var used = input
    if let failure = target.run(&used) { Issue.record("\(failure)\n\(line)") }
    let time = ContinuousClock.now - start
    if time > .seconds(120) { Issue.record("took \(time)\n\(line)") }
  }

  @Test(arguments: targets) func noInputTrapsHangsOrBreaksAPromise(target: FuzzTarget) {
    for index in 0..<Self.count { run(target, Input(seed: (Self.firstSeed &+ UInt64(index)) &* 0x9E37_79B9_7F4A_7C15 &+ 1)) }
  }

  /// The inputs that failed once, and those that reach far.
  @Test func theCorpusPasses() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("corpus.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(!lines.isEmpty)
    for line in lines {
      let fields = line.split(separator: "\t")
      let target = try #require(FuzzTarget.all.first { $0.name == fields[0] }, "no target: \(fields[0])")
      run(target, try #require(Input(hexadecimal: fields[1]), "no input: \(fields[1])"))
    }
  }

  @Test func aTargetThatBreaksItsPromiseIsReported() {
    var input = Input(seed: 1)
    let target = FuzzTarget("planted") { $0.bytes.contains(0) ? nil : "planted" }
    let found = (0..<100 as Range<UInt64>).contains { seed in
      input = Input(seed: seed)
      return target.run(&input) != nil
    }
    #expect(found)
    expectEqual(Input(hexadecimal: input.hexadecimal)?.bytes, input.bytes)
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }
}
