import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@MainActor private final class Model {
  private(set) var seconds: Int

  init(seconds: Int) { self.seconds = seconds }

  func wait(by clock: some Clock<Duration>) async throws {
    try await clock.sleep(for: .seconds(2))
    seconds += 2
  }
}

@Suite("A body on the main actor") struct IsolatedBodyTests {
  private let scheduler = TestScheduler()

  @Test func runTakesABodyOfTheMainActor() async throws {
    let model = await Model(seconds: 0)
    let seconds = try await scheduler.run { @MainActor [scheduler] in
      try await model.wait(by: scheduler.clock)
      return model.seconds
    }
    expectEqual(seconds, 2)
  }

  @Test func spawnTakesABodyOfTheMainActor() async throws {
    let model = await Model(seconds: 0)
    let task = scheduler.spawn { @MainActor [scheduler] in
      try await model.wait(by: scheduler.clock)
      return model.seconds
    }
    try await expectEqual(scheduler.run { try await task.value }, 2)
  }
}

/// A patience that is longer than any test, for tests that must not be given up.
struct PatienceTests {
  private let endless = Duration.seconds(Int64.max)

  @Test(.timeLimit(.minutes(Sanitizer.isOn ? 60 : 5))) func aRunCanWaitWithoutEnd() async throws {
    let scheduler = TestScheduler()
    let subject = TickSubject<Int, Never>()
    let waiting = Log<Bool>()
    let signal = subject.signal.handleEvents(onSubscribe: { waiting.append(true) })
    async let first = scheduler.run(patience: endless) { await signal.firstValue() }
    while waiting.count == 0 { await Task.yield() }
    await expectFailure("stuck body") { try await scheduler.run(patience: .milliseconds(20)) { _ = await signal.firstValue() } }
    await MainActor.run { subject.next(1) }
    try await expectEqual(first, 1)
  }

  @Test func aRunInATaskThatOutlivesTheRunAroundItLetsTimePass() async throws {
    let scheduler = TestScheduler()
    let (end, ended) = AsyncStream.makeStream(of: Void.self)
    let task = try await scheduler.run {
      Task {
        for await _ in end {}
        return try await scheduler.run {
          try await scheduler.sleep(for: .seconds(1))
          return scheduler.now
        }
      }
    }
    ended.finish()
    try await expectEqual(task.value, .origin.advanced(by: .seconds(1)))
  }

  @Test func aCanceledRunCancelsItsBody() async {
    let scheduler = TestScheduler()
    let run = Task { try await scheduler.run(limit: .time(.seconds(3_600))) { while true { try await scheduler.sleep(for: .seconds(1)) } } }
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
  }
}
