import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct MergeTests {
  let scheduler = TestScheduler()

  private func letters() -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(3)), .completed(at: .seconds(4)))
  }

  private func digits() -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next("1", at: .seconds(2)), .next("2", at: .seconds(5)), .completed(at: .seconds(6)))
  }

  @Test func valuesPassAsTheyComeAndTheLastCompletionEndsIt() {
    let (letters, digits) = (letters(), digits())
    let recording = scheduler.record(letters.signal.merge(digits.signal), for: .seconds(10))
    expectEqual(recording.line, "a at 1, 1 at 2, b at 3, 2 at 5, | at 6")
    expectEqual(letters.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
    expectEqual(digits.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(6))])
    expectEmpty(scheduler.pending)
  }

  @Test func theFirstFailureEndsItAndDisposesTheOthers() {
    let failing = TestSource<String, StubFailure>(on: scheduler, .failed(StubFailure(), at: .milliseconds(2_500)))
    let (letters, digits) = (letters(), digits())
    let recording = scheduler.record(TickSignal.merge(letters.signal, failing.signal, digits.signal), for: .seconds(10))
    expectEqual(recording.line, "a at 1, 1 at 2, # at 2.5")
    expectEqual(letters.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(2_500))])
    expectEqual(digits.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(2_500))])
    expectEmpty(scheduler.pending)
  }

  @Test func signalsAreSubscribedInOrder() {
    let signals = (1...3).map { TickSignal<Int, Never>.just($0) }
    expectEqual(scheduler.record(.merge(signals)).events.map(\.event), [.next(1), .next(2), .next(3), .completed])
  }

  @Test func ofNoneAnEmptySignal() { expectEqual(scheduler.record(TickSignal<Int, Never>.merge([])).events, [.completed(at: .zero)]) }

  @Test func afterAFailureOnSubscriptionTheRestIsNotSubscribed() {
    let source = letters()
    let recording = scheduler.record(TickSignal.merge(.fail(StubFailure()), source.signal))
    expectEqual(recording.events, [.failed(StubFailure(), at: .zero)])
    expectEmpty(source.subscriptions)
  }

  @Test func oneThatCanFailMergesWithSeveralThatCannot() {
    let unsure = TickSignal<Int, StubFailure>.just(1).concat(.fail(StubFailure()))
    let recording = scheduler.record(unsure.merge(TickSignal<Int, Never>.just(2), TickSignal<Int, Never>.just(3)))
    #expect(recording.values == [1] && recording.failure == StubFailure())
    let calm = TickSignal<Int, StubFailure>.just(1).merge(TickSignal<Int, Never>.just(2), TickSignal<Int, Never>.just(3))
    expectEqual(scheduler.record(calm).values, [1, 2, 3])
  }

  @Test func oneThatNeverEndsKeepsItOpen() {
    let recording = scheduler.record(letters().signal.merge(.never), for: .seconds(60))
    expectEqual(recording.values, ["a", "b"])
    #expect(!recording.isFinished)
  }

  @Test func aValueSentFromInsideAnotherWaitsItsTurn() {
    let (first, second) = (TickSubject<Int, Never>(), TickSubject<Int, Never>())
    let seen = Log<String>()
    let subscription = first.signal.merge(second.signal)
      .subscribe(onNext: { value in
        seen.append("begin \(value)")
        if value == 1 { second.next(2) }
        seen.append("end \(value)")
      })
    first.next(1)
    expectEqual(seen.entries, ["begin 1", "end 1", "begin 2", "end 2"])
    subscription.dispose()
  }

  @Test func queuedValuesOfASignalThatHasCompletedMeanwhileAreDelivered() {
    let first = TickSubject<Int, Never>()
    let second = TickSubject<Int, Never>()
    let seen = Log<Event<Int, Never>>()
    let subscription = first.signal.merge(second.signal)
      .observe { event in
        seen.append(event)
        guard event == .next(1) else { return }
        second.send(2, completing: true)
        first.completed()
      }
    first.next(1)
    expectEqual(seen.entries, [.next(1), .next(2), .completed])
    subscription.dispose()
  }

  @Test func closuresAreReleasedAtTheEnd() throws {
    let other = TickSubject<Int, StubFailure>()
    try expectCaptureReleased(after: [.failed, .disposed, .dropped]) { source, witness in
      source.merge(other.signal.map { witness.pass($0) })
    }
  }
}
