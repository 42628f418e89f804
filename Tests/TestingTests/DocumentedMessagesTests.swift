import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The article "What failures look like" shows each message of a failure once, as it is.
@Suite("The messages that the documentation shows") struct DocumentedMessagesTests {
  private let scheduler = TestScheduler()

  private func expectDocumented(_ message: String?, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    let page = root.appending(path: "Sources/TickStreamsTesting/TickStreamsTesting.docc/FailureMessages.md")
    let article = try String(contentsOf: page, encoding: .utf8)
    let message = try #require(message)
    let isShown = article.contains("```text\n\(message)\n```")
    #expect(isShown, "\(message)", sourceLocation: sourceLocation)
  }

  @Test func leftoverTimers() throws {
    let uptime = scheduler.sibling(timebase: .suspending, name: "uptime")
    let beats = scheduler.record(TickSignal.interval(.seconds(60), on: scheduler, file: "App/Heartbeat.swift", line: 12))
    let reply = scheduler.record(
      TickSignal<Int, Never>.never.timeout(after: .seconds(20), on: uptime, file: "App/Heartbeat.swift", line: 14))
    scheduler.advance(by: .seconds(5))
    let error = expectFailure("leftover timers") { try scheduler.expectIdle(file: "AppTests/HeartbeatTests.swift", line: 31) }
    try expectDocumented(error?.description)
    withExtendedLifetime((beats, reply)) {}
  }

  @Test func leaks() throws {
    let typed = scheduler.track(TickSubject<String, Never>(), file: "AppTests/SearchTests.swift", line: 4)
    let searches = scheduler.record(
      typed.signal.debounce(for: .milliseconds(300), on: scheduler, file: "App/Search.swift", line: 9),
      file: "AppTests/SearchTests.swift", line: 5)
    let error = expectFailure("leaks") { try scheduler.expectNoLeaks(file: "AppTests/SearchTests.swift", line: 20) }
    try expectDocumented(error?.description)
    withExtendedLifetime((typed, searches)) {}
  }

  @Test func wakeUps() throws {
    let error = expectFailure("wake-ups") {
      try scheduler.expectWakeUps(max: 61, during: .seconds(60), file: "AppTests/ShopTests.swift", line: 9) {
        [
          scheduler.record(
            TickSignal.countdown(for: .seconds(90), on: scheduler, file: "Shop/Sales.swift", line: 12).skip(1).map { _ in }),
          scheduler.record(
            TickSignal.interval(.seconds(1), delay: .milliseconds(1_950), on: scheduler, file: "Shop/Ticker.swift", line: 30).map { _ in }),
        ]
      }
    }
    try expectDocumented(error?.description)
  }

  @Test func exploreFailure() throws {
    struct Lost: Error, CustomStringConvertible { var description: String { "the value that was set at 60 s is gone at 61 s" } }
    let seeded = expectFailure("explore") {
      try explore(file: "AppTests/CacheTests.swift", line: 12) { scheduler in
        let context = scheduler.sibling(timebase: .continuous, name: "cache")
        let cache = NaiveCache(for: .seconds(60), timers: scheduler, context: context)
        cache.set("old")
        scheduler.advance(by: .zero)
        scheduler.schedule(after: .seconds(60)) { cache.set("new") }
        scheduler.advance(by: .seconds(61))
        if cache.value != "new" { throw Lost() }
      }
    }
    try expectDocumented(seeded?.description)
    let plain = expectFailure("explore") { try explore(file: "AppTests/CacheTests.swift", line: 12) { _ in throw Lost() } }
    try expectDocumented(plain?.description)
  }

  @Test func stuckBody() async throws {
    let error = await expectFailure("stuck body") {
      try await scheduler.run(patience: .milliseconds(20), file: "AppTests/LoginTests.swift", line: 31) { [scheduler] in
        scheduler.advance(by: .seconds(4))
        _ = await TickSignal<Int, Never>.never.firstValue()
      }
    }
    try expectDocumented(error?.description)
  }

  @Test func outsideWakeUp() async throws {
    let error = await expectFailure("outside wake-up") {
      try await scheduler.run(file: "AppTests/LoginTests.swift", line: 31) { try await ContinuousClock().sleep(for: .milliseconds(250)) }
    }
    try expectDocumented(error?.description)
  }

  @Test func realTimeUse() throws {
    let error = expectFailure("real time") {
      try expectNoRealTimers(file: "AppTests/LoginTests.swift", line: 9) {
        _ = scheduler.record(
          TickSignal.after(.seconds(20), on: QueueScheduler(label: "login")), file: "AppTests/LoginTests.swift", line: 12)
      }
    }
    // The time that is left when the timer is armed: less than all, on a busy machine.
    try expectDocumented(error?.description.replacing(/for 1?\d\.\d+ seconds/, with: "for 20.0 seconds"))
  }

  @Test func runaway() async throws {
    let error = await expectFailure("runaway") {
      try await scheduler.run(limit: .events(300), file: "AppTests/LoginTests.swift", line: 31) { [scheduler] in
        for await _ in TickSignal.interval(.seconds(1), on: scheduler, file: "App/Beat.swift", line: 7).values {}
      }
    }
    try expectDocumented(error?.description)
  }

  @Test func instantWithoutEnd() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler()
      let poll = TickSignal<Int, Never>.just(1).repeated(after: .zero, on: scheduler, file: "App/Poll.swift", line: 5).subscribe(onNext: {
        _ in
      })
      scheduler.advance(by: .seconds(1))
      withExtendedLifetime(poll) {}
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let message = text.components(separatedBy: "Fatal error: ").dropFirst().first?.components(separatedBy: "\n").prefix(3).joined(
      separator: "\n")
    try expectDocumented(message)
  }

  @Test func unexpectedUse() throws {
    let uses = Log<TestFailure>()
    let unused = UnusedScheduler(file: "AppTests/CacheTests.swift", line: 8) { uses.append($0) }
    _ = TickSignal.after(.seconds(60), on: unused, file: "App/Cache.swift", line: 21).subscribe(onNext: { _ in })
    try expectDocumented(uses.entries.first?.description)
  }

  @Test func advancingInsideAnAdvance() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler()
      scheduler.schedule { scheduler.advance(by: .seconds(1)) }
      scheduler.advance(by: .zero)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let message = text.components(separatedBy: "Fatal error: ").dropFirst().first?.components(separatedBy: "\n").first
    try expectDocumented(message)
  }
}
