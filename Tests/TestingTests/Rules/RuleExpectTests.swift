import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Rules that are checked against recordings.
struct RuleExpectTests {
  private let scheduler = TestScheduler()
  private let oneHeart = TimeRule<Int>.never({ _ in true }, moreThan: 1, within: .seconds(4)).named("one heart")

  private func ticks(_ intervals: Duration...) -> Recording<Int, Never> {
    scheduler.record(TickSignal.merge(intervals.map { TickSignal.interval($0, on: scheduler).map(\.index) }))
  }

  @Test func aRuleThatHoldsThrowsNothing() throws {
    let recording = ticks(.seconds(4))
    scheduler.advance(by: .seconds(60))
    try recording.expect(oneHeart)
  }

  @Test func theMessageShowsTheSpan() {
    let recording = ticks(.seconds(4), .seconds(5))
    scheduler.advance(by: .seconds(10))
    let error = expectFailure("mismatch") { try recording.expect(oneHeart, file: "AppTests/HeartTests.swift", line: 9) }
    #expect(
      error?.description == """
        At 5s: 'one heart' is broken, in the span from 4s.
                       4s      5s       8s       10s
          recorded  4s 0 999ms 0 2.999s 1 1.999s 1
          broken    4s ^ 999ms !
                               ^
          AppTests/HeartTests.swift:9
        """)
  }

  @Test func whatDidNotComeIsShownWhereItShouldHaveCome() {
    let recording = ticks(.seconds(4))
    scheduler.advance(by: .seconds(6))
    recording.dispose()
    let error = expectFailure("mismatch") { try recording.expect(.first({ $0 == 1 }, within: .seconds(5))) }
    expectEqual(error?.message, "At 5s: 'the first within 5.0 seconds' is broken, in the span from 0s.")
  }

  @Test func timesAreThoseOfTheRecordingAndOfTheClock() {
    scheduler.advance(by: .seconds(100))
    let recording = ticks(.seconds(4))
    scheduler.advance(by: .seconds(4))
    let error = expectFailure("mismatch") { try recording.expect(TimeRule.never { _ in true }.named("silent")) }
    expectEqual(error?.message, "At 4s (104s on the clock): 'silent' is broken.")
    expectEqual(recording.violations(of: .never { _ in true }).map(\.start), [.origin.advanced(by: .seconds(104))])
  }

  @Test func aRuleIsCheckedInEveryWorld() {
    // The stop and the tick come at the same instant, so their order is a matter of the world.
    let silent = TimeRule<String>.never({ $0 == "tick" }, after: { $0 == "stop" }).named("silent")
    let failure = expectFailure("explore") {
      try explore { scheduler in
        let stop = TickSubject<String, Never>()
        scheduler.schedule(at: .origin.advanced(by: .seconds(3))) { stop.next("stop") }
        let ticks = TickSignal.interval(.seconds(1), on: scheduler).take(3).replaceValues(with: "tick")
        try scheduler.record(ticks.merge(stop.signal), for: .seconds(5)).expect(silent)
      }
    }
    expectEqual(failure?.details.first?.contains("'silent' is broken"), true)
  }
}
