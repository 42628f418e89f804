import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

extension ProgramTests {
  /// The recording of the heartbeat, and its replay.
  @Suite struct HeartbeatRecordingTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("heartbeat-\(UUID().uuidString).json").path

    /// The indices of beats.
    private func indices(_ lines: [String]) -> [Substring] { lines.filter { $0.hasPrefix("beat ") }.map { $0.split(separator: " ")[1] } }

    @Test func whatIsRecordedIsReplayedWithTheSameBeats() async throws {
      defer { try? FileManager.default.removeItem(atPath: file) }
      let recorded = try await Program.run("heartbeat", ["--every", "0.1", "--beats", "3", "--record", file])
      expectEqual(recorded.status, 0)
      expectEqual(recorded.output.count, 3)
      try expectEqual(Replay(String(contentsOfFile: file, encoding: .utf8)).unused.sorted(), ["foreground", "options", "report"])
      let replayed = try await Program.run("heartbeat", ["--every", "0.1", "--beats", "3", "--replay", file])
      expectEqual(replayed.status, 0)
      expectEqual(replayed.errors, [])
      expectEqual(indices(replayed.output), indices(recorded.output))
      expectEqual(replayed.output.last?.contains("  interval at heartbeat/"), true, "the place that woke the device")
    }

    @Test(arguments: [SIGINT, SIGTERM]) func theRecordingIsWrittenAlsoWhenTheProgramIsEnded(signal: Int32) async throws {
      defer { try? FileManager.default.removeItem(atPath: file) }
      let program = try Program("heartbeat", ["--every", "0.1", "--record", file])
      let first = await program.output.next(3)
      program.send(signal)
      await expectEqual(program.status(), signal)
      let replayed = try await Program.run("heartbeat", ["--every", "0.1", "--replay", file])
      expectEqual(replayed.status, 0)
      #expect(indices(replayed.output).starts(with: indices(first)))
    }

    @Test func otherOptionsThanThoseOfTheRecordingAreTold() async throws {
      defer { try? FileManager.default.removeItem(atPath: file) }
      _ = try await Program.run("heartbeat", ["--every", "0.5", "--beats", "2", "--record", file])
      let replayed = try await Program.run("heartbeat", ["--every", "0.2", "--beats", "2", "--replay", file])
      expectEqual(replayed.errors.first?.contains("was recorded with --every 0.5 "), true)
      expectEqual(replayed.output, [])
      expectEqual(replayed.status, 64)
    }

    @Test func whatIsNoRecordingIsTold() async throws {
      defer { try? FileManager.default.removeItem(atPath: file) }
      try Data("beats".utf8).write(to: URL(fileURLWithPath: file))
      let run = try await Program.run("heartbeat", ["--replay", file])
      expectEqual(run.errors.first?.hasPrefix("heartbeat: this is not a flight recording: "), true)
      expectEqual(run.output, [])
      expectEqual(run.status, 64)
    }

    @Test(arguments: ["--record", "--replay"]) func aFileThatCannotBeOpenedIsTold(option: String) async throws {
      let run = try await Program.run("heartbeat", ["--beats", "1", option, "/nowhere/beats.json"])
      expectEqual(run.errors.first?.hasPrefix("heartbeat: "), true)
      expectEqual(run.output, [], "before the first beat")
      expectEqual(run.status, (option == "--record" ? 73 : 64))
    }
  }
}
