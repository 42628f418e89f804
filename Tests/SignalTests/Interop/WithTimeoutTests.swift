import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct WithTimeoutTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  /// Runs work with a limit of two seconds, and logs how and when that ends.
  private func start(limit: Duration = .seconds(2), _ work: @escaping @Sendable () async throws -> Int) -> Task<Void, any Error> {
    scheduler.spawn { [scheduler, log] in
      do {
        let value = try await withTimeout(after: limit, on: scheduler, work)
        log.append("\(value) at \(scheduler.now)")
      } catch { log.append("\(error) at \(scheduler.now)") }
    }
  }

  @Test func workThatIsInTimeReturnsItsValueAndLeavesNoTimer() {
    _ = start { [scheduler] in
      try await scheduler.sleep(for: .seconds(1))
      return 7
    }
    scheduler.advance(by: .milliseconds(500))
    expectEqual(scheduler.pending.map(\.name).sorted(), ["sleep", "withTimeout"])
    scheduler.advance(by: .milliseconds(500))
    expectEqual(log.entries, ["7 at 1.0 seconds"])
    expectEmpty(scheduler.pending)
  }

  @Test func workThatTakesExactlyTheLimitIsInTime() {
    _ = start { [scheduler] in
      try await scheduler.sleep(for: .seconds(1))
      try await scheduler.sleep(for: .seconds(1))
      return 7
    }
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["7 at 2.0 seconds"])
  }

  @Test func atTheDeadlineTheWorkIsCancelledAndTheTimeoutThrown() {
    _ = start { [scheduler, log] in
      do {
        try await scheduler.sleep(for: .seconds(2) + .nanoseconds(1))
      } catch {
        log.append("\(error) at \(scheduler.now)")
        throw error
      }
      return 7
    }
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["CancellationError() at 2.0 seconds", "\(TickTimeout(after: .seconds(2))) at 2.0 seconds"])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [true, false]) func itReturnsWhenTheWorkDoesALateResultAndTheTimeoutForALateError(fails: Bool) {
    _ = start { [scheduler] in
      await withCheckedContinuation { continuation in scheduler.schedule(after: .seconds(60)) { continuation.resume() } }
      if fails { throw StubFailure(code: 3) }
      return 7
    }
    scheduler.advance(by: .seconds(60) - .nanoseconds(1))
    expectEqual(log.entries, [])
    scheduler.advance(by: .nanoseconds(1))
    expectEqual(log.entries, [fails ? "\(TickTimeout(after: .seconds(2))) at 60.0 seconds" : "7 at 60.0 seconds"])
  }

  @Test(arguments: [0, 1]) func anErrorStrictlyAfterTheDeadlineIsLateAlsoBeforeTheTimer(nanoseconds: Int) async {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let task = Task<Int, any Error> {
      try await withTimeout(after: .seconds(2), on: scheduler) {
        alarm.pass(.seconds(2) + .nanoseconds(nanoseconds))
        throw StubFailure(code: 3)
      }
    }
    let result = await task.result
    switch result {
    case .failure(let error): #expect(nanoseconds == 0 ? error is StubFailure : error is TickTimeout)
    case .success: Issue.record("the work fails")
    }
    scheduler.shutdown()
  }

  @Test func aCallerThatIsCancelledBeforeTheDeadlineGetsTheErrorOfTheWork() {
    let task = start { [scheduler] in
      await withCheckedContinuation { continuation in scheduler.schedule(after: .seconds(60)) { continuation.resume() } }
      throw StubFailure(code: 3)
    }
    scheduler.advance(by: .seconds(1))
    task.cancel()
    scheduler.advance(by: .seconds(60))
    expectEqual(log.entries, ["\(StubFailure(code: 3)) at 60.0 seconds"])
  }

  @Test func anErrorOfTheWorkIsThrown() {
    _ = start { [scheduler] in
      try await scheduler.sleep(for: .seconds(1))
      throw StubFailure(code: 3)
    }
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["\(StubFailure(code: 3)) at 1.0 seconds"])
    expectEmpty(scheduler.pending)
  }

  @Test func cancellationOfTheCallerCancelsTheWorkAndLeavesNoTimer() {
    let task = start { [scheduler] in
      try? await scheduler.sleep(for: .seconds(60))
      return 7
    }
    scheduler.advance(by: .seconds(1))
    task.cancel()
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["7 at 1.0 seconds"])
    expectEmpty(scheduler.pending)
  }

  @Test func withALimitOfZeroWorkThatWaitsIsCancelledAtOnce() {
    _ = start(limit: .zero) { [scheduler] in
      try await scheduler.sleep(for: .seconds(1))
      return 7
    }
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["\(TickTimeout(after: .zero)) at 0.0 seconds"])
  }

  @Test func withALimitOfZeroTheDeadlineHasComeWhenTheWorkStarts() {
    _ = start(limit: .zero) { [scheduler, log] in
      log.append("cancelled \(Task.isCancelled) at \(scheduler.now)")
      return 7
    }
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["cancelled true at 0.0 seconds", "7 at 0.0 seconds"])
    expectEmpty(scheduler.pending)
  }

  @MainActor @Test func theCallerGoesOnWhereItWas() async throws {
    let value = try await scheduler.run { @MainActor [scheduler] in
      let value = try await withTimeout(after: .seconds(2), on: scheduler) { 7 }
      MainActor.assertIsolated()
      return value
    }
    expectEqual(value, 7)
  }

  @MainActor @Test func theWorkUsesTheStateOfItsCaller() async throws {
    let scheduler = TestScheduler()
    var steps: [String] = []
    let value = try await withTimeout(after: .seconds(1), on: scheduler) {
      MainActor.assertIsolated()
      steps.append("work")
      await Task.yield()
      steps.append("end")
      return steps.count
    }
    expectEqual(value, 2)
    expectEqual(steps, ["work", "end"])
  }

  private nonisolated(nonsending) func step(on scheduler: TestScheduler) async throws -> Bool {
    try await withTimeout(after: .seconds(1), on: scheduler) {
      let actor: (any Actor)? = #isolation
      return actor === MainActor.shared
    }
  }

  @MainActor @Test func theWorkOfAFunctionWithoutAnActorRunsWhereThatRuns() async throws {
    let isOnMain = try await step(on: TestScheduler())
    #expect(isOnMain)
  }

  @Test func theWorkRunsOnTheActorOfItsCaller() async throws {
    actor Counter {
      var count = 0
      func run(on scheduler: TestScheduler) async throws -> Int {
        try await withTimeout(after: .seconds(1), on: scheduler) {
          count += 1
          return count
        }
      }
    }
    let value = try await Counter().run(on: TestScheduler())
    expectEqual(value, 1)
  }

  @Test func aTypedTimeoutThrowsItsOwnError() async throws {
    let scheduler = TestScheduler()
    let start = scheduler.now
    try await scheduler.run {
      do throws(StubFailure) {
        try await withTimeout(after: .seconds(1), failing: StubFailure(code: 7), on: scheduler) { () throws(StubFailure) in
          do { try await scheduler.sleep(for: .seconds(2)) } catch { throw StubFailure(code: 1) }
        }
        Issue.record("no error")
      } catch {
        expectEqual(error, StubFailure(code: 7))
      }
      expectEqual(scheduler.now, start.advanced(by: .seconds(1)))
    }
  }

  @Test func aTypedTimeoutLetsAnErrorThrough() async {
    await #expect(throws: StubFailure(code: 1)) {
      try await withTimeout(after: .seconds(1), failing: StubFailure(code: 7), on: TestScheduler()) { () throws(StubFailure) in
        throw StubFailure(code: 1)
      }
    }
  }

  @Test func anInstantIsADeadlineToo() async throws {
    let scheduler = TestScheduler()
    try await scheduler.run {
      let deadline = scheduler.now.advanced(by: .seconds(3))
      try await scheduler.sleep(for: .seconds(1))
      await #expect(throws: TickTimeout(after: .seconds(2))) {
        try await withTimeout(until: deadline, on: scheduler) { try await scheduler.sleep(for: .seconds(9)) }
      }
      expectEqual(scheduler.now, deadline)
      await #expect(throws: TickTimeout(after: .zero)) {
        try await withTimeout(until: deadline, on: scheduler) { try await scheduler.sleep(for: .seconds(9)) }
      }
    }
  }

  @Test(arguments: [-1, 0, 1]) func afterAShutdownThereIsNoLimitWhateverTheDeadline(seconds: Int) async throws {
    let deadline = scheduler.now.advanced(by: .seconds(seconds))
    scheduler.shutdown()
    let value = try await withTimeout(until: deadline, on: scheduler) {
      try Task.checkCancellation()
      return 7
    }
    expectEqual(value, 7)
  }

  @Test func aShutdownEndsALimitWhoseTimerIsLate() async {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let task = Task<Int, any Error> {
      try await withTimeout(after: .seconds(2), on: scheduler) {
        for await _ in gate {}
        throw StubFailure(code: 3)
      }
    }
    while scheduler.statistics.pending == 0 { await Task.yield() }
    alarm.pass(.seconds(3))
    scheduler.shutdown()
    open.finish()
    await #expect(throws: StubFailure(code: 3)) { try await task.value }
  }

  @Test func workThatOccupiesItsActorIsCanceled() async {
    actor Busy {
      var steps = 0
      func work(on queue: QueueScheduler) async throws {
        let end = queue.now.advanced(by: .seconds(60))
        try await withTimeout(after: .milliseconds(20), on: queue) {
          while queue.now < end {
            steps += 1
            try Task.checkCancellation()
          }
        }
      }
    }
    // Before the tests that wait for a thread.
    let work = Task(priority: .high) { try await Busy().work(on: QueueScheduler()) }
    await #expect(throws: TickTimeout(after: .milliseconds(20))) { try await work.value }
  }
}
