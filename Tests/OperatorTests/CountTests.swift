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
