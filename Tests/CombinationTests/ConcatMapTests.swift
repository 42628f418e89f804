import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ConcatMapTests {
  let scheduler = TestScheduler()

  private func outer() -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .completed(at: .seconds(3)))
  }

  @Test func aValueWaitsUntilThePreviousInnerSignalHasCompleted() {
    let (outer, inner) = (outer(), scheduler.inner())
    let recording = scheduler.record(outer.signal.concatMap { name in inner.signal.map { "\(name)\($0)" } }, for: .seconds(20))
    expectEqual(recording.line, "a0 at 1, a2 at 3, b0 at 4, b2 at 6, | at 7")
    expectEqual(outer.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
    expectEqual(inner.windows, "1–4, 4–7")
    expectEmpty(scheduler.pending)
  }

  @Test func theTransformIsCalledWhenTheTurnComes() {
    let made = Log<Recorded<String>>()
    let recording = scheduler.record(
      outer().signal
        .concatMap { [inner = scheduler.inner(), scheduler] name in
          made.append(Recorded(name, at: scheduler.elapsed))
          return inner.signal
        }, for: .seconds(20)
    )
    expectEqual(made.entries, [Recorded("a", at: .seconds(1)), Recorded("b", at: .seconds(4))])
    #expect(recording.isFinished)
  }

  @Test func itCompletesWithTheOuterSignalIfNothingRuns() {
    let recording = scheduler.record(outer().signal.concatMap { .just($0) }, for: .seconds(10))
    expectEqual(recording.events, [.next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .completed(at: .seconds(3))])
  }

  @Test func aFailureOfTheInnerSignalEndsItAndQueuedValuesDoNotRun() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .milliseconds(1_500)))
    let outer = outer()
    let recording = scheduler.record(outer.signal.concatMap { _ in failing.signal }, for: .seconds(20))
    expectEqual(recording.events, [.failed(StubFailure(), at: .milliseconds(2_500))])
    expectEqual(outer.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(2_500))])
    expectEqual(failing.subscriptions, [SubscriptionWindow(from: .seconds(1), until: .milliseconds(2_500))])
    expectEmpty(scheduler.pending)
  }

  @Test func aFailureOfTheOuterSignalEndsItAtOnce() {
    let outer = TestSource<String, StubFailure>(
      on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let inner = scheduler.inner()
    let recording = scheduler.record(outer.signal.concatMap { _ in inner.signal }, for: .seconds(20))
    expectEqual(recording.events, [.next(0, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
    expectEqual(inner.subscriptions, [SubscriptionWindow(from: .seconds(1), until: .seconds(2))])
    expectEmpty(scheduler.pending)
  }

  @Test func aValueSentFromInsideADeliveryWaitsItsTurn() {
    let subject = TickSubject<Int, Never>()
    let seen = Log<String>()
    let subscription = subject.signal
      .concatMap { number in TickSignal<String, Never>.from(["\(number)a", "\(number)b"]) }
      .subscribe(onNext: { value in
        seen.append(value)
        if value == "1a" { subject.next(2) }
      })
    subject.next(1)
    expectEqual(seen.entries, ["1a", "1b", "2a", "2b"])
    subscription.dispose()
  }

  @Test func anyNumberOfQueuedValuesRunsWithoutStack() {
    let seen = Log<Int>()
    let finished = onThread(stackSize: 512 * 1_024) {
      let gate = TickSubject<Int, Never>()
      TickSignal<Int, Never>.from(0..<100_000)
        .concatMap { $0 == 0 ? gate.signal : .just($0) }
        .subscribe(onNext: { if $0 % 25_000 == 0 { seen.append($0) } }, onCompleted: { seen.append(-1) })
        .keepUntilFinished()
      gate.completed()
    }
    #expect(finished)
    expectEqual(seen.entries, [25_000, 50_000, 75_000, -1])
  }

  @Test func oneThatCannotFailMapsToOnesThatCanAndTheOtherWayRound() {
    let sure = TickSignal<Int, Never>.just(1)
    let first: TickSignal<Int, StubFailure> = sure.concatMap { _ in TickSignal<Int, StubFailure>.fail(StubFailure()) }
    let second: TickSignal<Int, StubFailure> = TickSignal<Int, StubFailure>.just(1).concatMap { _ in sure }
    expectEqual(scheduler.record(first).events, [.failed(StubFailure(), at: .zero)])
    expectEqual(scheduler.record(second).events, [.next(1, at: .zero), .completed(at: .zero)])
  }
}
