import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TakeUntilReplacementTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<String, StubFailure> {
    TestSource(
      on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .next("c", at: .seconds(3)), .completed(at: .seconds(4))
    )
  }

  @Test func theFirstValueOfTheReplacementTakesOver() {
    let source = source()
    let replacement = TestSource<String, StubFailure>(
      on: scheduler, .next("x", at: .milliseconds(2_500)), .next("y", at: .seconds(5)), .completed(at: .seconds(6))
    )
    let recording = scheduler.record(source.signal.take(untilReplacement: replacement.signal))
    scheduler.advance(by: .seconds(10))
    #expect(
      recording.events == [
        .next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .next("x", at: .milliseconds(2_500)), .next("y", at: .seconds(5)),
        .completed(at: .seconds(6)),
      ]
    )
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .milliseconds(2_500))])
    #expect(replacement.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(6))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func theReplacementIsSubscribedFirstSoItWinsATie() {
    let replacement = TestSource<String, StubFailure>(on: scheduler, .next("x", at: .seconds(2)))
    let recording = scheduler.record(source().signal.take(untilReplacement: replacement.signal))
    scheduler.advance(by: .seconds(10))
    #expect(recording.values == ["a", "x"])
  }

  @Test func completionOfTheReplacementEndsItWithoutAValue() {
    let source = source()
    let replacement = TestSource<String, StubFailure>(on: scheduler, .completed(at: .milliseconds(1_500)))
    let recording = scheduler.record(source.signal.take(untilReplacement: replacement.signal))
    scheduler.advance(by: .seconds(10))
    #expect(recording.events == [.next("a", at: .seconds(1)), .completed(at: .milliseconds(1_500))])
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .milliseconds(1_500))])
  }

  @Test func aFailureOfTheReplacementEndsIt() {
    let replacement = TestSource<String, StubFailure>(on: scheduler, .failed(StubFailure(), at: .milliseconds(1_500)))
    let recording = scheduler.record(source().signal.take(untilReplacement: replacement.signal))
    scheduler.advance(by: .seconds(10))
    #expect(recording.events == [.next("a", at: .seconds(1)), .failed(StubFailure(), at: .milliseconds(1_500))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func afterCompletionOfTheSourceItWaitsForTheReplacement() {
    let replacement = TestSource<String, StubFailure>(on: scheduler, .next("x", at: .seconds(7)), .completed(at: .seconds(8)))
    let recording = scheduler.record(source().signal.take(untilReplacement: replacement.signal))
    scheduler.advance(by: .seconds(10))
    #expect(recording.values == ["a", "b", "c", "x"])
    #expect(recording.events.last == .completed(at: .seconds(8)))
  }

  @Test func aFailureOfTheSourceEndsItAndDisposesTheReplacement() {
    let failing = TestSource<String, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(1)))
    let replacement = TestSource<String, StubFailure>(on: scheduler, .next("x", at: .seconds(7)))
    let recording = scheduler.record(failing.signal.take(untilReplacement: replacement.signal))
    scheduler.advance(by: .seconds(10))
    #expect(recording.events == [.failed(StubFailure(), at: .seconds(1))])
    #expect(replacement.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(1))])
  }

  @Test func aReplacementThatSendsOnSubscriptionLeavesTheSourceUnsubscribed() {
    let source = source()
    let recording = scheduler.record(source.signal.take(untilReplacement: TickSignal.just("x").concat(.never)))
    #expect(recording.events == [.next("x", at: .zero)])
    #expect(source.subscriptions.isEmpty)
  }

  @Test func theSourceIsDisposedBeforeTheReplacementsValueIsDelivered() {
    let source = source()
    let replacement = TestSource<String, StubFailure>(on: scheduler, .next("x", at: .milliseconds(500)))
    let seen = Log<[SubscriptionWindow]>()
    let subscription = source.signal.take(untilReplacement: replacement.signal).observe { _ in seen.append(source.subscriptions) }
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == [[SubscriptionWindow(from: .zero, until: .milliseconds(500))]])
    subscription.dispose()
  }

  @Test func eitherSideMayBeUnableToFail() {
    let (sure, unsure) = (TickSignal<Int, Never>.just(1), TickSignal<Int, StubFailure>.fail(StubFailure()))
    let first: TickSignal<Int, StubFailure> = sure.take(untilReplacement: unsure)
    let second: TickSignal<Int, StubFailure> = unsure.take(untilReplacement: sure)
    #expect(scheduler.record(first).events == [.failed(StubFailure(), at: .zero)])
    #expect(scheduler.record(second).events == [.next(1, at: .zero), .completed(at: .zero)])
  }

  @Test func closuresAreReleasedAtTheEnd() {
    let replacement = TickSubject<Int, StubFailure>()
    expectCaptureReleased(after: [.failed, .disposed, .dropped]) { source, witness in
      source.take(untilReplacement: replacement.signal.map { witness.pass($0) })
    }
    #expect(!replacement.hasSubscribers)
  }
}
