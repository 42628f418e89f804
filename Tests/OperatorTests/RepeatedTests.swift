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
    #expect(recording.line == "1 at 1, 1 at 3, 1 at 5, | at 6")
    #expect(source.windows == "0–2, 2–4, 4–6")
    #expect(scheduler.pending.isEmpty)
  }

  @Test func onceIsTheSignalItselfAndZeroTimesIsEmpty() {
    let source = source()
    let once = scheduler.record(source.signal.repeated(1))
    let never = scheduler.record(source.signal.repeated(0), for: .seconds(20))
    #expect(once.events == [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
    #expect(never.events == [.completed(at: .zero)])
    #expect(source.subscriptions.count == 1)
  }

  @Test func withoutACountItContinuesUntilItIsDisposed() {
    let source = source()
    let recording = scheduler.record(source.signal.repeated(), for: .seconds(200))
    #expect(recording.values.count == 100)
    recording.dispose()
    #expect(source.subscriptions.last == SubscriptionWindow(from: .seconds(200), until: .seconds(200)))
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aFailureEndsIt() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(1)))
    let recording = scheduler.record(failing.signal.repeated(3), for: .seconds(20))
    #expect(recording.events == [.failed(StubFailure(), at: .seconds(1))])
    #expect(failing.subscriptions.count == 1)
  }

  @Test func aSynchronousSignalStopsOnceEnoughIsTaken() {
    #expect(scheduler.record(TickSignal<Int, Never>.just(1).repeated().take(3)).values == [1, 1, 1])
  }

  @Test func aHundredThousandTimesNeedNoStack() {
    let runs = Log<Int>()
    let finished = onThread(stackSize: 512 * 1_024) {
      TickSignal<Int, Never>.empty.repeated(100_000).subscribe(onNext: { _ in }, onCompleted: { runs.append(1) }).keepUntilFinished()
    }
    #expect(finished)
    #expect(runs.count == 1)
  }

  @Test func everySubscriptionCountsForItself() {
    let signal = TickSignal<Int, Never>.just(1).repeated(2)
    #expect(scheduler.record(signal).values == [1, 1])
    #expect(scheduler.record(signal).values == [1, 1])
  }
}
