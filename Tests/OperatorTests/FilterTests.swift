import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct FilterTests {
  let scheduler = TestScheduler()

  @Test func onlyWhatIsIncludedPassesAndTheEndPasses() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .next(4, at: .seconds(4)),
      .failed(StubFailure(), at: .seconds(5)))
    let recording = scheduler.record(source.signal.filter { $0.isMultiple(of: 2) }, for: .seconds(10))
    expectEqual(recording.events, [.next(2, at: .seconds(2)), .next(4, at: .seconds(4)), .failed(StubFailure(), at: .seconds(5))])
  }

  @Test func completionPassesWithoutAnyValue() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.from(1...3).filter { _ in false }).events, [.completed(at: .zero)])
  }
}

struct RemoveDuplicatesTests {
  let scheduler = TestScheduler()

  @Test func aValueEqualToThePreviousOneIsDropped() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(1, at: .seconds(2)), .next(2, at: .seconds(3)), .next(2, at: .seconds(4)),
      .next(1, at: .seconds(5)), .failed(StubFailure(), at: .seconds(6)))
    let recording = scheduler.record(source.signal.removeDuplicates(), for: .seconds(10))
    expectEqual(recording.line, "1 at 1, 2 at 3, 1 at 5, # at 6")
  }

  @Test func aNilIsAValueLikeAnyOther() {
    let values: [Int?] = [nil, nil, 1, nil]
    expectEqual(scheduler.record(TickSignal<Int?, Never>.from(values).removeDuplicates()).values, [nil, 1, nil])
  }

  @Test func comparedWithTheLastOneThatPassedNotWithTheLastOne() {
    let close: @Sendable (Int, Int) -> Bool = { abs($0 - $1) < 3 }
    let recording = scheduler.record(TickSignal<Int, Never>.from([0, 2, 4, 6, 7, 8]).removeDuplicates(by: close))
    expectEqual(recording.values, [0, 4, 7])
  }

  @Test func everySubscriptionStartsFromTheBeginning() {
    let signal = TickSignal<Int, Never>.from([1, 1]).removeDuplicates()
    expectEqual(scheduler.record(signal).values, [1])
    expectEqual(scheduler.record(signal).values, [1])
  }
}

struct IgnoreValuesTests {
  let scheduler = TestScheduler()

  @Test func onlyCompletionPasses() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.ignoreValues(as: String.self), for: .seconds(10))
    expectEqual(recording.events, [.completed(at: .seconds(2))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
  }

  @Test func onlyTheFailurePasses() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let recording = scheduler.record(source.signal.ignoreValues(as: Int.self), for: .seconds(10))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(2))])
  }

  @Test func withoutATypeItsValuesAreNever() {
    let signal: TickSignal<Never, StubFailure> = TickSignal<Int, StubFailure>.just(1).ignoreValues()
    expectEqual(scheduler.record(signal).events.map(\.event), [.completed])
  }
}

struct OrIfEmptyTests {
  let scheduler = TestScheduler()

  @Test func anEmptySignalSendsTheValueAtCompletion() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.orIfEmpty(7), for: .seconds(10))
    expectEqual(recording.events, [.next(7, at: .seconds(2)), .completed(at: .seconds(2))])
  }

  @Test func oneThatSentIsUnchanged() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.orIfEmpty(7), for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
  }

  @Test func aFailurePassesWithoutIt() {
    let recording = scheduler.record(TickSignal<Int, StubFailure>.fail(StubFailure()).orIfEmpty(7))
    expectEqual(recording.events, [.failed(StubFailure(), at: .zero)])
  }
}
