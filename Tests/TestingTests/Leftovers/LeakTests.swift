import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("What outlives a test is found") struct LeakTests {
  private let scheduler = TestScheduler()

  @Test func subscriptionsSubjectsAndTimersAreListedWithWhereTheyWereMade() throws {
    let typed = scheduler.track(TickSubject<String, Never>(), file: "AppTests/SearchTests.swift", line: 4)
    let searches = scheduler.record(
      typed.signal.debounce(for: .milliseconds(300), on: scheduler, file: "App/Search.swift", line: 9),
      file: "AppTests/SearchTests.swift", line: 5)
    let error = expectFailure("leaks") { try scheduler.expectNoLeaks(file: "AppTests/SearchTests.swift", line: 20) }
    #expect(
      error?.description == """
        AppTests/SearchTests.swift:20: everything should have ended, but this has not:
          TickSubject<String, Never> at AppTests/SearchTests.swift:4
          recording at AppTests/SearchTests.swift:5
          debounce at App/Search.swift:9
        """)
    #expect(scheduler.pending.isEmpty, "nothing is armed: pending alone would not tell")
    searches.dispose()
    withExtendedLifetime(typed) {}
  }

  @Test func timersOnAScaledSchedulerAreListed() {
    let scaled = ScaledScheduler(rate: 0, on: scheduler)
    let beats = TickSignal.interval(.seconds(1), on: scaled, file: "App/Beat.swift", line: 3).subscribe { _ in }
    expectEqual(expectFailure("leaks") { try scheduler.expectNoLeaks() }?.details, ["interval at App/Beat.swift:3"])
    beats.dispose()
  }

  @Test func nothingIsFoundWhenEverythingHasEnded() throws {
    func use() {
      let typed = scheduler.track(TickSubject<String, Never>())
      let searches = scheduler.record(typed.signal.debounce(for: .milliseconds(300), on: scheduler))
      typed.next("a")
      scheduler.advance(by: .seconds(1))
      expectEqual(searches.values, ["a"])
    }
    use()
    let finished = scheduler.record(TickSignal.countdown(for: .seconds(3), on: scheduler))
    scheduler.advance(by: .seconds(3))
    try scheduler.expectNoLeaks()
    withExtendedLifetime(finished) {}
  }

  @Test func oneThatLivesIsFoundAmongManyThatDoNot() {
    let leaked = scheduler.track(TickSubject<String, Never>())
    for _ in 0..<1_000 { scheduler.track(TickSubject<Int, Never>()).completed() }
    let error = expectFailure("leaks") { try scheduler.expectNoLeaks() }
    expectEqual(error?.details.map { $0.prefix(32) }, ["TickSubject<String, Never> at Te"])
    withExtendedLifetime(leaked) {}
  }

  @Test func aViewThatRestsIsNoLeakButATimerOnItIs() throws {
    let view = scheduler.withLeeway(.milliseconds(100))
    try scheduler.expectNoLeaks()
    let timer = view.schedule(after: .seconds(1)) {}
    let error = expectFailure("leaks") { try scheduler.expectNoLeaks() }
    expectEqual(error?.details.count, 1)
    expectEqual(error?.details.first?.hasPrefix("schedule at "), true)
    timer.dispose()
    try scheduler.expectNoLeaks()
  }

  @Test func aSubscriptionThatWasKeptAndNeverEndsIsFound() {
    TickSignal.interval(.seconds(1), on: scheduler, file: "App/Heartbeat.swift", line: 12).subscribe(onNext: { _ in }).keepUntilFinished()
    let error = expectFailure("leaks") { try scheduler.expectNoLeaks() }
    expectEqual(error?.details, ["interval at App/Heartbeat.swift:12"])
  }

  @Test func aDisposedHandleIsNoLeak() throws {
    let handle = scheduler.track(TickSignal.interval(.seconds(1), on: scheduler).subscribe(onNext: { _ in }))
    expectFailure("leaks") { try scheduler.expectNoLeaks() }
    handle.dispose()
    try scheduler.expectNoLeaks()
  }

  @Test func aDisposedTimerIsNoLeakEvenIfItsHandleIsHeld() throws {
    let timer = scheduler.schedule(after: .seconds(1)) {}
    expectFailure("leaks") { try scheduler.expectNoLeaks() }
    timer.dispose()
    try scheduler.expectNoLeaks()
    withExtendedLifetime(timer) {}
  }

  @Test func tasksThatHaveNotEndedAreListedWithWhereTheyWereStarted() async throws {
    let spawned = scheduler.spawn(file: "AppTests/SyncTests.swift", line: 4) { [scheduler] in
      try await scheduler.clock.sleep(for: .seconds(10))
    }
    scheduler.spawn(name: "upload", file: "AppTests/SyncTests.swift", line: 5) { [scheduler] in
      try await scheduler.clock.sleep(for: .seconds(20))
    }
    let (never, input) = AsyncStream.makeStream(of: Int.self)
    let recording = scheduler.record(TickSignal(never), file: "AppTests/SyncTests.swift", line: 6)
    let reply = scheduler.record(TickSignal<Int, Never>.task { 3 }, file: "AppTests/SyncTests.swift", line: 7)
    scheduler.advance(by: .seconds(1))
    expectEqual(reply.values, [3])
    let error = expectFailure("leaks") { try scheduler.expectNoLeaks() }
    expectEqual(
      error?.details,
      [
        "recording at AppTests/SyncTests.swift:6", "spawn at AppTests/SyncTests.swift:4", "spawn upload at AppTests/SyncTests.swift:5",
        "asyncSequence at AppTests/SyncTests.swift:6", "sleep at AppTests/SyncTests.swift:4", "sleep at AppTests/SyncTests.swift:5",
      ])
    recording.dispose()
    scheduler.advance(by: .seconds(20))
    try await spawned.value
    try scheduler.expectNoLeaks()
    input.finish()
  }

  @Test func aTaskThatEndsWhenItIsCancelledIsNoLeak() throws {
    let task = scheduler.spawn { [scheduler] in try await scheduler.clock.sleep(for: .seconds(10)) }
    scheduler.advance(by: .seconds(1))
    task.cancel()
    try scheduler.expectNoLeaks()
  }

  @Test func aTaskThatWaitsWithoutATimerIsFound() {
    let (never, input) = AsyncStream.makeStream(of: Int.self)
    scheduler.spawn(file: "AppTests/SyncTests.swift", line: 4) { for await _ in never {} }
    scheduler.advance(by: .seconds(1))
    let error = expectFailure("leaks") { try scheduler.expectNoLeaks() }
    expectEqual(error?.details, ["spawn at AppTests/SyncTests.swift:4"])
    input.finish()
  }

  @Test func theBodyOfARunIsNoLeakOfItself() async throws {
    try await scheduler.run { [scheduler] in
      try await scheduler.clock.sleep(for: .seconds(1))
      try scheduler.expectNoLeaks()
    }
  }

  @Test func manyTimersThatAreGoneLeaveNothingBehind() throws {
    for _ in 0..<2_000 {
      let recording = scheduler.record(TickSignal.after(.seconds(1), on: scheduler))
      recording.dispose()
    }
    try scheduler.expectNoLeaks()
  }
}
