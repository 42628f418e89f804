import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("One timeline with async code") struct TimelineTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  private actor Counter {
    private(set) var count = 0
    func add() { count += 1 }
  }

  @Test func anAdvanceLetsEveryWokenTaskRunBeforeTimeMovesOn() {
    scheduler.spawn { [scheduler, log] in
      for await tick in TickSignal.interval(.seconds(1), on: scheduler).values(buffering: .newest(1)) {
        log.append("\(tick.index) at \(scheduler.now)")
        if tick.index == 2 { break }
      }
      log.append("over")
    }
    scheduler.advance(by: .seconds(60))
    expectEqual(log.entries, ["0 at 1.0 seconds", "1 at 2.0 seconds", "2 at 3.0 seconds", "over"])
    expectEmpty(scheduler.pending)
  }

  @Test func theBodyMayAdvance() async throws {
    try await scheduler.run { [scheduler, log] in
      async let child: Void = {
        try await scheduler.clock.sleep(for: .seconds(1))
        log.append("child \(scheduler.now)")
      }()
      scheduler.advance(by: .seconds(3))
      log.append("body \(scheduler.now)")
      try await child
    }
    expectEqual(log.entries, ["child 1.0 seconds", "body 3.0 seconds"])
  }

  @Test func timePassesWhileTheBodyWaits() async throws {
    try await scheduler.run { [scheduler, log] in
      try await scheduler.clock.sleep(for: .seconds(5))
      log.append("\(scheduler.now)")
      log.append("\(await TickSignal.after(.seconds(36_000), on: scheduler).firstValue()?.index ?? -1)")
    }
    expectEqual(log.entries, ["5.0 seconds", "0"])
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(36_005)))
  }

  @Test func groupsChildrenAndActorsStayOnTheTimeline() async throws {
    let counter = Counter()
    try await scheduler.run { [scheduler, log] in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for number in [3, 1, 2] {
          group.addTask {
            try await scheduler.clock.sleep(for: .seconds(number))
            await counter.add()
            log.append("\(number) at \(scheduler.now), count \(await counter.count)")
            return number
          }
        }
        var order: [Int] = []
        for try await number in group { order.append(number) }
        log.append("\(order)")
      }
    }
    expectEqual(log.entries, ["1 at 1.0 seconds, count 1", "2 at 2.0 seconds, count 2", "3 at 3.0 seconds, count 3", "[1, 2, 3]"])
  }

  @Test func theBodyReturnsAndThrows() async throws {
    struct Failure: Error {}
    try await expectEqual(scheduler.run { 42 }, 42)
    await #expect(throws: Failure.self) { try await scheduler.run { throw Failure() } }
  }

  @Test func theTimeoutOfATaskGroupIsTested() async throws {
    let winner = try await scheduler.run { [scheduler] in
      try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask {
          try await scheduler.clock.sleep(for: .seconds(3_600))
          return "work"
        }
        group.addTask {
          try await scheduler.clock.sleep(for: .seconds(20))
          return "timeout"
        }
        defer { group.cancelAll() }
        return try await group.next() ?? "none"
      }
    }
    expectEqual(winner, "timeout")
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(20)))
    try scheduler.expectIdle()
  }

  @Test func aSpawnedTaskOutlivesTheBody() async throws {
    let task = try await scheduler.run { [scheduler] in
      scheduler.spawn {
        try await scheduler.clock.sleep(for: .seconds(5))
        return scheduler.now
      }
    }
    scheduler.advance(by: .seconds(10))
    try await expectEqual(task.value, .origin.advanced(by: .seconds(5)))
  }

  @Test func tasksThatPreferTheExecutorAreOnTheTimeline() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask(executorPreference: scheduler.executor) { [scheduler, log] in
        try await scheduler.clock.sleep(for: .seconds(1))
        log.append("\(scheduler.now)")
      }
      scheduler.advance(by: .seconds(2))
      try await group.waitForAll()
    }
    expectEqual(log.entries, ["1.0 seconds"])
  }

  @Test func cancellingTheTestCancelsTheBody() async throws {
    let scheduler = scheduler
    let test = Task {
      try await scheduler.run {
        withUnsafeCurrentTask { $0?.cancel() }
        try await scheduler.clock.sleep(for: .seconds(5))
      }
    }
    await #expect(throws: CancellationError.self) { try await test.value }
    expectEqual(scheduler.now, .origin)
  }

  @MainActor @Test func mainActorTestsAdvanceInPlace() {
    scheduler.spawn { [scheduler, log] in
      try await scheduler.clock.sleep(for: .seconds(1))
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, ["1.0 seconds"])
  }
}
