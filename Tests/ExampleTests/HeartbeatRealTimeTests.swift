import TestSupport
import Testing

extension ProgramTests {
  /// The heartbeat in real time, with a keyboard and a server.
  ///
  /// Lower bounds are exact; how late a beat is is left open, for a busy machine: `.ci/run` looks at that.
  @Suite struct HeartbeatRealTimeTests {
    @Test(arguments: [0, 0.05, 0.1, 0.25]) func beatsAreNeverEarlyAndDoNotDrift(delay: Double) async throws {
      let run = try await Program.run("heartbeat", ["--every", "0.1", "--delay", "\(delay)", "--beats", "5"])
      let beats = run.output.compactMap(Line.init)
      expectEqual(beats.count, 5)
      expectEqual(run.status, 0)
      for beat in beats {
        let due = delay + Double(beat.index) * 0.1
        #expect(beat.seconds >= due - 0.000_5, "\(beat)")
      }
      #expect(zip(beats, beats.dropFirst()).allSatisfy { $1.index == $0.index + 1 + $1.missed })
    }

    @Test func theEndOfTheInputEndsNothing() async throws {
      let program = try Program("heartbeat", ["--every", "0.1", "--beats", "3"])
      try program.endInput()
      await expectEqual(program.output.collected().count, 3)
      await expectEqual(program.errors.collected(), [])
      await expectEqual(program.status(), 0)
    }

    /// Two beats are an hour apart here, so the second one can only be caused by Return.
    @Test func returnTogglesBackgroundAndForegroundBeatsAtOnce() async throws {
      let program = try Program("heartbeat", ["--every", "3600", "--beats", "2"])
      var beats = program.output.makeAsyncIterator()
      var notes = program.errors.makeAsyncIterator()
      await expectEqual(beats.next()?.hasPrefix("beat 0 at "), true)
      try program.pressReturn()
      await expectEqual(notes.next(), "background")
      try program.pressReturn()
      await expectEqual(notes.next(), "foreground")
      await expectEqual(beats.next()?.hasPrefix("beat 1 at "), true)
      #expect(await beats.next() == nil)
      await expectEqual(program.status(), 0)
    }

    /// Enters the background while a request hangs, returns a second later, and finds a server that fails twice and recovers.
    @Test func backgroundCancelsAHangingRequestAndForegroundBeatsAtOnce() async throws {
      let server = try LocalServer(.hang, .status(500), .status(503), .status(200))
      defer { server.stop() }
      let program = try Program("heartbeat", ["--every", "3600", "--timeout", "60", "--beats", "2", "--to", server.address])
      var beats = program.output.makeAsyncIterator()
      var notes = program.errors.makeAsyncIterator()
      var sightings = server.sightings.makeAsyncIterator()
      let first = try #require(await beats.next().flatMap(Line.init))
      await expectEqual(sightings.next(), .request(#"{"index":0,"seconds":\#(first.text),"missed":0}"#))

      try program.pressReturn()
      await expectEqual(sightings.next(), .closed)
      await expectEqual(notes.next(), "background")
      await expectEqual(notes.next(), "post 0 cancelled")

      try await Task.sleep(for: .seconds(1))
      try program.pressReturn()
      let second = try #require(await beats.next().flatMap(Line.init))
      expectEqual(second.index, 1)
      expectEqual(second.missed, 0)
      #expect(second.seconds >= first.seconds + 1)
      for _ in 0..<3 { await expectEqual(sightings.next(), .request(#"{"index":1,"seconds":\#(second.text),"missed":0}"#)) }
      await expectEqual(notes.next(), "foreground")
      await expectEqual(notes.next(), "post 1 ok 200")
      await expectEqual(program.status(), 0)
    }

    @Test func beatsContinueWhileARequestHangsAndNoSecondOneIsSent() async throws {
      let server = try LocalServer(.hang)
      defer { server.stop() }
      let program = try Program("heartbeat", ["--every", "0.1", "--timeout", "60", "--beats", "5", "--to", server.address])
      let beats = await program.output.next(5).compactMap(Line.init)
      expectEqual(beats.count, 5)
      try program.pressReturn()
      let errors = await program.errors.collected()
      expectEqual(errors, ["background", "post \(beats.first?.index ?? 0) cancelled"])
      await expectEqual(program.status(), 0)
      let sightings = await server.sightings.next(2)
      expectEqual(sightings.count { $0 != .closed }, 1)
      expectEqual(sightings.last, .closed)
    }

    @Test func aServerThatNeverAnswersEndsNothing() async throws {
      let server = try LocalServer(.hang)
      defer { server.stop() }
      let run = try await Program.run("heartbeat", ["--every", "2", "--timeout", "1", "--beats", "2", "--to", server.address])
      expectEqual(run.output.count, 2)
      let first = run.output.first.flatMap(Line.init)
      expectEqual(run.errors.first, "post \(first?.index ?? 0) failed: no answer within 1.0 seconds")
      expectEqual(run.status, 0)
      await expectEqual(server.sightings.next(6).count { $0 == .closed }, 3)
    }
  }
}

/// A parsed line of the heartbeat.
private struct Line {
  var index: Int
  var text: String
  var seconds: Double
  var missed: Int

  init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count == 6, words[0] == "beat", words[2] == "at", words[4] == "missed" else { return nil }
    guard let index = Int(words[1]), let seconds = Double(words[3]) else { return nil }
    let skipped = words[5].split(separator: ".").compactMap { Int($0) }
    guard words[5] == "0" || skipped.count == 2 && skipped[1] == index - 1 else { return nil }
    (self.index, text, self.seconds, missed) = (index, words[3], seconds, words[5] == "0" ? 0 : index - skipped[0])
  }
}
