import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Which failures `retry` retries, when count and delays start again, and for how long it continues.
struct RetryLimitTests {
  let scheduler = TestScheduler()
  private let starts = Log<Duration>()

  /// A signal whose runs last the given times.
  ///
  /// Each sends a value in the middle if requested, and fails with its number.
  private func runs(
    _ runs: (lasting: Duration, sendsValue: Bool)..., starts: Log<Duration>, then rest: Duration = .seconds(1)
  ) -> TickSignal<Int, StubFailure> {
    .deferred { [scheduler] in
      let number = starts.count
      starts.append(scheduler.elapsed)
      let run = number < runs.count ? runs[number] : (rest, false)
      let value: [Recorded<Event<Int, StubFailure>>] = run.1 ? [.next(number, at: run.0 / 2)] : []
      return scheduler.cold(value + [.failed(StubFailure(code: number), at: run.0)]).signal
    }
  }

  private let doubling = Backoff.exponential(from: .seconds(1), cap: .seconds(60))

  // MARK: - Which failures

  @Test func aFailureThatIsNotRetriedPassesAtOnce() {
    let recording = scheduler.record(runs(starts: starts).retry(where: { $0.code < 2 }), for: .seconds(10))
    expectEqual(starts.entries, [.zero, .seconds(1), .seconds(2)])
    expectEqual(recording.events, [.failed(StubFailure(code: 2), at: .seconds(3))])
  }

  @Test func withABackoffAFailureThatIsNotRetriedPassesWithoutAWait() {
    let recording = scheduler.record(
      runs(starts: starts).retry(where: { $0.code < 1 }, backoff: .constant(.seconds(5)), on: scheduler), for: .seconds(7))
    expectEqual(starts.entries, [.zero, .seconds(6)])
    expectEqual(recording.events, [.failed(StubFailure(code: 1), at: .seconds(7))])
    expectEmpty(scheduler.pending)
  }

  @Test func theConditionIsAskedOnceForEachFailureThatTheLimitsLetRetry() {
    let (starts, asked) = (Log<Duration>(), Log<Int>())
    let condition: @Sendable (StubFailure) -> Bool = {
      asked.append($0.code)
      return true
    }
    let recordings = [
      scheduler.record(runs(starts: starts).retry(2, where: condition)),
      scheduler.record(runs(starts: Log()).retry(2, where: condition, backoff: .constant(.zero), on: scheduler)),
      scheduler.record(runs(starts: Log()).retry(where: condition, backoff: .constant(.zero), within: .seconds(1), on: scheduler)),
    ]
    scheduler.advance(by: .seconds(10))
    #expect(recordings.allSatisfy { $0.events == [.failed(StubFailure(code: 2), at: .seconds(3))] })
    expectEqual(asked.entries, [0, 0, 0, 1, 1, 1])
  }

  // MARK: - Starting again

  @Test func withoutAResetTheDelaysGrowOverHealthyHours() {
    let recording = scheduler.record(
      runs((.seconds(36_000), true), (.seconds(36_000), true), starts: starts).retry(backoff: doubling, on: scheduler))
    scheduler.advance(by: .seconds(72_007))
    expectEqual(starts.entries, [.zero, .seconds(36_001), .seconds(72_003)])
    recording.dispose()
  }

  @Test func aRunWithAValueStartsAnew() {
    let recording = scheduler.record(
      runs((.seconds(1), false), (.seconds(1), false), (.seconds(1), true), starts: starts)
        .retry(backoff: doubling, resetting: .onValue, on: scheduler), for: .seconds(11))
    // Fails at 1, 3, 6, 8 and 11, after waits of 1 and 2; then 1 again, and 2.
    expectEqual(starts.entries, [.zero, .seconds(2), .seconds(5), .seconds(7), .seconds(10)])
    expectEqual(recording.values, [2])
    recording.dispose()
  }

  @Test func aValueOfTheRunBeforeTheLastDoesNotStartAnew() {
    let recording = scheduler.record(
      runs((.seconds(1), true), starts: starts).retry(1, backoff: doubling, resetting: .onValue, on: scheduler), for: .seconds(60))
    expectEqual(starts.entries, [.zero, .seconds(2)])
    expectEqual(recording.events.last, .failed(StubFailure(code: 1), at: .seconds(3)))
  }

  @Test func theCountStartsAnewToo() {
    let recording = scheduler.record(
      runs((.seconds(1), false), (.seconds(1), true), (.seconds(1), true), starts: starts)
        .retry(1, backoff: .constant(.seconds(1)), resetting: .onValue, on: scheduler), for: .seconds(60))
    expectEqual(starts.entries, [.zero, .seconds(2), .seconds(4), .seconds(6)])
    expectEqual(recording.events.last, .failed(StubFailure(code: 3), at: .seconds(7)))
  }

  @Test func aRunThatLastedLongEnoughStartsAnew() {
    let recording = scheduler.record(
      runs((.seconds(1), false), (.seconds(30), false), (.seconds(30) - .nanosecond, true), starts: starts)
        .retry(backoff: doubling, resetting: .after(.seconds(30)), on: scheduler), for: .seconds(64))
    // Fails at 1; at 32, after exactly 30 s: the first wait again; a nanosecond before 63, after less: the second wait, of 2 s.
    expectEqual(starts.entries, [.zero, .seconds(2), .seconds(33), .seconds(65) - .nanosecond].dropLast())
    scheduler.advance(by: .seconds(1) - .nanosecond)
    expectEqual(starts.entries, [.zero, .seconds(2), .seconds(33), .seconds(65) - .nanosecond])
    recording.dispose()
  }

  @Test func theWaitIsNoPartOfTheRun() {
    let recording = scheduler.record(
      runs(starts: starts).retry(backoff: .linear(from: .seconds(10), step: .seconds(10)), resetting: .after(.seconds(5)), on: scheduler))
    scheduler.advance(by: .seconds(40))
    expectEqual(starts.entries, [.zero, .seconds(11), .seconds(32)])
    recording.dispose()
  }

  @Test func theHealthySpanNeedsNoTimer() {
    let source = TestSource<Int, StubFailure>(on: scheduler)
    let recording = scheduler.record(source.signal.retry(backoff: doubling, resetting: .after(.seconds(30)), on: scheduler))
    expectEmpty(scheduler.pending)
    recording.dispose()
  }

  @Test func afterZeroEachFailureIsTheFirst() {
    let recording = scheduler.record(runs(starts: starts).retry(1, backoff: doubling, resetting: .after(.zero), on: scheduler))
    scheduler.advance(by: .seconds(6))
    expectEqual(starts.entries, [.zero, .seconds(2), .seconds(4), .seconds(6)])
    recording.dispose()
  }

  @Test func everySubscriptionStartsAnewForItself() {
    let signal = runs((.seconds(1), true), starts: starts).retry(1, backoff: .constant(.zero), resetting: .onValue, on: scheduler)
    let first = scheduler.record(signal, for: .seconds(5))
    let second = scheduler.record(signal, for: .seconds(5))
    expectEqual(first.events.last, .failed(StubFailure(code: 1), at: .seconds(2)))
    expectEqual(second.events.last, .failed(StubFailure(code: 3), at: .seconds(2)), "the value of the first subscription has no effect")
  }

  // MARK: - The limit of time

  @Test func aRetryExactlyAtTheLimitStarts() {
    let recording = scheduler.record(
      runs(starts: starts).retry(backoff: .constant(.seconds(2)), within: .seconds(5), on: scheduler), for: .seconds(60))
    // Fails at 1, 4 and 7; the retries start 2 s and 5 s after the first failure, the third would start 8 s after it.
    expectEqual(starts.entries, [.zero, .seconds(3), .seconds(6)])
    expectEqual(recording.events, [.failed(StubFailure(code: 2), at: .seconds(7))])
  }

  @Test func aRetryBehindTheLimitDoesNotWait() {
    let recording = scheduler.record(
      runs(starts: starts).retry(backoff: .constant(.seconds(2)), within: .seconds(5) - .nanosecond, on: scheduler), for: .seconds(4))
    expectEqual(starts.entries, [.zero, .seconds(3)])
    expectEqual(recording.events, [.failed(StubFailure(code: 1), at: .seconds(4))])
    expectEmpty(scheduler.pending)
  }

  @Test func theLimitIsMeasuredFromTheFirstFailureInARow() {
    let recording = scheduler.record(
      runs((.seconds(100), false), (.seconds(1), true), (.seconds(1), false), starts: starts)
        .retry(backoff: .constant(.seconds(2)), resetting: .onValue, within: .seconds(2), on: scheduler), for: .seconds(200))
    // Fails at 100, where the limit begins; at 103 again, after a value; at 106, when the row began 3 s ago.
    expectEqual(starts.entries, [.zero, .seconds(102), .seconds(105)])
    expectEqual(recording.events.last, .failed(StubFailure(code: 2), at: .seconds(106)))
  }

  @Test func withinZeroOnlyRetriesWithoutDelayStart() {
    let (first, second) = (Log<Duration>(), Log<Duration>())
    let waiting = scheduler.record(runs(starts: first).retry(backoff: .constant(.nanosecond), within: .zero, on: scheduler))
    let atOnce = scheduler.record(runs(starts: second).retry(backoff: .constant(.zero), within: .zero, on: scheduler), for: .seconds(10))
    expectEqual(first.entries, [.zero])
    expectEqual(second.entries, [.zero, .seconds(1)])
    expectEqual(waiting.events, [.failed(StubFailure(code: 0), at: .seconds(1))])
    expectEqual(atOnce.events, [.failed(StubFailure(code: 1), at: .seconds(2))])
  }

  // MARK: - Jitter

  @Test func aJitteredBackoffStartsAnewWithItsFirstDelay() {
    let backoff = doubling.jittered(seed: 7)
    let recording = scheduler.record(
      runs((.seconds(1), false), (.seconds(1), true), starts: starts, then: .seconds(1_000))
        .retry(backoff: backoff, resetting: .onValue, on: scheduler), for: .seconds(100))
    let (wait, second) = (backoff.delay(at: 0), backoff.delay(at: 1))
    #expect(wait < .seconds(1) && second < .seconds(2) && wait != second)
    expectEqual(starts.entries, [.zero, .seconds(1) + wait, .seconds(2) + wait + wait])
    recording.dispose()
  }

  // MARK: - Bad arguments, release

  @Test func negativeLimitsAreNamed() async {
    await #expect(processExitsWith: .failure) {
      _ = TickSignal<Int, StubFailure>.never.retry(backoff: .constant(.zero), within: .seconds(-1), on: TestScheduler())
    }
    let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TickSignal<Int, StubFailure>.never.retry(backoff: .constant(.zero), resetting: .after(.seconds(-1)), on: TestScheduler())
    }
    let message = String(decoding: outcome?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("resetting: .after must not be negative, but is -1.0 seconds"))
  }

  @Test(arguments: [Backoff.Reset.never, .onValue, .after(.seconds(30))])
  func closuresAreReleasedAtTheEnd(reset: Backoff.Reset) throws {
    try expectCaptureReleased(after: [.completed, .disposed, .dropped]) { source, witness in
      source.map { witness.pass($0) }
        .retry(where: { _ in witness.pass(true) }, backoff: .constant(.seconds(1)), resetting: reset, within: .seconds(9), on: scheduler)
    }
  }
}
