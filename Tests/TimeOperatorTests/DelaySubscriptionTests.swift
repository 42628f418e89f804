import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct DelaySubscriptionTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
  }

  @Test func theSourceIsSubscribedLaterAndThenRunsAsUsual() {
    let source = source()
    let recording = scheduler.record(source.signal.delaySubscription(.seconds(3), on: scheduler), for: .seconds(3) - .nanosecond)
    #expect(source.subscriptions.isEmpty)
    scheduler.advance(by: .seconds(10))
    #expect(recording.events == [.next(1, at: .seconds(4)), .failed(StubFailure(), at: .seconds(5))])
    #expect(source.subscriptions == [SubscriptionWindow(from: .seconds(3), until: .seconds(5))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func disposalBeforeThatMeansNever() {
    let source = source()
    let recording = scheduler.record(source.signal.delaySubscription(.seconds(3), on: scheduler), for: .seconds(3) - .nanosecond)
    recording.dispose()
    #expect(scheduler.pending.isEmpty)
    scheduler.advance(by: .seconds(10))
    #expect(source.subscriptions.isEmpty)
    #expect(recording.events.isEmpty)
  }

  @Test func aDelayOfZeroIsAsynchronous() {
    let recording = scheduler.record(TickSignal<Int, Never>.just(1).delaySubscription(.zero, on: scheduler))
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .zero)
    #expect(recording.events == [.next(1, at: .zero), .completed(at: .zero)])
  }

  @Test func everySubscriptionWaitsForItself() {
    let signal = TickSignal<Int, Never>.just(1).delaySubscription(.seconds(3), on: scheduler)
    let first = scheduler.record(signal, for: .seconds(1))
    let second = scheduler.record(signal, for: .seconds(10))
    #expect(first.events == [.next(1, at: .seconds(3)), .completed(at: .seconds(3))])
    #expect(second.events == [.next(1, at: .seconds(3)), .completed(at: .seconds(3))])
  }
}
