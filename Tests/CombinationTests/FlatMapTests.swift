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

struct FlatMapFirstTests {
  let scheduler = TestScheduler()

  private func outer() -> TestSource<String, StubFailure> {
    TestSource(
      on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .next("c", at: .seconds(5)),
      .completed(at: .seconds(6)))
  }

  @Test func aValueIsIgnoredWhileAnInnerSignalRuns() {
    let (outer, inner) = (outer(), scheduler.inner())
    let recording = scheduler.record(outer.signal.flatMapFirst { name in inner.signal.map { "\(name)\($0)" } }, for: .seconds(20))
    expectEqual(recording.line, "a0 at 1, a2 at 3, c0 at 5, c2 at 7, | at 8")
    expectEqual(inner.windows, "1–4, 5–8")
    expectEmpty(scheduler.pending)
  }

  @Test func theTransformIsNotCalledForAnIgnoredValue() {
    let made = Log<String>()
    let recording = scheduler.record(
      outer().signal
        .flatMapFirst { [inner = scheduler.inner()] name in
          made.append(name)
          return inner.signal
        }, for: .seconds(20)
    )
    expectEqual(made.entries, ["a", "c"])
    #expect(recording.isFinished)
  }

  @Test func aSignalThatEndsAtOnceIgnoresNothing() {
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...3).flatMapFirst { .just($0) })
    expectEqual(recording.values, [1, 2, 3])
    #expect(recording.isFinished)
  }

  @Test func aHeartbeatHasOneRequestInFlight() {
    let request = TestSource<Int, Never>(on: scheduler, .completed(at: .milliseconds(2_500)))
    let recording = scheduler.record(
      TickSignal.interval(.seconds(1), on: scheduler).flatMapFirst { _ in request.signal }.take(until: .after(.seconds(9), on: scheduler)))
    scheduler.advance(by: .seconds(20))
    expectEqual(request.windows, "1–3.5, 4–6.5, 7–9")
    expectEqual(recording.events, [.completed(at: .seconds(9))])
    expectEmpty(scheduler.pending)
  }

  @Test func completionOfTheOuterSignalLeavesTheInnerOneRunning() {
    let outer = TestSource<String, StubFailure>(on: scheduler, .next("a", at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(outer.signal.flatMapFirst { [inner = scheduler.inner()] _ in inner.signal }, for: .seconds(20))
    expectEqual(recording.events, [.next(0, at: .seconds(1)), .next(2, at: .seconds(3)), .completed(at: .seconds(4))])
  }

  @Test func aFailureOfEitherEndsBoth() {
    let outer = TestSource<String, StubFailure>(on: scheduler, .next("a", at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let inner = scheduler.inner()
    let first = scheduler.record(outer.signal.flatMapFirst { _ in inner.signal }, for: .seconds(20))
    expectEqual(first.events, [.next(0, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
    expectEqual(inner.subscriptions, [SubscriptionWindow(from: .seconds(1), until: .seconds(2))])

    let failing = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(code: 2), at: .milliseconds(500)))
    let second = scheduler.record(outer.signal.flatMapFirst { _ in failing.signal }, for: .seconds(20))
    expectEqual(second.events, [.failed(StubFailure(code: 2), at: .milliseconds(1_500))])
    expectEmpty(scheduler.pending)
  }

  @Test func closuresAreReleasedAtTheEnd() throws {
    try expectCaptureReleased { source, witness in source.flatMapFirst { .just(witness.pass($0)) } }
    let inner = TickSubject<Int, StubFailure>()
    try expectCaptureReleased(after: [.failed, .disposed, .dropped]) { source, witness in
      source.flatMapFirst { _ in inner.signal.map { witness.pass($0) } }
    }
    #expect(!inner.hasSubscribers)
  }
}
