import TestSupport
import Testing

extension ProgramTests {
  /// The board after a stall, after the background, and after a change of the date.
  @Suite struct CountdownBoardInterruptionTests {
    private func run(_ options: String...) async throws -> [String] {
      let run = try await Program.run("countdown-board", ["--virtual"] + options)
      expectEqual(run.status, 0)
      return run.output
    }

    /// The lines of one redraw.
    private func redraw(_ time: String, sale: Int, code: Int, auction: Int, visit: Int) -> [String] {
      ["sale \(sale)", "code \(code)", "auction \(auction)", "visit \(visit)"].map { "t=\(time) \($0)" }
    }

    /// A stall begins after the first flip; the second one here ends with the last.
    @Test(arguments: [("1.5", "3.500"), ("1", "3.000")])
    func afterAStallThereIsOneRedrawAndItIsRight(stall: String, end: String) async throws {
      let expected =
        redraw("0.000", sale: 915, code: 60, auction: 8, visit: 0)
        + redraw("1.000", sale: 914, code: 59, auction: 7, visit: 1)
        + redraw(end, sale: 912, code: 57, auction: 5, visit: 3)
        + ["t=\(end) stalled 2.0 s: 1 redraw, 4 of 4 rows right"]
        + redraw("4.000", sale: 911, code: 56, auction: 4, visit: 4)
      try await expectEqual(run("--seconds", "4", "--stall", stall), expected)
    }

    @Test func aZeroDuringAStallComesAtItsEnd() async throws {
      let output = try await run("--seconds", "4", "--auction", "2.7", "--stall", "1.5")
      expectEqual(output.filter { $0.contains("auction") }, ["t=0.000 auction 3", "t=1.000 auction 2", "t=3.500 auction 0"])
      #expect(output.contains("t=3.500 stalled 2.0 s: 1 redraw, 4 of 4 rows right"))
    }

    @Test func afterTenMinutesInTheBackgroundThereIsOneRedrawAndItIsRight() async throws {
      let expected =
        redraw("0.000", sale: 915, code: 60, auction: 8, visit: 0)
        + redraw("600.500", sale: 315, code: 0, auction: 0, visit: 600)
        + ["t=600.500 600.0 s in the background: 1 redraw, 4 of 4 rows right"]
        + ["t=601.000 sale 314", "t=601.000 visit 601"]
      try await expectEqual(run("--seconds", "601", "--background", "0.5"), expected)
    }

    @Test func theDateChangesNothing() async throws {
      let plain = try await run("--seconds", "3")
      let output = try await run("--seconds", "3", "--date", "1.5")
      expectEqual(output.filter { !$0.contains("date") }, plain)
      expectEqual(output.filter { $0.contains("date") }, ["t=1.500 date set 3600.0 s ahead: 0 redraws, 4 of 4 rows right"])
    }

    /// The stall delays the others, which are checked one after the other, and before the end that has come meanwhile.
    @Test func interruptionsFollowOneAnother() async throws {
      let output = try await run("--seconds", "4", "--stall", "1.5", "--background", "2", "--date", "3.5")
      expectEqual(
        output.filter { $0.contains("rows") },
        [
          "t=3.500 stalled 2.0 s: 1 redraw, 4 of 4 rows right",
          "t=603.500 600.0 s in the background: 1 redraw, 4 of 4 rows right",
          "t=603.500 date set 3600.0 s ahead: 0 redraws, 4 of 4 rows right",
        ])
    }

    @Test(arguments: [("--stall", 1), ("--background", 1), ("--date", 0)])
    func anInterruptionAtTheEndIsStillChecked(option: String, redraws: Int) async throws {
      let output = try await run("--seconds", "2", option, "2")
      expectEqual(output.last?.hasSuffix(": \(redraws) redraw\(redraws == 1 ? "" : "s"), 4 of 4 rows right"), true)
    }

    @Test func aPausedCodeIsRightToo() async throws {
      let output = try await run("--seconds", "8", "--pause", "1.25", "--stall", "1.5", "--resume", "4", "--date", "7")
      #expect(output.filter { $0.contains("rows") }.allSatisfy { $0.hasSuffix("4 of 4 rows right") })
      expectEqual(output.last { $0.contains(" code ") }, "t=8.000 code 55")
    }

    @Test func inRealTimeTheSameOptionsInterruptIt() async throws {
      let run = try await Program.run(
        "countdown-board", ["--plain", "--seconds", "600", "--stall", "0.2", "--date", "0.3", "--background", "0.4"])
      let notes = run.output.filter { $0.contains("rows") }
      expectEqual(notes.count, 3)
      #expect(notes.allSatisfy { $0.hasSuffix(", 4 of 4 rows right") })
      #expect(zip(notes, [" stalled ", " date set ", " s in the background: "]).allSatisfy { $0.contains($1) })
      let time = try #require(notes.first?.dropFirst(2).split(separator: " ").first.flatMap { Double($0) })
      #expect(time >= 2.2 - 0.000_5)
      expectEqual(run.status, 0)
    }
  }
}
