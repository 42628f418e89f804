import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The limit of a test that hangs.
private let limit = TimeLimitTrait.timeLimit(.minutes(Sanitizer.isOn ? 60 : 5))

@Suite("Several runs of one scheduler at the same time") struct ConcurrentRunTests {
  private let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()
  private let waiting = Log<Bool>()

  /// Runs a body that waits for the subject; the time limit is for a run that hangs.
  private func run(patience: Duration) async -> String {
    do {
      let signal = subject.signal.handleEvents(onSubscribe: { [waiting] in waiting.append(true) })
      return "\(try await scheduler.run(patience: patience) { await signal.firstValue() ?? -1 })"
    } catch { return (error as? TestFailure)?.rule ?? "\(error)" }
  }

  @Test(limit) func eachOfThemLosesItsPatience() async {
    async let first = run(patience: .milliseconds(20))
    async let second = run(patience: .milliseconds(40))
    await expectEqual([first, second], ["stuck body", "stuck body"])
  }

  @Test(limit) func theEndOfOnePatienceDoesNotEndTheOther() async {
    async let short = run(patience: .milliseconds(20))
    async let long = run(patience: .seconds(200 * Sanitizer.patience))
    await expectEqual(short, "stuck body")
    while waiting.count < 2 { await Task.yield() }
    await MainActor.run { [subject] in subject.next(1) }
    await expectEqual(long, "1")
  }

  @Test(limit) func whatEndsBothIsNoticedByBothAtOnce() async {
    async let first = run(patience: .seconds(200 * Sanitizer.patience))
    async let second = run(patience: .seconds(200 * Sanitizer.patience))
    while waiting.count < 2 { await Task.yield() }
    for _ in 0..<1_000 { await Task.yield() }
    await MainActor.run { [subject] in subject.next(1) }
    await expectEqual([first, second], ["1", "1"])
  }

  @Test(limit) func aRunInsideARunEndsWithThePatienceOfTheOuterOne() async {
    let error = await expectFailure("stuck body") {
      try await scheduler.run(patience: .milliseconds(20)) { [scheduler, subject] in
        _ = try await scheduler.run(patience: .seconds(200 * Sanitizer.patience)) { await subject.signal.firstValue() }
      }
    }
    expectEqual(error?.message.contains("for 0.02 seconds of real time"), true)
  }

  @Test(limit) func inARunInsideARunTimePasses() async throws {
    let instants = try await scheduler.run { [scheduler] in
      let inner = try await scheduler.run {
        try await scheduler.clock.sleep(for: .seconds(3))
        return scheduler.now
      }
      try await scheduler.clock.sleep(for: .seconds(4))
      return [inner, scheduler.now]
    }
    expectEqual(instants, [.origin.advanced(by: .seconds(3)), .origin.advanced(by: .seconds(7))])
  }

  @Test(limit) func withoutPatienceARunEndsAtOnce() async { await expectEqual(run(patience: .zero), "stuck body") }
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
