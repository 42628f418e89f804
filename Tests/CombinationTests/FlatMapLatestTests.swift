import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct FlatMapLatestTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()
  private let seen = Log<String>()

  private func outer() -> TestSource<String, StubFailure> {
    TestSource(on: scheduler, .next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .completed(at: .milliseconds(2_500)))
  }

  @Test func aNewValueDisposesThePreviousInnerSignal() {
    let (outer, inner) = (outer(), scheduler.inner())
    let recording = scheduler.record(outer.signal.flatMapLatest { name in inner.signal.map { "\(name)\($0)" } }, for: .seconds(10))
    expectEqual(recording.line, "a0 at 1, b0 at 2, b2 at 4, | at 5")
    expectEqual(inner.windows, "1–2, 2–5")
    expectEmpty(scheduler.pending)
  }

  @Test func thePreviousOneIsDisposedBeforeTheNextIsCreated() {
    let order = Log<String>()
    let subscription = subject.signal
      .flatMapLatest { number -> TickSignal<Int, Never> in
        order.append("make \(number)")
        return TickSignal.never.handleEvents(
          onSubscribe: { order.append("subscribe \(number)") }, onCancel: { order.append("cancel \(number)") })
      }
      .observe { _ in }
    subject.send(1, 2)
    subscription.dispose()
    expectEqual(order.entries, ["make 1", "subscribe 1", "cancel 1", "make 2", "subscribe 2", "cancel 2"])
  }

  @Test func itCompletesWithTheOuterSignalIfNothingRuns() {
    let recording = scheduler.record(outer().signal.flatMapLatest { .just($0) }, for: .seconds(10))
    expectEqual(recording.events, [.next("a", at: .seconds(1)), .next("b", at: .seconds(2)), .completed(at: .milliseconds(2_500))])
  }

  @Test func completionOfTheOuterSignalLeavesTheLatestRunning() {
    let outer = TestSource<String, StubFailure>(on: scheduler, .next("a", at: .seconds(1)), .completed(at: .seconds(1)))
    let recording = scheduler.record(outer.signal.flatMapLatest { [inner = scheduler.inner()] _ in inner.signal }, for: .seconds(10))
    expectEqual(recording.events, [.next(0, at: .seconds(1)), .next(2, at: .seconds(3)), .completed(at: .seconds(4))])
  }

  @Test func aDisposedInnerSignalDoesNotCompleteIt() {
    let recording = scheduler.record(subject.signal.flatMapLatest { _ in TickSignal<Int, Never>.never })
    subject.send(1, 2, completing: true)
    expectEmpty(recording.events)
  }

  @Test func aFailureOfASignalWhoseDisposalReplacesItDoesNotEndTheNext() {
    let (outer, next) = (TickSubject<Int, StubFailure>(), TickSubject<Int, StubFailure>())
    let failing = TickSignal<Int, StubFailure> { subscriber in
      let failure = TickSignal.after(.seconds(1), on: scheduler).subscribe(onNext: { _ in subscriber.failed(StubFailure()) })
      return AnyDisposable {
        failure.dispose()
        outer.next(2)
      }
    }
    let recording = scheduler.record(outer.signal.flatMapLatest { $0 == 1 ? failing : next.signal })
    outer.next(1)
    scheduler.advance(by: .seconds(1))
    next.next(3)
    expectEqual(recording.events, [.next(3, at: .seconds(1))])
  }

  @Test func aFailureOfTheOuterSignalEndsTheInnerOne() {
    let outer = TestSource<String, StubFailure>(on: scheduler, .next("a", at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let inner = scheduler.inner()
    let recording = scheduler.record(outer.signal.flatMapLatest { _ in inner.signal }, for: .seconds(10))
    expectEqual(recording.events, [.next(0, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
    expectEqual(inner.subscriptions, [SubscriptionWindow(from: .seconds(1), until: .seconds(2))])
    expectEmpty(scheduler.pending)
  }

  @Test func aFailureOfTheInnerSignalEndsTheOuterOne() {
    let outer = outer()
    let failing = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .milliseconds(500)))
    let recording = scheduler.record(outer.signal.flatMapLatest { _ in failing.signal }, for: .seconds(10))
    expectEqual(recording.events, [.failed(StubFailure(), at: .milliseconds(1_500))])
    expectEqual(outer.subscriptions, [SubscriptionWindow(from: .zero, until: .milliseconds(1_500))])
    expectEmpty(scheduler.pending)
  }

  @Test func aValueSentFromInsideADeliverySwitchesWhenThatIsOver() {
    let subscription = subject.signal
      .flatMapLatest { number in TickSignal<String, Never>.from(["\(number)a", "\(number)b"]) }
      .subscribe(onNext: { value in
        seen.append(value)
        if value == "1a" { subject.next(2) }
      })
    subject.next(1)
    expectEqual(seen.entries, ["1a", "1b", "2a", "2b"])
    subscription.dispose()
  }

  @Test func aQueuedValueIsDroppedWhenItsSignalIsReplacedMeanwhile() {
    let outer = TickSubject<Int, Never>()
    let first = TickSubject<String, Never>()
    let subscription = outer.signal
      .flatMapLatest { $0 == 1 ? first.signal.merge(.never) : .just("second") }
      .subscribe(onNext: { value in
        seen.append(value)
        guard value == "delivered" else { return }
        first.next("waits")
        outer.next(2)
      })
    outer.next(1)
    first.next("delivered")
    expectEqual(seen.entries, ["delivered", "second"])
    subscription.dispose()
  }

  @Test func closuresAreReleasedAtTheEnd() throws {
    try expectCaptureReleased { source, witness in source.flatMapLatest { .just(witness.pass($0)) } }
    let inner = TickSubject<Int, StubFailure>()
    try expectCaptureReleased(after: [.failed, .disposed, .dropped]) { source, witness in
      source.flatMapLatest { _ in inner.signal.map { witness.pass($0) } }
    }
    #expect(!inner.hasSubscribers)
  }

  @Test func nothingIsTransformedAfterADisposalByTheSignalThatIsReplaced() {
    let (outer, handle, transformed) = (TickSubject<Int, Never>(), SerialDisposable(), Log<Int>())
    handle.inner = outer.signal
      .flatMapLatest { value in
        transformed.append(value)
        return TickSignal<Int, Never> { _ in AnyDisposable { handle.dispose() } }
      }
      .subscribe(onNext: { _ in })
    outer.send(1, 2)
    expectEqual(transformed.entries, [1])
  }
}
