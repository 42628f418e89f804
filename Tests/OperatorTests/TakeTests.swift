import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TakeTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()
  private let seen = Log<Event<Int, Never>>()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)),
      .failed(StubFailure(), at: .seconds(4)))
  }

  @Test func theFirstOnesPassAndCompletionComesWithTheLastOfThem() {
    let source = source()
    let recording = scheduler.record(source.signal.take(2), for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .seconds(2))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
    expectEmpty(scheduler.pending)
  }

  @Test func anEarlierEndPasses() {
    let failing = scheduler.record(source().signal.take(4))
    let completing = scheduler.record(TickSignal<Int, Never>.from([1, 2]).take(3), for: .seconds(10))
    expectEqual(failing.values, [1, 2, 3])
    expectEqual(failing.events.last, .failed(StubFailure(), at: .seconds(4)))
    expectEqual(completing.events, [.next(1, at: .zero), .next(2, at: .zero), .completed(at: .zero)])
  }

  @Test func takingNoneCompletesWithoutSubscribing() {
    let source = source()
    let recording = scheduler.record(source.signal.take(0))
    expectEqual(recording.events, [.completed(at: .zero)])
    expectEmpty(source.subscriptions)
  }

  @Test func everySubscriptionCountsForItself() {
    let signal = TickSignal<Int, Never>.from(1...9).take(2)
    expectEqual(scheduler.record(signal).values, [1, 2])
    expectEqual(scheduler.record(signal).values, [1, 2])
  }

  @Test func aValueSentFromInsideTheLastOneIsTooMany() {
    let subscription = subject.signal.take(1)
      .observe { event in
        seen.append(event)
        subject.next(2)
      }
    subject.next(1)
    expectEqual(seen.entries, [.next(1), .completed])
    withExtendedLifetime(subscription) {}
  }

  @Test func disposalInsideTheLastValueSuppressesCompletion() {
    let handle = SerialDisposable()
    handle.inner = subject.signal.take(1)
      .observe { event in
        seen.append(event)
        handle.dispose()
      }
    subject.next(1)
    expectEqual(seen.entries, [.next(1)])
  }

  @Test func theSourceIsReleasedAtTheLastValue() {
    let recording = scheduler.record(subject.signal.take(1))
    #expect(subject.hasSubscribers)
    subject.next(1)
    #expect(!subject.hasSubscribers)
    #expect(recording.isFinished)
  }
}

struct TakeWhileTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .next(1, at: .seconds(4)),
      .failed(StubFailure(), at: .seconds(5)))
  }

  @Test func theFirstValueThatDoesNotMeetTheConditionEndsIt() {
    let source = source()
    let recording = scheduler.record(source.signal.take(while: { $0 < 3 }), for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .seconds(3))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
    expectEmpty(scheduler.pending)
  }

  @Test func inclusivelyThatValuePassesToo() {
    let recording = scheduler.record(source().signal.take(while: { $0 < 3 }, inclusive: true), for: .seconds(10))
    expectEqual(recording.line, "1 at 1, 2 at 2, 3 at 3, | at 3")
  }

  @Test(arguments: [false, true]) func theConditionIsNotCalledAgain(inclusive: Bool) {
    let asked = Log<Int>()
    let recording = scheduler.record(
      source().signal
        .take(
          while: {
            asked.append($0)
            return $0 < 2
          },
          inclusive: inclusive
        ), for: .seconds(10))
    expectEqual(asked.entries, [1, 2])
    #expect(recording.isFinished)
  }

  @Test func anEarlierEndPasses() {
    let recording = scheduler.record(source().signal.take(while: { _ in true }), for: .seconds(10))
    expectEqual(recording.values, [1, 2, 3, 1])
    expectEqual(recording.events.last, .failed(StubFailure(), at: .seconds(5)))
  }
}

struct TakeLastTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .completed(at: .seconds(4)))
  }

  @Test func theLastOnesComeAtCompletionInOrder() {
    let source = source()
    let recording = scheduler.record(source.signal.takeLast(2), for: .seconds(10))
    expectEqual(recording.events, [.next(2, at: .seconds(4)), .next(3, at: .seconds(4)), .completed(at: .seconds(4))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(4))])
  }

  @Test func ofManyTheyAreTheLastOnesHoweverOftenTheBufferWraps() {
    for length in 1...10 {
      let recording = scheduler.record(TickSignal<Int, Never>.from(1...length).takeLast(3))
      expectEqual(recording.values, Array((1...length).suffix(3)))
    }
  }

  @Test func ofFewerAllCome() {
    let recording = scheduler.record(source().signal.takeLast(4), for: .seconds(10))
    expectEqual(recording.values, [1, 2, 3])
    expectEqual(scheduler.record(TickSignal<Int, Never>.empty.takeLast(4)).events, [.completed(at: .zero)])
  }

  @Test func takingNoneCompletesWithoutSubscribing() {
    let source = source()
    expectEqual(scheduler.record(source.signal.takeLast(0)).events, [.completed(at: .zero)])
    expectEmpty(source.subscriptions)
  }

  @Test func atAFailureNoneComes() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    expectEqual(scheduler.record(failing.signal.takeLast(2), for: .seconds(10)).events, [.failed(StubFailure(), at: .seconds(2))])
  }

  @Test func nothingMoreComesOnceEnoughIsTaken() {
    let seen = Log<Int>()
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...9).takeLast(3).handleEvents(onNext: { seen.append($0) }).take(1))
    expectEqual(recording.events, [.next(7, at: .zero), .completed(at: .zero)])
    expectEqual(seen.entries, [7])
  }

  @Test func anOlderValueIsNotHeld() {
    let subject = TickSubject<Witness, Never>()
    let subscription = subject.signal.takeLast(1).observe { _ in }
    let witness = giving { value in subject.next(value) }
    #expect(witness.isHeld)
    subject.next(Witness())
    #expect(!witness.isHeld)
    subscription.dispose()
  }
}

struct SkipTests {
  let scheduler = TestScheduler()

  @Test func theFirstOnesAreDroppedAndTheRestPasses() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .next(4, at: .seconds(4)),
      .failed(StubFailure(), at: .seconds(5)))
    let recording = scheduler.record(source.signal.skip(2), for: .seconds(10))
    expectEqual(recording.events, [.next(3, at: .seconds(3)), .next(4, at: .seconds(4)), .failed(StubFailure(), at: .seconds(5))])
  }

  @Test func skippingNoneChangesNothing() { expectEqual(scheduler.record(TickSignal<Int, Never>.from(1...3).skip(0)).values, [1, 2, 3]) }

  @Test func anEndWithinTheSkippedOnesPasses() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.from(1...3).skip(5)).events, [.completed(at: .zero)])
  }

  @Test func everySubscriptionCountsForItself() {
    let signal = TickSignal<Int, Never>.from(1...3).skip(2)
    expectEqual(scheduler.record(signal).values, [3])
    expectEqual(scheduler.record(signal).values, [3])
  }
}

struct SkipWhileTests {
  let scheduler = TestScheduler()

  @Test func valuesPassFromTheFirstThatIsNotSkipped() {
    let source = TestSource<Int, StubFailure>(
      on: scheduler, .next(1, at: .seconds(1)), .next(5, at: .seconds(2)), .next(2, at: .seconds(3)),
      .failed(StubFailure(), at: .seconds(4)))
    let recording = scheduler.record(source.signal.skip { $0 < 5 }, for: .seconds(10))
    expectEqual(recording.events, [.next(5, at: .seconds(2)), .next(2, at: .seconds(3)), .failed(StubFailure(), at: .seconds(4))])
  }

  @Test func theConditionIsNotCalledAgain() {
    let asked = Log<Int>()
    let recording = scheduler.record(
      TickSignal<Int, Never>.from(1...5)
        .skip { value in
          asked.append(value)
          return value < 3
        }
    )
    expectEqual(recording.values, [3, 4, 5])
    expectEqual(asked.entries, [1, 2, 3])
  }

  @Test func ifAllAreSkippedItCompletesWithoutAValue() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.from(1...5).skip { _ in true }).events, [.completed(at: .zero)])
  }

  @Test func everySubscriptionSkipsForItself() {
    let signal = TickSignal<Int, Never>.from(1...4).skip { $0 < 3 }
    expectEqual(scheduler.record(signal).values, [3, 4])
    expectEqual(scheduler.record(signal).values, [3, 4])
  }
}

@Suite("first(where:)") struct FirstWhereTests {
  let scheduler = TestScheduler()

  @Test func theFirstThatFitsComesWithCompletionAndDisposesTheSource() {
    let source = TestSource(on: scheduler, "-a-b-b|")
    let recording = scheduler.record(source.signal.first(where: { $0 > "a" }), for: .seconds(10))
    expectEqual(recording.line, "b at 3, | at 3")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test(arguments: [("-a-b-|", "| at 5"), ("-a#", "# at 2")])
  func withoutSuchAValueItEndsWithTheSource(source: String, expected: String) {
    expectEqual(scheduler.record(TestSource(on: scheduler, source).signal.first(where: { $0 > "b" }), for: .seconds(10)).line, expected)
  }

  @Test func theConditionIsNotCalledAgain() {
    let asked = Log<Int>()
    let signal = TickSignal<Int, Never>.from([1, 2, 3, 4]).first { value in
      asked.append(value)
      return value == 2
    }
    expectEqual(scheduler.record(signal).values, [2])
    expectEqual(asked.entries, [1, 2])
  }
}

@Suite("element(at:)") struct ElementAtTests {
  let scheduler = TestScheduler()

  @Test func theValueWithTheIndexComesWithCompletionAndDisposesTheSource() {
    let source = TestSource(on: scheduler, "-a-b-c|")
    let recording = scheduler.record(source.signal.element(at: 1), for: .seconds(10))
    expectEqual(recording.line, "b at 3, | at 3")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func theIndexOfTheFirstValueIsZero() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.from(7...9).element(at: 0)).values, [7])
  }

  @Test func withFewerValuesItCompletesWithTheSource() {
    expectEqual(scheduler.record(TestSource(on: scheduler, "-a-b-|").signal.element(at: 2), for: .seconds(10)).line, "| at 5")
  }

  @Test func aNegativeIndexEndsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = TickSignal<Int, Never>.empty.element(at: -1) }
  }
}
