import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct RetryingTests {
  private struct Refusal: Error, Equatable {
    var number = 0
  }

  private let scheduler = TestScheduler()
  private let log = Log<String>()

  /// Work that fails so often, and then returns its number.
  private func start(
    failing failures: Int, _ count: Int = .max, where shouldRetry: @escaping @Sendable (Refusal) -> Bool = { _ in true },
    backoff: Backoff = .exponential(from: .seconds(1)), within limit: Duration? = nil
  ) -> Task<Void, any Error> {
    scheduler.spawn { [scheduler, log] in
      var attempts = 0
      do throws(Refusal) {
        let value = try await withRetries(count, where: shouldRetry, backoff: backoff, within: limit, on: scheduler) {
          () async throws(Refusal) in
          attempts += 1
          log.append("attempt at \(scheduler.now)")
          if attempts <= failures { throw Refusal(number: attempts) }
          return attempts
        }
        log.append("\(value)")
      } catch { log.append("failed \(error.number) at \(scheduler.now)") }
    }
  }

  @Test func eachRetryWaitsAsTheBackoffSays() {
    _ = start(failing: 2)
    scheduler.advance(by: .seconds(3) - .nanosecond)
    expectEqual(log.entries, ["attempt at 0.0 seconds", "attempt at 1.0 seconds"])
    scheduler.advance(by: .nanosecond)
    expectEqual(log.entries.suffix(2), ["attempt at 3.0 seconds", "3"])
    expectEmpty(scheduler.pending)
  }

  @Test func theLastFailureIsThrownWithItsType() {
    _ = start(failing: 9, 2)
    scheduler.advance(by: .seconds(60))
    expectEqual(log.entries.last, "failed 3 at 3.0 seconds")
  }

  @Test func aFailureThatIsNotRetriedIsThrownAtOnce() {
    _ = start(failing: 9, where: { $0.number < 2 })
    scheduler.advance(by: .seconds(60))
    expectEqual(log.entries, ["attempt at 0.0 seconds", "attempt at 1.0 seconds", "failed 2 at 1.0 seconds"])
  }

  @Test func aFailureWhoseRetryWouldBeTooLateIsNotAskedAbout() {
    let asked = Log<Refusal>()
    _ = start(failing: 9, where: { asked.append($0) == () }, backoff: .constant(.seconds(3)), within: .seconds(4))
    scheduler.advance(by: .seconds(9))
    expectEqual(asked.entries, [Refusal(number: 1)])
  }

  @Test func cancellationEndsTheWaitWithTheLastFailure() async throws {
    let task = start(failing: 9)
    scheduler.advance(by: .milliseconds(500))
    task.cancel()
    scheduler.advance(by: .zero)
    try await task.value
    expectEqual(log.entries, ["attempt at 0.0 seconds", "failed 1 at 0.5 seconds"])
    expectEmpty(scheduler.pending)
  }

  @Test func theWorkOfACanceledTaskIsNotRetriedAndItsFailureNotAskedAbout() async throws {
    let asked = Log<Refusal>()
    let task = start(
      failing: 9,
      where: {
        asked.append($0)
        return true
      }, backoff: .constant(.zero))
    task.cancel()
    scheduler.advance(by: .seconds(1))
    try await task.value
    expectEqual(log.entries, ["attempt at 0.0 seconds", "failed 1 at 0.0 seconds"])
    expectEmpty(asked.entries)
  }

  @Test func theWorkRunsOnTheActorOfItsCaller() async throws {
    actor Counter {
      var count = 0
      func run(on scheduler: TestScheduler) async throws -> Int {
        try await withRetries(2, backoff: .constant(.seconds(1)), on: scheduler) {
          count += 1
          if count < 3 { throw Refusal() }
          return count
        }
      }
    }
    let counter = Counter()
    let count = try await scheduler.run { [scheduler] in try await counter.run(on: scheduler) }
    expectEqual(count, 3)
    expectEqual(scheduler.elapsed, .seconds(2))
  }

  /// The retries are due 1, 3 and 7 s after the first failure.
  @Test(arguments: [(limit: Duration.seconds(3) - .nanosecond, retries: 1), (.seconds(3), 2), (.seconds(7), 3)])
  func aRetryThatIsDueAtTheLimitIsMadeAndALaterOneIsNot(limit: Duration, retries: Int) {
    _ = start(failing: 9, within: limit)
    scheduler.advance(by: .seconds(60))
    expectEqual(log.entries.filter { $0.hasPrefix("attempt") }.count, retries + 1)
    expectEqual(log.entries.last?.hasPrefix("failed \(retries + 1)"), true)
    expectEmpty(scheduler.pending)
  }

  /// The sleep has ended, and its task waits for the main actor, where it is canceled.
  @Test @MainActor func aTaskThatIsCanceledRightAfterTheWaitIsNotRetried() async {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let attempts = Log<Int>()
    let task = Task { @MainActor in
      try await withRetries(3, backoff: .constant(.seconds(1)), on: scheduler) {
        attempts.append(1)
        throw Refusal()
      }
    }
    while alarm.armed == nil { await Task.yield() }
    alarm.run(until: .seconds(1))
    task.cancel()
    _ = await task.result
    expectEqual(attempts.count, 1)
  }
}
