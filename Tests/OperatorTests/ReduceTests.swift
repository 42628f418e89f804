import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ReduceTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .seconds(3)))
  }

  @Test func theResultComesAtCompletion() {
    let source = source()
    let recording = scheduler.record(source.signal.reduce(10, +), for: .seconds(10))
    #expect(recording.events == [.next(13, at: .seconds(3)), .completed(at: .seconds(3))])
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(3))])
  }

  @Test func inPlaceItIsTheSame() {
    let recording = scheduler.record(source().signal.reduce(into: [0]) { $0.append($1) }, for: .seconds(10))
    #expect(recording.events == [.next([0, 1, 2], at: .seconds(3)), .completed(at: .seconds(3))])
  }

  @Test func ofAnEmptySignalItIsTheInitialValue() {
    #expect(scheduler.record(TickSignal<Int, Never>.empty.reduce(7, +)).events == [.next(7, at: .zero), .completed(at: .zero)])
  }

  @Test func atAFailureThereIsNoResult() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    #expect(scheduler.record(failing.signal.reduce(0, +), for: .seconds(10)).events == [.failed(StubFailure(), at: .seconds(2))])
  }

  @Test func everySubscriptionStartsFromTheInitialValue() {
    let signal = TickSignal<Int, Never>.from([1, 2]).reduce(0, +)
    #expect(scheduler.record(signal).values == [3])
    #expect(scheduler.record(signal).values == [3])
  }

  @Test func disposalInsideTheResultSuppressesCompletion() {
    let subject = TickSubject<Int, Never>()
    let handle = SerialDisposable()
    let seen = Log<Event<Int, Never>>()
    handle.inner = subject.signal.reduce(0, +)
      .observe { event in
        seen.append(event)
        handle.dispose()
      }
    subject.completed()
    #expect(seen.entries == [.next(0)])
  }

  @Test func theSourceIsReleasedBeforeTheResultIsDelivered() {
    let source = source()
    let seen = Log<[SubscriptionWindow]>()
    let subscription = source.signal.reduce(0, +).observe { _ in seen.append(source.subscriptions) }
    scheduler.advance(by: .seconds(3))
    #expect(seen.entries.first == [SubscriptionWindow(from: .zero, until: .seconds(3))])
    subscription.dispose()
  }
}
