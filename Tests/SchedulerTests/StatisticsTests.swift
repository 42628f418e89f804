import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

@Suite("Statistics of a scheduler") struct StatisticsTests {
  private let scheduler = TestScheduler()

  @Test func aNewSchedulerHasDoneNothing() {
    let statistics = TestScheduler().statistics
    #expect(statistics.lateness.total == 0 && statistics.lateness.percentile(0.5) == nil)
    expectEqual(statistics.description, "wake-ups 0, fires 0, coalesced 0, missed 0, pending 0; lateness none")
  }

  @Test func firesAndWhatIsPendingAreCounted() {
    let ticks = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler))
    let other = scheduler.record(TickSignal.after(.seconds(2), on: scheduler))
    expectEqual(scheduler.statistics.pending, 2)
    scheduler.advance(by: .seconds(3))
    expectEqual(scheduler.statistics.fires, 4)
    expectEqual(scheduler.statistics.pending, 1)
    expectEqual(ticks.values.count, 3)
    expectEqual(other.values.count, 1)
  }

  @Test(arguments: [false, true]) func timersOfOneInstantShareAWakeUp(canPause: Bool) {
    let scheduler: any TickScheduler = canPause ? scheduler.paused(while: .never) : scheduler
    let recordings = (0..<10).map { _ in self.scheduler.record(TickSignal.after(.seconds(1), on: scheduler)) }
    self.scheduler.advance(by: .seconds(1))
    expectEqual(scheduler.statistics.wakeUps, 1)
    expectEqual(scheduler.statistics.coalescedFires, 9)
    #expect(recordings.allSatisfy { $0.values.count == 1 })
  }

  @Test func leewaySavesWakeUpsAndShowsAsLateness() {
    let scheduler = TestScheduler(coalescing: true)
    let early = scheduler.record(TickSignal.after(.seconds(1), leeway: .seconds(2), on: scheduler))
    let late = scheduler.record(TickSignal.after(.seconds(3), on: scheduler), for: .seconds(3))
    expectEqual(early.values.count + late.values.count, 2)
    let statistics = scheduler.statistics
    expectEqual(statistics.wakeUps, 1)
    expectEqual(statistics.lateness.counts[0], 1)
    // Two seconds lie in the range from 2³⁰ to 2³¹ ns.
    expectEqual(statistics.lateness.counts[31], 1)
    expectEqual(statistics.lateness.percentile(1), .nanoseconds(1 << 31))
  }

  @Test func missedTicksAreCounted() {
    let recording = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler))
    scheduler.sleepDevice(for: .seconds(10))
    expectEqual(scheduler.statistics.missedTicks, 9)
    expectEqual(recording.values.count, 1)
  }

  @Test func percentilesAreTheEndOfTheRange() {
    let recordings = (1...99).map { _ in scheduler.record(TickSignal.after(.seconds(1), on: scheduler)) }
    scheduler.advance(by: .seconds(1))
    let late = scheduler.record(TickSignal.after(.seconds(1), on: scheduler), for: .milliseconds(999))
    scheduler.suspendApp(for: .milliseconds(2))
    scheduler.advance(by: .seconds(2))
    expectEqual(recordings.count + late.values.count, 100)
    let lateness = scheduler.statistics.lateness
    expectEqual(lateness.total, 100)
    expectEqual(lateness.percentile(0.5), .nanoseconds(1))
    expectEqual(lateness.percentile(0.99), .nanoseconds(1))
    expectEqual(lateness.percentile(1), .nanoseconds(1 << 20))
  }

  @Test func aRealSchedulerCountsItsWakeUps() async {
    let scheduler = QueueScheduler(label: "statistics")
    let values = TickSignal.interval(.milliseconds(5), delay: .zero, on: scheduler).take(3).values
    var count = 0
    for await _ in values { count += 1 }
    expectEqual(count, 3)
    let statistics = scheduler.statistics
    #expect(statistics.fires >= 3)
    // A busy machine may let a source wake the thread once more.
    #expect((1...statistics.fires).contains(statistics.wakeUps - statistics.idleWakeUps))
  }
}

@Suite("LatenessHistogram") struct LatenessHistogramTests {
  @Test func itHas64RangesHoweverLateTheFiresWere() {
    var histogram = LatenessHistogram()
    expectEqual(histogram.counts, [Int](repeating: 0, count: 64))
    for lateness: Nanoseconds in [0, 1, 5, 5, .max] { histogram.add(lateness) }
    var expected = [Int](repeating: 0, count: 64)
    (expected[0], expected[1], expected[3], expected[63]) = (1, 1, 2, 1)
    expectEqual(histogram.counts, expected)
    expectEqual(histogram.total, 5)
  }

  @Test func itGrowsByARangeThatIsSkipped() {
    var histogram = LatenessHistogram()
    histogram.add(100)
    histogram.add(1)
    expectEqual(histogram.counts.count, 64)
    #expect((histogram.counts[1], histogram.counts[7]) == (1, 1))
  }
}
