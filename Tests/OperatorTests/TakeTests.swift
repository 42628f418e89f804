import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TakeTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()
  private let seen = Log<Event<Int, Never>>()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)),
      .failed(StubFailure(), at: .seconds(4)))
  }

  @Test func theFirstOnesPassAndCompletionComesWithTheLastOfThem() {
    let source = source()
    let recording = scheduler.record(source.signal.take(2), for: .seconds(10))
    #expect(recording.events == [.next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .seconds(2))])
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(2))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func anEarlierEndPasses() {
    let failing = scheduler.record(source().signal.take(4))
    let completing = scheduler.record(TickSignal<Int, Never>.from([1, 2]).take(3), for: .seconds(10))
    #expect(failing.values == [1, 2, 3])
    #expect(failing.events.last == .failed(StubFailure(), at: .seconds(4)))
    #expect(completing.events == [.next(1, at: .zero), .next(2, at: .zero), .completed(at: .zero)])
  }

  @Test func takingNoneCompletesWithoutSubscribing() {
    let source = source()
    let recording = scheduler.record(source.signal.take(0))
    #expect(recording.events == [.completed(at: .zero)])
    #expect(source.subscriptions.isEmpty)
  }

  @Test func everySubscriptionCountsForItself() {
    let signal = TickSignal<Int, Never>.from(1...9).take(2)
    #expect(scheduler.record(signal).values == [1, 2])
    #expect(scheduler.record(signal).values == [1, 2])
  }

  @Test func aValueSentFromInsideTheLastOneIsTooMany() {
    let subscription = subject.signal.take(1)
      .observe { event in
        seen.append(event)
        subject.next(2)
      }
    subject.next(1)
    #expect(seen.entries == [.next(1), .completed])
    withExtendedLifetime(subscription) {}
  }

  @Test func disposalInsideTheLastValueSuppressesCompletion() {
    let handle = SerialDisposable()
    handle.inner = subject.signal.take(1)
      .observe { event in
        seen.append(event)
        handle.dispose()
      }
    subject.next(1)
    #expect(seen.entries == [.next(1)])
  }

  @Test func theSourceIsReleasedAtTheLastValue() {
    let recording = scheduler.record(subject.signal.take(1))
    #expect(subject.hasSubscribers)
    subject.next(1)
    #expect(!subject.hasSubscribers)
    #expect(recording.isFinished)
  }
}
