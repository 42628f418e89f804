import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct RetrySteeredTests {
  private struct Refusal: Error, Equatable {
    var retryAfter: Duration?
  }

  private typealias Failing = TickSignal<Int, Refusal>

  let scheduler = TestScheduler()
  private let starts = Log<Duration>()
  private let now = TickSubject<Void, Never>()
  private let next = TickValue<RetryWait?>(nil)

  /// Notes when it is subscribed.
  ///
  /// Each subscription fails immediately with the next of these failures; after the last it completes.
  private func attempts(_ failures: [Refusal]) -> Failing {
    .deferred { [scheduler, starts] in
      starts.append(scheduler.elapsed)
      return starts.count <= failures.count ? .fail(failures[starts.count - 1]) : .empty
    }
  }

  private func endless(_ count: Int = 99) -> Failing { attempts(Array(repeating: Refusal(), count: count)) }

  @Test func afterAShutdownNothingStartsARunSooner() {
    let recording = scheduler.record(endless(1).retry(soonerWhen: now.signal, on: scheduler) { _, _ in .seconds(10) })
    scheduler.shutdown()
    now.next(())
    expectEqual(starts.count, 1)
    expectEmpty(recording.events)
  }

  // MARK: - The decision

  @Test func theDelayComesFromTheFailure() {
    let failures = [Refusal(retryAfter: .seconds(7)), Refusal(), Refusal(retryAfter: .seconds(2))]
    let recording = scheduler.record(
      attempts(failures).retry(on: scheduler) { failure, _ in failure.retryAfter ?? .seconds(1) }, for: .seconds(60))
    expectEqual(starts.entries, [.zero, .seconds(7), .seconds(8), .seconds(10)])
    expectEqual(recording.events, [.completed(at: .seconds(10))])
  }

  @Test func aListGivesTheDelaysAndItsEndPassesTheFailure() {
    let delays = [Duration.seconds(1), .seconds(5)]
    let recording = scheduler.record(endless().retry(on: scheduler) { $1 < delays.count ? delays[$1] : nil }, for: .seconds(60))
    expectEqual(starts.entries, [.zero, .seconds(1), .seconds(6)])
    expectEqual(recording.events, [.failed(Refusal(), at: .seconds(6))])
    expectEmpty(scheduler.pending)
  }

  @Test func theDecisionIsAskedOnceForEachFailure() {
    let asked = Log<Int>()
    let recording = scheduler.record(
      endless().retry(on: scheduler) { _, retry in
        asked.append(retry)
        return retry < 3 ? .seconds(1) : nil
      }, for: .seconds(60))
    expectEqual(asked.entries, [0, 1, 2, 3])
    #expect(recording.isFinished)
  }

  @Test func theRetryIsNotEarly() {
    let recording = scheduler.record(endless(1).retry(on: scheduler) { _, _ in .seconds(3) }, for: .seconds(3) - .nanosecond)
    expectEqual(starts.count, 1)
    scheduler.advance(by: .nanosecond)
    expectEqual(starts.count, 2)
    #expect(recording.isFinished)
  }

  @Test func aTimeThatIsNotPositiveRetriesAsynchronously() {
    let recording = scheduler.record(endless(2).retry(on: scheduler) { _, retry in .seconds(-retry) })
    expectEqual(starts.count, 1)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.completed(at: .zero)])
  }

  @Test func theLimitOfTimeAndTheResetApply() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let kept = scheduler.record(source.signal.retry(resetting: .onValue, on: scheduler) { $1 == 0 ? .seconds(1) : nil })
    let limited = scheduler.record(endless().retry(within: .seconds(2), on: scheduler) { _, _ in .seconds(1) }, for: .seconds(30))
    expectEqual(kept.values.count, 10)
    kept.dispose()
    expectEqual(limited.events, [.failed(Refusal(), at: .seconds(2))])
  }

  // MARK: - Retry now

  @Test func aValueEndsTheWaitAtOnce() {
    let recording = scheduler.record(endless(2).retry(soonerWhen: now.signal, on: scheduler) { _, _ in .seconds(10) }, for: .seconds(4))
    now.next(())
    expectEqual(starts.entries, [.zero, .seconds(4)])
    scheduler.advance(by: .seconds(10) - .nanosecond)
    expectEqual(starts.count, 2)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.completed(at: .seconds(14))])
    expectEmpty(scheduler.pending)
  }

  @Test func aRetryThatWasCalledForCounts() {
    let recording = scheduler.record(endless().retry(soonerWhen: now.signal, on: scheduler) { $1 < 2 ? .seconds(10) : nil })
    now.next(())
    now.next(())
    expectEqual(recording.events, [.failed(Refusal(), at: .zero)])
    #expect(!now.hasSubscribers)
  }

  @Test func aValueDoesNotDisturbARun() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(5)), .failed(StubFailure(), at: .seconds(6)))
    let recording = scheduler.record(source.signal.retry(soonerWhen: now.signal, on: scheduler) { _, _ in .seconds(4) }, for: .seconds(1))
    now.next(())
    scheduler.advance(by: .seconds(8))
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(6))])
    scheduler.advance(by: .seconds(1))
    expectEqual(source.subscriptions.count, 2)
    recording.dispose()
  }

  @Test func theCurrentValueOfATickValueEndsNoWait() {
    let online = TickValue(true)
    let recording = scheduler.record(endless(1).retry(soonerWhen: online.signal.filter { $0 }, on: scheduler) { _, _ in .seconds(4) })
    scheduler.advance(by: .seconds(4) - .nanosecond)
    expectEqual(starts.count, 1)
    online.current = true
    expectEqual(starts.count, 2)
    #expect(recording.isFinished)
  }

  @Test func theEndOfTheTriggerChangesNothing() {
    let recording = scheduler.record(endless(1).retry(soonerWhen: .empty as TickSignal<Void, Never>, on: scheduler) { _, _ in .seconds(4) })
    scheduler.advance(by: .seconds(4))
    expectEqual(recording.events, [.completed(at: .seconds(4))])
  }

  @Test func disposalEndsTheWaitAndTheTrigger() {
    let recording = scheduler.record(endless().retry(soonerWhen: now.signal, showing: next, on: scheduler) { _, _ in .seconds(4) })
    #expect(now.hasSubscribers)
    recording.dispose()
    #expect(!now.hasSubscribers)
    expectEmpty(scheduler.pending)
    #expect(next.current == nil)
    now.next(())
    expectEqual(starts.count, 1)
  }

  // MARK: - Showing

  @Test func theWaitIsShownWithItsAttemptAndItsInstant() {
    let shown = scheduler.record(next.signal.map { $0.map { "attempt \($0.attempt) at \($0.deadline)" } ?? "-" })
    let recording = scheduler.record(endless(2).retry(showing: next, on: scheduler) { .seconds(5 + $1) }, for: .seconds(60))
    let due = [TickInstant.origin.advanced(by: .seconds(5)), .origin.advanced(by: .seconds(11))]
    expectEqual(
      shown.events,
      [
        .next("-", at: .zero), .next("attempt 2 at \(due[0])", at: .zero), .next("-", at: .seconds(5)),
        .next("attempt 3 at \(due[1])", at: .seconds(5)), .next("-", at: .seconds(11)),
      ])
    #expect(recording.isFinished)
    shown.dispose()
  }

  @Test func theWaitIsOverBeforeTheAttemptStarts() {
    let seen = Log<Bool>()
    let source = Failing.deferred { [next] in
      seen.append(next.current == nil)
      return seen.count == 1 ? .fail(Refusal()) : .empty
    }
    let recording = scheduler.record(source.retry(soonerWhen: now.signal, showing: next, on: scheduler) { _, _ in .seconds(1) })
    now.next(())
    expectEqual(seen.entries, [true, true])
    #expect(recording.isFinished)
  }

  @Test func aSubscriptionThatIsDisposedAtTheEndOfAWaitStartsNoAttempt() {
    let subscription = SerialDisposable()
    let shown = next.signal.subscribe(onNext: { [starts] in if $0 == nil, starts.count == 1 { subscription.dispose() } })
    subscription.inner = endless().retry(soonerWhen: now.signal, showing: next, on: scheduler) { _, _ in .seconds(1) }.observe { _ in }
    now.next(())
    scheduler.advance(by: .seconds(60))
    #expect(subscription.isDisposed)
    expectEqual(starts.count, 1)
    expectEmpty(scheduler.pending)
    shown.dispose()
  }

  @Test func aFailureThatIsPassedOnIsNotShown() {
    let shown = scheduler.record(next.signal)
    let recording = scheduler.record(endless().retry(showing: next, on: scheduler) { _, _ in nil })
    expectEqual(shown.values, [nil])
    #expect(recording.isFinished)
    shown.dispose()
  }

  @Test func aHundredThousandRetriesThatAreCalledForNeedNoStack() {
    let again = TickSubject<Void, Never>()
    let attempts = TickValue(0)
    let signal = Failing.deferred {
      attempts.modify { $0 += 1 }
      return .fail(Refusal())
    }
    .retry(soonerWhen: again.signal, on: scheduler) { _, retry in retry < 100_000 ? .seconds(1) : nil }
    let finished = onThread(within: 60, stackSize: 512 * 1_024) {
      let subscription = signal.observe { _ in }
      for _ in 0..<100_000 { again.next(()) }
      #expect(subscription.isDisposed)
    }
    #expect(finished)
    expectEqual(attempts.current, 100_001)
  }

  @Test func withABackoffAValueEndsAWaitAndCountsAsARetry() {
    let recording = scheduler.record(
      endless().retry(2, backoff: .constant(.seconds(10)), soonerWhen: now.signal, on: scheduler), for: .seconds(4))
    now.next()
    expectEqual(starts.entries, [.zero, .seconds(4)])
    scheduler.advance(by: .seconds(60))
    expectEqual(starts.entries, [.zero, .seconds(4), .seconds(14)])
    expectEqual(recording.events, [.failed(Refusal(), at: .seconds(14))])
    #expect(!now.hasSubscribers)
  }
}
