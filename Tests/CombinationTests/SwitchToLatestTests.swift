import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct SwitchToLatestTests {
  let scheduler = TestScheduler()

  @Test func aNewSignalDisposesThePreviousOne() {
    let (first, second) = (scheduler.inner(), scheduler.inner())
    let outer = TestSource<TickSignal<String, StubFailure>, StubFailure>(
      on: scheduler, .next(first.signal.map { "a\($0)" }, at: .seconds(1)), .next(second.signal.map { "b\($0)" }, at: .seconds(2)),
      .completed(at: .seconds(3)))
    let recording = scheduler.record(outer.signal.switchToLatest(), for: .seconds(10))
    expectEqual(recording.line, "a0 at 1, b0 at 2, b2 at 4, | at 5")
    expectEqual(first.subscriptions, [SubscriptionWindow(from: .seconds(1), until: .seconds(2))])
    expectEqual(second.subscriptions, [SubscriptionWindow(from: .seconds(2), until: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func aFailureOfTheRunningSignalEndsIt() {
    let outer = TickSubject<TickSignal<Int, StubFailure>, StubFailure>()
    let recording = scheduler.record(outer.signal.switchToLatest())
    outer.next(scheduler.inner().signal)
    scheduler.advance(by: .zero)
    outer.next(.fail(StubFailure()))
    expectEqual(recording.events, [.next(0, at: .zero), .failed(StubFailure(), at: .zero)])
    #expect(!outer.hasSubscribers)
    expectEmpty(scheduler.pending)
  }

  @Test func theOuterOneMayBeUnableToFail() {
    let outer = TickSignal<TickSignal<Int, StubFailure>, Never>.just(.fail(StubFailure()))
    let both = TickSignal<TickSignal<Int, Never>, Never>.just(.just(1))
    let second: TickSignal<Int, StubFailure> = outer.switchToLatest()
    let third: TickSignal<Int, Never> = both.switchToLatest()
    expectEqual(scheduler.record(second).events, [.failed(StubFailure(), at: .zero)])
    expectEqual(scheduler.record(third).events, [.next(1, at: .zero), .completed(at: .zero)])
  }
}

struct FlattenTests {
  let scheduler = TestScheduler()

  /// Three signals, one a second.
  private func outer(_ inner: TestSource<Int, StubFailure>) -> TickSignal<TickSignal<String, StubFailure>, StubFailure> {
    TestSource<String, StubFailure>(
      on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .next("c", at: .seconds(3)), .completed(at: .seconds(4))
    )
    .signal.map { name in inner.signal.map { "\(name)\($0)" } }
  }

  private func inner() -> TestSource<Int, StubFailure> { TestSource(on: scheduler, .next(0, at: .zero), .completed(at: .seconds(5))) }

  @Test func withoutALimitAllRunAtTheSameTime() {
    let inner = inner()
    let recording = scheduler.record(outer(inner).flatten(), for: .seconds(20))
    expectEqual(recording.line, "a0 at 1, b0 at 2, c0 at 3, | at 8")
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [
    (2, "a0 at 1, b0 at 2, c0 at 6, | at 11", "1–6, 2–7, 6–11"), (1, "a0 at 1, b0 at 6, c0 at 11, | at 16", "1–6, 6–11, 11–16"),
  ])
  func atTheLimitASignalWaitsUntilOneCompletes(limit: Int, expected: String, windows: String) {
    let inner = inner()
    let recording = scheduler.record(outer(inner).flatten(maxConcurrent: limit), for: .seconds(20))
    expectEqual(recording.line, expected)
    expectEqual(inner.windows, windows)
    expectEmpty(scheduler.pending)
  }

  @Test func severalThatCompleteAtOneInstantMakeRoomForAsMany() {
    let signals = Log<String>()
    let source = TickSignal<Int, Never>.from(1...4).map { [scheduler] number in
      TickSignal<Int, Never>.after(.seconds(1), value: number, on: scheduler)
        .handleEvents(onSubscribe: { signals.append("\(number) at \(scheduler.elapsed)") })
    }
    let recording = scheduler.record(source.flatten(maxConcurrent: 2), for: .seconds(20))
    expectEqual(signals.entries, ["1 at 0.0 seconds", "2 at 0.0 seconds", "3 at 1.0 seconds", "4 at 1.0 seconds"])
    expectEqual(recording.line, "1 at 1, 2 at 1, 3 at 2, 4 at 2, | at 2")
  }

  @Test func aFailureOfOneEndsAllAndQueuedSignalsDoNotRun() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .milliseconds(2_500)))
    let recording = scheduler.record(outer(failing).flatten(maxConcurrent: 2), for: .seconds(20))
    expectEqual(recording.events, [.failed(StubFailure(), at: .milliseconds(3_500))])
    expectEqual(failing.windows, "1–3.5, 2–3.5")
    expectEmpty(scheduler.pending)
  }

  @Test func theOuterOneMayBeUnableToFail() {
    let outer = TickSignal<TickSignal<Int, StubFailure>, Never>.just(.fail(StubFailure()))
    let both = TickSignal<TickSignal<Int, Never>, Never>.just(.just(1))
    let second: TickSignal<Int, StubFailure> = outer.flatten()
    let third: TickSignal<Int, Never> = both.flatten()
    expectEqual(scheduler.record(second).events, [.failed(StubFailure(), at: .zero)])
    expectEqual(scheduler.record(third).events, [.next(1, at: .zero), .completed(at: .zero)])
  }

  @Test func closuresAreReleasedAtTheEnd() throws {
    let inner = TickSubject<Int, StubFailure>()
    try expectCaptureReleased(after: [.failed, .disposed, .dropped]) { source, witness in
      source.map { _ in inner.signal.map { witness.pass($0) } }.flatten(maxConcurrent: 1)
    }
    #expect(!inner.hasSubscribers)
  }
}
