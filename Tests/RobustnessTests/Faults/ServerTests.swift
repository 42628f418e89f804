import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Faults 24 to 28: a server that hangs, resets, answers late, answers garbage, and names a wrong date.
@Suite("Faults: servers") struct ServerTests {
  private let scheduler = TestScheduler()
  private let connections = Log<String>()

  /// A request whose answer comes after `delay`, or never, and which notes when it is opened, answered and dropped.
  private func request(_ answer: String?, after delay: Duration) -> TickSignal<String, StubFailure> {
    TickSignal<String, StubFailure> { [scheduler, connections] subscriber in
      connections.append("opened")
      let timer = scheduler.schedule(after: delay) {
        if let answer { subscriber.next(answer) } else { subscriber.failed(StubFailure(text: "reset")) }
        subscriber.completed()
      }
      return AnyDisposable {
        connections.append("closed")
        timer.dispose()
      }
    }
  }

  @Test func aServerThatHangsFailsAtTheLimitAndItsConnectionIsClosed() throws {
    let hang = request("never", after: .seconds(1e6))
    let recording = scheduler.record(hang.timeout(after: .seconds(5), failing: StubFailure(text: "too late"), on: scheduler))
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events, [.failed(StubFailure(text: "too late"), at: .seconds(5))])
    expectEqual(connections.entries, ["opened", "closed"])
    try scheduler.expectIdle()
  }

  @Test func aServerThatAnswersLateIsNotHeardAfterTheLimit() throws {
    let late = request("late", after: .seconds(5))
    let before = request("in time", after: .nanoseconds(4_999_999_999))
    let recordings = [late, before].map {
      scheduler.record($0.timeout(afterSilence: .nanoseconds(4_999_999_999), failing: StubFailure(text: "too late"), on: scheduler))
    }
    scheduler.advance(by: .seconds(10))
    expectEqual(recordings[0].events.map(\.event), [.failed(StubFailure(text: "too late"))])
    expectEqual(recordings[1].values, ["in time"], "an answer exactly at the limit is in time")
    try scheduler.expectIdle()
  }

  @Test func aServerThatResetsIsAskedAgainAfterEachPause() throws {
    let recording = scheduler.record(
      request(nil, after: .seconds(1)).retry(3, backoff: .exponential(from: .seconds(1)), on: scheduler), for: .seconds(100))
    // Four requests of 1 s, with pauses of 1 s, 2 s and 4 s.
    expectEqual(recording.events, [.failed(StubFailure(text: "reset"), at: .seconds(11))])
    expectEqual(connections.entries, ["opened", "closed", "opened", "closed", "opened", "closed", "opened", "closed"])
    try scheduler.expectIdle()
  }

  @Test func aServerThatAnswersGarbageFailsWithATypedErrorAndCanBeReplaced() throws {
    let parsed = request("12x", after: .seconds(1))
      .tryMap { text throws(StubFailure) in
        guard let number = Int(text) else { throw StubFailure(text: "not a number: \(text)") }
        return number
      }
    let recording = scheduler.record(parsed)
    let replaced = scheduler.record(parsed.catch { _ in TickSignal<Int, Never>.just(0) }, for: .seconds(2))
    expectEqual(recording.events, [.failed(StubFailure(text: "not a number: 12x"), at: .seconds(1))])
    expectEqual(replaced.events, [.next(0, at: .seconds(1)), .completed(at: .seconds(1))])
    try scheduler.expectIdle()
  }

  @Test func aServerWhoseDatesContradictEachOtherMovesTheCountdownAndBreaksNothing() {
    let clock = ReferenceClock(tolerance: .seconds(1), on: scheduler)
    let deadline = scheduler.wallNow.advanced(by: .seconds(60))
    let recording = scheduler.record(.countdown(to: deadline, by: clock, on: scheduler))
    for offset in [0.0, 30, -30, 1e9, -1e9, 0] {
      clock.synchronize(to: scheduler.wallNow.advanced(by: .seconds(offset)))
      scheduler.advance(by: .milliseconds(500))
    }
    #expect(recording.isFinished, "the date that lies 1e9 s ahead ends it")
    #expect(recording.values.allSatisfy { $0 >= .zero })
  }
}
