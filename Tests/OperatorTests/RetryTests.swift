import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct RetryTests {
  let scheduler = TestScheduler()
  private let attempts = Log<Void>()

  /// Fails a second after each subscription.
  private func failing() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .milliseconds(500)), .failed(StubFailure(), at: .seconds(1)))
  }

  /// Fails immediately, except for the subscription with the number `success`, which sends its number and completes.
  private func failing(until success: Int, _ attempts: Log<Void> = Log()) -> TickSignal<Int, StubFailure> {
    .deferred {
      attempts.append(())
      return attempts.count == success ? .just(attempts.count) : .fail(StubFailure(code: attempts.count))
    }
  }

  @Test func aFailureSubscribesAgainAtOnceAndTheLastOnePasses() {
    let source = failing()
    let recording = scheduler.record(source.signal.retry(2), for: .seconds(10))
    expectEqual(recording.line, "1 at 0.5, 1 at 1.5, 1 at 2.5, # at 3")
    expectEqual(source.windows, "0–1, 1–2, 2–3")
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [0, 3]) func theFailureThatPassesIsTheLast(retries: Int) {
    let recording = scheduler.record(failing(until: 99, attempts).retry(retries))
    expectEqual(recording.events, [.failed(StubFailure(code: retries + 1), at: .zero)])
    expectEqual(attempts.count, retries + 1)
  }

  @Test func successEndsTheAttempts() {
    let recording = scheduler.record(failing(until: 3, attempts).retry(5))
    expectEqual(recording.events, [.next(3, at: .zero), .completed(at: .zero)])
    expectEqual(attempts.count, 3)
  }

  @Test func withoutACountItTriesUntilSuccess() { expectEqual(scheduler.record(failing(until: 1_000).retry()).values, [1_000]) }

  @Test func everySubscriptionHasItsOwnCount() {
    let signal = failing(until: 99, attempts).retry(1)
    #expect(scheduler.record(signal).isFinished)
    #expect(scheduler.record(signal).isFinished)
    expectEqual(attempts.count, 4)
  }

  @Test func theFailedAttemptIsReleasedBeforeTheNextStarts() {
    let order = Log<String>()
    let signal = TickSignal<Int, StubFailure> { subscriber in
      order.append("start")
      subscriber.failed(StubFailure())
      return AnyDisposable { order.append("release") }
    }
    #expect(scheduler.record(signal.retry(1)).isFinished)
    expectEqual(order.entries, ["start", "release", "start", "release"])
  }

  @Test func aHundredThousandAttemptsThatFailAtOnceNeedNoStack() {
    let signal = failing(until: .max, attempts).retry(100_000)
    let finished = onThread(within: 60, stackSize: 512 * 1_024) {
      let subscription = signal.observe { _ in }
      #expect(subscription.isDisposed)
    }
    #expect(finished)
    expectEqual(attempts.count, 100_001)
  }

  @Test func afterTheEndNoFailureIsAskedAbout() {
    let (ends, asked) = (Lifetime(), Log<Void>())
    let signal = TickSignal<Int, StubFailure> { subscriber in
      subscriber.failed(StubFailure())
      ends.dispose()
      return Disposables.none
    }
    expectEqual(scheduler.record(signal.retry { _ in asked.append(()) == () }.take(during: ends)).line, "| at 0")
    expectEqual(asked.count, 0)
  }

  @Test func withABackoffEachRetryWaitsLonger() {
    let source = failing()
    let recording = scheduler.record(source.signal.retry(3, backoff: .exponential(from: .seconds(2)), on: scheduler), for: .seconds(60))
    expectEqual(source.windows, "0–1, 3–4, 8–9, 17–18")
    expectEqual(recording.values.count, 4)
    expectEqual(recording.events.last, .failed(StubFailure(), at: .seconds(18)))
    expectEmpty(scheduler.pending)
  }

  @Test func theRetryIsNotEarly() {
    let source = failing()
    let recording = scheduler.record(source.signal.retry(1, backoff: .constant(.seconds(5)), on: scheduler), for: .seconds(6) - .nanosecond)
    expectEqual(source.subscriptions.count, 1)
    scheduler.advance(by: .nanosecond)
    expectEqual(source.subscriptions.count, 2)
    recording.dispose()
  }

  @Test func disposalEndsTheWait() {
    let source = failing()
    let recording = scheduler.record(source.signal.retry(3, backoff: .constant(.seconds(5)), on: scheduler), for: .seconds(2))
    expectEqual(scheduler.pending.map(\.deadline.nanoseconds), [6_000_000_000])
    recording.dispose()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(60))
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(1))])
    expectEqual(recording.events, [.next(1, at: .milliseconds(500))])
  }

  @Test func aBackoffOfZeroRetriesAsynchronously() {
    let recording = scheduler.record(failing(until: 3, attempts).retry(5, backoff: .constant(.zero), on: scheduler))
    expectEqual(attempts.count, 1)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next(3, at: .zero), .completed(at: .zero)])
  }

  @Test func noRetryWithABackoffPassesTheFailureAtOnce() {
    let recording = scheduler.record(failing(until: 3).retry(0, backoff: .constant(.seconds(1)), on: scheduler))
    expectEqual(recording.events, [.failed(StubFailure(code: 1), at: .zero)])
    expectEmpty(scheduler.pending)
  }

  @Test func disposalWithinTheWaitReleasesTheClosures() {
    let (subscription, witness) = holding { captured in
      failing(until: 99).handleEvents(onFailed: { _ in captured.pass(()) })
        .retry(3, backoff: .constant(.seconds(1)), on: scheduler)
        .observe { _ in }
    }
    #expect(witness.isHeld)
    subscription.dispose()
    #expect(!witness.isHeld)
  }
}

struct CatchTests {
  let scheduler = TestScheduler()

  private func failing() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(code: 7), at: .seconds(2)))
  }

  @Test func afterAFailureTheHandlersSignalContinues() {
    let source = failing()
    let other = TestSource<Int, Never>(on: scheduler, .next(2, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.catch { _ in other.signal }, for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(2, at: .seconds(3)), .completed(at: .seconds(4))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
    expectEqual(other.subscriptions, [SubscriptionWindow(from: .seconds(2), until: .seconds(4))])
    expectEmpty(scheduler.pending)
  }

  @Test func theHandlerIsGivenTheFailure() {
    let recording = scheduler.record(failing().signal.catch { .just($0.code) }, for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(7, at: .seconds(2)), .completed(at: .seconds(2))])
  }

  @Test func aSignalThatCompletesIsUnchanged() {
    let calls = Log<StubFailure>()
    let recording = scheduler.record(
      TickSignal<Int, StubFailure>.from([1, 2])
        .catch { failure -> TickSignal<Int, Never> in
          calls.append(failure)
          return .empty
        }
    )
    expectEqual(recording.events.map(\.event), [.next(1), .next(2), .completed])
    expectEmpty(calls.entries)
  }

  @Test func aFailureOfTheHandlersSignalIsTheFailureOfTheResult() {
    struct OtherFailure: Error, Equatable {}
    let recording = scheduler.record(failing().signal.catch { _ in TickSignal<Int, OtherFailure>.fail(OtherFailure()) }, for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .failed(OtherFailure(), at: .seconds(2))])
  }

  @Test func theFailedSignalIsReleasedBeforeTheHandlerIsCalled() {
    let source = failing()
    let windows = Log<[SubscriptionWindow]>()
    let recording = scheduler.record(
      source.signal
        .catch { _ -> TickSignal<Int, Never> in
          windows.append(source.subscriptions)
          return .empty
        }, for: .seconds(10)
    )
    expectEqual(windows.entries, [[SubscriptionWindow(from: .zero, until: .seconds(2))]])
    #expect(recording.isFinished)
  }
}
