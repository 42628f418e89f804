import TestSupport
import Testing

extension ProgramTests {
  /// The heartbeat as a program: its command line, and its output in virtual time.
  @Suite struct HeartbeatProgramTests {
    @Test func virtualBeatsAtOnce() async throws {
      let run = try await Program.run("heartbeat", ["--virtual", "--every", "0.2", "--delay", "0"])
      expectEqual(
        run.output,
        [
          "beat 0 at 0.000 missed 0", "beat 1 at 0.200 missed 0", "beat 2 at 0.400 missed 0", "beat 3 at 0.600 missed 0",
          "beat 4 at 0.800 missed 0",
        ])
      expectEmpty(run.errors)
      expectEqual(run.status, 0)
    }

    @Test(arguments: [
      ("0", ["0.000", "0.200", "0.400"]),
      ("0.05", ["0.050", "0.250", "0.450"]),
      ("0.2", ["0.200", "0.400", "0.600"]),
      ("0.5", ["0.500", "0.700", "0.900"]),
    ])
    func virtualBeatsStartAfterTheDelay(delay: String, times: [String]) async throws {
      let run = try await Program.run("heartbeat", ["--virtual", "--every", "0.2", "--delay", delay, "--beats", "3"])
      expectEqual(run.output, times.enumerated().map { "beat \($0.offset) at \($0.element) missed 0" })
    }

    @Test func virtualBeatsNeverDrift() async throws {
      let run = try await Program.run("heartbeat", ["--virtual", "--every", "1.1", "--beats", "10001"])
      expectEqual(run.output.last, "beat 10000 at 11000.000 missed 0")
      expectEqual(run.output.count, 10_001)
    }

    @Test(arguments: [
      (["--every", "0"], "interval must be greater than zero, but is 0.0 seconds"),
      (["--every", "-1"], "interval must be greater than zero, but is -1.0 seconds"),
      (["--delay", "-0.5"], "delay must not be negative, but is -0.5 seconds"),
      (["--timeout", "0"], "timeout must be greater than zero, but is 0.0 seconds"),
      (["--every", "soon"], "--every needs a number of seconds, not 'soon'"),
      (["--every", "inf"], "--every needs a number of seconds, not 'inf'"),
      (["--delay"], "--delay needs a value"),
      (["--beats", "0"], "--beats needs a number greater than zero, not '0'"),
      (["--beats", "many"], "--beats needs a number greater than zero, not 'many'"),
      (["--to", "nowhere"], "--to needs an http or https address, not 'nowhere'"),
      (["--to", "http://127.0.0.1/", "--virtual"], "--to needs real time, so it does not go with --virtual"),
      (["--record"], "--record needs a value"),
      (["--replay"], "--replay needs a value"),
      (["--record", "a", "--virtual"], "--record needs real time, so it goes neither with --virtual nor with --replay"),
      (["--record", "a", "--replay", "b"], "--record needs real time, so it goes neither with --virtual nor with --replay"),
      (["--replay", "a", "--virtual"], "--replay is in virtual time by itself, so it does not go with --virtual"),
      (["--fast"], "unknown option '--fast'"),
    ])
    func badOptionsAreToldAndEndWith64(arguments: [String], message: String) async throws {
      let run = try await Program.run("heartbeat", arguments)
      expectEmpty(run.output)
      expectEqual(run.errors.first, "heartbeat: \(message)")
      expectEqual(run.status, 64)
    }

    @Test func helpIsOnStandardOutput() async throws {
      let run = try await Program.run("heartbeat", ["--help"])
      expectEqual(run.output.first?.hasPrefix("usage: heartbeat "), true)
      let examples = run.output.filter { $0.hasPrefix("  heartbeat ") }
      for option in ["--every", "--delay", "--beats", "--to", "--timeout", "--virtual", "--record", "--replay"] {
        #expect(examples.contains { $0.contains("\(option) ") }, "\(option) has no example")
      }
      expectEmpty(run.errors)
      expectEqual(run.status, 0)
    }
  }
}
