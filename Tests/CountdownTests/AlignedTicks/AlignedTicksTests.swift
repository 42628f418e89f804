import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Aligned ticks") struct AlignedTicksTests {
  /// Three tenths of a second past a full minute on the wall clock, and 0 on the monotonic one.
  let scheduler = TestScheduler(wallStart: WallInstant(nanosecondsSince1970: 978_307_200_300_000_000))

  func record(_ interval: Duration, _ alignment: TickAlignment) -> Recording<Tick, Never> {
    scheduler.record(TickSignal.interval(interval, alignedTo: alignment, on: scheduler))
  }

  @Test("Clock faces and labels of different screens flip together: on full seconds of the wall clock") func wallSeconds() {
    let first = record(.seconds(1), .wall(.seconds(1)))
    scheduler.advance(by: .milliseconds(950))
    let second = record(.seconds(1), .wall(.seconds(1)))
    scheduler.advance(by: .seconds(2))
    expectEqual(first.line, "0@0.7 1@1.7 2@2.7")
    expectEqual(second.events.map { $0.time + .milliseconds(950) }, [.milliseconds(1_700), .milliseconds(2_700)])
    expectEqual(first.values.map(\.lateness), [.zero, .zero, .zero])
    expectEqual(first.values.map(\.scheduled), [.seconds(0.7), .seconds(1.7), .seconds(2.7)])
  }

  @Test("A tick every minute, on the full minute; a longer interval starts on the grid") func wallMinutes() {
    let minutes = record(.seconds(60), .wall(.seconds(60)))
    let pairs = record(.seconds(120), .wall(.seconds(60)))
    scheduler.advance(by: .seconds(240))
    expectEqual(minutes.line, "0@59.7 1@119.7 2@179.7 3@239.7")
    expectEqual(pairs.line, "0@59.7 1@179.7")
  }

  @Test("Labels of different screens and countdowns of shared phase flip on the same grid of the monotonic clock")
  func grid() {
    scheduler.advance(by: .milliseconds(400))
    let ticks = scheduler.record(TickSignal.interval(.seconds(1), alignedTo: .grid(.seconds(1)), on: scheduler))
    let countdown = scheduler.record(TickSignal.countdown(for: .seconds(2), phase: .shared, on: scheduler), for: .seconds(2))
    expectEqual(ticks.line, "0@0.6 1@1.6")
    expectEqual(countdown.line, "2@0 1@0.6 0@2 |@2")
  }

  @Test("A subscription on the grid ticks at once", arguments: [true, false]) func atOnce(isWall: Bool) {
    let scheduler = TestScheduler()
    let recording = scheduler.record(
      TickSignal.interval(.seconds(1), alignedTo: isWall ? .wall(.seconds(1)) : .grid(.seconds(1)), on: scheduler), for: .seconds(1))
    expectEqual(recording.line, "0@0 1@1")
  }

  @Test("After a jump of the wall clock the ticks continue from its next multiple, never before it", arguments: [400, -400])
  func jump(milliseconds: Int) {
    let recording = record(.seconds(1), .wall(.seconds(1)))
    scheduler.advance(by: .seconds(1))
    scheduler.jumpWallClock(by: .milliseconds(milliseconds))
    scheduler.advance(by: .seconds(2))
    expectEqual(recording.line, (milliseconds > 0 ? "0@0.7 1@1.3 2@2.3" : "0@0.7 1@1.1 2@2.1"))
  }

  @Test("After a stall one tick comes, which counts those it stands for, and the grid is kept", arguments: [true, false])
  func stall(isWall: Bool) {
    let scheduler = TestScheduler()
    let recording = scheduler.record(
      TickSignal.interval(.seconds(1), alignedTo: isWall ? .wall(.seconds(1)) : .grid(.seconds(1)), on: scheduler))
    scheduler.advance(by: .milliseconds(1_500))
    scheduler.sleepDevice(for: .milliseconds(2_700))
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.line, "0@0 1@1 4@4.2 5@5")
    expectEqual(recording.values.map(\.missed), [0, 0, 2, 0])
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test("Bad input: a step of zero is a programmer error") func badInput() async {
    await #expect(processExitsWith: .failure) { _ = TickSignal.interval(.seconds(1), alignedTo: .wall(.zero), on: TestScheduler()) }
  }

  @Test("The first tick has half of its wait as leeway at most, so none on a full minute") func firstLeeway() {
    let scheduler = TestScheduler()
    let ticks = scheduler.record(.interval(.seconds(60), alignedTo: .wall(.seconds(60)), leeway: .seconds(30), on: scheduler))
    scheduler.schedule(after: .seconds(20), leeway: .zero) {}
    scheduler.advance(by: .seconds(30))
    expectEqual(ticks.line, "0@0")
  }

  @Test("A tick fires not before it is due, wherever its thread is interrupted", arguments: 1...8) func interrupted(reading: Int) {
    let (alarm, scheduler) = HandAlarm.scheduler()
    let ticks = Log<Tick>()
    let subscription = TickSignal.interval(.seconds(1), alignedTo: .wall(.seconds(1)), on: scheduler).subscribe(onNext: { ticks.append($0) }
    )
    alarm.run(until: .milliseconds(500))
    alarm.interrupt(atReading: reading) { alarm.pass(.seconds(3)) }
    alarm.run(until: .seconds(6))
    #expect(ticks.entries.allSatisfy { $0.fired >= $0.scheduled })
    expectEqual(ticks.entries.last?.scheduled, .seconds(6))
    subscription.dispose()
  }
}
