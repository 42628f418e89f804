import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The policies of an interval for ticks that became due while the device slept.
struct IntervalMissedTicksTests {
  let scheduler = TestScheduler()

  private static func tick(_ index: Int, _ scheduled: Int64, _ fired: Int64, missed: Int = 0) -> Recorded<Event<Tick, Never>> {
    let tick = Tick(
      index: index, scheduled: TickInstant(nanoseconds: scheduled * 1_000_000), fired: TickInstant(nanoseconds: fired * 1_000_000),
      missed: missed)
    return .next(tick, at: .milliseconds(fired))
  }

  private static let tables: [(policy: MissedTicks, ticks: [Recorded<Event<Tick, Never>>])] = [
    // One tick for all, on the old grid.
    (.skip, [tick(0, 1_000, 1_000), tick(3, 4_000, 4_200, missed: 2), tick(4, 5_000, 5_000), tick(5, 6_000, 6_000)]),
    // Each one, on the old grid.
    (
      .burst,
      [
        tick(0, 1_000, 1_000), tick(1, 2_000, 4_200), tick(2, 3_000, 4_200), tick(3, 4_000, 4_200), tick(4, 5_000, 5_000),
        tick(5, 6_000, 6_000),
      ]
    ),
    // One tick, from which a new grid starts.
    (.regrid, [tick(0, 1_000, 1_000), tick(1, 2_000, 4_200, missed: 2), tick(2, 5_200, 5_200), tick(3, 6_200, 6_200)]),
  ]

  /// A 1 s interval through a stall from 1.5 s to 4.2 s, up to 6.5 s: the table at `MissedTicks`.
  @Test(arguments: tables) func thePolicyDecidesAboutTicksAndGrid(policy: MissedTicks, ticks: [Recorded<Event<Tick, Never>>]) {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), missedTicks: policy, on: scheduler), for: .milliseconds(1_500))
    scheduler.sleepDevice(for: .milliseconds(2_700))
    scheduler.advance(to: TickInstant(nanoseconds: 6_500_000_000))
    expectEqual(recording.events, ticks)
  }

  @Test func skipIsTheDefault() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler))
    scheduler.sleepDevice(for: .seconds(10))
    expectEqual(recording.values.map(\.missed), [9])
  }

  @Test(arguments: MissedTicks.allCases) func ordinaryLatenessMovesNoGrid(policy: MissedTicks) {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), missedTicks: policy, on: scheduler))
    scheduler.sleepDevice(for: .seconds(2) - .nanosecond)
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.events.map(\.time), [.seconds(2) - .nanosecond, .seconds(2)])
    expectEqual(recording.values.map(\.missed), [0, 0])
    expectEqual(recording.values.map(\.index), [0, 1])
  }

  @Test func aTickIsMissedWhenTheNextOneIsDueToo() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler))
    scheduler.sleepDevice(for: .seconds(2))
    expectEqual(recording.values.map(\.missed), [1])
    expectEqual(recording.values.map(\.index), [1])
  }

  @Test func tenHoursOfSleepAreOneTickUnderSkip() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler))
    scheduler.sleepDevice(for: .seconds(36_000))
    expectEqual(recording.values.map(\.missed), [35_999])
    expectEqual(recording.values.map(\.index), [35_999])
    expectEqual(recording.events.map(\.time), [.seconds(36_000)])
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.values.map(\.index), [35_999, 36_000])
    expectEqual(recording.values.last?.missed, 0)
  }

  @Test func tenHoursOfSleepAreEveryTickUnderBurst() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), missedTicks: .burst, on: scheduler).map(\.index))
    scheduler.sleepDevice(for: .seconds(36_000))
    expectEqual(recording.values, Array(0..<36_000))
  }

  @Test func aBurstLeavesOtherTimersTheirPlace() {
    let seen = Log<String>()
    let burst = TickSignal.interval(.seconds(1), missedTicks: .burst, on: scheduler).subscribe(onNext: { seen.append("\($0.index)") })
    let other = TickSignal.after(.milliseconds(2_500), on: scheduler).subscribe(onNext: { _ in seen.append("other") })
    scheduler.sleepDevice(for: .seconds(4))
    expectEqual(seen.entries, ["0", "1", "other", "2", "3"])
    burst.dispose()
    other.dispose()
  }

  @Test func twoBurstsAreInterleavedByTheirDeadlines() {
    let seen = Log<String>()
    let first = TickSignal.interval(.seconds(2), missedTicks: .burst, on: scheduler).subscribe(onNext: { seen.append("a\($0.index)") })
    let second = TickSignal.interval(.seconds(3), missedTicks: .burst, on: scheduler).subscribe(onNext: { seen.append("b\($0.index)") })
    scheduler.sleepDevice(for: .seconds(6))
    // Both are due at 6 s; the second was rearmed at 3 s, before the first, at 4 s.
    expectEqual(seen.entries, ["a0", "b0", "a1", "b1", "a2"])
    first.dispose()
    second.dispose()
  }

  @Test func disposalWithinABurstIsTheLastOfIt() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), missedTicks: .burst, on: scheduler).map(\.index).take(2))
    scheduler.sleepDevice(for: .seconds(10))
    expectEqual(recording.events, [.next(0, at: .seconds(10)), .next(1, at: .seconds(10)), .completed(at: .seconds(10))])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: MissedTicks.allCases) func aSuspendingClockMissesNothingInSleep(policy: MissedTicks) {
    let suspending = scheduler.sibling(timebase: .suspending)
    let recording = scheduler.record(TickSignal.interval(.seconds(1), missedTicks: policy, on: suspending), for: .milliseconds(1_500))
    scheduler.sleepDevice(for: .seconds(3_600))
    expectEqual(recording.values.map(\.index), [0])
    scheduler.advance(by: .milliseconds(500) - .nanosecond)
    expectEqual(recording.values.map(\.index), [0])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events.map(\.time), [.seconds(1), .seconds(3_602)])
    expectEqual(recording.values.map(\.index), [0, 1])
    expectEqual(recording.values.map(\.missed), [0, 0])
    expectEqual(recording.values.last?.scheduled, TickInstant(nanoseconds: 2_000_000_000))
  }

  @Test(arguments: [Duration.seconds(-86_400), .seconds(86_400)]) func aJumpOfTheWallClockChangesNothing(jump: Duration) {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler).map(\.index), for: .milliseconds(1_500))
    scheduler.jumpWallClock(by: jump)
    scheduler.advance(by: .milliseconds(1_500))
    expectEqual(recording.events, [.next(0, at: .seconds(1)), .next(1, at: .seconds(2)), .next(2, at: .seconds(3))])
  }
}
