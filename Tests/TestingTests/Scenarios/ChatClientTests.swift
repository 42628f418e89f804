import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Five defects of chat clients, each found by the tool that is for it, and none of them in the client that has none.
@Suite("A chat client with planted defects")
struct ChatClientTests {
  private let scheduler = TestScheduler()

  private struct Wrong: Error, CustomStringConvertible {
    let description: String
  }

  /// A second notice comes just when the first one is over.
  private func type(_ defect: ChatClient.Defect?, on scheduler: TestScheduler) throws {
    let client = ChatClient(defect, on: scheduler, context: scheduler.sibling(timebase: .continuous, name: "state"))
    client.showTyping("Ann")
    scheduler.advance(by: .zero)
    scheduler.schedule(after: .seconds(5)) { client.showTyping("Ann") }
    scheduler.advance(by: .seconds(6))
    if client.typing == nil { throw Wrong(description: "Ann types at 5 s, and is not shown at 6 s") }
  }

  @Test func exploreFindsAStaleTimer() throws {
    try type(.staleTimer, on: TestScheduler())
    let failure = expectFailure("explore") {
      try explore(file: "ChatTests/ChatTests.swift", line: 9) { try type(.staleTimer, on: $0) }
    }
    let seed = try #require(failure?.seed)
    #expect(
      failure?.description == """
        ChatTests/ChatTests.swift:9: the test passes with the default order, and fails with seed \(seed), the smallest that fails.
          Ann types at 5 s, and is not shown at 6 s
        To see it again: explore(onlySeed: \(seed)) { … }, or TestScheduler(seed: \(seed))
        """)
    try explore { try type(nil, on: $0) }
  }

  /// A day as it was recorded, of a client that has the defect: of the fifth visit there are two notifications.
  private var day: String {
    let scheduler = TestScheduler()
    let recorder = FlightRecorder(on: scheduler)
    let isForeground = TickSubject<Bool, Never>()
    let phases = isForeground.signal.recorded("foreground", in: recorder, values: .coded).share()
    let client = ChatClient(.doubleStart, on: scheduler)
    let pings = client.pings(phases).recorded("ping", in: recorder).subscribe { _ in }
    for visit in 1...8 {
      isForeground.next(true)
      scheduler.advance(by: .seconds(90))
      if visit == 5 { isForeground.next(true) }
      scheduler.advance(by: .seconds(85))
      isForeground.next(false)
      scheduler.advance(by: .seconds(600))
    }
    pings.dispose()
    return recorder.export()
  }

  private func ping(_ defect: ChatClient.Defect?, _ replay: Replay) throws -> Recording<Tick, Never> {
    let scheduler = TestScheduler(replaying: replay)
    let phases = try replay.hot("foreground", as: Bool.self).share()
    let pings = scheduler.record(ChatClient(defect, on: scheduler).pings(phases))
    scheduler.advance(to: replay.end)
    for (ping, next) in zip(pings.values, pings.values.dropFirst()) where ping.fired.duration(to: next.fired) < .seconds(60) {
      throw Wrong(description: "two pings within \(ping.fired.duration(to: next.fired))")
    }
    return pings
  }

  @Test func aReplayFindsADoubleStart() throws {
    let replay = try Replay(day)
    #expect(throws: (any Error).self) { try ping(.doubleStart, Replay(day)) }
    let small = try #require(replay.shrunk { _ = try ping(.doubleStart, $0) })
    expectEqual(small.log.events.filter { $0.kind == .next }.map(\.text), ["true", "true"])
    // The client without the defect differs from the recording where the recorded one went wrong.
    let other = try Replay(day)
    let mismatch = expectFailure("mismatch") { try other.compare("ping", ping(nil, other)) }
    expectEqual(mismatch?.message, "At 3190s: expected a value, but nothing came.")
  }

  /// A chat is opened, and closed after five minutes.
  private func openAndClose(_ defect: ChatClient.Defect?, on scheduler: TestScheduler) {
    let client = scheduler.track(ChatClient(defect, on: scheduler), file: "ChatTests/ChatTests.swift", line: 20)
    client.open(.just(true).concat(.never))
    scheduler.advance(by: .seconds(300))
    client.close()
  }

  @Test func whatIsLeftArmedShowsAMissingDispose() throws {
    openAndClose(.missingDispose, on: scheduler)
    let error = expectFailure("leftover timers") { try scheduler.expectIdle(file: "ChatTests/ChatTests.swift", line: 24) }
    expectEqual(error?.description.contains("interval due at 360.0 seconds, made at Chat/Pings.swift:12"), true)
    let leaks = expectFailure("leaks") { try scheduler.expectNoLeaks() }
    expectEqual(leaks?.details, ["interval at Chat/Pings.swift:12"])
  }

  @Test func expectNoLeaksFindsARetainCycle() throws {
    openAndClose(.retainCycle, on: scheduler)
    let error = expectFailure("leaks") { try scheduler.expectNoLeaks(file: "ChatTests/ChatTests.swift", line: 31) }
    #expect(
      error?.description == """
        ChatTests/ChatTests.swift:31: everything should have ended, but this has not:
          ChatClient at ChatTests/ChatTests.swift:20
          interval at Chat/Pings.swift:12
        """)
  }

  @Test func aClientThatIsClosedLeavesNothing() throws {
    openAndClose(nil, on: scheduler)
    try scheduler.expectIdle()
    try scheduler.expectNoLeaks()
  }

  /// The app goes to the background just when a reply comes.
  private func reply(_ defect: ChatClient.Defect?, on scheduler: TestScheduler) throws {
    let client = ChatClient(defect, on: scheduler, context: scheduler.sibling(timebase: .continuous, name: "state"))
    scheduler.schedule(after: .seconds(2)) { client.enterBackground() }
    client.startPolling(TickSignal.after(.seconds(2), on: scheduler).map { _ in 1 })
    scheduler.advance(by: .seconds(3))
    try scheduler.expectIdle(file: "ChatTests/ChatTests.swift", line: 40)
  }

  @Test func exploreFindsAReplyThatMeetsTheBackground() throws {
    try reply(.lateReply, on: TestScheduler())
    let failure = expectFailure("explore") { try explore { try reply(.lateReply, on: $0) } }
    expectEqual(failure?.details.first?.contains("no timer should be armed"), true)
    expectEqual(failure?.description.contains("Chat/Polls.swift:20"), true)
    try explore { try reply(nil, on: $0) }
  }
}
