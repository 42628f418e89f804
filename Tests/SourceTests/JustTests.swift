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
