import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

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
    #expect(try await first == 1)
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
    #expect(try await task.value == .origin.advanced(by: .seconds(1)))
  }

  @Test func aCanceledRunCancelsItsBody() async {
    let scheduler = TestScheduler()
    let run = Task { try await scheduler.run(limit: .time(.seconds(3_600))) { while true { try await scheduler.sleep(for: .seconds(1)) } } }
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
  }
}
