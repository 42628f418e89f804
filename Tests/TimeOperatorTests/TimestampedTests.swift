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
    expectEqual(
      recording.events.map(\.event),
      [
        .next(Timestamped("a", at: .origin.advanced(by: .nanoseconds(5)), wall: WallInstant(nanosecondsSince1970: 1_005))),
        .next(Timestamped("b", at: .origin.advanced(by: .nanoseconds(7)), wall: WallInstant(nanosecondsSince1970: 907))),
        .failed(StubFailure()),
      ])
  }

  @Test func theTimeIsThatOfTheArrival() {
    let recording = scheduler.record(TestSource(on: scheduler, "-a-|").signal.timestamped(on: scheduler).delay(.seconds(3), on: scheduler))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.values.map(\.instant), [.origin.advanced(by: .seconds(1))])
    expectEqual(recording.events.map(\.time), [.seconds(4), .seconds(4)])
  }
}

struct MeasureIntervalTests {
  let scheduler = TestScheduler()

  @Test func eachValueBecomesTheTimeSinceThePreviousOne() {
    let recording = scheduler.record(TestSource(on: scheduler, "--a---b-c|").signal.measureInterval(on: scheduler), for: .seconds(60))
    expectEqual(recording.line, "2.0 seconds at 2, 4.0 seconds at 6, 2.0 seconds at 8, | at 9")
  }

  @Test func theFirstIsMeasuredFromTheSubscription() {
    let subject = TickSubject<Int, Never>()
    let signal = subject.signal.measureInterval(on: scheduler)
    scheduler.advance(by: .seconds(5))
    let recording = scheduler.record(signal)
    subject.next(1)
    scheduler.advance(by: .nanosecond)
    subject.next(2)
    expectEqual(recording.values, [.zero, .nanosecond])
  }

  @Test func sleepOfTheDeviceCountsOnAContinuousClockOnly() {
    let suspending = scheduler.sibling(timebase: .suspending)
    let subject = TickSubject<Int, Never>()
    let continuous = scheduler.record(subject.signal.measureInterval(on: scheduler))
    let awake = scheduler.record(subject.signal.measureInterval(on: suspending), for: .seconds(1))
    scheduler.sleepDevice(for: .seconds(60))
    subject.next(1)
    expectEqual(continuous.values, [.seconds(61)])
    expectEqual(awake.values, [.seconds(1)])
  }

  @Test func aFailurePassesAtOnce() {
    let recording = scheduler.record(TestSource(on: scheduler, "-#").signal.measureInterval(on: scheduler), for: .seconds(60))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(1))])
    expectEmpty(scheduler.pending)
  }
}
