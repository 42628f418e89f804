import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("A body may let time pass at any point") struct AdvanceInBodyTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  @Test func everyCallThatLetsTimePassWorksAfterAnAwait() async throws {
    let uptime = scheduler.sibling(timebase: .suspending, name: "uptime")
    let ticks = scheduler.record(TickSignal.interval(.seconds(10), on: scheduler).map(\.index))
    try await scheduler.run { [scheduler, log] in
      try await scheduler.clock.sleep(for: .seconds(5))
      scheduler.advance(by: .seconds(10))
      log.append("advance(by:) \(scheduler.now)")
      scheduler.advance(to: .origin.advanced(by: .seconds(20)))
      log.append("advance(to:) \(scheduler.now)")
      scheduler.advanceToNext()
      log.append("advanceToNext \(scheduler.now)")
      scheduler.sleepDevice(for: .seconds(15))
      log.append("sleepDevice \(scheduler.now), uptime \(uptime.now)")
      scheduler.suspendApp(for: .seconds(5))
      log.append("suspendApp \(scheduler.now), uptime \(uptime.now)")
      scheduler.advanceUntilIdle(limit: .time(.seconds(10)))
      log.append("run \(scheduler.now)")
    }
    expectEqual(
      log.entries,
      [
        "advance(by:) 15.0 seconds", "advance(to:) 20.0 seconds", "advanceToNext 30.0 seconds",
        "sleepDevice 45.0 seconds, uptime 30.0 seconds", "suspendApp 50.0 seconds, uptime 35.0 seconds", "run 60.0 seconds",
      ])
    expectEqual(ticks.values, [0, 1, 2, 3, 4, 5])
  }

  @Test func theWallClockJumpsAtOnce() async throws {
    let countdown = scheduler.record(TickSignal.at(scheduler.wallNow.advanced(by: .seconds(100)), on: scheduler))
    try await scheduler.run { [scheduler] in
      try await scheduler.clock.sleep(for: .seconds(5))
      scheduler.jumpWallClock(by: .seconds(1_000))
      expectEqual(countdown.events.map(\.time), [.seconds(5), .seconds(5)])
    }
  }

  @Test func tasksThatAnAdvanceWakesRunBeforeTimeMovesOn() async throws {
    try await scheduler.run { [scheduler, log] in
      async let child: Void = {
        for second in 3...4 {
          try await scheduler.clock.sleep(until: .origin.advanced(by: .seconds(second)))
          log.append("child \(scheduler.now)")
        }
      }()
      try await scheduler.clock.sleep(for: .seconds(1))
      scheduler.advance(by: .seconds(5))
      log.append("body \(scheduler.now)")
      try await child
    }
    expectEqual(log.entries, ["child 3.0 seconds", "child 4.0 seconds", "body 6.0 seconds"])
  }

  @Test func anAdvanceInsideAnotherOneIsPartOfIt() async throws {
    let ticks = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler).map(\.index))
    scheduler.spawn { [scheduler, log] in
      try await scheduler.clock.sleep(for: .seconds(2))
      scheduler.advance(by: .seconds(6))
      log.append("task \(scheduler.now), \(ticks.values.count) ticks")
      scheduler.schedule { log.append("scheduled \(scheduler.now)") }
    }
    scheduler.advance(by: .seconds(3))
    expectEqual(log.entries, ["task 8.0 seconds, 8 ticks", "scheduled 8.0 seconds"])
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(8)))
    expectEqual(ticks.values, Array(0..<8))
  }

  @Test func anAdvanceInsideAnotherOneLetsTheOuterOneFinish() async throws {
    scheduler.spawn { [scheduler, log] in
      try await scheduler.clock.sleep(for: .seconds(2))
      scheduler.advance(by: .seconds(1))
      log.append("task \(scheduler.now)")
    }
    scheduler.schedule(after: .seconds(4)) { [log] in log.append("timer") }
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["task 3.0 seconds", "timer"])
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(5)))
  }

  @Test func inTheActionOfATimerItStaysAMistake() {
    let mistakes = Log<TestFailure>()
    let scheduler = TestScheduler { mistakes.append($0) }
    scheduler.spawn { [log] in
      try await scheduler.clock.sleep(for: .seconds(1))
      scheduler.schedule { scheduler.advance(by: .seconds(9), file: "AppTests/LoginTests.swift", line: 3) }
      scheduler.advance(by: .seconds(1))
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .seconds(5))
    expectEqual(
      mistakes.entries.map(\.description),
      [
        "AppTests/LoginTests.swift:3: advance was called from inside an advance; schedule work instead"
      ])
    expectEqual(log.entries, ["2.0 seconds"])
  }

  @Test func everyWorldAllowsIt() async throws {
    try await explore(seedCount: Sanitizer.runs(200), lateness: .milliseconds(5)) { scheduler in
      let ticks = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler).map(\.index))
      try await scheduler.clock.sleep(for: .seconds(2))
      scheduler.advance(by: .seconds(3))
      scheduler.sleepDevice(for: .seconds(10))
      scheduler.suspendApp(for: .seconds(10))
      try await scheduler.clock.sleep(for: .seconds(1))
      scheduler.advance(to: .origin.advanced(by: .seconds(30)))
      _ = try #require(ticks.values.last.flatMap { $0 >= 28 ? $0 : nil })
    }
  }

  @Test func aBodyOnTheMainActorMayAdvanceWhileTheRunIsAboutToFinishAnInstant() async throws {
    let background = scheduler.record(TickSignal.interval(.milliseconds(1), on: scheduler).flatMap { _ in TickSignal.from(0..<50) })
    try await scheduler.run { @MainActor [scheduler] in
      for _ in 0..<200 {
        try await scheduler.clock.sleep(for: .milliseconds(1))
        scheduler.advance(by: .milliseconds(2))
      }
    }
    expectEqual(background.values.count, 600 * 50)
  }

  @Test func aCallOfTheTestWaitsForARunOnAnotherThread() async throws {
    let (entered, enter) = AsyncStream.makeStream(of: Void.self)
    let gate = Lock(true)
    scheduler.schedule {
      enter.finish()
      while gate.withLock({ $0 }) {}
    }
    async let body: Void = scheduler.run { [scheduler] in try await scheduler.clock.sleep(for: .seconds(1)) }
    for await _ in entered {}
    scheduler.spawn {}
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [scheduler] in
        scheduler.advance(by: .seconds(2))
        continuation.resume()
      }
      Thread.detachNewThread { gate.withLock { $0 = false } }
    }
    try await body
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(2)))
  }
}
