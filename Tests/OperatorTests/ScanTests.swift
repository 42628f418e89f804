import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ScanTests {
  let scheduler = TestScheduler()

  @Test func everyIntermediateResultIsSentButNotTheInitialOne() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)),
      .failed(StubFailure(), at: .seconds(4)))
    let recording = scheduler.record(source.signal.scan(100, +), for: .seconds(10))
    expectEqual(recording.line, "101 at 1, 103 at 2, 106 at 3, # at 4")
  }

  @Test func withoutValuesThereIsNoResult() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.empty.scan(1, +)).events, [.completed(at: .zero)])
  }

  @Test func everySubscriptionStartsFromTheInitialResult() {
    let sums = TickSignal<Int, Never>.from(1...3).scan(0, +)
    expectEqual(scheduler.record(sums).values, [1, 3, 6])
    expectEqual(scheduler.record(sums).values, [1, 3, 6])
  }

  @Test func theResultCanBeUpdatedInPlace() {
    let lists = TickSignal<Int, Never>.from(1...3).scan(into: [0]) { $0.append($1) }
    expectEqual(scheduler.record(lists).values, [[0, 1], [0, 1, 2], [0, 1, 2, 3]])
    expectEqual(scheduler.record(lists).values.first, [0, 1])
  }

  @Test func aResultThatIsUpdatedInPlaceIsNotCopied() {
    let storage = Log<UInt>()
    let lists = TickSignal<Int, Never>.from(1...100)
      .scan(into: [Int](repeating: 0, count: 1_000)) { list, value in
        list[value] = value
        storage.append(list.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) })
      }
    let subscription = lists.subscribe(onNext: { _ in })
    expectEqual(Set(storage.entries.dropFirst()).count, 1)
    subscription.dispose()
  }
}

struct PairwiseTests {
  let scheduler = TestScheduler()

  @Test func eachValueComesWithThePreviousOne() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)),
      .failed(StubFailure(), at: .seconds(4)))
    let recording = scheduler.record(source.signal.pairwise().map { [$0, $1] }, for: .seconds(10))
    expectEqual(
      recording.events, [.next([1, 2], at: .seconds(2)), .next([2, 3], at: .seconds(3)), .failed(StubFailure(), at: .seconds(4))])
  }

  @Test func ofOneValueThereIsNoPair() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.just(1).pairwise().map(\.0)).events, [.completed(at: .zero)])
  }

  @Test func anOptionalValueIsAValue() {
    let recording = scheduler.record(TickSignal<Int?, Never>.from([nil, 1, nil]).pairwise().map { [$0, $1] })
    expectEqual(recording.values, [[nil, 1], [1, nil]])
  }

  @Test func everySubscriptionStartsFromTheBeginning() {
    let signal = TickSignal<Int, Never>.from([1, 2]).pairwise().map { [$0, $1] }
    expectEqual(scheduler.record(signal).values, [[1, 2]])
    expectEqual(scheduler.record(signal).values, [[1, 2]])
  }
}

struct EnumeratedTests {
  let scheduler = TestScheduler()

  @Test func eachValueComesWithItsIndexAtItsTime() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a-b#").signal.enumerated().map { "\($0.offset)\($0.element)" })
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.line, "0a at 1, 1b at 3, # at 4")
  }

  @Test func everySubscriptionCountsFromZero() {
    let signal = TickSignal<Int, Never>.from([7, 8]).enumerated().map { [$0, $1] }
    expectEqual(scheduler.record(signal).values, [[0, 7], [1, 8]])
    expectEqual(scheduler.record(signal).values, [[0, 7], [1, 8]])
  }
}
