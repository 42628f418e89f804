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
      expectEqual(first, RandomProgram(seed: seed).run(), "seed \(seed)")
      events += first.count
      if seed.isMultiple(of: 20) { await Task.yield() }  // lets the tests beside it run
    }
    #expect(events > 4 * count)
  }

  @Test(arguments: 0..<Thorough.rounds(200 as UInt64, otherwise: 30)) func randomProgramsRunTwiceUnderASeedLeaveTheSameLog(seed: UInt64) {
    let program = RandomProgram(seed: seed)
    expectEqual(program.run(on: TestScheduler(seed: seed)), program.run(on: TestScheduler(seed: seed)))
  }

  /// Hash values differ from process to process, so nothing here may depend on them.
  @Test func randomProgramsRunInAnotherProcessLeaveTheSameLog() async {
    let logs = Self.logs()
    #expect(logs.joined().count > 100)
    await #expect(processExitsWith: .success) { [logs = logs as [[String]]] in expectEqual(DeterministicTasksTests.logs(), logs) }
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
    expectEqual(order(TestScheduler()), [0, 1, 2, 3, 4, 5])
    let orders = Set((1...20).map { order(TestScheduler(seed: $0)) })
    #expect(orders.count > 10)
    #expect(orders.allSatisfy { $0.sorted() == [0, 1, 2, 3, 4, 5] })
  }

  @Test func underLoadManyRunsLeaveTheSameLog() async throws {
    try await withLoad {
      let expected = try await run()
      expectEqual(expected.count, 9)
      for number in 1...Sanitizer.runs(1_000) { try await expectEqual(run(), expected, "run \(number)") }
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

/// Random programs of tasks that sleep, await signals, send to subjects, start children and cancel one another.
struct RandomProgram: Sendable {
  let seed: UInt64

  /// Runs the program and returns what happened, and when.
  func run(on scheduler: TestScheduler = TestScheduler()) -> [String] {
    var random = SplitMix(state: seed)
    let log = Log<String>()
    let subject = TickSubject<Int, Never>()
    let tasks = (0..<Int.random(in: 2...4, using: &random)).map { number in
      let seed = random.next()
      return scheduler.spawn { try await step(number, seed: seed, scheduler, subject, log) }
    }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      scheduler.advance(by: .milliseconds(Int.random(in: 0...30, using: &random)))
      subject.next(Int.random(in: 100..<200, using: &random))
      if Int.random(in: 0..<4, using: &random) == 0 { tasks.randomElement(using: &random)?.cancel() }
    }
    subject.completed()
    scheduler.advanceUntilIdle(limit: .events(1_000))
    return log.entries
  }

  private func step(
    _ number: Int, seed: UInt64, _ scheduler: TestScheduler, _ subject: TickSubject<Int, Never>, _ log: Log<String>
  ) async throws {
    var random = SplitMix(state: seed)
    @Sendable func note(_ text: String) { log.append("\(number) \(text) at \(scheduler.now.nanoseconds)") }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let time = Duration.milliseconds(Int.random(in: 0...20, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        try await scheduler.clock.sleep(for: time)
        note("slept")
      case 1:
        for await tick in TickSignal.interval(.milliseconds(5), delay: time, on: scheduler).take(2).values { note("tick \(tick.index)") }
      case 2:
        if let value = await subject.signal.firstValue() { note("got \(value)") }
      case 3:
        subject.next(number)
        note("sent")
      case 4:
        async let first: Void = scheduler.clock.sleep(for: time)
        async let second = TickSignal.after(.milliseconds(7), on: scheduler).firstValue()
        note("both \(try await first) \(await second?.index ?? -1)")
      default:
        await withTaskGroup(of: Int.self) { group in
          for child in 0..<3 {
            group.addTask {
              try? await scheduler.clock.sleep(for: time * child)
              return child
            }
          }
          for await child in group { note("child \(child)") }
        }
      }
    }
  }
}
