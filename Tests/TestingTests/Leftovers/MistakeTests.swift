import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("A mistake is reported, and the tests beside it go on") struct MistakeTests {
  private let mistakes = Log<TestFailure>()
  private let scheduler: TestScheduler

  init() { scheduler = TestScheduler(instantLimit: 200) { [mistakes] in mistakes.append($0) } }

  private var reasons: [String] { mistakes.entries.map(\.message) }

  @Test func timeThatShouldRunBackwards() {
    scheduler.advance(by: .seconds(5))
    scheduler.advance(by: .seconds(-1), file: "AppTests/LoginTests.swift", line: 9)
    scheduler.advance(to: .origin.advanced(by: .seconds(4)))
    scheduler.sleepDevice(for: .seconds(-2))
    scheduler.suspendApp(for: .seconds(-3))
    expectEqual(
      reasons,
      [
        "time cannot be advanced backwards, by -1.0 seconds", "time cannot be advanced backwards, from 5.0 seconds to 4.0 seconds",
        "duration must not be negative, but is -2.0 seconds", "duration must not be negative, but is -3.0 seconds",
      ])
    expectEqual(mistakes.entries.first?.description, "AppTests/LoginTests.swift:9: time cannot be advanced backwards, by -1.0 seconds")
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(5)))
  }

  @Test func aRunWithANegativeLimit() async throws {
    let timer = scheduler.schedule(after: .seconds(1)) {}
    #expect(!scheduler.advanceUntilIdle(limit: .events(-1)))
    #expect(!scheduler.advanceUntilIdle(limit: .time(.seconds(-2))))
    timer.dispose()
    #expect(scheduler.advanceUntilIdle(limit: .events(-1)))
    try await scheduler.run(limit: .time(.seconds(-3))) {}
    expectEqual(
      reasons,
      [
        "limit must not be negative, but is -1 events", "limit must not be negative, but is -2.0 seconds",
        "limit must not be negative, but is -1 events", "limit must not be negative, but is -3.0 seconds",
      ])
    expectEqual(scheduler.now, .origin)
  }

  @Test func everyCallThatLetsTimePassInsideAnAction() {
    scheduler.schedule { [scheduler] in
      scheduler.advance(by: .seconds(1))
      scheduler.advance(to: .distantFuture)
      _ = scheduler.advanceToNext()
      _ = scheduler.advanceUntilIdle(limit: .events(1))
      scheduler.sleepDevice(for: .seconds(1))
      scheduler.suspendApp(for: .seconds(1))
    }
    scheduler.advance(by: .seconds(1))
    expectEqual(
      reasons,
      ["advance", "advance", "advanceToNext", "advanceUntilIdle", "sleepDevice", "suspendApp"]
        .map { "\($0) was called from inside an advance; schedule work instead" })
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(1)))
  }

  @Test func aRefusedJumpOfTheWallClockLeavesIt() {
    scheduler.schedule { [scheduler] in onAnotherThread { scheduler.jumpWallClock(by: .seconds(60)) } }
    scheduler.advance(by: .zero)
    expectEqual(reasons.count, 1)
    expectEqual(scheduler.wallNow, TestScheduler.wallStart)
  }

  @Test(arguments: [true, false]) func anInstantThatNeverEndsEndsAPause(isSleep: Bool) {
    let loop = TickSignal<Int, Never>.just(1).repeated(after: .zero, on: scheduler).subscribe { _ in }
    if isSleep { scheduler.sleepDevice(for: .seconds(5)) } else { scheduler.suspendApp(for: .seconds(5)) }
    expectEqual(reasons.count, 1)
    expectEqual(scheduler.now, .origin)
    loop.dispose()
  }

  @Test func anInstantThatNeverEndsEndsTheAdvance() {
    let loop = TickSignal<Int, Never>.just(1).repeated(after: .zero, on: scheduler, file: "App/Poll.swift", line: 5).subscribe(onNext: {
      _ in
    })
    scheduler.advance(by: .seconds(1))
    expectEqual(reasons.count, 1)
    expectEqual(
      reasons.first?.hasPrefix("time does not advance beyond 0.0 seconds: 200 pieces of work have run there, and there is more"), true)
    expectEqual(scheduler.now, .origin)
    loop.dispose()
    scheduler.advance(by: .seconds(1))
    expectEqual(reasons.count, 1)
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(1)))
  }

  @Test func aTaskThatYieldsForeverEndsTheAdvance() {
    let task = scheduler.spawn { while !Task.isCancelled { await Task.yield() } }
    scheduler.advance(by: .seconds(1))
    expectEqual(reasons.count, 1)
    task.cancel()
    scheduler.advance(by: .seconds(1))
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(1)))
  }

  @Test func anAdvanceOnAnotherThreadMeanwhile() {
    scheduler.schedule { [scheduler] in onAnotherThread { scheduler.advance(by: .seconds(1)) } }
    scheduler.advance(by: .zero)
    expectEqual(reasons, ["advance was called while another thread is advancing the same scheduler"])
  }

  @Test func mistakesAreReportedUnderASeed() {
    let scheduler = TestScheduler(seed: 3) { [mistakes] in mistakes.append($0) }
    scheduler.advance(by: .seconds(-1))
    expectEqual(reasons.count, 1)
  }

  @Test func anInstantThatNeverEndsInARunIsThrown() async {
    await expectFailure("runaway") { try await scheduler.run { while !Task.isCancelled { await Task.yield() } } }
    expectEmpty(reasons)
  }

  @Test func aTimerThatCannotBeArmed() {
    let timers = [
      scheduler.schedule(after: .seconds(-1)) {}, scheduler.schedule(every: .zero) { _ in },
      scheduler.schedule(every: .seconds(1), delay: .seconds(-2)) { _ in },
    ]
    expectEqual(
      reasons,
      [
        "delay must not be negative, but is -1.0 seconds", "interval must be greater than zero, but is 0.0 seconds",
        "delay must not be negative, but is -2.0 seconds",
      ])
    #expect(timers.allSatisfy(\.isDisposed) && scheduler.pending.isEmpty)
  }
}
