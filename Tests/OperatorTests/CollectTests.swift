import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

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
    #expect(recording.events == [.next([1, 2, 3], at: .seconds(4)), .completed(at: .seconds(4))])
  }

  @Test func ofAnEmptySignalItIsAnEmptyArray() {
    #expect(scheduler.record(TickSignal<Int, Never>.empty.collect()).events == [.next([], at: .zero), .completed(at: .zero)])
  }

  @Test func atAFailureTheCollectedValuesAreDropped() {
    let all = scheduler.record(failing().signal.collect())
    let pairs = scheduler.record(failing().signal.collect(count: 2), for: .seconds(10))
    #expect(all.events == [.failed(StubFailure(), at: .seconds(4))])
    #expect(pairs.events == [.next([1, 2], at: .seconds(2)), .failed(StubFailure(), at: .seconds(4))])
  }

  @Test func aFullArrayComesWithItsLastValueAndTheRestAtCompletion() {
    let recording = scheduler.record(source().signal.collect(count: 2), for: .seconds(10))
    #expect(recording.events == [.next([1, 2], at: .seconds(2)), .next([3], at: .seconds(4)), .completed(at: .seconds(4))])
  }

  @Test func withoutARestThereIsNoShorterArray() {
    let recording = scheduler.record(source().signal.collect(count: 3), for: .seconds(10))
    #expect(recording.events == [.next([1, 2, 3], at: .seconds(3)), .completed(at: .seconds(4))])
    #expect(scheduler.record(TickSignal<Int, Never>.empty.collect(count: 3)).events == [.completed(at: .zero)])
  }

  @Test func aShorterStepMakesArraysThatOverlap() {
    let recording = scheduler.record(source().signal.collect(count: 2, step: 1), for: .seconds(10))
    #expect(recording.line == "[1, 2] at 2, [2, 3] at 3, [3] at 4, | at 4")
  }

  @Test func aLongerStepLeavesGaps() {
    let numbers = TickSignal<Int, Never>.from(1...9)
    #expect(scheduler.record(numbers.collect(count: 2, step: 4)).values == [[1, 2], [5, 6], [9]])
    #expect(scheduler.record(numbers.collect(count: 2, step: 5)).values == [[1, 2], [6, 7]])
  }

  @Test func everyArrayThatHasBegunIsSentAtCompletion() {
    let numbers = TickSignal<Int, Never>.from(1...4)
    #expect(scheduler.record(numbers.collect(count: 3, step: 1)).values == [[1, 2, 3], [2, 3, 4], [3, 4], [4]])
    #expect(scheduler.record(numbers.collect(count: 3, step: 1).take(3)).values == [[1, 2, 3], [2, 3, 4], [3, 4]])
  }
}
