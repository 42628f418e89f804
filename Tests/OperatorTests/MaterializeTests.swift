import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct MaterializeTests {
  let scheduler = TestScheduler()

  @Test func everyEventIsAValueAndTheLastOneIsFollowedByCompletion() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.materialize(), for: .seconds(10))
    #expect(recording.events == [.next(.next(1), at: .seconds(1)), .next(.completed, at: .seconds(2)), .completed(at: .seconds(2))])
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(2))])
  }

  @Test func aFailureIsAValueToo() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(code: 3), at: .seconds(2)))
    let signal: TickSignal<Event<Int, StubFailure>, Never> = source.signal.materialize()
    let recording = scheduler.record(signal, for: .seconds(10))
    #expect(recording.events == [.next(.failed(StubFailure(code: 3)), at: .seconds(2)), .completed(at: .seconds(2))])
  }

  @Test func disposalInsideTheLastValueSuppressesCompletion() {
    let recording = scheduler.record(TickSignal<Int, StubFailure>.just(1).materialize().take(2).map(\.isTerminal))
    #expect(recording.events == [.next(false, at: .zero), .next(true, at: .zero), .completed(at: .zero)])
    let subject = TickSubject<Int, Never>()
    let handle = SerialDisposable()
    let seen = Log<Event<Event<Int, Never>, Never>>()
    handle.inner = subject.signal.materialize()
      .observe { event in
        seen.append(event)
        handle.dispose()
      }
    subject.completed()
    #expect(seen.entries == [.next(.completed)])
  }
}
