import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ZipTests {
  let scheduler = TestScheduler()

  private func letters() -> TestSource<String, StubFailure> {
    TestSource(
      on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .next("c", at: .seconds(3)), .completed(at: .seconds(10)))
  }

  private func digits() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(4)), .next(2, at: .seconds(6)), .completed(at: .seconds(7)))
  }

  @Test func firstIsPairedWithFirstAndItCompletesWhenACompletedOneHasNothingQueued() {
    let (letters, digits) = (letters(), digits())
    let recording = scheduler.record(letters.signal.zip(digits.signal).map { "\($0.0)\($0.1)" }, for: .seconds(20))
    expectEqual(recording.events, [.next("a1", at: .seconds(4)), .next("b2", at: .seconds(6)), .completed(at: .seconds(7))])
    expectEqual(letters.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(7))])
    expectEqual(digits.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(7))])
    expectEmpty(scheduler.pending)
  }

  @Test func valuesQueuedAtCompletionAreStillPairedAndTheLastOneCompletesIt() {
    let early = TestSource<String, StubFailure>(
      on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .completed(at: .seconds(3)))
    let ticks = TickSignal.interval(.seconds(4), on: scheduler).map(\.index)
    let recording = scheduler.record(early.signal.zip(ticks).map { "\($0.0)\($0.1)" }, for: .seconds(20))
    expectEqual(recording.events, [.next("a0", at: .seconds(4)), .next("b1", at: .seconds(8)), .completed(at: .seconds(8))])
    expectEqual(early.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
    expectEmpty(scheduler.pending)
  }

  @Test func anEmptySignalCompletesItAndTheRestIsNotSubscribed() {
    let letters = letters()
    let recording = scheduler.record(TickSignal<Int, Never>.empty.zip(letters.signal).map(\.1))
    expectEqual(recording.events, [.completed(at: .zero)])
    expectEmpty(letters.subscriptions)
  }

  @Test func aFailureEndsItAtOnceAndDropsQueuedValues() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(5)))
    let letters = letters()
    let recording = scheduler.record(letters.signal.zip(failing.signal).map(\.0), for: .seconds(20))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(5))])
    expectEqual(letters.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func oneThatNeverSendsKeepsItSilentAndOpen() {
    let recording = scheduler.record(letters().signal.zip(TickSignal<Int, Never>.never).map(\.0), for: .seconds(9))
    expectEmpty(recording.events)
    #expect(!recording.isFinished)
  }

  @Test func upToSixSignalsMakeOneTuple() {
    let (one, two) = (TickSignal<Int, Never>.from([1, 10]), TickSignal<String, Never>.from(["2", "20"]))
    let six: TickSignal<(Int, String, Int, String, Int, String), Never> = .zip(one, two, one, two, one, two)
    expectEqual(scheduler.record(six.map { "\($0)" }).values, [#"(1, "2", 1, "2", 1, "2")"#, #"(10, "20", 10, "20", 10, "20")"#])
    expectEqual(scheduler.record(one.zip(two, one).map { "\($0)" }).values, [#"(1, "2", 1)"#, #"(10, "20", 10)"#])
  }

  @Test func anyNumberOfOneTypeMakeAnArray() {
    let signals = [[1, 2], [10, 20, 30], [100, 200]].map { TickSignal<Int, Never>.from($0) }
    expectEqual(scheduler.record(.zip(signals)).events.map(\.event), [.next([1, 10, 100]), .next([2, 20, 200]), .completed])
    expectEqual(scheduler.record(.zip([TickSignal<Int, Never>]())).events, [.completed(at: .zero)])
  }

  @Test func oneThatCannotFailCombinesWithOneThatCan() {
    let (sure, unsure) = (TickSignal<Int, Never>.just(1), TickSignal<String, StubFailure>.fail(StubFailure()))
    let first: TickSignal<(Int, String), StubFailure> = sure.zip(unsure)
    let second: TickSignal<(String, Int), StubFailure> = unsure.zip(sure)
    expectEqual(scheduler.record(first.map(\.0)).events, [.failed(StubFailure(), at: .zero)])
    expectEqual(scheduler.record(second.map(\.1)).events, [.failed(StubFailure(), at: .zero)])
  }

  @Test func anEndlessSourceStopsWhenEnoughIsTaken() {
    let recording = scheduler.record(TickSignal<Int, Never>.from([7, 8]).zip(TickSignal.from(Naturals())).map(\.1).take(1))
    expectEqual(recording.events, [.next(0, at: .zero), .completed(at: .zero)])
  }

  @Test func pairedValuesAreReleased() {
    let (subject, other) = (TickSubject<Witness, Never>(), TickSubject<Int, Never>())
    let subscription = subject.signal.zip(other.signal).observe { _ in }
    let witness = giving { value in subject.next(value) }
    #expect(witness.isHeld)
    other.next(1)
    #expect(!witness.isHeld)
    subscription.dispose()
  }
}
