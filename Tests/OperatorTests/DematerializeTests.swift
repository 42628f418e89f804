import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct DematerializeTests {
  let scheduler = TestScheduler()

  private func source(_ last: Event<Int, StubFailure>) -> TestSource<Event<Int, StubFailure>, Never> {
    TestSource(
      on: scheduler, .next(.next(1), at: .seconds(1)), .next(last, at: .seconds(2)), .next(.next(3), at: .seconds(3)),
      .completed(at: .seconds(4)))
  }

  @Test func theFirstTerminalValueEndsItAndDisposesTheSource() {
    let completing = source(.completed)
    let failing = source(.failed(StubFailure(code: 7)))
    let completed = scheduler.record(completing.signal.dematerialize())
    let failed = scheduler.record(failing.signal.dematerialize(), for: .seconds(10))
    #expect(completed.events == [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
    #expect(failed.events == [.next(1, at: .seconds(1)), .failed(StubFailure(code: 7), at: .seconds(2))])
    #expect(completing.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(2))])
    #expect(failing.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(2))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func completionOfTheSourcePasses() {
    let recording = scheduler.record(source(.next(2)).signal.dematerialize(), for: .seconds(10))
    #expect(recording.values == [1, 2, 3])
    #expect(recording.events.last == .completed(at: .seconds(4)))
  }

  @Test func aFailureOfTheSourcePasses() {
    let source = TickSignal<Event<Int, StubFailure>, StubFailure>.fail(StubFailure())
    #expect(scheduler.record(source.dematerialize()).events == [.failed(StubFailure(), at: .zero)])
  }

  @Test func valuesAfterATerminalOneOfASynchronousSourceAreNotSeen() {
    let events: [Event<Int, Never>] = [.next(1), .completed, .next(2)]
    let recording = scheduler.record(TickSignal<Event<Int, Never>, Never>.from(events).dematerialize())
    #expect(recording.events == [.next(1, at: .zero), .completed(at: .zero)])
  }

  @Test func itReversesMaterialize() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let signal: TickSignal<Int, StubFailure> = source.signal.materialize().dematerialize()
    let recording = scheduler.record(signal, for: .seconds(10))
    #expect(recording.events == [.next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2))])
  }
}
