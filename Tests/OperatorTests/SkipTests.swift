import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

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
