import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct RepeatedTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
  }

  @Test func itRunsTheGivenNumberOfTimesInTotal() {
    let source = source()
    let recording = scheduler.record(source.signal.repeated(3), for: .seconds(20))
    expectEqual(recording.line, "1 at 1, 1 at 3, 1 at 5, | at 6")
    expectEqual(source.windows, "0–2, 2–4, 4–6")
    expectEmpty(scheduler.pending)
  }

  @Test func onceIsTheSignalItselfAndZeroTimesIsEmpty() {
    let source = source()
    let once = scheduler.record(source.signal.repeated(1))
    let never = scheduler.record(source.signal.repeated(0), for: .seconds(20))
    expectEqual(once.events, [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
    expectEqual(never.events, [.completed(at: .zero)])
    expectEqual(source.subscriptions.count, 1)
  }

  @Test func withoutACountItContinuesUntilItIsDisposed() {
    let source = source()
    let recording = scheduler.record(source.signal.repeated(), for: .seconds(200))
    expectEqual(recording.values.count, 100)
    recording.dispose()
    expectEqual(source.subscriptions.last, SubscriptionWindow(from: .seconds(200), until: .seconds(200)))
    expectEmpty(scheduler.pending)
  }

  @Test func aFailureEndsIt() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(1)))
    let recording = scheduler.record(failing.signal.repeated(3), for: .seconds(20))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(1))])
    expectEqual(failing.subscriptions.count, 1)
  }

  @Test func aSynchronousSignalStopsOnceEnoughIsTaken() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.just(1).repeated().take(3)).values, [1, 1, 1])
  }

  @Test func aHundredThousandTimesNeedNoStack() {
    let runs = Log<Int>()
    let finished = onThread(stackSize: 512 * 1_024) {
      TickSignal<Int, Never>.empty.repeated(100_000).subscribe(onNext: { _ in }, onCompleted: { runs.append(1) }).keepUntilFinished()
    }
    #expect(finished)
    expectEqual(runs.count, 1)
  }

  @Test func everySubscriptionCountsForItself() {
    let signal = TickSignal<Int, Never>.just(1).repeated(2)
    expectEqual(scheduler.record(signal).values, [1, 1])
    expectEqual(scheduler.record(signal).values, [1, 1])
  }
}
