import Foundation
import TestSupport
import Testing

extension ProgramTests {
  /// The countdown board in a terminal.
  ///
  /// `--seconds` ends a test that waits in vain.
  @Suite struct CountdownBoardTerminalTests {
    private static let keys = "s stall  b background  d date  Control-C ends"

    @Test func keysInterruptItAndItIsRightAfterwards() async throws {
      let board = try TerminalProgram("countdown-board", ["--seconds", "900"])
      #expect(await board.shows { $0.text.last == Self.keys })
      #expect(board.screen.isAlternate)
      #expect(!board.screen.hasCursor)
      #expect(!board.hasEcho)
      expectEqual(board.screen.text.first, "Countdowns that stay right")
      expectEqual(board.screen.text.dropFirst().prefix(4).map { $0.prefix(8).trimmingCharacters(in: .whitespaces) }, Self.names)
      for (key, note) in [("x", nil), ("s", "stalled "), ("d", "date set 3600.0 s ahead"), ("b", "600.0 s in the background")] {
        try board.press(Character(key))
        guard let note else { continue }
        #expect(await board.shows { $0.text.last == Self.keys && $0.text.contains { $0.contains(note) } })
        expectEqual(board.screen.text.dropLast().last?.hasSuffix(", 4 of 4 rows right"), true)
      }
      board.send(SIGINT)
      await expectEqual(board.end(), 0)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func theLastFrameStaysOnTheMainScreenAndTheTerminalIsGivenBack(signal: Int32) async throws {
      let board = try TerminalProgram("countdown-board", ["--seconds", "60", "--date", "0.2"])
      #expect(await board.shows { $0.text.last == Self.keys && $0.text.contains { $0.contains("rows right") } })
      let last = board.screen.text
      board.send(signal)
      await expectEqual(board.end(), 0)
      #expect(!board.screen.isAlternate)
      #expect(board.screen.hasCursor)
      #expect(board.hasEcho)
      expectEqual(board.screen.text.map { $0.prefix(8) }, last.dropFirst().dropLast().map { $0.prefix(8) })
      expectEqual(board.screen.text.last?.hasSuffix(" rows right"), true)
    }

    @Test func whatDoesNotFitIsSaid() async throws {
      let board = try TerminalProgram("countdown-board", ["--seconds", "2"], columns: 20, lines: 3)
      #expect(await board.shows { $0.text.contains("… 2 more") })
      expectEqual(board.screen.text.map { $0.prefix(4) }, ["sale", "code", "… 2 "])
      await expectEqual(board.end(), 0)
      #expect(!board.screen.hasWrapped)
    }

    @Test(arguments: [(1, ["… 4 more"]), (4, names), (5, names), (6, names + [keys]), (7, ["Countdowns that stay right"] + names + [keys])])
    func linesThatAreMissingLeaveOutTheTitleThenTheKeys(lines: Int, expected: [String]) async throws {
      let board = try TerminalProgram("countdown-board", ["--seconds", "60"], lines: lines)
      let isShown = await board.shows { screen in
        screen.text.count == expected.count && zip(screen.text, expected).allSatisfy { $0.hasPrefix($1) }
      }
      #expect(isShown, "\(board.screen.text)")
      board.send(SIGINT)
      await expectEqual(board.end(), 0)
    }

    @Test(arguments: [1, 5, 12, 18, 19, 45]) func noLineWraps(columns: Int) async throws {
      let board = try TerminalProgram("countdown-board", ["--seconds", "0.2", "--date", "0.1"], columns: columns)
      await expectEqual(board.end(), 0)
      #expect(!board.screen.hasWrapped)
    }

    @Test func theBarIsTheShareThatIsLeft() async throws {
      let board = try TerminalProgram("countdown-board", ["--seconds", "60", "--code", "0.1", "--sale", "4000"])
      let over = "code     0:00:00  " + String(repeating: "░", count: 40)
      #expect(await board.shows { $0.text.last == Self.keys && $0.text.contains(over) })
      let sale = board.screen.text.first { $0.hasPrefix("sale") }
      expectEqual(sale?.hasSuffix("  " + String(repeating: "█", count: 40)), true)
      expectEqual(board.screen.text.first { $0.hasPrefix("visit") }?.hasSuffix(":00"), true)
      board.send(SIGINT)
      await expectEqual(board.end(), 0)
    }

    @Test(arguments: [([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false)])
    func thereIsOneColorUnlessTheUserWantsNone(environment: [String: String], hasColor: Bool) async throws {
      let board = try TerminalProgram("countdown-board", ["--seconds", "0.2"], environment: environment)
      await expectEqual(board.end(), 0)
      let colors = Set(board.output.matches(of: #/\x1B\[([1-9][0-9;]*)m/#).map { String($0.1) })
      expectEqual(colors, (hasColor ? ["32"] : []))
    }

    private static let names = ["sale", "code", "auction", "visit"]
  }
}
