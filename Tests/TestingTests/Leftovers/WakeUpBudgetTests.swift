import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Wake-ups as an assertion") struct WakeUpBudgetTests {
  let scheduler = TestScheduler()

  @Test func aBeatAMinuteIsWithinItsBudget() throws {
    let ticks = try scheduler.expectWakeUps(max: 61, during: .seconds(3_600)) {
      scheduler.record(TickSignal.interval(.seconds(60), delay: .zero, on: scheduler))
    }
    expectEqual(ticks.values.count, 61)
  }

  @Test func aSuperfluousWakeUpFailsTheTestAndIsNamed() throws {
    let beat = TickSignal.interval(.seconds(60), delay: .zero, on: scheduler)
    let planted = (signal: TickSignal.interval(.seconds(10), on: scheduler), line: #line)
    let error = expectFailure("wake-ups") {
      try scheduler.expectWakeUps(max: 61, during: .seconds(3_600)) {
        [beat.subscribe(onNext: { _ in }), planted.signal.subscribe(onNext: { _ in })]
      }
    }
    expectEqual(error?.details.dropFirst(2).first?.hasSuffix("interval at TestingTests/WakeUpBudgetTests.swift:\(planted.line)"), true)
    expectEqual(error?.description.contains("at most 61 wake-ups were expected, but there were\n361 wake-ups in 3600.0 seconds"), true)
  }

  @Test func leewayIsUsed() throws {
    try scheduler.expectWakeUps(max: 1, during: .seconds(10)) {
      for wait in 0..<10 { scheduler.schedule(after: .milliseconds(1_000 + 50 * wait), leeway: .seconds(1)) {} }
    }
  }

  @Test func actionsOfTheTestDoNotCount() throws {
    try scheduler.expectWakeUps(max: 0, during: .seconds(10)) {
      scheduler.schedule {}
      scheduler.schedule(after: .seconds(1)) {}
      scheduler.schedule(every: .seconds(2)) { _ in }
      return scheduler.record(scheduler.hot("-a 1s b").signal)
    }
  }

  @Test func wakeUpsThatFindNothingDueCount() throws {
    let idle = IdleTimer(after: .seconds(2), on: scheduler)
    let error = expectFailure("wake-ups") {
      try scheduler.expectWakeUps(max: 0, during: .milliseconds(500)) {
        for _ in 0..<22 {
          idle.restart()
          scheduler.advance(by: .seconds(1))
        }
      }
    }
    expectEqual(error?.details.first?.hasPrefix("21 wake-ups in "), true)
    expectEqual(error?.details.first?.hasSuffix(" 21 of them found nothing due"), true)
  }

  @Test func aViewWithALeewayIsUnderTheSameBudget() throws {
    let error = expectFailure("wake-ups") {
      try scheduler.expectWakeUps(max: 9, during: .seconds(10)) {
        let relaxed = scheduler.withLeeway(.milliseconds(100))
        return [950, 1_000].map {
          TickSignal.interval(.milliseconds(1_000), delay: .milliseconds($0), on: relaxed).subscribe(onNext: { _ in })
        }
      }
    }
    expectEqual(error?.details.first?.hasPrefix("10 wake-ups in "), true)
    expectEqual(error?.details.dropFirst(2).count, 1)
  }

  @Test func siblingsAreWokenEachForThemselves() throws {
    expectFailure("wake-ups") {
      try scheduler.expectWakeUps(max: 1, during: .seconds(2)) {
        scheduler.schedule(after: .seconds(1), leeway: .zero) {}
        scheduler.sibling(timebase: .suspending).schedule(after: .seconds(1)) {}
      }
    }
  }

  @Test func aListOf200SalesWakesOnceASecondWhileVisibleAndNeverWhenNot() throws {
    let hub = CountdownHub<Int>(every: .seconds(1), on: scheduler)
    for sale in 0..<200 { hub.start(sale, for: .seconds(86_400 + sale)) }
    scheduler.advance(by: .milliseconds(500))
    let shown = try scheduler.expectWakeUps(max: 61, during: .seconds(60)) {
      (0..<200).map { hub.signal(for: $0).subscribe(onNext: { _ in }) }
    }
    for subscription in shown { subscription.dispose() }
    try scheduler.expectWakeUps(max: 0, during: .seconds(60)) {}
  }

  @Test(arguments: [false, true]) func aBodyThatEndsTheReportDoesNotHideWakeUps(nested: Bool) {
    let beat = TickSignal.interval(.seconds(1), on: scheduler)
    let error = expectFailure("wake-ups") {
      try scheduler.expectWakeUps(max: 19, during: .seconds(10)) {
        let recording = scheduler.record(beat)
        if nested { try scheduler.expectWakeUps(max: 10, during: .seconds(10)) {} } else { scheduler.advance(by: .seconds(10)) }
        scheduler.attributesWakeUps = false
        return recording
      }
    }
    expectEqual(error?.description.contains("at most 19 wake-ups were expected, but there were 20, not all of which are reported"), true)
  }
}
