import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct FlatMapTests {
  let scheduler = TestScheduler()

  /// Two values a second apart; each starts an inner signal that sends after 0 s and 2 s and completes after 3 s.
  private func outer() -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .completed(at: .milliseconds(2_500)))
  }

  @Test func allInnerSignalsRunAtTheSameTime() {
    let (outer, inner) = (outer(), scheduler.inner())
    let recording = scheduler.record(outer.signal.flatMap { name in inner.signal.map { "\(name)\($0)" } }, for: .seconds(10))
    expectEqual(recording.line, "a0 at 1, b0 at 2, a2 at 3, b2 at 4, | at 5")
    expectEqual(inner.windows, "1–4, 2–5")
    expectEqual(outer.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(2_500))])
    expectEmpty(scheduler.pending)
  }

  @Test func itCompletesWithTheOuterSignalIfNothingRuns() {
    expectEqual(scheduler.record(outer().signal.flatMap { .just($0 + "!") }, for: .seconds(10)).line, "a! at 1, b! at 2, | at 2.5")
  }

  @Test func disposalEndsTheInnerSignalsInTheOrderInWhichTheyStarted() {
    let ended = Log<Int>()
    let subscription = TickSignal<Int, Never>.from(0..<20)
      .flatMap { number in TickSignal<Int, Never> { _ in AnyDisposable { ended.append(number) } } }
      .subscribe(onNext: { _ in })
    subscription.dispose()
    expectEqual(ended.entries, Array(0..<20))
  }

  @Test func theClosureIsNotCalledForAValueWhoseDeliveryHasDisposed() {
    let called = Log<Int>()
    let subject = TickSubject<Int, Never>()
    let handle = SerialDisposable()
    handle.inner = subject.signal
      .filter { _ in
        handle.dispose()
        return true
      }
      .flatMap { number in
        called.append(number)
        return TickSignal<Int, Never>.just(number)
      }
      .subscribe(onNext: { _ in })
    subject.next(1)
    expectEmpty(called.entries)
  }

  @Test func aFailureOfTheOuterSignalEndsWhatRuns() {
    let outer = TestSource<String, StubFailure>(on: scheduler, .next("a", at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let inner = scheduler.inner()
    let recording = scheduler.record(outer.signal.flatMap { _ in inner.signal }, for: .seconds(10))
    expectEqual(recording.events, [.next(0, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
    expectEqual(inner.subscriptions, [SubscriptionWindow(from: .seconds(1), until: .seconds(2))])
    expectEmpty(scheduler.pending)
  }

  @Test func aFailureOfAnInnerSignalEndsTheOthersAndTheOuterOne() {
    let outer = outer()
    let steady = scheduler.inner()
    let failing = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(code: 2), at: .milliseconds(250)))
    let recording = scheduler.record(outer.signal.flatMap { $0 == "a" ? steady.signal : failing.signal }, for: .seconds(10))
    expectEqual(recording.events, [.next(0, at: .seconds(1)), .failed(StubFailure(code: 2), at: .milliseconds(2_250))])
    expectEqual(outer.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(2_250))])
    expectEqual(steady.subscriptions, [SubscriptionWindow(from: .seconds(1), until: .milliseconds(2_250))])
    expectEmpty(scheduler.pending)
  }

  @Test func thousandsOfInnerSignalsThatEndAtOnceLeaveNothing() {
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...5_000).flatMap { .just($0) })
    expectEqual(recording.values.count, 5_000)
    #expect(recording.isFinished)
  }

  @Test func closuresAreReleasedAtTheEnd() throws {
    try expectCaptureReleased { source, witness in source.flatMap { .just(witness.pass($0)) } }
    let inner = TickSubject<Int, StubFailure>()
    try expectCaptureReleased(after: [.failed, .disposed, .dropped]) { source, witness in
      source.flatMap { _ in inner.signal.map { witness.pass($0) } }
    }
    #expect(!inner.hasSubscribers)
  }
}
