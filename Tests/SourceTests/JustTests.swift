import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct JustTests {
  let scheduler = TestScheduler()

  @Test func oneValueThenCompletionOnSubscription() {
    scheduler.advance(by: .seconds(1))
    let recording = scheduler.record(TickSignal<Int, Never>.just(7))
    #expect(recording.events == [.next(7, at: .zero), .completed(at: .zero)])
  }

  @Test func everySubscriberGetsIt() {
    let signal = TickSignal<Int, StubFailure>.just(7)
    #expect(scheduler.record(signal).values == [7])
    #expect(scheduler.record(signal).values == [7])
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
    #expect(seen.entries == [.next(7)])
  }
}

struct EmptyTests {
  @Test func completionOnSubscriptionAndNothingElse() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, StubFailure>.empty)
    #expect(recording.events == [.completed(at: .zero)])
    scheduler.advance(by: .seconds(60))
    #expect(recording.events.count == 1)
  }
}

struct NeverTests {
  @Test func nothingEverHappens() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal<Int, StubFailure>.never, for: .seconds(1_000_000))
    #expect(recording.events.isEmpty)
    #expect(scheduler.pending.isEmpty)
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
    #expect(recording.events == [.failed(StubFailure(code: 3), at: .zero)])
    scheduler.advance(by: .seconds(60))
    #expect(recording.events.count == 1)
  }
}
