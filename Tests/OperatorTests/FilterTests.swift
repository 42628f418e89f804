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
    #expect(recording.events == [.next(2, at: .seconds(2)), .next(4, at: .seconds(4)), .failed(StubFailure(), at: .seconds(5))])
  }

  @Test func completionPassesWithoutAnyValue() {
    #expect(scheduler.record(TickSignal<Int, Never>.from(1...3).filter { _ in false }).events == [.completed(at: .zero)])
  }
}

struct RemoveDuplicatesTests {
  let scheduler = TestScheduler()

  @Test func aValueEqualToThePreviousOneIsDropped() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(1, at: .seconds(2)), .next(2, at: .seconds(3)), .next(2, at: .seconds(4)),
      .next(1, at: .seconds(5)), .failed(StubFailure(), at: .seconds(6)))
    let recording = scheduler.record(source.signal.removeDuplicates(), for: .seconds(10))
    #expect(recording.line == "1 at 1, 2 at 3, 1 at 5, # at 6")
  }

  @Test func aNilIsAValueLikeAnyOther() {
    let values: [Int?] = [nil, nil, 1, nil]
    #expect(scheduler.record(TickSignal<Int?, Never>.from(values).removeDuplicates()).values == [nil, 1, nil])
  }

  @Test func comparedWithTheLastOneThatPassedNotWithTheLastOne() {
    let close: @Sendable (Int, Int) -> Bool = { abs($0 - $1) < 3 }
    let recording = scheduler.record(TickSignal<Int, Never>.from([0, 2, 4, 6, 7, 8]).removeDuplicates(by: close))
    #expect(recording.values == [0, 4, 7])
  }

  @Test func everySubscriptionStartsFromTheBeginning() {
    let signal = TickSignal<Int, Never>.from([1, 1]).removeDuplicates()
    #expect(scheduler.record(signal).values == [1])
    #expect(scheduler.record(signal).values == [1])
  }
}
