import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TakeLastTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .completed(at: .seconds(4)))
  }

  @Test func theLastOnesComeAtCompletionInOrder() {
    let source = source()
    let recording = scheduler.record(source.signal.takeLast(2), for: .seconds(10))
    #expect(recording.events == [.next(2, at: .seconds(4)), .next(3, at: .seconds(4)), .completed(at: .seconds(4))])
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(4))])
  }

  @Test func ofManyTheyAreTheLastOnesHoweverOftenTheBufferWraps() {
    for length in 1...10 {
      let recording = scheduler.record(TickSignal<Int, Never>.from(1...length).takeLast(3))
      #expect(recording.values == Array((1...length).suffix(3)))
    }
  }

  @Test func ofFewerAllCome() {
    let recording = scheduler.record(source().signal.takeLast(4), for: .seconds(10))
    #expect(recording.values == [1, 2, 3])
    #expect(scheduler.record(TickSignal<Int, Never>.empty.takeLast(4)).events == [.completed(at: .zero)])
  }

  @Test func takingNoneCompletesWithoutSubscribing() {
    let source = source()
    #expect(scheduler.record(source.signal.takeLast(0)).events == [.completed(at: .zero)])
    #expect(source.subscriptions.isEmpty)
  }

  @Test func atAFailureNoneComes() {
    let failing = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .failed(StubFailure(), at: .seconds(2)))
    #expect(scheduler.record(failing.signal.takeLast(2), for: .seconds(10)).events == [.failed(StubFailure(), at: .seconds(2))])
  }

  @Test func nothingMoreComesOnceEnoughIsTaken() {
    let seen = Log<Int>()
    let recording = scheduler.record(TickSignal<Int, Never>.from(1...9).takeLast(3).handleEvents(onNext: { seen.append($0) }).take(1))
    #expect(recording.events == [.next(7, at: .zero), .completed(at: .zero)])
    #expect(seen.entries == [7])
  }

  @Test func anOlderValueIsNotHeld() {
    let subject = TickSubject<Witness, Never>()
    let subscription = subject.signal.takeLast(1).observe { _ in }
    let witness = giving { value in subject.next(value) }
    #expect(witness.isHeld)
    subject.next(Witness())
    #expect(!witness.isHeld)
    subscription.dispose()
  }
}
