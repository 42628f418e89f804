import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TakeWhileTests {
  let scheduler = TestScheduler()

  private func source() -> TestSource<Int, StubFailure> {
    TestSource(
      on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .next(3, at: .seconds(3)), .next(1, at: .seconds(4)),
      .failed(StubFailure(), at: .seconds(5)))
  }

  @Test func theFirstValueThatDoesNotMeetTheConditionEndsIt() {
    let source = source()
    let recording = scheduler.record(source.signal.take(while: { $0 < 3 }), for: .seconds(10))
    #expect(recording.events == [.next(1, at: .seconds(1)), .next(2, at: .seconds(2)), .completed(at: .seconds(3))])
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(3))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func inclusivelyThatValuePassesToo() {
    let recording = scheduler.record(source().signal.take(while: { $0 < 3 }, inclusive: true), for: .seconds(10))
    #expect(recording.line == "1 at 1, 2 at 2, 3 at 3, | at 3")
  }

  @Test(arguments: [false, true]) func theConditionIsNotCalledAgain(inclusive: Bool) {
    let asked = Log<Int>()
    let recording = scheduler.record(
      source().signal
        .take(
          while: {
            asked.append($0)
            return $0 < 2
          },
          inclusive: inclusive
        ), for: .seconds(10))
    #expect(asked.entries == [1, 2])
    #expect(recording.isFinished)
  }

  @Test func anEarlierEndPasses() {
    let recording = scheduler.record(source().signal.take(while: { _ in true }), for: .seconds(10))
    #expect(recording.values == [1, 2, 3, 1])
    #expect(recording.events.last == .failed(StubFailure(), at: .seconds(5)))
  }
}
