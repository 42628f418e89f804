import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct WithLatestTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(3)), .next(3, at: .seconds(5)), .completed(at: .seconds(6)))
  }

  private func other() -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next("a", at: .seconds(2)), .next("b", at: .seconds(4)), .completed(at: .seconds(5)))
  }

  @Test func eachValueIsPairedWithTheLatestOfTheOtherAndThoseBeforeItsFirstAreDropped() {
    let (source, other) = (source(), other())
    let recording = scheduler.record(source.signal.withLatest(from: other.signal).map { "\($0.0)\($0.1)" }, for: .seconds(10))
    expectEqual(recording.events, [.next("2a", at: .seconds(3)), .next("3b", at: .seconds(5)), .completed(at: .seconds(6))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(6))])
    expectEqual(other.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func theOtherIsSubscribedFirstSoItWinsATie() {
    let other = TestSource<String, StubFailure>(on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(3) + .nanosecond))
    let recording = scheduler.record(source().signal.withLatest(from: other.signal).map { "\($0.0)\($0.1)" }, for: .seconds(10))
    expectEqual(recording.values, ["1a", "2a", "3b"])
  }

  @Test func ofSignalsThatSendOnSubscriptionEveryValueIsPairedWithTheLastOne() {
    let recording = scheduler.record(TickSignal<Int, Never>.from([1, 2]).withLatest(from: TickSignal.from([8, 9])).map { "\($0)\($1)" })
    expectEqual(recording.events.map(\.event), [.next("19"), .next("29"), .completed])
  }

  @Test func anotherThatCompletesWithoutAValueLeavesItSilentUntilTheSourceEnds() {
    let recording = scheduler.record(source().signal.withLatest(from: TickSignal<String, Never>.empty).map(\.0), for: .seconds(10))
    expectEqual(recording.events, [.completed(at: .seconds(6))])
  }

  @Test func completionOfTheSourceDisposesTheOther() {
    let other = TestSource<String, StubFailure>(on: scheduler, .next("a", at: .seconds(60)))
    let recording = scheduler.record(source().signal.withLatest(from: other.signal).map(\.0), for: .seconds(10))
    expectEqual(recording.events, [.completed(at: .seconds(6))])
    expectEqual(other.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(6))])
    expectEmpty(scheduler.pending)
  }

  @Test func aFailureOfTheOtherEndsIt() {
    let failing = TestSource<String, StubFailure>(on: scheduler, .next("a", at: .zero), .failed(StubFailure(), at: .seconds(2)))
    let source = source()
    let recording = scheduler.record(source.signal.withLatest(from: failing.signal).map(\.0), for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
  }

  @Test func aFailureOfTheOtherOnSubscriptionLeavesTheSourceUnsubscribed() {
    let source = source()
    let recording = scheduler.record(source.signal.withLatest(from: TickSignal<Int, StubFailure>.fail(StubFailure())).map(\.0))
    expectEqual(recording.events, [.failed(StubFailure(), at: .zero)])
    expectEmpty(source.subscriptions)
  }

  @Test func aFailureOfTheSourcePasses() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(2)))
    let recording = scheduler.record(failing.signal.withLatest(from: TickSignal<Int, Never>.never).map(\.0), for: .seconds(10))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(2))])
  }

  @Test func severalOthersMakeOneTupleAndAllHaveToHaveSent() {
    let late = TestSource<Bool, StubFailure>(on: scheduler, .next(true, at: .seconds(4)))
    let recording = scheduler.record(source().signal.withLatest(from: other().signal, late.signal).map { "\($0)" }, for: .seconds(10))
    expectEqual(recording.events, [.next(#"(3, "b", true)"#, at: .seconds(5)), .completed(at: .seconds(6))])
  }

  @Test func oneThatCannotFailCombinesWithOneThatCan() {
    let (sure, unsure) = (TickSignal<Int, Never>.just(1), TickSignal<String, StubFailure>.fail(StubFailure()))
    let first: TickSignal<(Int, String), StubFailure> = sure.withLatest(from: unsure)
    let second: TickSignal<(String, Int), StubFailure> = unsure.withLatest(from: sure)
    expectEqual(scheduler.record(first.map(\.0)).events, [.failed(StubFailure(), at: .zero)])
    expectEqual(scheduler.record(second.map(\.1)).events, [.failed(StubFailure(), at: .zero)])
  }

  @Test func valuesOfTheSourceAreNotHeld() {
    let subject = TickSubject<Witness, Never>()
    let subscription = subject.signal.withLatest(from: TickSignal<Int, Never>.never).observe { _ in }
    let witness = giving { value in subject.next(value) }
    #expect(!witness.isHeld)
    subscription.dispose()
  }
}
