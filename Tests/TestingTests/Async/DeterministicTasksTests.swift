import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Tasks on the timeline do the same at every run") struct DeterministicTasksTests {
  /// 10,000 programs in a thorough run, in parts that run beside one another.
  @Test(arguments: 0..<16 as Range<UInt64>) func theTaskThatTheLastTimerWakesHasItsTurn(seed: UInt64) {
    let scheduler = TestScheduler(order: .seeded(seed))
    let task = Task(executorPreference: scheduler.executor) { for _ in 1...2 { try await scheduler.sleep(for: .seconds(1)) } }
    #expect(!scheduler.advanceUntilIdle(limit: .events(1)))
    #expect(scheduler.advanceUntilIdle(limit: .events(1)))
    withExtendedLifetime(task) {}
  }

  @Test(arguments: 0..<8) func randomProgramsRunTwiceLeaveTheSameLog(part: UInt64) async {
    var events = 0
    let count = Sanitizer.runs(1_250)
    for seed in part * UInt64(count)..<(part + 1) * UInt64(count) {
      let first = RandomProgram(seed: seed).run()
      #expect(first == RandomProgram(seed: seed).run(), "seed \(seed)")
      events += first.count
      if seed.isMultiple(of: 20) { await Task.yield() }  // lets the tests beside it run
    }
    #expect(events > 4 * count)
  }

  @Test(arguments: 0..<Thorough.rounds(200 as UInt64, otherwise: 30)) func randomProgramsRunTwiceUnderASeedLeaveTheSameLog(seed: UInt64) {
    let program = RandomProgram(seed: seed)
    #expect(program.run(on: TestScheduler(seed: seed)) == program.run(on: TestScheduler(seed: seed)))
  }

  /// Hash values differ from process to process, so nothing here may depend on them.
  @Test func randomProgramsRunInAnotherProcessLeaveTheSameLog() async {
    let logs = Self.logs()
    #expect(logs.joined().count > 100)
    await #expect(processExitsWith: .success) { [logs = logs as [[String]]] in #expect(DeterministicTasksTests.logs() == logs) }
  }

  private static func logs() -> [[String]] {
    (0..<20 as Range<UInt64>).flatMap { seed in
      let program = RandomProgram(seed: seed)
      return [program.run(), program.run(on: TestScheduler(seed: seed))]
    }
  }

  @Test func aSeedMakesTasksTakeTurnsInAnotherOrder() {
    func order(_ scheduler: TestScheduler) -> [Int] {
      let log = Log<Int>()
      for number in 0..<6 { scheduler.spawn { log.append(number) } }
      scheduler.advance(by: .zero)
      return log.entries
    }
    #expect(order(TestScheduler()) == [0, 1, 2, 3, 4, 5])
    let orders = Set((1...20).map { order(TestScheduler(seed: $0)) })
    #expect(orders.count > 10)
    #expect(orders.allSatisfy { $0.sorted() == [0, 1, 2, 3, 4, 5] })
  }

  @Test func underLoadManyRunsLeaveTheSameLog() async throws {
    try await withLoad {
      let expected = try await run()
      #expect(expected.count == 9)
      for number in 1...Sanitizer.runs(1_000) { #expect(try await run() == expected, "run \(number)") }
    }
  }

  /// A body with all kinds of waiting.
  private func run() async throws -> [String] {
    let scheduler = TestScheduler()
    let log = Log<String>()
    try await scheduler.run {
      async let loop: Void = {
        for await tick in TickSignal.interval(.seconds(2), delay: .zero, on: scheduler).take(4).values { log.append("tick \(tick.index)") }
      }()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<4 {
          group.addTask {
            try await scheduler.clock.sleep(for: .seconds(number % 2 + 2))
            log.append("child \(number)")
          }
        }
        scheduler.advance(by: .milliseconds(2_500))
        try await group.waitForAll()
      }
      await loop
      log.append("\(scheduler.now)")
    }
    return log.entries
  }
}
