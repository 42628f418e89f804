import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Explore") struct ExploreTests {
  struct Wrong: Error, CustomStringConvertible {
    var description = "two lines\nof trouble"
  }

  @Test func aNightOfSeedsBegins() {
    var runs = 0
    let error = expectFailure("explore") {
      try explore(seedCount: .max) { _ in
        runs += 1
        if runs == 3 { throw Wrong() }
      }
    }
    expectEqual(runs, 3)
    expectEqual(error?.description.contains("seed 2"), true, "\(error?.description ?? "none")")
  }

  @Test func aTestThatPassesEverywhereRunsInThePlainWorldAndUnderEachSeed() throws {
    var worlds = 0
    var orders: Set<[Int]> = []
    try explore(seedCount: 50) { scheduler in
      worlds += 1
      let log = Log<Int>()
      for number in 0..<4 { scheduler.schedule(after: .seconds(1)) { log.append(number) } }
      scheduler.advance(by: .seconds(1))
      if worlds == 1 { expectEqual(log.entries, [0, 1, 2, 3], "first come, first served") }
      orders.insert(log.entries)
    }
    expectEqual(worlds, 51)
    #expect(orders.count > 15, "of 24 possible ones")
  }

  @Test func aFailureUnderThePlainRulesIsReportedAsSuch() {
    let failure = expectFailure("explore") { try explore(file: "CacheTests/CacheTests.swift", line: 12) { _ in throw Wrong() } }
    #expect(failure?.seed == nil)
    #expect(
      failure?.description == """
        CacheTests/CacheTests.swift:12: the test fails with the default order, so order and latency are not the cause.
          two lines
          of trouble
        To see it again: TestScheduler()
        """)
  }

  @Test func aFailedRequirementIsReportedInALine() {
    struct Cache { var value: String? = "old" }
    var failure: TestFailure?
    let line = #line + 3
    withKnownIssue {
      failure = expectFailure("explore") {
        try explore(file: "CacheTests/CacheTests.swift", line: 12) { _ in try #require(Cache().value == "new") }
      }
    }
    #expect(
      failure?.description == """
        CacheTests/CacheTests.swift:12: the test fails with the default order, so order and latency are not the cause.
          #require was not met at \(#fileID):\(line)
        To see it again: TestScheduler()
        """)
  }

  @Test func latenessIsPartOfTheReplay() throws {
    let failure = expectFailure("explore") {
      try explore(lateness: .milliseconds(1_500)) { scheduler in
        let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler), for: .seconds(10))
        if recording.events[0].time >= .seconds(6) { throw Wrong() }
      }
    }
    let seed = try #require(failure?.seed)
    let text = failure?.description ?? ""
    #expect(
      text.hasSuffix(
        "explore(lateness: .milliseconds(1500), onlySeed: \(seed)) { … }, or TestScheduler(seed: \(seed), lateness: .milliseconds(1500))")
    )
  }

  @Test func workForNowStaysInOrder() throws {
    try explore { scheduler in
      let log = Log<Int>()
      scheduler.schedule(after: .seconds(1)) { for number in 0..<5 { scheduler.schedule { log.append(number) } } }
      scheduler.advance(by: .seconds(1))
      guard log.entries == [0, 1, 2, 3, 4] else { throw Wrong() }
    }
  }

  @Test func deliveryOnASchedulerStaysInOrder() throws {
    try explore { scheduler in
      let recording = scheduler.record(TickSignal<Int, Never>.from(0..<20).deliver(on: scheduler), for: .zero)
      guard recording.values == Array(0..<20) else { throw Wrong() }
    }
  }

  @Test func tasksThatRaceAreFound() async throws {
    let failure = await expectFailure("explore") {
      try await explore { scheduler in
        let log = Log<String>()
        async let first: Void = log.append("first")
        async let second: Void = log.append("second")
        _ = await (first, second)
        guard log.entries == ["first", "second"] else { throw Wrong() }
      }
    }
    #expect(failure?.seed != nil)
  }

  @Test func aReplayedSeedSaysNothingOfOtherWorlds() {
    let failure = expectFailure("explore") { try explore(onlySeed: 7, file: "AppTests/CacheTests.swift", line: 12) { _ in throw Wrong() } }
    #expect(
      failure?.description == """
        AppTests/CacheTests.swift:12: the test fails with seed 7.
          two lines
          of trouble
        To see it again: explore(onlySeed: 7) { … }, or TestScheduler(seed: 7)
        """)
  }

  @Test func aMistakeThatOnlyASeedShowsIsAFailureOfIt() {
    let failure = expectFailure("explore") {
      try explore { scheduler in
        let log = Log<Int>()
        for number in 0..<2 { scheduler.schedule(after: .seconds(1)) { log.append(number) } }
        scheduler.advance(by: .seconds(1))
        if log.entries == [1, 0] { scheduler.advance(by: .seconds(-1)) }
      }
    }
    #expect(failure?.seed != nil)
    expectEqual(failure?.details.first?.hasSuffix("time cannot be advanced backwards, by -1.0 seconds"), true)
  }

  @Test func aNegativeNumberOfSeedsStopsTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { try explore(seedCount: -1) { _ in } }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("seedCount must not be negative, but is -1"))
  }

  @Test func aStuckBodyIsAFailureOfItsWorld() async throws {
    let failure = await expectFailure("explore") {
      try await explore(patience: .milliseconds(10)) { _ in await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }
    expectEqual(failure?.details.first?.contains("the body waits"), true)
  }

  @Test func theEventsOfAGroupStayInTheirOrderUnderEachSeed() throws {
    try explore(seedCount: 20) { scheduler in
      let signals = [scheduler.hot("--(ab|)").signal, scheduler.cold("--(ab|)").signal]
      let recordings = signals.map { scheduler.record($0) }
      scheduler.advance(by: .milliseconds(10))
      for recording in recordings { try recording.expect("--(ab|)") }
    }
  }
}
