import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct MeasureIntervalTests {
  let scheduler = TestScheduler()

  @Test func eachValueBecomesTheTimeSinceThePreviousOne() {
    let recording = scheduler.record(TestSource(on: scheduler, "--a---b-c|").signal.measureInterval(on: scheduler), for: .seconds(60))
    #expect(recording.line == "2.0 seconds at 2, 4.0 seconds at 6, 2.0 seconds at 8, | at 9")
  }

  @Test func theFirstIsMeasuredFromTheSubscription() {
    let subject = TickSubject<Int, Never>()
    let signal = subject.signal.measureInterval(on: scheduler)
    scheduler.advance(by: .seconds(5))
    let recording = scheduler.record(signal)
    subject.next(1)
    scheduler.advance(by: .nanosecond)
    subject.next(2)
    #expect(recording.values == [.zero, .nanosecond])
  }

  @Test func sleepOfTheDeviceCountsOnAContinuousClockOnly() {
    let suspending = scheduler.sibling(timebase: .suspending)
    let subject = TickSubject<Int, Never>()
    let continuous = scheduler.record(subject.signal.measureInterval(on: scheduler))
    let awake = scheduler.record(subject.signal.measureInterval(on: suspending), for: .seconds(1))
    scheduler.sleepDevice(for: .seconds(60))
    subject.next(1)
    #expect(continuous.values == [.seconds(61)])
    #expect(awake.values == [.seconds(1)])
  }

  @Test func aFailurePassesAtOnce() {
    let recording = scheduler.record(TestSource(on: scheduler, "-#").signal.measureInterval(on: scheduler), for: .seconds(60))
    #expect(recording.events == [.failed(StubFailure(), at: .seconds(1))])
    #expect(scheduler.pending.isEmpty)
  }
}
