import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Labels that wake when their text changes") struct TextOfTimeTests {
  let scheduler = TestScheduler()
  static let days = CountdownText { left in
    left > .seconds(86_400) ? "\(left.parts.days) days" : left > .seconds(3_600) ? "\(left.parts.hours) h" : left.countdownLabel()
  }

  @Test func twentyLabelsOfDaysWakeOnceADayEach() throws {
    let labels = try scheduler.expectWakeUps(max: 41, during: .seconds(2 * 86_400)) {
      (0..<20).map { label in
        scheduler.record(
          TickSignal.countdown(to: scheduler.now.advanced(by: .seconds(10 * 86_400 + 700 * label + 1)), text: Self.days, on: scheduler))
      }
    }
    #expect(labels.allSatisfy { $0.values == ["10 days", "9 days", "8 days"] })
  }

  @Test func aLabelOfSecondsWakesEachSecondAndNoMore() throws {
    let label = try scheduler.expectWakeUps(max: 61, during: .seconds(100)) {
      scheduler.record(TickSignal.countdown(to: scheduler.now.advanced(by: .seconds(60)), text: .label(), on: scheduler))
    }
    expectEqual(label.values.count, 61)
    #expect(label.isFinished)
  }

  /// Spans, starts of the monotonic clock, and steps at which borders lie differently.
  private static let cases: [(span: Duration, offset: Duration, step: Duration)] = [
    (.seconds(2 * 86_400 + 3_600), .zero, .seconds(1)), (.seconds(2 * 86_400) + .nanoseconds(1), .milliseconds(300), .seconds(1)),
    (.seconds(90_000) - .nanoseconds(1), .milliseconds(1), .seconds(60)), (.seconds(4_000), .milliseconds(999), .milliseconds(700)),
    (.zero, .zero, .seconds(1)), (.seconds(-5), .zero, .seconds(1)),
  ]

  @Test("The texts and their times are those of the figures", arguments: cases.indices, [TickPhase.own, .shared])
  func sameAsFigures(number: Int, phase: TickPhase) {
    let (span, offset, step) = Self.cases[number]
    scheduler.advance(by: offset)
    let target = scheduler.now.advanced(by: span)
    let start = scheduler.now.advanced(by: .seconds(-3_000))
    let date = scheduler.date.addingTimeInterval(span / .seconds(1))
    let texts = [
      scheduler.record(TickSignal.countdown(to: target, text: Self.days, every: step, phase: phase, on: scheduler)),
      scheduler.record(TickSignal.countdown(to: date, text: Self.days, every: step, phase: phase, on: scheduler)),
      scheduler.record(TickSignal.elapsed(since: start, text: Self.days, every: step, phase: phase, on: scheduler)),
    ]
    let figures = [
      TickSignal.countdown(to: target, every: step, phase: phase, on: scheduler),
      .countdown(to: date, every: step, phase: phase, on: scheduler), .elapsed(since: start, every: step, phase: phase, on: scheduler),
    ]
    let expected = figures.map { scheduler.record($0.map { Self.days($0) }.removeDuplicates()) }
    scheduler.advance(by: .seconds(4_300))
    scheduler.jumpWallClock(by: .seconds(40_000))
    scheduler.advance(by: .seconds(100))
    scheduler.jumpWallClock(by: .seconds(-80_000))
    scheduler.sleepDevice(for: .seconds(500))
    scheduler.advance(by: .seconds(3_000))
    for (text, figure) in zip(texts, expected) { expectEqual(text.events, figure.events) }
  }

  private static let styles: [CountdownText] = [
    .format(Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .narrow, maximumUnitCount: 1)),
    .format(Duration.UnitsFormatStyle(allowedUnits: [.minutes], width: .wide, fractionalPart: .hide(rounded: .down))),
    .format(Duration.UnitsFormatStyle(allowedUnits: [.minutes], width: .wide, fractionalPart: .hide(rounded: .up))),
    .format(Duration.TimeFormatStyle(pattern: .hourMinute)), .format(Duration.TimeFormatStyle(pattern: .minuteSecond)),
    .label(), .label(hours: .never),
  ]

  /// Two hours at long steps; at short ones around the end and around full and half hours, with a border of minutes on each side.
  private static let stretches: [(step: Duration, passed: Int, left: Int, length: Int)] =
    [(.seconds(20), 50, 7_265, 7_300)]
    + [60, 3_600, 5_400, 7_200].flatMap { middle in [700, 1_000].map { (.milliseconds($0), middle - 60, middle + 65, 130) } }

  @Test("A style says when its text changes, in both directions and at any step", arguments: styles.indices, stretches.indices)
  func stylesSayWhenTheirTextsChange(number: Int, stretch: Int) {
    let (text, (step, passed, left, length)) = (Self.styles[number], Self.stretches[stretch])
    let (start, end) = (scheduler.now.advanced(by: .seconds(-passed)), scheduler.now.advanced(by: .seconds(left)))
    let texts = [
      scheduler.record(TickSignal.countdown(to: end, text: text, every: step, on: scheduler)),
      scheduler.record(TickSignal.elapsed(since: start, text: text, every: step, on: scheduler)),
    ]
    let figures = [TickSignal.countdown(to: end, every: step, on: scheduler), .elapsed(since: start, every: step, on: scheduler)]
    let expected = figures.map { scheduler.record($0.map { text($0) }.removeDuplicates()) }
    scheduler.advance(by: .seconds(length))
    for (text, figure) in zip(texts, expected) { expectEqual(text.events, figure.events) }
  }

  @Test func aStyleOfFoundationSaysWhenItsTextChanges() throws {
    let style = Duration.UnitsFormatStyle(allowedUnits: [.days, .hours], width: .wide).locale(Locale(identifier: "en_US"))
    let text = CountdownText.format(style)
    let target = scheduler.now.advanced(by: .seconds(2 * 86_400))
    let label = try scheduler.expectWakeUps(max: 50, during: .seconds(2 * 86_400)) {
      scheduler.record(TickSignal.countdown(to: target, text: text, every: .seconds(60), on: scheduler))
    }
    let other = TestScheduler()
    let figures = TickSignal.countdown(for: .seconds(2 * 86_400), every: .seconds(60), on: other)
    let expected = other.record(figures.map { style.format($0) }.removeDuplicates())
    other.advance(by: .seconds(2 * 86_400))
    expectEqual(label.events, expected.events)
    expectEqual(label.values.first, "2 days")
    #expect(label.values.count >= 48)
  }

  @Test func aTextByAServersClockFollowsItsSamplesAndNotTheDate() {
    let server = ReferenceClock(on: scheduler)
    server.synchronize(to: scheduler.wallNow)
    let end = server.wallNow.advanced(by: .seconds(10))
    let start = server.wallNow
    let left = scheduler.record(TickSignal.countdown(to: end, by: server, text: .label(), on: scheduler))
    let passed = scheduler.record(TickSignal.elapsed(since: start, by: server, text: .label(), on: scheduler), for: .seconds(2))
    scheduler.jumpWallClock(by: .seconds(86_400))
    scheduler.advance(by: .zero)
    expectEqual([left.values.last, passed.values.last], ["0:08", "0:02"])
    server.synchronize(to: end.advanced(by: .seconds(-3)))
    scheduler.advance(by: .zero)
    expectEqual([left.values.last, passed.values.last], ["0:03", "0:07"])
    scheduler.advance(by: .seconds(3))
    #expect(left.values.last == "0:00" && left.isFinished && !passed.isFinished)
  }

  @Test func aTextForASpanCountsFromEachSubscription() {
    let signal = TickSignal.countdown(for: .seconds(2), text: .label(), on: scheduler)
    let first = scheduler.record(signal, for: .seconds(1))
    let second = scheduler.record(signal, for: .seconds(9))
    expectEqual(first.events.map(\.time), [0, 1, 2, 2].map { .seconds($0) })
    expectEqual(second.events.map(\.time), [0, 1, 2, 2].map { .seconds($0) }, "since its own start")
    expectEqual(second.values, ["0:02", "0:01", "0:00"])
  }
}
