import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct IgnoreValuesTests {
  let scheduler = TestScheduler()

  @Test func onlyCompletionPasses() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.ignoreValues(as: String.self), for: .seconds(10))
    #expect(recording.events == [.completed(at: .seconds(2))])
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(2))])
  }

  @Test func onlyTheFailurePasses() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    let recording = scheduler.record(source.signal.ignoreValues(as: Int.self), for: .seconds(10))
    #expect(recording.events == [.failed(StubFailure(), at: .seconds(2))])
  }

  @Test func withoutATypeItsValuesAreNever() {
    let signal: TickSignal<Never, StubFailure> = TickSignal<Int, StubFailure>.just(1).ignoreValues()
    #expect(scheduler.record(signal).events.map(\.event) == [.completed])
  }
}

struct OrIfEmptyTests {
  let scheduler = TestScheduler()

  @Test func anEmptySignalSendsTheValueAtCompletion() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.orIfEmpty(7), for: .seconds(10))
    #expect(recording.events == [.next(7, at: .seconds(2)), .completed(at: .seconds(2))])
  }

  @Test func oneThatSentIsUnchanged() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(2)))
    let recording = scheduler.record(source.signal.orIfEmpty(7), for: .seconds(10))
    #expect(recording.events == [.next(1, at: .seconds(1)), .completed(at: .seconds(2))])
  }

  @Test func aFailurePassesWithoutIt() {
    let recording = scheduler.record(TickSignal<Int, StubFailure>.fail(StubFailure()).orIfEmpty(7))
    #expect(recording.events == [.failed(StubFailure(), at: .zero)])
  }
}
