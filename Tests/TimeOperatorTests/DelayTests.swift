import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct DelayTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()

  @Test func valuesComeLaterAndCompletionWithTheLastOfThem() {
    let source = TestSource<String, StubFailure>(
      on: scheduler, .next("a", at: .zero), .next("b", at: .seconds(4)), .completed(at: .seconds(6)))
    let recording = scheduler.record(source.signal.delay(.seconds(3), on: scheduler), for: .seconds(20))
    expectEqual(recording.events, [.next("a", at: .seconds(3)), .next("b", at: .seconds(7)), .completed(at: .seconds(7))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(6))])
    expectEmpty(scheduler.pending)
  }

  @Test func aValueIsNotEarly() {
    let recording = scheduler.record(subject.signal.delay(.seconds(3), on: scheduler))
    subject.next(1)
    scheduler.advance(by: .seconds(3) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(1, at: .seconds(3))])
  }

  @Test func completionWithoutAPendingValuePassesAtOnce() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .zero), .completed(at: .seconds(6)))
    let recording = scheduler.record(source.signal.delay(.seconds(3), on: scheduler), for: .seconds(20))
    expectEqual(recording.events, [.next(1, at: .seconds(3)), .completed(at: .seconds(6))])
    expectEqual(scheduler.record(TickSignal<Int, Never>.empty.delay(.seconds(3), on: scheduler)).events, [.completed(at: .zero)])
  }

  @Test func aFailurePassesAtOnceAndDropsPendingValues() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .zero), .next(2, at: .seconds(4)), .failed(StubFailure(), at: .seconds(5)))
    let recording = scheduler.record(source.signal.delay(.seconds(3), on: scheduler), for: .seconds(20))
    expectEqual(recording.events, [.next(1, at: .seconds(3)), .failed(StubFailure(), at: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func disposalDropsPendingValues() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .zero), .next(2, at: .seconds(1)))
    let recording = scheduler.record(source.signal.delay(.seconds(3), on: scheduler), for: .seconds(3))
    recording.dispose()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(20))
    expectEqual(recording.values, [1])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func valuesOfOneInstantKeepTheirOrder() {
    let recording = scheduler.record(TickSignal<Int, Never>.from([1, 2, 3]).delay(.seconds(2), on: scheduler), for: .seconds(2))
    expectEqual(recording.line, "1 at 2, 2 at 2, 3 at 2, | at 2")
  }

  @Test func aDelayOfZeroIsAsynchronous() {
    let recording = scheduler.record(TickSignal<Int, Never>.from([1, 2]).delay(.zero, on: scheduler))
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next(1, at: .zero), .next(2, at: .zero), .completed(at: .zero)])
  }

  @Test func afterAStallEverythingDueComesInOrder() {
    let recording = scheduler.record(subject.signal.delay(.seconds(3), on: scheduler))
    for value in 1...3 {
      subject.next(value)
      scheduler.advance(by: .milliseconds(500))
    }
    scheduler.sleepDevice(for: .seconds(60))
    expectEqual(recording.events.map(\.time), Array(repeating: .milliseconds(61_500), count: 3))
    expectEqual(recording.values, [1, 2, 3])
    subject.next(4)
    scheduler.advance(by: .seconds(3))
    expectEqual(recording.events.last, .next(4, at: .milliseconds(64_500)))
  }

  @Test func anyNumberOfValuesCostsOneTimer() {
    let recording = scheduler.record(subject.signal.delay(.seconds(3), on: scheduler))
    for value in 0..<100 {
      subject.next(value)
      scheduler.advance(by: .milliseconds(10))
    }
    expectEqual(scheduler.pending.count, 1)
    scheduler.advance(by: .seconds(3))
    expectEqual(recording.values, Array(0..<100))
    expectEqual(recording.events.map(\.time), (0..<100).map { .milliseconds(3_000 + 10 * $0) })
    expectEmpty(scheduler.pending)
  }

  @Test func aValueSentFromInsideADeliveryIsDelayedToo() {
    let seen = Log<Recorded<Int>>()
    let subscription = subject.signal.delay(.seconds(3), on: scheduler)
      .subscribe(onNext: { [scheduler] value in
        seen.append(Recorded(value, at: scheduler.elapsed))
        if value == 1 { subject.next(2) }
      })
    subject.next(1)
    scheduler.advance(by: .seconds(10))
    expectEqual(seen.entries, [Recorded(1, at: .seconds(3)), Recorded(2, at: .seconds(6))])
    subscription.dispose()
  }

  @Test func valuesAreDeliveredOnTheScheduler() {
    let seen = Log<Bool>()
    let subscription = subject.signal.delay(.seconds(1), on: scheduler)
      .subscribe(onNext: { [scheduler] _ in seen.append(scheduler.isCurrent) })
    subject.next(1)
    scheduler.advance(by: .seconds(1))
    expectEqual(seen.entries, [true])
    subscription.dispose()
  }

  @Test func valuesOfTwoDelaysComeInTheOrderOfTheirArrival() {
    let source = TestSource<String, StubFailure>(on: scheduler, "-pq-----r").signal
    let recording = scheduler.record(TickSignal.merge(source.delay(.seconds(11), on: scheduler), source.delay(.seconds(5), on: scheduler)))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "p at 6, q at 7, p at 12, q at 13, r at 13, r at 19")
  }

  @Test func aBurstStaysOne() {
    let burst = TickSignal<Int, Never>.from([1, 2]).concat(.never)
    let recording = scheduler.record(burst.delay(.seconds(12), on: scheduler).collect(every: .seconds(6), on: scheduler), for: .seconds(20))
    expectEqual(recording.line, "[] at 6, [1, 2] at 12, [] at 18")
  }
}

struct DelaySubscriptionTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
  }

  @Test func theSourceIsSubscribedLaterAndThenRunsAsUsual() {
    let source = source()
    let recording = scheduler.record(source.signal.delaySubscription(.seconds(3), on: scheduler), for: .seconds(3) - .nanosecond)
    expectEmpty(source.subscriptions)
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(4)), .failed(StubFailure(), at: .seconds(5))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .seconds(3), until: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func disposalBeforeThatMeansNever() {
    let source = source()
    let recording = scheduler.record(source.signal.delaySubscription(.seconds(3), on: scheduler), for: .seconds(3) - .nanosecond)
    recording.dispose()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(10))
    expectEmpty(source.subscriptions)
    expectEmpty(recording.events)
  }

  @Test func aDelayOfZeroIsAsynchronous() {
    let recording = scheduler.record(TickSignal<Int, Never>.just(1).delaySubscription(.zero, on: scheduler))
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next(1, at: .zero), .completed(at: .zero)])
  }

  @Test func everySubscriptionWaitsForItself() {
    let signal = TickSignal<Int, Never>.just(1).delaySubscription(.seconds(3), on: scheduler)
    let first = scheduler.record(signal, for: .seconds(1))
    let second = scheduler.record(signal, for: .seconds(10))
    expectEqual(first.events, [.next(1, at: .seconds(3)), .completed(at: .seconds(3))])
    expectEqual(second.events, [.next(1, at: .seconds(3)), .completed(at: .seconds(3))])
  }
}
