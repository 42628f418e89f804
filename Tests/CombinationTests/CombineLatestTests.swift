import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct CombineLatestTests {
  let scheduler = TestScheduler()

  private func letters() -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(3)), .completed(at: .seconds(4)))
  }

  private func digits() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(2)), .next(2, at: .seconds(5)), .completed(at: .seconds(6)))
  }

  @Test func theFirstTupleComesWhenEachHasSentAndThenOneWithEveryValue() {
    let (letters, digits) = (letters(), digits())
    let recording = scheduler.record(letters.signal.combineLatest(digits.signal).map { "\($0.0)\($0.1)" }, for: .seconds(10))
    expectEqual(recording.line, "a1 at 2, b1 at 3, b2 at 5, | at 6")
    expectEqual(letters.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
    expectEqual(digits.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(6))])
    expectEmpty(scheduler.pending)
  }

  @Test func oneThatCompletesWithoutAValueLeavesItSilentUntilAllHaveCompleted() {
    let digits = digits()
    let recording = scheduler.record(TickSignal<String, StubFailure>.empty.combineLatest(digits.signal).map { "\($0.0)\($0.1)" })
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events, [.completed(at: .seconds(6))])
    expectEqual(digits.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(6))])
  }

  @Test func oneThatNeverSendsKeepsItSilentAndOpen() {
    let recording = scheduler.record(letters().signal.combineLatest(TickSignal<Int, StubFailure>.never).map(\.1), for: .seconds(60))
    expectEmpty(recording.events)
  }

  @Test func valuesAtOneInstantMakeATupleEachInOrderOfSubscription() {
    let both = TestSource<Int, Never>(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .seconds(2)))
    let recording = scheduler.record(both.signal.combineLatest(both.signal).map { "\($0)\($1)" }, for: .seconds(10))
    expectEqual(recording.line, "11 at 1, 21 at 2, 22 at 2, | at 2")
  }

  @Test func ofSignalsThatSendOnSubscriptionTheLastOneMakesTheTuples() {
    let recording = scheduler.record(TickSignal<Int, Never>.from([1, 2]).combineLatest(TickSignal.from([3, 4])).map { "\($0)\($1)" })
    expectEqual(recording.events.map(\.event), [.next("23"), .next("24"), .completed])
  }

  @Test func theFirstFailureEndsItAndDisposesTheOther() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let letters = letters()
    let recording = scheduler.record(letters.signal.combineLatest(failing.signal).map { "\($0.0)\($0.1)" }, for: .seconds(10))
    expectEqual(recording.events, [.next("a1", at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
    expectEqual(letters.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
    expectEmpty(scheduler.pending)
  }

  @Test func afterAFailureOnSubscriptionTheRestIsNotSubscribed() {
    let letters = letters()
    let recording = scheduler.record(TickSignal<Int, StubFailure>.fail(StubFailure()).combineLatest(letters.signal).map(\.0))
    expectEqual(recording.events, [.failed(StubFailure(), at: .zero)])
    expectEmpty(letters.subscriptions)
  }

  @Test func upToSixSignalsMakeOneTuple() {
    let (one, two) = (TickSignal<Int, Never>.just(1), TickSignal<String, Never>.just("2"))
    let three: TickSignal<(Int, String, Int), Never> = one.combineLatest(two, one)
    let six: TickSignal<(Int, String, Int, String, Int, String), Never> = .combineLatest(one, two, one, two, one, two)
    expectEqual(scheduler.record(three.map { $0 == (1, "2", 1) }).values, [true])
    expectEqual(scheduler.record(six.map { $0 == (1, "2", 1, "2", 1, "2") }).values, [true])
    expectEqual(scheduler.record(TickSignal.combineLatest(one, two).map { $0 == (1, "2") }).values, [true])
    // Of a pair the compiler knows the types in a closure.
    let isEmpty = TickSignal<Bool?, Never>.just(nil)
    expectEqual(scheduler.record(TickSignal.combineLatest(one, isEmpty).map { $0 == 1 && $1 == .none }).values, [true])
    expectEqual(scheduler.record(TickSignal.zip(one, isEmpty).filter { $1 != .some(true) }).values.count, 1)
  }

  @Test func anyNumberOfOneTypeMakeAnArray() {
    let signals = (1...20).map { TickSignal<Int, Never>.just($0) }
    expectEqual(scheduler.record(.combineLatest(signals)).events, [.next(Array(1...20), at: .zero), .completed(at: .zero)])
    expectEqual(scheduler.record(.combineLatest([TickSignal<Int, Never>]())).events, [.completed(at: .zero)])
  }

  @Test func oneThatCannotFailCombinesWithOneThatCan() {
    let sure = TickSignal<Int, Never>.just(1)
    let unsure = TickSignal<String, StubFailure>.fail(StubFailure())
    let first: TickSignal<(Int, String), StubFailure> = sure.combineLatest(unsure)
    let second: TickSignal<(String, Int), StubFailure> = unsure.combineLatest(sure)
    expectEqual(scheduler.record(first.map(\.0)).events, [.failed(StubFailure(), at: .zero)])
    expectEqual(scheduler.record(second.map(\.1)).events, [.failed(StubFailure(), at: .zero)])
  }

  @Test func aValueSentFromInsideATupleMakesTheNextOne() {
    let (first, second) = (TickSubject<Int, Never>(), TickSubject<Int, Never>())
    let seen = Log<String>()
    let subscription = first.signal.combineLatest(second.signal)
      .subscribe(onNext: { pair in
        seen.append("begin \(pair)")
        if pair.0 == 1 { first.next(2) }
        if pair.1 == 3 { second.next(4) }
        seen.append("end \(pair)")
      })
    first.next(1)
    second.next(3)
    expectEqual(seen.entries.prefix(4), ["begin (1, 3)", "end (1, 3)", "begin (2, 3)", "end (2, 3)"])
    expectEqual(seen.entries.last, "end (2, 4)")
    subscription.dispose()
  }

  @Test func theLatestValueOnlyIsHeld() {
    let subject = TickSubject<Witness, Never>()
    let subscription = subject.signal.combineLatest(TickSignal<Int, Never>.never).observe { _ in }
    weak var first: Witness?
    func send() -> Witness {
      let value = Witness()
      subject.next(value)
      return value
    }
    first = send()
    #expect(first != nil)
    _ = send()
    #expect(first == nil)
    subscription.dispose()
  }
}

@Suite("not, and, or") struct BoolTests {
  let scheduler = TestScheduler()

  @Test func notInvertsEachValue() {
    expectEqual(scheduler.record(TickSignal<Bool, Never>.from([true, false, false]).not()).values, [false, true, true])
  }

  @Test func eachCombinationOfTwo() {
    let (first, second) = (TickSubject<Bool, Never>(), TickSubject<Bool, Never>())
    let both = scheduler.record(first.signal.and(second.signal))
    let either = scheduler.record(first.signal.or(second.signal))
    first.next(true)
    expectEmpty(both.values)
    expectEmpty(either.values)
    for (one, other) in [(true, true), (true, false), (false, false), (false, true)] {
      first.next(one)
      second.next(other)
    }
    expectEqual(both.values, [true, true, false, false, false, false, false])
    expectEqual(either.values, [true, true, true, false, false, false, true])
  }

  @Test func theyCompleteWithTheLastOfTheTwo() {
    let (first, second) = (TickSubject<Bool, Never>(), TickSubject<Bool, Never>())
    let recording = scheduler.record(first.signal.and(second.signal))
    first.send(true, completing: true)
    second.next(true)
    expectEqual(recording.line, "true at 0")
    second.completed()
    expectEqual(recording.line, "true at 0, | at 0")
  }
}
