import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct AtTests {
  let scheduler = TestScheduler()

  @Test func atAnInstantOneTickThenCompletion() {
    scheduler.advance(by: .seconds(1))
    let instant = TickInstant.origin.advanced(by: .seconds(5))
    let recording = scheduler.record(TickSignal.at(instant, on: scheduler), for: .seconds(4) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(60))
    expectEqual(
      recording.events, [.next(Tick(index: 0, scheduled: instant, fired: instant), at: .seconds(4)), .completed(at: .seconds(4))])
    expectEmpty(scheduler.pending)
  }

  @Test func aPastInstantGivesATickAsSoonAsPossible() {
    scheduler.advance(by: .seconds(10))
    let recording = scheduler.record(TickSignal.at(.origin, on: scheduler).map(\.lateness))
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next(.zero, at: .zero), .completed(at: .zero)])
  }

  @Test func theDistantFutureNeverComes() {
    #expect(scheduler.record(TickSignal.at(.distantFuture, on: scheduler), for: .seconds(3_000_000_000)).events.isEmpty)
  }

  @Test func aJumpOfTheWallClockDoesNotMoveAnInstant() {
    let recording = scheduler.record(TickSignal.at(.origin.advanced(by: .seconds(5)), on: scheduler))
    scheduler.jumpWallClock(by: .seconds(3_600))
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.events.map(\.time), [.seconds(5), .seconds(5)])
  }

  private func atFiveSecondsFromNow() -> Recording<Bool, Never> {
    let date = scheduler.date + 5
    return scheduler.record(TickSignal.at(date, on: scheduler).map { [scheduler] _ in scheduler.date >= date })
  }

  @Test func atADateOneTickThenCompletion() {
    let recording = atFiveSecondsFromNow()
    scheduler.advance(by: .seconds(5) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events, [.next(true, at: .seconds(5)), .completed(at: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func aPastDateGivesATickAsSoonAsPossible() {
    let recording = scheduler.record(TickSignal.at(scheduler.date - 1, on: scheduler).map(\.index))
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next(0, at: .zero), .completed(at: .zero)])
  }

  @Test(arguments: [(1, 3, 2), (4, -10, 15)]) func aJumpBringsADateNearerOrPostponesIt(start: Int, jump: Int, due: Int) {
    let recording = atFiveSecondsFromNow()
    scheduler.advance(by: .seconds(start))
    scheduler.jumpWallClock(by: .seconds(jump))
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(due - start) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(true, at: .seconds(due)), .completed(at: .seconds(due))])
  }

  @Test func aJumpBeyondADateFiresAtOnce() {
    let recording = atFiveSecondsFromNow()
    scheduler.advance(by: .seconds(1))
    scheduler.jumpWallClock(by: .seconds(3_600))
    expectEqual(recording.events, [.next(true, at: .seconds(1)), .completed(at: .seconds(1))])
    expectEmpty(scheduler.pending)
  }

  @Test func aDateComesDuringSleep() {
    let recording = atFiveSecondsFromNow()
    scheduler.sleepDevice(for: .seconds(3_600))
    expectEqual(recording.events, [.next(true, at: .seconds(3_600)), .completed(at: .seconds(3_600))])
  }

  @Test func onASuspendingClockADateFollowsTheWallAfterSleep() {
    let suspending = scheduler.sibling(timebase: .suspending)
    let date = scheduler.date + 3_605
    let recording = scheduler.record(TickSignal.at(date, on: suspending).map(\.index))
    scheduler.sleepDevice(for: .seconds(3_600))
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(3_600))
    expectEqual(recording.events.map(\.time), [.seconds(3_605), .seconds(3_605)])
  }

  @Test func disposalRemovesTheTimerOfADate() {
    let recording = atFiveSecondsFromNow()
    recording.dispose()
    expectEmpty(scheduler.pending)
    scheduler.jumpWallClock(by: .seconds(60))
    scheduler.advance(by: .seconds(60))
    expectEmpty(recording.events)
  }

  @Test func theLeewayOfADateCountsAsGivenAndSavesAWakeUp() {
    let log = Log<Duration>()
    scheduler.withLeeway(.zero).schedule(at: .origin.advanced(by: .seconds(6)), leeway: .zero) {}
    let dates = [nil, .seconds(2)].map { leeway in
      TickSignal.at(scheduler.date + 5, leeway: leeway, on: scheduler).subscribe { [scheduler] _ in log.append(scheduler.elapsed) }
    }
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries, [.seconds(5), .seconds(5)], "both at the wake-up of the one without leeway")
    let late = TickSignal.at(scheduler.date + 5, leeway: .seconds(2), on: scheduler)
      .subscribe { [scheduler] _ in log.append(scheduler.elapsed) }
    let other = TickSignal.after(.seconds(6), leeway: .zero, on: scheduler).subscribe { _ in }
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries.last, .seconds(16))
    withExtendedLifetime((dates, late, other)) {}
  }
}

struct AfterTests {
  let scheduler = TestScheduler()

  @Test func oneTickThenCompletion() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler), for: .seconds(60))
    let due = TickInstant(nanoseconds: 5_000_000_000)
    expectEqual(recording.events, [.next(Tick(index: 0, scheduled: due, fired: due), at: .seconds(5)), .completed(at: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func theTickIsNotEarly() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler), for: .seconds(5) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    #expect(recording.isFinished)
  }

  @Test func afterZeroIsAsynchronous() {
    let recording = scheduler.record(TickSignal.after(.zero, value: "now", on: scheduler))
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next("now", at: .zero), .completed(at: .zero)])
  }

  @Test func theTimeRunsFromTheSubscription() {
    let signal = TickSignal.after(.seconds(5), value: 1, on: scheduler)
    scheduler.advance(by: .seconds(100))
    expectEqual(scheduler.record(signal, for: .seconds(5)).events, [.next(1, at: .seconds(5)), .completed(at: .seconds(5))])
  }

  @Test func disposalDisarmsTheTimer() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler), for: .seconds(5) - .nanosecond)
    recording.dispose()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(5))
    expectEmpty(recording.events)
  }

  @Test func disposalInsideTheTickSuppressesCompletion() {
    let handle = SerialDisposable()
    let seen = Log<String>()
    handle.inner = TickSignal.after(.seconds(5), on: scheduler)
      .subscribe(
        onNext: { _ in
          seen.append("tick")
          handle.dispose()
        },
        onCompleted: { seen.append("completed") }
      )
    scheduler.advance(by: .seconds(5))
    expectEqual(seen.entries, ["tick"])
  }

  @Test func theLongestTimeIsNever() {
    let recording = scheduler.record(TickSignal.after(.seconds(Int64.max), on: scheduler), for: .seconds(3_000_000_000))
    expectEmpty(recording.events)
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func aTickThatComesAfterASleepHasItsLateness() {
    let recording = scheduler.record(TickSignal.after(.seconds(5), on: scheduler))
    scheduler.sleepDevice(for: .seconds(3_600))
    expectEqual(recording.events.map(\.time), [.seconds(3_600), .seconds(3_600)])
    expectEqual(recording.values.map(\.lateness), [.seconds(3_595)])
    expectEqual(recording.values.map(\.missed), [0])
  }

  @Test func leewayIsUsedWhereItSavesAWakeUp() {
    scheduler.schedule(after: .seconds(7), leeway: .zero) {}
    let recording = scheduler.record(TickSignal.after(.seconds(5), leeway: .seconds(2), on: scheduler), for: .seconds(7) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    #expect(recording.isFinished)
  }
}
