import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ThenTests {
  let scheduler = TestScheduler()

  private func next() -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next("x", at: .seconds(1)), .completed(at: .seconds(2)))
  }

  @Test func theNextRunsWhenTheFirstHasCompletedWhoseValuesAreDropped() {
    let first = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let next = next()
    let recording = scheduler.record(first.signal.then(next.signal), for: .seconds(10))
    #expect(recording.events == [.next("x", at: .seconds(3)), .completed(at: .seconds(4))])
    #expect(first.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(2))])
    #expect(next.subscriptions == [SubscriptionWindow(from: .seconds(2), until: .seconds(4))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func afterAFailureTheNextIsNotSubscribed() {
    let first = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(2)))
    let next = next()
    let recording = scheduler.record(first.signal.then(next.signal), for: .seconds(10))
    #expect(recording.events == [.failed(StubFailure(), at: .seconds(2))])
    #expect(next.subscriptions.isEmpty)
  }

  @Test func eitherSideMayBeUnableToFail() {
    let (sure, unsure) = (TickSignal<Int, Never>.just(1), TickSignal<String, StubFailure>.fail(StubFailure()))
    let first: TickSignal<String, StubFailure> = sure.then(unsure)
    let second: TickSignal<Int, StubFailure> = TickSignal<String, StubFailure>.empty.then(sure)
    #expect(scheduler.record(first).events == [.failed(StubFailure(), at: .zero)])
    #expect(scheduler.record(second).events == [.next(1, at: .zero), .completed(at: .zero)])
  }
}
