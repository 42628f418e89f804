import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@testable import reconnecting_socket

/// The composition of the reconnecting socket by itself, in virtual time.
struct ReconnectingSocketTests {
  private let scheduler = TestScheduler()

  private func record(_ visits: Visit...) -> Recording<String, SocketError> {
    scheduler.record(Feed(connecting: ScriptedServer(visits, on: scheduler).connecting).messages(on: scheduler))
  }

  @Test func messagesComeOverAsManyConnectionsAsItTakes() {
    let visits = ["a", "b", "c"].map { Visit(messages: [.init(at: 1, $0)], closes: .seconds(2)) }
    let recording = record(visits[0], visits[1], visits[2])
    scheduler.advance(by: .seconds(6))
    // Opened after 10 ms, closed 2 s later; the second wait is as short as the first one, 0.2 s, because a message came in between.
    let times = [1_020, 3_230, 5_440].map { Duration.milliseconds($0) }
    expectEqual(recording.events, zip(["a", "b", "c"], times).map { .next($0, at: $1) })
  }

  @Test func aServerThatHangsIsLeftAtTheLimitOfAPong() {
    let recording = record(Visit(hangs: .milliseconds(400)), Visit(messages: [.init(at: 0, "back")]))
    // The second ping, 0.51 s after the start, has no answer within 0.3 s; then 0.2 s, and 30 ms to the first message.
    scheduler.advance(by: .milliseconds(1_029))
    expectEmpty(recording.values)
    scheduler.advance(by: .milliseconds(1))
    expectEqual(recording.events, [.next("back", at: .milliseconds(1_030))])
  }

  @Test func afterEightFailuresInARowTheLastOnePasses() {
    let recording = record()
    scheduler.advance(by: .seconds(60))
    // Nine attempts of 10 ms, after waits of 0.2, 0.4, 0.8 and five times 1 s.
    expectEqual(recording.events, [.failed(.refused, at: .milliseconds(6_490))])
  }

  @Test func disposalEndsTheConnectionAndTheTimers() {
    let recording = record(Visit())
    scheduler.advance(by: .seconds(1))
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func theServerAnswersAClientThatIsQuickerThanItself() throws {
    let closing = scheduler.cold("---#", failing: SocketError.closed, frame: .seconds(1)).signal
    let recording = scheduler.record(Visit().lines(toClient: .just("ping 0").concat(closing), on: scheduler), for: .seconds(3))
    expectEqual(recording.events, [.next("pong 0", at: .zero), .completed(at: .seconds(3))])
  }
}

extension ProgramTests {
  /// The reconnecting socket as a program.
  @Suite struct ReconnectingSocketProgramTests {
    @Test func virtualOutput() async throws {
      let run = try await Program.run("reconnecting-socket", ["--virtual"])
      expectEqual(run.output, lines)
      expectEmpty(run.errors)
      expectEqual(run.status, 0)
    }

    /// Over real sockets: the messages, and each of the ways in which a connection ends.
    @Test(.enabled(if: Thorough.isOn, "a busy machine may be too slow for the program's limits"))
    func realOutput() async throws {
      var run = try await Program.run("reconnecting-socket", [])
      // It gives up after some attempts, for each of which a busy machine may take too long.
      for _ in 0..<3 where run.status != 0 { run = try await Program.run("reconnecting-socket", []) }
      let texts = run.output.map { $0.drop { $0 != " " }.dropFirst() }
      expectEqual(texts.first, "connecting")
      expectEqual(
        texts.filter { $0.hasPrefix("message") },
        [
          "message: good morning", "message: here again", "message: all is well", "message: bye",
        ])
      #expect(texts.contains("failed: no pong in time"))
      #expect(texts.contains("failed: closed by the server"))
      expectEmpty(run.errors)
      expectEqual(run.status, 0)
    }

    @Test func badOptionsAreToldAndEndWith64() async throws {
      let run = try await Program.run("reconnecting-socket", ["--fast"])
      expectEmpty(run.output)
      expectEqual(run.errors.first, "reconnecting-socket: unknown option '--fast'")
      expectEqual(run.status, 64)
    }

    @Test func helpIsOnStandardOutput() async throws {
      let run = try await Program.run("reconnecting-socket", ["--help"])
      expectEqual(run.output.first, "usage: reconnecting-socket [--virtual]")
      expectEmpty(run.errors)
      expectEqual(run.status, 0)
    }

    private let lines = [
      "0.000 connecting",
      "0.010 connected",
      "0.030 pong 0",
      "0.220 message: good morning",
      "0.530 pong 1",
      "1.310 failed: no pong in time",
      "1.510 connecting",
      "1.520 connected",
      "1.540 pong 0",
      "1.620 failed: closed by the server",
      "2.020 connecting",
      "2.030 failed: nothing listens there",
      "2.830 connecting",
      "2.840 connected",
      "2.860 pong 0",
      "3.050 message: here again",
      "3.250 message: all is well",
      "3.360 pong 1",
      "3.650 message: bye",
    ]
  }
}
