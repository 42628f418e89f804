import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct SwitchToLatestTests {
  let scheduler = TestScheduler()

  @Test func aNewSignalDisposesThePreviousOne() {
    let (first, second) = (scheduler.inner(), scheduler.inner())
    let outer = TestSource<TickSignal<String, StubFailure>, StubFailure>(
      on: scheduler, .next(first.signal.map { "a\($0)" }, at: .seconds(1)), .next(second.signal.map { "b\($0)" }, at: .seconds(2)),
      .completed(at: .seconds(3)))
    let recording = scheduler.record(outer.signal.switchToLatest(), for: .seconds(10))
    #expect(recording.line == "a0 at 1, b0 at 2, b2 at 4, | at 5")
    #expect(first.subscriptions == [SubscriptionWindow(from: .seconds(1), until: .seconds(2))])
    #expect(second.subscriptions == [SubscriptionWindow(from: .seconds(2), until: .seconds(5))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aFailureOfTheRunningSignalEndsIt() {
    let outer = TickSubject<TickSignal<Int, StubFailure>, StubFailure>()
    let recording = scheduler.record(outer.signal.switchToLatest())
    outer.next(scheduler.inner().signal)
    scheduler.advance(by: .zero)
    outer.next(.fail(StubFailure()))
    #expect(recording.events == [.next(0, at: .zero), .failed(StubFailure(), at: .zero)])
    #expect(!outer.hasSubscribers)
    #expect(scheduler.pending.isEmpty)
  }

  @Test func theOuterOneMayBeUnableToFail() {
    let outer = TickSignal<TickSignal<Int, StubFailure>, Never>.just(.fail(StubFailure()))
    let both = TickSignal<TickSignal<Int, Never>, Never>.just(.just(1))
    let second: TickSignal<Int, StubFailure> = outer.switchToLatest()
    let third: TickSignal<Int, Never> = both.switchToLatest()
    #expect(scheduler.record(second).events == [.failed(StubFailure(), at: .zero)])
    #expect(scheduler.record(third).events == [.next(1, at: .zero), .completed(at: .zero)])
  }
}
