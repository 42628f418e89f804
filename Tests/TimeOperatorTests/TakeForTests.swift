import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TakeForTests {
  let scheduler = TestScheduler()

  @Test func valuesPassUntilTheTimeIsOver() {
    let source = TestSource(on: scheduler, "--a--b--c--d--|")
    let recording = scheduler.record(source.signal.take(for: .seconds(9), on: scheduler), for: .seconds(60))
    #expect(recording.line == "a at 2, b at 5, c at 8, | at 9")
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(9))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aValueOneNanosecondBeforePassesAndOneBehindTheEndDoesNot() {
    let subject = TickSubject<Int, Never>()
    let recording = scheduler.record(subject.signal.take(for: .seconds(9), on: scheduler), for: .seconds(9) - .nanosecond)
    subject.next(1)
    scheduler.advance(by: .nanosecond)
    subject.next(2)
    #expect(recording.events == [.next(1, at: .seconds(9) - .nanosecond), .completed(at: .seconds(9))])
    #expect(!subject.hasSubscribers)
  }

  @Test func anIntervalIsCutBeforeTheTickThatIsDueWithTheEnd() {
    let recording = scheduler.record(TickSignal.interval(.seconds(3), on: scheduler).map(\.index).take(for: .seconds(9), on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(recording.line == "0 at 3, 1 at 6, | at 9")
  }

  @Test func anEndBeforeThatPassesAndRemovesTheTimer() {
    let completed = scheduler.record(TestSource(on: scheduler, "-a|").signal.take(for: .seconds(9), on: scheduler))
    let failed = scheduler.record(TestSource(on: scheduler, "-a#").signal.take(for: .seconds(9), on: scheduler), for: .seconds(2))
    #expect(scheduler.pending.isEmpty)
    #expect(completed.line == "a at 1, | at 2")
    #expect(failed.line == "a at 1, # at 2")
  }

  @Test func zeroCompletesWithoutSubscribing() {
    let source = TestSource(on: scheduler, "a")
    let recording = scheduler.record(source.signal.take(for: .zero, on: scheduler))
    #expect(recording.line == "| at 0")
    #expect(source.subscriptions.isEmpty)
  }
}
