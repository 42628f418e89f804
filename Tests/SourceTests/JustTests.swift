import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct DeferredTests {
  let scheduler = TestScheduler()

  @Test func theSignalIsCreatedForEverySubscription() {
    let made = Log<Int>()
    let signal = TickSignal<Int, Never>.deferred {
      made.append(made.count)
      return .just(made.count)
    }
    expectEmpty(made.entries)
    expectEqual(scheduler.record(signal).events, [.next(1, at: .zero), .completed(at: .zero)])
    expectEqual(scheduler.record(signal).values, [2])
  }

  @Test func failureAndDisposalPassThrough() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(2)))
    let signal = TickSignal<Int, StubFailure>.deferred { source.signal }
    let failing = scheduler.record(signal)
    let disposed = scheduler.record(signal, for: .seconds(1))
    disposed.dispose()
    scheduler.advance(by: .seconds(5))
    expectEqual(failing.events, [.failed(StubFailure(), at: .seconds(2))])
    expectEmpty(disposed.events)
    expectEqual(source.windows, "0–2, 0–1")
  }

  @Test func nothingIsStartedIfTheSubscriptionHasEndedMeanwhile() {
    let (stop, started) = (TickSubject<Void, Never>(), Log<Int>())
    let signal = TickSignal<Int, Never>.deferred {
      stop.next()
      return TickSignal { _ in
        started.append(1)
        return Disposables.none
      }
    }
    expectEqual(scheduler.record(signal.take(until: stop.signal)).events, [.completed(at: .zero)])
    expectEmpty(started.entries)
  }
}

struct JustTests {
  let scheduler = TestScheduler()

  @Test func oneValueThenCompletionOnSubscription() {
    scheduler.advance(by: .seconds(1))
    let recording = scheduler.record(TickSignal<Int, Never>.just(7))
    expectEqual(recording.events, [.next(7, at: .zero), .completed(at: .zero)])
  }

  @Test func everySubscriberGetsIt() {
    let signal = TickSignal<Int, StubFailure>.just(7)
    expectEqual(scheduler.record(signal).values, [7])
    expectEqual(scheduler.record(signal).values, [7])
  }

  @Test func disposalInsideTheValueSuppressesCompletion() {
    let handle = SerialDisposable()
    let started = TickSubject<Void, Never>()
    let seen = Log<Event<Int, Never>>()
    handle.inner = started.signal.take(1).flatMap { TickSignal<Int, Never>.just(7) }
      .observe { event in
        seen.append(event)
        handle.dispose()
      }
    started.next()
    expectEqual(seen.entries, [.next(7)])
  }
}

struct EmptyTests {
  @Test func completionOnSubscriptionAndNothingElse() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, StubFailure>.empty)
    expectEqual(recording.events, [.completed(at: .zero)])
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.count, 1)
  }
}

struct NeverTests {
  @Test func nothingEverHappens() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, StubFailure>.never, for: .seconds(1_000_000))
    expectEmpty(recording.events)
    expectEmpty(scheduler.pending)
  }

  @Test func disposalReleasesTheSubscriber() {
    let (subscription, witness) = holding { captured in
      TickSignal<Int, Never>.never.subscribe(onNext: { _ in withExtendedLifetime(captured) {} })
    }
    subscription.dispose()
    #expect(!witness.isHeld)
  }
}

struct FailTests {
  @Test func theFailureOnSubscriptionAndNothingElse() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, StubFailure>.fail(StubFailure(code: 3)))
    expectEqual(recording.events, [.failed(StubFailure(code: 3), at: .zero)])
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.count, 1)
  }
}
