import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct CountTests {
  let scheduler = TestScheduler()

  @Test(arguments: [("-a-b-|", "2 at 5, | at 5"), ("-a#", "# at 2")])
  func theNumberComesAtCompletionAndNoneAtAFailure(source: String, expected: String) {
    expectEqual(scheduler.record(TestSource(on: scheduler, source).signal.count(), for: .seconds(10)).line, expected)
  }

  @Test func ofNoValuesItIsZero() { expectEqual(scheduler.record(TickSignal<Int, Never>.empty.count()).values, [0]) }
}

@Suite("contains, allSatisfy") struct ContainsTests {
  let scheduler = TestScheduler()

  @Test func trueComesWithTheFirstThatFitsAndDisposesTheSource() {
    let source = TestSource(on: scheduler, "-a-b-b|")
    let recording = scheduler.record(source.signal.contains("b"), for: .seconds(10))
    expectEqual(recording.line, "true at 3, | at 3")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test(arguments: [("-a-b-|", "false at 5, | at 5"), ("-a#", "# at 2")])
  func falseComesAtCompletionAndNoValueAtAFailure(source: String, expected: String) {
    expectEqual(scheduler.record(TestSource(on: scheduler, source).signal.contains("c"), for: .seconds(10)).line, expected)
  }

  @Test func theConditionIsNotCalledAgain() {
    let asked = Log<Int>()
    let signal = TickSignal<Int, Never>.from([1, 2, 3, 4]).contains { value in
      asked.append(value)
      return value == 2
    }
    expectEqual(scheduler.record(signal).values, [true])
    expectEqual(asked.entries, [1, 2])
  }

  @Test func anEndlessSourceStopsAtOnce() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.from(Naturals()).contains(3)).values, [true])
  }

  @Test func allSatisfyIsFalseWithTheFirstThatDoesNot() {
    let source = TestSource(on: scheduler, "-a-b-a|")
    let recording = scheduler.record(source.signal.allSatisfy { $0 == "a" }, for: .seconds(10))
    expectEqual(recording.line, "false at 3, | at 3")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func allSatisfyIsTrueAtCompletionAlsoOfNothing() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a-a|").signal.allSatisfy { $0 == "a" }, for: .seconds(10))
    expectEqual(recording.line, "true at 4, | at 4")
    expectEqual(scheduler.record(TickSignal<Int, Never>.empty.allSatisfy { _ in false }).values, [true])
  }
}

struct ReduceTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .seconds(3)))
  }

  @Test func theResultComesAtCompletion() {
    let source = source()
    let recording = scheduler.record(source.signal.reduce(10, +), for: .seconds(10))
    expectEqual(recording.events, [.next(13, at: .seconds(3)), .completed(at: .seconds(3))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func inPlaceItIsTheSame() {
    let recording = scheduler.record(source().signal.reduce(into: [0]) { $0.append($1) }, for: .seconds(10))
    expectEqual(recording.events, [.next([0, 1, 2], at: .seconds(3)), .completed(at: .seconds(3))])
  }

  @Test func ofAnEmptySignalItIsTheInitialValue() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.empty.reduce(7, +)).events, [.next(7, at: .zero), .completed(at: .zero)])
  }

  @Test func atAFailureThereIsNoResult() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    expectEqual(scheduler.record(failing.signal.reduce(0, +), for: .seconds(10)).events, [.failed(StubFailure(), at: .seconds(2))])
  }

  @Test func everySubscriptionStartsFromTheInitialValue() {
    let signal = TickSignal<Int, Never>.from([1, 2]).reduce(0, +)
    expectEqual(scheduler.record(signal).values, [3])
    expectEqual(scheduler.record(signal).values, [3])
  }

  @Test func disposalInsideTheResultSuppressesCompletion() {
    let subject = TickSubject<Int, Never>()
    let handle = SerialDisposable()
    let seen = Log<Event<Int, Never>>()
    handle.inner = subject.signal.reduce(0, +)
      .observe { event in
        seen.append(event)
        handle.dispose()
      }
    subject.completed()
    expectEqual(seen.entries, [.next(0)])
  }

  @Test func theSourceIsReleasedBeforeTheResultIsDelivered() {
    let source = source()
    let seen = Log<[SubscriptionWindow]>()
    let subscription = source.signal.reduce(0, +).observe { _ in seen.append(source.subscriptions) }
    scheduler.advance(by: .seconds(3))
    expectEqual(seen.entries.first, [SubscriptionWindow(from: .zero, until: .seconds(3))])
    subscription.dispose()
  }
}

struct CollectTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .completed(at: .seconds(4)))
  }

  private func failing() -> TestSource<Int, StubFailure> {
    TestSource(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)),
      .failed(StubFailure(), at: .seconds(4)))
  }

  @Test func allValuesComeAtCompletion() {
    let recording = scheduler.record(source().signal.collect(), for: .seconds(10))
    expectEqual(recording.events, [.next([1, 2, 3], at: .seconds(4)), .completed(at: .seconds(4))])
  }

  @Test func ofAnEmptySignalItIsAnEmptyArray() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.empty.collect()).events, [.next([], at: .zero), .completed(at: .zero)])
  }

  @Test func atAFailureTheCollectedValuesAreDropped() {
    let all = scheduler.record(failing().signal.collect())
    let pairs = scheduler.record(failing().signal.collect(count: 2), for: .seconds(10))
    expectEqual(all.events, [.failed(StubFailure(), at: .seconds(4))])
    expectEqual(pairs.events, [.next([1, 2], at: .seconds(2)), .failed(StubFailure(), at: .seconds(4))])
  }

  @Test func aFullArrayComesWithItsLastValueAndTheRestAtCompletion() {
    let recording = scheduler.record(source().signal.collect(count: 2), for: .seconds(10))
    expectEqual(recording.events, [.next([1, 2], at: .seconds(2)), .next([3], at: .seconds(4)), .completed(at: .seconds(4))])
  }

  @Test func withoutARestThereIsNoShorterArray() {
    let recording = scheduler.record(source().signal.collect(count: 3), for: .seconds(10))
    expectEqual(recording.events, [.next([1, 2, 3], at: .seconds(3)), .completed(at: .seconds(4))])
    expectEqual(scheduler.record(TickSignal<Int, Never>.empty.collect(count: 3)).events, [.completed(at: .zero)])
  }

  @Test func aShorterStepMakesArraysThatOverlap() {
    let recording = scheduler.record(source().signal.collect(count: 2, step: 1), for: .seconds(10))
    expectEqual(recording.line, "[1, 2] at 2, [2, 3] at 3, [3] at 4, | at 4")
  }

  @Test func aLongerStepLeavesGaps() {
    let numbers = TickSignal<Int, Never>.from(1...9)
    expectEqual(scheduler.record(numbers.collect(count: 2, step: 4)).values, [[1, 2], [5, 6], [9]])
    expectEqual(scheduler.record(numbers.collect(count: 2, step: 5)).values, [[1, 2], [6, 7]])
  }

  @Test func everyArrayThatHasBegunIsSentAtCompletion() {
    let numbers = TickSignal<Int, Never>.from(1...4)
    expectEqual(scheduler.record(numbers.collect(count: 3, step: 1)).values, [[1, 2, 3], [2, 3, 4], [3, 4], [4]])
    expectEqual(scheduler.record(numbers.collect(count: 3, step: 1).take(3)).values, [[1, 2, 3], [2, 3, 4], [3, 4]])
  }
}

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
