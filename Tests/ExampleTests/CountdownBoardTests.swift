import Foundation
import TestSupport
import Testing

extension ProgramTests {
  /// The countdown board as a program.
  @Suite struct CountdownBoardTests {
    @Test func figuresFlipTogetherAndEachZeroHasItsOwnInstant() async throws {
      let run = try await Program.run(
        "countdown-board", ["--plain", "--virtual", "--seconds", "3", "--sale", "1.3", "--auction", "2.7", "--code", "3"]
      )
      expectEqual(
        run.output,
        [
          "t=0.000 sale 1", "t=0.000 code 3", "t=0.000 auction 3", "t=0.000 visit 0",
          "t=1.000 code 2", "t=1.000 auction 2", "t=1.000 visit 1",
          "t=1.300 sale 0",
          "t=2.000 code 1", "t=2.000 auction 1", "t=2.000 visit 2",
          "t=2.700 auction 0",
          "t=3.000 code 0", "t=3.000 visit 3",
        ])
      expectEmpty(run.errors)
      expectEqual(run.status, 0)
    }

    @Test func theCodeCountsFromSixtyToZero() async throws {
      let run = try await Program.run("countdown-board", ["--plain", "--virtual", "--seconds", "61", "--sale", "15.3"])
      expectEqual(run.output.filter { $0.contains(" code ") }, (0...60).map { "t=\($0).000 code \(60 - $0)" })
      expectEqual(run.output.filter { $0.contains(" visit ") }, (0...61).map { "t=\($0).000 visit \($0)" })
      expectEqual(run.output.filter { $0.hasSuffix(" 0") }, ["t=0.000 visit 0", "t=7.700 auction 0", "t=15.300 sale 0", "t=60.000 code 0"])
    }

    @Test func theCodeCanBePausedAndTheOthersContinue() async throws {
      let run = try await Program.run(
        "countdown-board", ["--plain", "--virtual", "--seconds", "8", "--code", "5", "--pause", "1.5", "--resume", "4"]
      )
      expectEqual(
        run.output.filter { $0.contains(" code ") },
        ["t=0.000 code 5", "t=1.000 code 4", "t=5.000 code 3", "t=6.000 code 2", "t=7.000 code 1", "t=7.500 code 0"])
      expectEqual(run.output.filter { $0.contains(" visit ") }, (0...8).map { "t=\($0).000 visit \($0)" })
    }

    /// It runs out 0.2 s after a whole second: 60 is shown for 0.8 s of its time, and not for 1.8.
    @Test func aCodeBetweenTwoFlipsIsNotShownAsSixtyForTwoSeconds() async throws {
      let run = try await Program.run("countdown-board", ["--plain", "--virtual", "--seconds", "61", "--pause", "0.3", "--resume", "0.5"])
      let code = run.output.filter { $0.contains(" code ") }
      expectEqual(code, ["t=0.000 code 60"] + (1...59).map { "t=\($0).000 code \(60 - $0)" } + ["t=60.200 code 0"])
    }

    @Test func withoutATerminalTheBoardIsPlain() async throws {
      let options = ["--virtual", "--seconds", "1", "--sale", "3661.3"]
      let run = try await Program.run("countdown-board", options)
      expectEqual(run.output.first, "t=0.000 sale 3661")
      #expect(run.output == (try await Program.run("countdown-board", ["--plain"] + options)).output)
    }

    /// Exact except for the rounding of the figures; how late they are is left open, for a busy machine.
    @Test func inRealTimeNothingIsEarlyAndEachZeroComesOnce() async throws {
      let run = try await Program.run("countdown-board", ["--plain", "--seconds", "2", "--sale", "0.3", "--auction", "1.7", "--code", "1"])
      expectEqual(run.status, 0)
      for (name, deadline) in [("sale", 0.3), ("auction", 1.7), ("code", 1)] {
        let zeros = run.output.filter { $0.hasSuffix(" \(name) 0") }
        expectEqual(zeros.count, 1)
        let time = try #require(zeros.first?.dropFirst(2).split(separator: " ").first.flatMap { Double($0) })
        #expect(time >= deadline - 0.000_5, "\(name) at \(time)")
      }
    }

    @Test(arguments: [
      (["--seconds", "-1"], "--seconds must not be negative, but is -1.0 seconds"),
      (["--seconds", "few"], "--seconds needs a number of seconds, not 'few'"),
      (["--sale"], "--sale needs a value"),
      (["--stall", "-1"], "--stall must not be negative, but is -1.0 seconds"),
      (["--svg"], "unknown option '--svg'"),
    ])
    func badOptionsAreToldAndEndWith64(arguments: [String], message: String) async throws {
      let run = try await Program.run("countdown-board", arguments)
      expectEmpty(run.output)
      expectEqual(run.errors.first, "countdown-board: \(message)")
      expectEqual(run.status, 64)
    }

    @Test func helpIsOnStandardOutput() async throws {
      let run = try await Program.run("countdown-board", ["--help"])
      expectEqual(run.output.first?.hasPrefix("usage: countdown-board "), true)
      expectEqual(run.status, 0)
    }
  }
}
