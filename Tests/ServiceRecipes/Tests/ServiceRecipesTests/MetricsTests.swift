import Metrics
import MetricsTestKit
import Testing
import TickStreams
import TickStreamsTesting

@testable import ServiceRecipes

struct MetricsTests {
  private static let metrics: TestMetrics = {
    let metrics = TestMetrics()
    MetricsSystem.bootstrap(metrics)
    return metrics
  }()

  @Test func theStatisticsAreReportedUntilTheSubscriptionIsDropped() throws {
    let metrics = Self.metrics
    let scheduler = TestScheduler()
    let reporter = scheduler.sibling(timebase: .continuous)
    let ticks = TickSignal.interval(.seconds(1), delay: .milliseconds(500), on: scheduler).subscribe(onNext: { _ in })
    let reports = report(scheduler, as: "heartbeats", on: reporter)
    scheduler.advance(by: .seconds(25))
    #expect(try metrics.expectMeter("heartbeats.fires").values == [10, 20])
    #expect(try metrics.expectMeter("heartbeats.wake_ups").values == [10, 20])
    #expect(try metrics.expectMeter("heartbeats.pending").values == [1, 1])
    #expect(try metrics.expectMeter("heartbeats.missed_ticks").values == [0, 0])
    reports.dispose()
    scheduler.advance(by: .seconds(25))
    #expect(try metrics.expectMeter("heartbeats.fires").values == [10, 20])
    ticks.dispose()
    #expect(scheduler.pending.isEmpty)
  }
}
