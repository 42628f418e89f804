import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A stopwatch in virtual time.
struct StopwatchTests {
  private let scheduler = TestScheduler()
  private let alarm = HandAlarm()

  @Test func itCountsOnlyWhileItIsRunningAndReadsExactly() {
    let watch = Stopwatch(on: scheduler)
    scheduler.advance(by: .seconds(1))
    expectEqual(watch.elapsed, .zero)
    watch.start()
    scheduler.advance(by: .nanoseconds(1_234_567_891))
    expectEqual(watch.elapsed, .nanoseconds(1_234_567_891))
    watch.pause()
    scheduler.advance(by: .seconds(5))
    expectEqual(watch.elapsed, .nanoseconds(1_234_567_891))
    watch.start()
    scheduler.advance(by: .nanoseconds(9))
    expectEqual(watch.elapsed, .nanoseconds(1_234_567_900))
    expectEmpty(scheduler.pending)
  }

  @Test func aSecondStartAndASecondPauseChangeNothing() {
    let watch = Stopwatch(on: scheduler)
    watch.pause()
    #expect(!watch.isRunning)
    watch.start()
    scheduler.advance(by: .seconds(2))
    watch.start()
    #expect(watch.isRunning)
    expectEqual(watch.elapsed, .seconds(2))
    watch.pause()
    scheduler.advance(by: .seconds(2))
    watch.pause()
    expectEqual(watch.elapsed, .seconds(2))
  }

  @Test func lapsAddUpToTheReadingAcrossAPause() {
    let watch = Stopwatch(on: scheduler)
    #expect(watch.lap() == nil)
    watch.start()
    scheduler.advance(by: .milliseconds(1_500))
    expectEqual(watch.lap(), .milliseconds(1_500))
    scheduler.advance(by: .seconds(1))
    watch.pause()
    scheduler.advance(by: .seconds(60))
    #expect(watch.lap() == nil)
    expectEqual(watch.currentLap, .seconds(1))
    watch.start()
    scheduler.advance(by: .seconds(1))
    expectEqual(watch.lap(), .seconds(2))
    expectEqual(watch.laps, [.milliseconds(1_500), .seconds(2)])
    expectEqual(watch.elapsed, .milliseconds(3_500))
    expectEqual(watch.currentLap, .zero)
  }

  @Test func aResetStandsAtZeroWithoutLaps() {
    let watch = Stopwatch(on: scheduler)
    watch.start()
    scheduler.advance(by: .seconds(3))
    watch.lap()
    watch.reset()
    scheduler.advance(by: .seconds(3))
    expectEqual(watch.elapsed, .zero)
    expectEmpty(watch.laps)
    #expect(!watch.isRunning)
  }

  @Test func ticksComeWhenTheFigureChangesAndNoneWhileItIsPaused() throws {
    let watch = Stopwatch(on: scheduler)
    let label = scheduler.record(watch.elapsed(every: .seconds(1)).map { $0.components.seconds }, for: .seconds(1))
    watch.start()
    scheduler.advance(by: .milliseconds(2_500))
    watch.lap()
    expectEqual(scheduler.pending.map(\.deadline), [.origin.advanced(by: .seconds(4))])
    watch.pause()
    expectEmpty(scheduler.pending)
    try label.expectSilence(for: .milliseconds(1_500))
    watch.start()
    scheduler.advance(by: .milliseconds(1_500))
    try label.expect("'0' 1.999s '1' 999ms '2' 2.499s '3' 999ms '4'")
    watch.reset()
    expectEqual(label.values, [0, 1, 2, 3, 4, 0])
    expectEmpty(scheduler.pending)
  }

  @Test func ticksOutliveTheStopwatchAndEndWithTheirSubscription() {
    var watch: Stopwatch? = Stopwatch(on: scheduler)
    watch?.start()
    let label = scheduler.record((watch ?? Stopwatch(on: scheduler)).elapsed(every: .seconds(1)))
    watch = nil
    scheduler.advance(by: .seconds(2))
    expectEqual(label.values, [.zero, .seconds(1), .seconds(2)])
    label.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func aSavedOneGoesOnAfterARelaunch() throws {
    let watch = Stopwatch(on: scheduler)
    watch.start()
    scheduler.advance(by: .milliseconds(2_250))
    watch.lap()
    scheduler.advance(by: .milliseconds(250))
    let saved = try JSONDecoder().decode(Stopwatch.Saved.self, from: JSONEncoder().encode(watch.saved))
    expectEqual(saved, watch.saved)
    scheduler.advance(by: .seconds(60))
    let next = Stopwatch(saved, on: scheduler)
    expectEqual(next.elapsed, .milliseconds(62_500))
    expectEqual(next.laps, [.milliseconds(2_250)])
    scheduler.advance(by: .seconds(1))
    expectEqual(next.elapsed, watch.elapsed)
    watch.pause()
    let paused = watch.saved
    scheduler.advance(by: .seconds(60))
    expectEqual(Stopwatch(paused, on: scheduler).elapsed, .milliseconds(63_500))
    #expect(!Stopwatch(paused, on: scheduler).isRunning)
  }

  @Test func aReadingOfTheClockThatIsOlderThanTheStateCountsNothingTwice() {
    let watch = Stopwatch(on: AlarmScheduler(alarm))
    watch.start()
    alarm.pass(.seconds(10))
    // Between the reading and the change of the second start, another thread pauses.
    alarm.interruptNextReading {
      alarm.pass(.seconds(2))
      watch.pause()
    }
    watch.start()
    #expect(watch.isRunning)
    expectEqual(watch.elapsed, .seconds(12))
    watch.pause()
    alarm.interruptNextReading {
      alarm.pass(.seconds(2))
      watch.reset()
    }
    watch.start()
    expectEqual(watch.elapsed, .zero)
  }

  @Test func aPauseShowsNoLessThanAnotherThreadHasRead() {
    let watch = Stopwatch(on: AlarmScheduler(alarm))
    watch.start()
    alarm.pass(.seconds(10))
    watch.lap()
    // Between the reading and the change of the pause, another thread reads.
    alarm.interruptNextReading {
      alarm.pass(.seconds(2))
      expectEqual(watch.elapsed, .seconds(12))
      expectEqual(watch.currentLap, .seconds(2))
    }
    watch.pause()
    expectEqual(watch.elapsed, .seconds(12))
    expectEqual(watch.currentLap, .seconds(2))
    watch.start()
    expectEqual(watch.elapsed, .seconds(12))
  }

  @Test func noReadingIsMoreThanAPauseThatHasReturned() {
    let watch = Stopwatch(on: AlarmScheduler(alarm))
    watch.start()
    alarm.pass(.seconds(10))
    // Between the reading and the look at the state, another thread pauses.
    alarm.interruptNextReading {
      alarm.pass(.seconds(-1))
      watch.pause()
      expectEqual(watch.elapsed, .seconds(9))
      alarm.pass(.seconds(5))
    }
    expectEqual(watch.elapsed, .seconds(9))
  }

  @Test func ticksDoNotGoBackAtAPauseThatHadReadItsClockEarlier() {
    let watch = Stopwatch(on: AlarmScheduler(alarm))
    let log = Log<Duration>()
    let label = watch.elapsed(every: .seconds(1)).subscribe(onNext: { log.append($0) })
    watch.start()
    alarm.advance(to: .seconds(11.5))
    alarm.interruptNextReading { alarm.advance(to: .seconds(12)) }
    watch.pause()
    expectEqual(watch.elapsed, .seconds(12))
    expectEqual(log.entries, (0...12).map { .seconds($0) })
    label.dispose()
  }

  @Test(arguments: [Int64.min, -1, 0, .max]) func aSavedOneWithAnyNumbersIsRestored(number: Int64) throws {
    for isRunning in [true, false] {
      let text = #"{"elapsed": \#(number), "splits": [\#(number)], "isRunning": \#(isRunning), "moment": \#(number)}"#
      let watch = Stopwatch(try JSONDecoder().decode(Stopwatch.Saved.self, from: Data(text.utf8)), on: scheduler)
      #expect(watch.elapsed >= .zero)
      watch.start()
      watch.lap()
      let label = scheduler.record(watch.elapsed(every: .seconds(1)), for: .seconds(1))
      #expect(label.values.allSatisfy { $0 >= .zero })
      label.dispose()
    }
  }

  @Test func aDateThatWasSetBackTakesNothingAway() {
    let watch = Stopwatch(on: scheduler)
    watch.start()
    scheduler.advance(by: .seconds(5))
    let saved = watch.saved
    scheduler.jumpWallClock(by: .seconds(-1_000))
    expectEqual(Stopwatch(saved, on: scheduler).elapsed, .seconds(5))
    expectEqual(watch.elapsed, .seconds(5))
  }
}
