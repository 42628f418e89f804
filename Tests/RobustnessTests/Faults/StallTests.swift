import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Faults 1 to 6: handlers that take too long, and time that stops or jumps.
@Suite("Faults: stalls") struct StallTests {
  /// The ticks of an interval of 1 s until 15 s, whose first handler takes ten intervals.
  private func ticks(_ policy: MissedTicks) -> [Tick] {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let log = Log<Tick>()
    let subscription = TickSignal.interval(.seconds(1), missedTicks: policy, on: scheduler)
      .subscribe(onNext: { tick in
        log.append(tick)
        if tick.index == 0 { alarm.pass(.seconds(10)) }
      })
    alarm.advance(to: .seconds(13.5))
    subscription.dispose()
    #expect(alarm.armed == nil)
    return log.entries
  }

  private func tick(_ index: Int, _ scheduled: Double, _ fired: Double, missed: Int = 0) -> Tick {
    Tick(index: index, scheduled: .seconds(scheduled), fired: .seconds(fired), missed: missed)
  }

  @Test func aStalledHandlerSkipsTheTicksOfItsStallAndCountsThem() {
    expectEqual(ticks(.skip), [tick(0, 1, 1), tick(10, 11, 11, missed: 9), tick(11, 12, 12), tick(12, 13, 13)])
  }

  @Test func aStalledHandlerGetsTheTicksOfItsStallInABurst() {
    let late = (1...10).map { index in tick(index, Double(index) + 1, 11) }
    let expected: [Tick] = [[tick(0, 1, 1)], late, [tick(11, 12, 12), tick(12, 13, 13)]].flatMap { $0 }
    expectEqual(ticks(.burst), expected)
  }

  @Test func aStalledHandlerBeginsANewGridAndCountsTheTicksOfItsStall() {
    expectEqual(ticks(.regrid), [tick(0, 1, 1), tick(1, 2, 11, missed: 9), tick(2, 12, 12), tick(3, 13, 13)])
  }

  @Test func aSleepOfTheDeviceIsOneTickThatCountsWhatItMissed() {
    let scheduler = TestScheduler()
    let log = Log<Tick>()
    let subscription = TickSignal.interval(.seconds(1), on: scheduler).subscribe(onNext: { log.append($0) })
    scheduler.advance(by: .seconds(2))
    scheduler.sleepDevice(for: .seconds(3_600))
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries.map(\.index), [0, 1, 3_601, 3_602])
    expectEqual(log.entries.map(\.missed), [0, 0, 3_599, 0])
    subscription.dispose()
  }

  @Test func aSleepOfTheDeviceIsNoTimeForASuspendingScheduler() {
    let scheduler = TestScheduler()
    let suspending = scheduler.sibling(timebase: .suspending)
    let log = Log<Int>()
    let subscription = TickSignal.interval(.seconds(1), on: suspending).subscribe(onNext: { log.append($0.missed) })
    scheduler.advance(by: .seconds(2))
    scheduler.sleepDevice(for: .seconds(3_600))
    expectEqual(log.entries, [0, 0])
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, [0, 0, 0])
    subscription.dispose()
  }

  @Test func aClockThatGoesBackwardFiresNothingTwiceAndNothingEarly() {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let log = Log<Tick>()
    let subscription = TickSignal.interval(.seconds(1), on: scheduler).subscribe(onNext: { log.append($0) })
    alarm.advance(to: .seconds(2))
    alarm.pass(.seconds(-2))
    alarm.wake()
    expectEqual(log.count, 2)
    alarm.advance(to: .seconds(3))
    expectEqual(log.entries.map(\.index), [0, 1, 2])
    #expect(log.entries.allSatisfy { $0.fired >= $0.scheduled && $0.missed == 0 })
    subscription.dispose()
  }
}
