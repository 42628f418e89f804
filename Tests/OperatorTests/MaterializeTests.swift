import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct MaterializeTests {
  let scheduler = TestScheduler()

  @Test func everyEventIsAValueAndTheLastOneIsFollowedByCompletion() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.materialize(), for: .seconds(10))
    expectEqual(recording.events, [.next(.next(1), at: .seconds(1)), .next(.completed, at: .seconds(2)), .completed(at: .seconds(2))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
  }

  @Test func aFailureIsAValueToo() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(code: 3), at: .seconds(2)))
    let signal: TickSignal<Event<Int, StubFailure>, Never> = source.signal.materialize()
    let recording = scheduler.record(signal, for: .seconds(10))
    expectEqual(recording.events, [.next(.failed(StubFailure(code: 3)), at: .seconds(2)), .completed(at: .seconds(2))])
  }

  @Test func disposalInsideTheLastValueSuppressesCompletion() {
    let recording = scheduler.record(TickSignal<Int, StubFailure>.just(1).materialize().take(2).map(\.isTerminal))
    expectEqual(recording.events, [.next(false, at: .zero), .next(true, at: .zero), .completed(at: .zero)])
    let subject = TickSubject<Int, Never>()
    let handle = SerialDisposable()
    let seen = Log<Event<Event<Int, Never>, Never>>()
    handle.inner = subject.signal.materialize()
      .observe { event in
        seen.append(event)
        handle.dispose()
      }
    subject.completed()
    expectEqual(seen.entries, [.next(.completed)])
  }
}

struct DematerializeTests {
  let scheduler = TestScheduler()

  private func source(_ last: Event<Int, StubFailure>) -> TestSource<Event<Int, StubFailure>, Never> {
    TestSource(
      on: scheduler, .next(.next(1), at: .seconds(1)), .next(last, at: .seconds(2)), .next(.next(3), at: .seconds(3)),
      .completed(at: .seconds(4)))
  }

  @Test(arguments: [Event<Int, StubFailure>.completed, .failed(StubFailure(code: 7))])
  func theFirstTerminalValueEndsItAndDisposesTheSource(end: Event<Int, StubFailure>) {
    let source = source(end)
    let recording = scheduler.record(source.signal.dematerialize(), for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), Recorded(end, at: .seconds(2))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(2))])
    expectEmpty(scheduler.pending)
  }

  @Test func completionOfTheSourcePasses() {
    let recording = scheduler.record(source(.next(2)).signal.dematerialize(), for: .seconds(10))
    expectEqual(recording.values, [1, 2, 3])
    expectEqual(recording.events.last, .completed(at: .seconds(4)))
  }

  @Test func aFailureOfTheSourcePasses() {
    let source = TickSignal<Event<Int, StubFailure>, StubFailure>.fail(StubFailure())
    expectEqual(scheduler.record(source.dematerialize()).events, [.failed(StubFailure(), at: .zero)])
  }

  @Test func valuesAfterATerminalOneOfASynchronousSourceAreNotSeen() {
    let events: [Event<Int, Never>] = [.next(1), .completed, .next(2)]
    let recording = scheduler.record(TickSignal<Event<Int, Never>, Never>.from(events).dematerialize())
    expectEqual(recording.events, [.next(1, at: .zero), .completed(at: .zero)])
  }

  @Test func itReversesMaterialize() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let signal: TickSignal<Int, StubFailure> = source.signal.materialize().dematerialize()
    let recording = scheduler.record(signal, for: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
  }
}
