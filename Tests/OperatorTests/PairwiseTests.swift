import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct PairwiseTests {
  let scheduler = TestScheduler()

  @Test func eachValueComesWithThePreviousOne() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)),
      .failed(StubFailure(), at: .seconds(4)))
    let recording = scheduler.record(source.signal.pairwise().map { [$0, $1] }, for: .seconds(10))
    #expect(
      recording.events == [.next([1, 2], at: .seconds(2)), .next([2, 3], at: .seconds(3)), .failed(StubFailure(), at: .seconds(4))])
  }

  @Test func ofOneValueThereIsNoPair() {
    #expect(scheduler.record(TickSignal<Int, Never>.just(1).pairwise().map(\.0)).events == [.completed(at: .zero)])
  }

  @Test func anOptionalValueIsAValue() {
    let recording = scheduler.record(TickSignal<Int?, Never>.from([nil, 1, nil]).pairwise().map { [$0, $1] })
    #expect(recording.values == [[nil, 1], [1, nil]])
  }

  @Test func everySubscriptionStartsFromTheBeginning() {
    let signal = TickSignal<Int, Never>.from([1, 2]).pairwise().map { [$0, $1] }
    #expect(scheduler.record(signal).values == [[1, 2]])
    #expect(scheduler.record(signal).values == [[1, 2]])
  }
}
