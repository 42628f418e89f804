import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("The test scheduler") struct TestSchedulerTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  private func after(_ seconds: Double, _ name: String) {
    scheduler.schedule(after: .seconds(seconds)) { [scheduler, log] in log.append("\(name) at \(scheduler.now)") }
  }

  @Test func timeStartsAtTheOriginAndDoesNotPassByItself() {
    expectEqual(scheduler.now, .origin)
    expectEqual(scheduler.date, Date(timeIntervalSinceReferenceDate: 0))
    expectEqual(scheduler.timebase, .continuous)
  }

  @Test func theWallClockBeginsAtADateOrAnInstant() {
    let date = Date(timeIntervalSince1970: 1_800_000_000.5)
    #expect(TestScheduler(wallStart: date).date == date && TestScheduler(wallStart: date.wallInstant).date == date)
  }

  @Test func aRecordingTellsHowItsSignalEnded() {
    let signals: [TickSignal<Int, StubFailure>] = [.never, .just(1), .fail(StubFailure(code: 7))]
    let recordings = signals.map { scheduler.record($0) }
    expectEqual(recordings.map(\.isFinished), [false, true, true])
    expectEqual(recordings.map(\.isCompleted), [false, true, false])
    expectEqual(recordings.map(\.failure), [nil, nil, StubFailure(code: 7)])
  }

  @Test func aTimerFiresAtItsInstantAndNotBefore() {
    after(2, "timer")
    scheduler.advance(by: .seconds(2) - .nanoseconds(1))
    expectEmpty(log.entries)
    scheduler.advance(by: .nanoseconds(1))
    expectEqual(log.entries, ["timer at 2.0 seconds"])
  }

  @Test func advancingStopsAtEveryInstantInBetween() {
    after(3, "c")
    after(1, "a")
    after(2, "b")
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries, ["a at 1.0 seconds", "b at 2.0 seconds", "c at 3.0 seconds"])
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(10)))
  }

  @Test func equalInstantsRunInTheOrderOfScheduling() {
    for name in ["a", "b", "c"] { after(1, name) }
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries.map { $0.prefix(1) }, ["a", "b", "c"])
  }

  @Test func advancingByZeroRunsWhatIsDue() {
    scheduler.schedule { [log] in log.append("now") }
    expectEmpty(log.entries)
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["now"])
  }

  @Test func workScheduledForNowRunsInTheSameAdvance() {
    scheduler.schedule(after: .seconds(1)) { [scheduler, log] in
      scheduler.schedule { log.append("now") }
      scheduler.schedule(after: .zero) { log.append("after zero") }
      scheduler.schedule(at: .origin) { log.append("in the past") }
    }
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, ["now", "after zero", "in the past"])
  }

  @Test func advancingToAnInstantIsInclusive() {
    after(5, "timer")
    scheduler.advance(to: .origin.advanced(by: .seconds(5)))
    expectEqual(log.entries, ["timer at 5.0 seconds"])
  }

  @Test func advanceToNextRunsOneInstant() {
    after(1, "a")
    after(1, "b")
    after(4, "c")
    #expect(scheduler.advanceToNext())
    expectEqual(log.entries, ["a at 1.0 seconds", "b at 1.0 seconds"])
    #expect(scheduler.advanceToNext())
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(4)))
    #expect(!scheduler.advanceToNext())
  }

  @Test func whatNeverComesIsNotRun() {
    let scheduler = TestScheduler()
    let recording = scheduler.record(TickSignal.after(.seconds(Int64.max), on: scheduler))
    scheduler.advanceUntilIdle(limit: .events(1_000))
    expectEmpty(recording.values)
    expectEqual(scheduler.now, .origin)
    expectEqual(scheduler.pending.count, 1)
  }

  @Test func runEndsWhenNothingIsPending() {
    after(1, "a")
    after(3_600, "b")
    #expect(scheduler.advanceUntilIdle(limit: .events(100)))
    expectEqual(log.entries.count, 2)
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(3_600)))
  }

  @Test func runIsBoundedByEventsOrTime() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler).map(\.index))
    #expect(!scheduler.advanceUntilIdle(limit: .events(10)))
    expectEqual(recording.values.count, 10)
    #expect(!scheduler.advanceUntilIdle(limit: .time(.seconds(5))))
    expectEqual(recording.values.count, 15)
  }

  @Test func pendingListsArmedTimersInTheOrderOfFiring() {
    let uptime = scheduler.sibling(timebase: .suspending, name: "uptime")
    scheduler.schedule(after: .seconds(2)) {}
    uptime.schedule(after: .seconds(1)) {}
    uptime.schedule(after: .seconds(2)) {}
    let timer = scheduler.schedule(after: .seconds(9)) {}
    timer.dispose()
    expectEqual(
      scheduler.pending.map { "due at \($0.deadline)" + ($0.scheduler.isEmpty ? "" : " on \($0.scheduler)") },
      [
        "due at 1.0 seconds on uptime", "due at 2.0 seconds", "due at 2.0 seconds on uptime",
      ])
    scheduler.advance(by: .seconds(5))
    expectEmpty(scheduler.pending)
  }

  @Test func siblingsShareTimeAndOrder() {
    let other = scheduler.sibling(timebase: .suspending, name: "uptime")
    scheduler.schedule(after: .seconds(1)) { [log] in log.append("first") }
    other.schedule(after: .seconds(1)) { [log] in log.append("second") }
    scheduler.schedule(after: .seconds(1)) { [log] in log.append("third") }
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, ["first", "second", "third"])
    expectEqual(other.now, scheduler.now)
  }

  @Test func aSiblingMadeDuringAnAdvanceTakesPartInIt() {
    scheduler.schedule(after: .seconds(1)) { [scheduler, log] in
      let other = scheduler.sibling(timebase: .continuous, name: "late")
      other.schedule(after: .seconds(1)) { log.append("late at \(other.now)") }
    }
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["late at 2.0 seconds"])
  }

  @Test func theDeviceSleeps() {
    let uptime = scheduler.sibling(timebase: .suspending, name: "uptime")
    uptime.schedule(after: .seconds(10)) { [log, uptime] in log.append("uptime at \(uptime.now)") }
    after(10, "continuous")
    let wall = scheduler.date
    scheduler.sleepDevice(for: .seconds(3_600))
    expectEqual(log.entries, ["continuous at 3600.0 seconds"], "due while asleep, run at waking")
    expectEqual(uptime.now, .origin)
    expectEqual(scheduler.date, wall + 3_600)
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries.last, "uptime at 10.0 seconds")
  }

  @Test func theWallClockJumpsAlone() {
    scheduler.advance(by: .seconds(5))
    let wall = scheduler.date
    scheduler.jumpWallClock(by: .seconds(-3_600))
    expectEqual(scheduler.now, .origin.advanced(by: .seconds(5)))
    expectEqual(scheduler.date, wall - 3_600)
  }

  @Test func isCurrentMeansInsideAnAdvanceOnThisThread() {
    let inside = Log<Bool>()
    scheduler.schedule { [scheduler] in
      inside.append(scheduler.isCurrent)
      inside.append(!onThread { if scheduler.isCurrent { inside.append(true) } })
    }
    #expect(!scheduler.isCurrent)
    scheduler.advance(by: .zero)
    expectEqual(inside.entries, [true, false])
    #expect(!scheduler.isCurrent)
  }

  @Test func aSecondThreadMayReadAndScheduleAtAnyMoment() {
    let done = Lock(false)
    let fired = Lock(0)
    let recording = scheduler.record(TickSignal.interval(.milliseconds(1), on: scheduler))
    together(
      { [scheduler] in
        scheduler.advance(by: .seconds(4))
        done.withLock { $0 = true }
      },
      { [scheduler] in
        var scheduled = 0
        while scheduled < 500 || !done.withLock({ $0 }) {
          _ = scheduler.now
          scheduler.schedule(after: .milliseconds(scheduled % 7)) { fired.withLock { $0 += 1 } }
          scheduled += 1
          if scheduled > 50_000 { break }
        }
      }
    )
    expectEqual(recording.values.count, 4_000)
    expectEqual(recording.values.map(\.index), Array(0..<4_000), "an interval loses nothing because of it")
    scheduler.advance(by: .seconds(1))
    #expect(fired.withLock { $0 } >= 500)
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func productionCoalescingIsAChoice() {
    let log = log
    for scheduler in [TestScheduler(coalescing: false), TestScheduler()] {
      scheduler.schedule(at: .origin.advanced(by: .seconds(1)), leeway: .seconds(5)) { log.append("a at \(scheduler.now)") }
      scheduler.schedule(at: .origin.advanced(by: .seconds(2)), leeway: .seconds(1)) { log.append("b at \(scheduler.now)") }
      scheduler.advance(by: .seconds(10))
    }
    expectEqual(log.entries, ["a at 1.0 seconds", "b at 2.0 seconds", "a at 2.0 seconds", "b at 2.0 seconds"])
  }
}
