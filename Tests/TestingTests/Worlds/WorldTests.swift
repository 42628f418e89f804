import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Worlds that stand still, sleep and jump") struct WorldTests {
  private let scheduler = TestScheduler()
  private let hour = Duration.seconds(3_600)

  @Test(arguments: MissedTicks.allCases) func dueTimersArriveAtWakingUnderTheirPolicy(policy: MissedTicks) {
    let ticks = scheduler.record(TickSignal.interval(.seconds(1), missedTicks: policy, on: scheduler), for: .milliseconds(1_500))
    scheduler.sleepDevice(for: .milliseconds(2_700))
    scheduler.advance(by: .milliseconds(1_000))
    let fired = ticks.values.map { $0.fired.nanoseconds / 1_000_000 }
    let missed = ticks.values.map(\.missed)
    switch policy {
    case .skip:
      expectEqual(fired, [1_000, 4_200, 5_000])
      expectEqual(missed, [0, 2, 0])
    case .burst:
      expectEqual(fired, [1_000, 4_200, 4_200, 4_200, 5_000])
      expectEqual(missed, [0, 0, 0, 0, 0])
    case .regrid:
      expectEqual(fired, [1_000, 4_200, 5_200])
      expectEqual(missed, [0, 2, 0])
    }
  }

  @Test func aSuspendedAppRunsNothingWhileAllClocksAdvance() {
    let uptime = scheduler.sibling(timebase: .suspending, name: "uptime")
    let log = Log<String>()
    scheduler.schedule(after: .seconds(10)) { [scheduler] in log.append("continuous at \(scheduler.now)") }
    uptime.schedule(after: .seconds(20)) { log.append("uptime at \(uptime.now)") }
    let wall = scheduler.date
    scheduler.suspendApp(for: hour)
    expectEqual(log.entries, ["continuous at 3600.0 seconds", "uptime at 3600.0 seconds"])
    expectEqual(uptime.now, scheduler.now)
    expectEqual(scheduler.date, wall + 3_600)
  }

  @Test func aSleepingDeviceStopsSuspendingClocksAlone() {
    let uptime = scheduler.sibling(timebase: .suspending, name: "uptime")
    scheduler.sleepDevice(for: hour)
    expectEqual(uptime.now, .origin)
    expectEqual(scheduler.now, .origin.advanced(by: hour))
  }

  @Test func anInstantOfSleepChangesNothing() {
    let ticks = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler))
    scheduler.sleepDevice(for: .zero)
    scheduler.suspendApp(for: .zero)
    expectEmpty(ticks.values)
    expectEqual(scheduler.now, .origin)
  }

  @Test func timersDueBeforeTheSleepFireBeforeIt() {
    let log = Log<TickInstant>()
    scheduler.schedule { [scheduler] in log.append(scheduler.now) }
    scheduler.sleepDevice(for: hour)
    expectEqual(log.entries, [.origin])
  }

  @Test func aTaskSleepsThroughASuspensionAndContinuesAfterward() {
    let log = Log<TickInstant>()
    scheduler.spawn { [scheduler] in
      try await scheduler.clock.sleep(for: .seconds(10))
      log.append(scheduler.now)
    }
    scheduler.suspendApp(for: hour)
    expectEqual(log.entries, [.origin.advanced(by: hour)])
  }

  @Test func negativeTimesAreProgrammerErrors() async {
    await #expect(processExitsWith: .failure) { TestScheduler().sleepDevice(for: .seconds(-1)) }
    await #expect(processExitsWith: .failure) { TestScheduler().suspendApp(for: .seconds(-1)) }
  }

  @Test func sleepingInsideAnAdvanceIsAProgrammerErrorThatSaysSo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = TestScheduler()
      scheduler.schedule { scheduler.sleepDevice(for: .seconds(1)) }
      scheduler.advance(by: .zero)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("TickStreams: sleepDevice was called from inside an advance; schedule work instead"))
  }
}
