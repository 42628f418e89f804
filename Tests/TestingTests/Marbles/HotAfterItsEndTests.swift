import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A hot source goes on after an end, as RxTest's does: for others, who subscribe then.
@Suite("Test sources: after an end") struct HotAfterItsEndTests {
  private let scheduler = TestScheduler()

  private static let events: [Recorded<Event<Int, StubFailure>>] = [
    .next(1, at: .seconds(10)), .failed(StubFailure(), at: .seconds(20)), .next(2, at: .seconds(30)), .completed(at: .seconds(40)),
  ]

  @Test func aRetryReceivesWhatFollows() throws {
    let source = scheduler.hot(Self.events)
    let recording = scheduler.record(source.signal.retry(1), for: .seconds(60))
    expectEqual(recording.values, [1, 2])
    expectEqual(recording.events.last, .completed(at: .seconds(40)))
    expectEqual(source.subscriptions, [.init(from: .zero, until: .seconds(20)), .init(from: .seconds(20), until: .seconds(40))])
  }

  @Test func whoWasThereReceivesNothingMore() {
    let recording = scheduler.record(scheduler.hot(Self.events).signal, for: .seconds(60))
    expectEqual(recording.values, [1])
    expectEqual(recording.events.last, .failed(StubFailure(), at: .seconds(20)))
  }

  @Test func afterTheLastEventOthersReceiveTheEnd() {
    let source = scheduler.hot(Self.events)
    scheduler.advance(by: .seconds(60))
    expectEqual(scheduler.record(source.signal).events, [.completed(at: .zero)])
  }

  @Test func atTheInstantOfAnEndTheNextEventIsReceived() {
    let source = scheduler.hot([.failed(StubFailure(), at: .seconds(1)), .next(2, at: .seconds(1))])
    let recording = scheduler.record(source.signal.retry(1), for: .seconds(1))
    expectEqual(recording.values, [2])
  }

  @Test(arguments: [true, false]) func aRetryThatCanNeverEndIsReported(isHot: Bool) throws {
    let mistakes = Log<String>()
    let scheduler = TestScheduler(instantLimit: 1_000) { mistakes.append($0.description) }
    let events: [Recorded<Event<Int, StubFailure>>] = [.failed(StubFailure(), at: .seconds(20))]
    let source: TestSource<Int, StubFailure> = isHot ? scheduler.hot(events) : scheduler.cold([.failed(StubFailure(), at: .zero)])
    let recording = scheduler.record(source.signal.retry(), for: .seconds(60))
    expectEmpty(recording.events)
    let mistake = try #require(mistakes.entries.first)
    let instant = isHot ? "20.0" : "0.0"
    let expected = "time does not advance beyond \(instant) seconds: a source has been subscribed 1000 times there"
    #expect(mistake.hasSuffix(expected), "\(mistake)")
  }
}
