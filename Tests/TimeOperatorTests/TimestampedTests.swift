import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TimestampedTests {
  let scheduler = TestScheduler(wallStart: WallInstant(nanosecondsSince1970: 1_000))

  @Test func eachValueCarriesTheTimesOfBothClocks() {
    let subject = TickSubject<String, StubFailure>()
    let recording = scheduler.record(subject.signal.timestamped(on: scheduler), for: .nanoseconds(5))
    subject.next("a")
    scheduler.jumpWallClock(by: .nanoseconds(-100))
    scheduler.advance(by: .nanoseconds(2))
    subject.next("b")
    subject.failed(StubFailure())
    #expect(
      recording.events.map(\.event) == [
        .next(Timestamped("a", at: .origin.advanced(by: .nanoseconds(5)), wall: WallInstant(nanosecondsSince1970: 1_005))),
        .next(Timestamped("b", at: .origin.advanced(by: .nanoseconds(7)), wall: WallInstant(nanosecondsSince1970: 907))),
        .failed(StubFailure()),
      ])
  }

  @Test func theTimeIsThatOfTheArrival() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a-|").signal.timestamped(on: scheduler).delay(.seconds(3), on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(recording.values.map(\.instant) == [.origin.advanced(by: .seconds(1))])
    #expect(recording.events.map(\.time) == [.seconds(4), .seconds(4)])
  }
}
