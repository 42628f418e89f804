import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

@Suite("Who woke a scheduler") struct WakeUpReportTests {
  let scheduler = TestScheduler()

  /// Attributes the timers of `start` while `duration` passes; returns the rows by name.
  private func rows(during duration: Duration, _ start: () -> [any Disposable]) -> [String: WakeUpReport.Row] {
    scheduler.attributesWakeUps = true
    let kept = start()
    scheduler.advance(by: duration)
    let report = scheduler.wakeUpReport()
    for disposable in kept { disposable.dispose() }
    expectEqual(report.rows.reduce(report.idleWakeUps) { $0 + $1.wakeUps }, report.wakeUps)
    return Dictionary(uniqueKeysWithValues: report.rows.map { ($0.name, $0) })
  }

  @Test func eachPlaceHasItsWakeUpsAndFires() {
    let rows = rows(during: .seconds(10)) {
      [
        TickSignal.interval(.seconds(1), on: scheduler).subscribe(onNext: { _ in }),
        TickSignal.countdown(for: .seconds(2), on: scheduler).subscribe(onNext: { _ in }),
      ]
    }
    expectEqual(rows["interval"]?.wakeUps, 10)
    expectEqual(rows["interval"]?.fires, 10)
    expectEqual(rows["countdown"]?.wakeUps, 1)
    expectEqual(rows["countdown"]?.fires, 3)
    expectEqual(rows["interval"]?.site?.hasPrefix("EngineTests/WakeUpReportTests.swift:"), true)
  }

  @Test func theReasonIsTheWindowThatEndsFirst() {
    let rows = rows(during: .seconds(3)) {
      [
        TickSignal.after(.seconds(1), leeway: .seconds(1), on: scheduler).subscribe(onNext: { _ in }),
        scheduler.schedule(at: .origin.advanced(by: .milliseconds(1_500)), leeway: .zero) {},
      ]
    }
    expectEqual(rows["after"]?.wakeUps, 0)
    expectEqual(rows["after"]?.fires, 1)
    expectEqual(rows["schedule"]?.wakeUps, 1)
  }

  @Test func savingsAreTheWakeUpsThatCouldHaveWaitedForTheNextOne() throws {
    // Each second, and 50 ms and 400 ms before it.
    let beat = try TickSchedule(every: .seconds(1), delay: .milliseconds(600), leeway: .zero)
    let rows = rows(during: .seconds(10)) {
      [
        TickSignal.interval(.seconds(1), on: scheduler).subscribe(onNext: { _ in }),
        TickSignal.from(0..., every: .seconds(1), delay: .milliseconds(950), on: scheduler).subscribe(onNext: { _ in }),
        scheduler.schedule(beat) { _ in },
      ]
    }
    expectEqual(rows["interval"]?.saved, .init())
    expectEqual(rows["from"]?.saved.byTenth, 10)
    expectEqual(rows["from"]?.saved.by100Milliseconds, 10)
    expectEqual(rows["schedule"]?.saved.by100Milliseconds, 0)
    expectEqual(rows["schedule"]?.saved.bySecond, 10)
  }

  @Test func savingsAreWhatTheLeewayThenSaves() {
    func wakeUps(leeway: Duration) -> (Int, WakeUpReport.Savings?) {
      let scheduler = TestScheduler()
      scheduler.attributesWakeUps = true
      let ticks = scheduler.record(TickSignal.interval(.milliseconds(700), on: scheduler))
      let other = scheduler.record(TickSignal.from(0..., every: .milliseconds(300), leeway: leeway, on: scheduler), for: .seconds(21))
      let report = scheduler.wakeUpReport()
      #expect(!ticks.values.isEmpty && !other.values.isEmpty)
      return (report.wakeUps, report.rows.first { $0.name == "from" }?.saved)
    }
    let (before, saved) = wakeUps(leeway: .zero)
    expectEqual(before - wakeUps(leeway: .milliseconds(100)).0, saved?.by100Milliseconds)
    expectEqual(before - wakeUps(leeway: .milliseconds(30)).0, saved?.byTenth)
    expectEqual(before - wakeUps(leeway: .seconds(1)).0, saved?.bySecond)
    expectEqual(saved.map { $0.by100Milliseconds > 0 }, true)
  }

  @Test func timersOfAViewAreReasonsLikeAllOthers() {
    let rows = rows(during: .seconds(10)) {
      let view = scheduler.withLeeway(.milliseconds(100))
      return [
        TickSignal.interval(.seconds(1), on: view).subscribe(onNext: { _ in }),
        TickSignal.after(.milliseconds(4_050), on: scheduler).subscribe(onNext: { _ in }),
      ]
    }
    expectEqual(rows["interval"]?.fires, 10)
    expectEqual(rows["interval"]?.wakeUps, 9)
    expectEqual(rows["after"]?.wakeUps, 1)
  }

  @Test func wakeUpsForDeadlinesThatATimerHadBeforeAreIdle() {
    let typed = TickSubject<Int, Never>()
    let rows = rows(during: .seconds(10)) {
      let search = typed.signal.debounce(for: .seconds(2), on: scheduler).subscribe(onNext: { _ in })
      for letter in 1...20 {
        typed.next(letter)
        scheduler.advance(by: .seconds(1))
      }
      return [search]
    }
    expectEqual(rows["debounce"]?.wakeUps, 1)
    expectEqual(scheduler.statistics.wakeUps, 20)
    expectEqual(scheduler.statistics.idleWakeUps, 19)
    expectEqual(scheduler.statistics.fires, 1)
  }

  @Test func timersOfAViewThatWereMadeBeforeAreKnown() {
    let view = scheduler.withLeeway(.zero)
    let kept = [
      TickSignal.interval(.seconds(1), on: scheduler).subscribe(onNext: { _ in }),
      TickSignal.from(0..., every: .seconds(1), delay: .milliseconds(950), on: view).subscribe(onNext: { _ in }),
    ]
    let rows = rows(during: .seconds(10)) { kept }
    expectEqual(rows["from"]?.wakeUps, 10)
    expectEqual(rows["from"]?.saved.by100Milliseconds, 10)
  }

  @Test func ofTimersThatWereMadeBeforeOnlyTheKindIsKnownWhereNoTestWatches() async {
    let queue = QueueScheduler(label: "before")
    await withCheckedContinuation { done in
      // In its context, where the first timer cannot fire before the switch.
      queue.schedule {
        queue.schedule(after: .milliseconds(1)) {}
        queue.attributesWakeUps = true
        queue.schedule(after: .milliseconds(2)) { done.resume() }
      }
    }
    let report = queue.wakeUpReport()
    #expect(report.rows.contains { $0.name == "schedule" && $0.site == nil && $0.fires == 1 })
    #expect(report.rows.contains { $0.name == "schedule" && $0.site?.contains("WakeUpReportTests.swift") == true })
    queue.shutdown()
  }

  @Test func whileItIsOffTheReportIsEmpty() {
    #expect(!scheduler.attributesWakeUps)
    scheduler.schedule(after: .seconds(1), leeway: .zero) {}
    scheduler.advance(by: .seconds(2))
    expectEqual(scheduler.wakeUpReport().description, "0 wake-ups in 0.0 seconds, 0 of them found nothing due")
    scheduler.attributesWakeUps = true
    scheduler.attributesWakeUps = false
    #expect(scheduler.wakeUpReport().rows.isEmpty)
  }

  @Test func itPrintsTheLongestLateness() {
    var row = WakeUpReport.Row(name: "after", site: nil)
    row.lateness.add(.max)
    let report = WakeUpReport(duration: .seconds(60), wakeUps: 1, idleWakeUps: 0, rows: [row])
    #expect(report.description.contains("9223372037 s"))
  }

  @Test func itPrintsATable() {
    var report = WakeUpReport(duration: .seconds(60), wakeUps: 67, idleWakeUps: 1, rows: [])
    var beats = WakeUpReport.Row(name: "interval", site: "Shop/Sales.swift:12")
    for _ in 0..<60 { beats.lateness.add(0) }
    beats.wakeUps = 60
    var search = WakeUpReport.Row(name: "debounce", site: nil)
    for _ in 0..<6 { search.lateness.add(3_000_000) }
    search.wakeUps = 6
    search.saved.bySecond = 6
    report.rows = [search, beats]
    #expect(
      report.sorted().description == """
        67 wake-ups in 60.0 seconds, 1 of them found nothing due
        wake-ups    fires  late (p99)    saved by 10%  100 ms     1 s
              60       60         0 s               0       0       0  interval at Shop/Sales.swift:12
               6        6      < 5 ms               0       0       6  debounce
        """)
  }
}
