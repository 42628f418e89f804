import Foundation
import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

@Suite("Previews and demos") struct DemoTests {
  let scheduler = TestScheduler()

  @Test("A scaled scheduler runs an hour in a minute, on all its clocks") func hourInAMinute() {
    let fast = ScaledScheduler(rate: 60, on: scheduler)
    let start = fast.date
    let ticks = scheduler.record(TickSignal.interval(.seconds(600), on: fast))
    let countdown = scheduler.record(TickSignal.countdown(to: start.addingTimeInterval(3_600), every: .seconds(900), on: fast))
    scheduler.advance(by: .seconds(60))
    expectEqual(ticks.events.map(\.time), [10, 20, 30, 40, 50, 60].map { .seconds($0) })
    #expect(ticks.values.map(\.lateness).allSatisfy { $0 == .zero })
    expectEqual(countdown.line, "3600@0 2700@15 1800@30 900@45 0@60 |@60")
    expectEqual(fast.date, start.addingTimeInterval(3_600))
    expectEqual(fast.timebase, scheduler.timebase)
  }

  @Test("A scaled scheduler may be slower; all its timers are one timer of its base, and none when nothing is pending")
  func slower() {
    let slow = ScaledScheduler(rate: 0.5, on: scheduler)
    let bag = DisposeBag()
    for second in 1...100 { TickSignal.interval(.seconds(second), on: slow).subscribe(onNext: { _ in }).store(in: bag) }
    expectEqual(scheduler.pending.map(\.deadline), [.seconds(2)])
    let log = Log<Duration>()
    let timer = slow.schedule(after: .milliseconds(1_500)) { [scheduler] in log.append(TickInstant.origin.duration(to: scheduler.now)) }
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries, [.seconds(3)])
    timer.dispose()
  }

  @Test("A scaled scheduler is never early, whatever the rate; disposal removes its timer", arguments: [0.3, 1, 3, 7.7, 60, 86_400])
  func neverEarly(rate: Double) {
    let scaled = ScaledScheduler(rate: rate, on: scheduler)
    let recording = scheduler.record(TickSignal.interval(.milliseconds(1_001), on: scaled).take(50).map(\.lateness), for: .seconds(200))
    expectEqual(recording.values.count, 50)
    #expect(recording.values.allSatisfy { $0 >= .zero && $0 < .milliseconds(1) })
    expectEmpty(scheduler.pending)
  }

  /// Whether what is due in `span` on a scaled scheduler fires when `wait` has passed on its base, and not a nanosecond earlier.
  private func isExact(_ rate: Double, _ span: Duration, after wait: Duration) -> Bool {
    let scaled = ScaledScheduler(rate: rate, on: scheduler)
    let hasFired = Lock(false)
    let timer = scaled.schedule(after: span) { hasFired.withLock { $0 = true } }
    scheduler.advance(by: wait - .nanoseconds(1))
    let isEarly = hasFired.withLock { $0 }
    scheduler.advance(by: .nanoseconds(1))
    timer.dispose()
    return !isEarly && hasFired.withLock { $0 }
  }

  @Test("At a whole rate, and at one divided by it, a scaled scheduler is exact to the nanosecond") func wholeRates() {
    let spans = [1, 2, 3, 7, 30, 60, 3_600]
    let inexact = (1...86_400).filter { $0 <= 3_600 || $0 % 60 == 0 || Thorough.isOn }.filter { rate in
      let span = spans[rate % spans.count]
      return !isExact(Double(rate), .seconds(rate * span), after: .seconds(span))
        || !isExact(1 / Double(rate), .seconds(1), after: .seconds(rate))
    }
    expectEqual(inexact.prefix(10), [])
  }

  @Test("A rate that no Double is counts as the simplest fraction that is rounded to it") func decimalRates() {
    for tenths in 1...1_000 {
      #expect(isExact(Double(tenths) / 10, .milliseconds(tenths * 100), after: .seconds(1)))
      #expect(isExact(Double(tenths) / 1_000, .milliseconds(tenths), after: .seconds(1)))
    }
    #expect(isExact(2.0 / 3, .seconds(2), after: .seconds(3)))
    #expect(isExact(22.0 / 7, .seconds(22), after: .seconds(7)))
  }

  @Test("However small a rate is, it counts", arguments: [1.683_220_859_009_925e-15, 2.107_737_793_657_174e-16, 1e-17, 1e-300])
  func smallRates(rate: Double) {
    let slow = ScaledScheduler(rate: rate, on: scheduler)
    scheduler.advance(by: .seconds(86_400 * 365))
    let passed = Double((TickInstant.origin.duration(to: slow.now)).nanoseconds)
    #expect(abs(passed - max(rate, 0x1p-62) * 86_400e9 * 365) <= 1)
  }

  @Test("A scaled scheduler uses leeway if its base does", arguments: [false, true]) func leeway(coalescing: Bool) {
    let base = TestScheduler(coalescing: coalescing)
    let fast = ScaledScheduler(rate: 2, on: base)
    let tick = base.record(TickSignal.after(.seconds(2), leeway: .seconds(1), on: fast))
    base.schedule(after: .milliseconds(1_500), leeway: .zero) {}
    base.advance(by: .seconds(2))
    expectEqual(tick.events.map(\.time), Array(repeating: .milliseconds(coalescing ? 1_500 : 1_000), count: 2))
  }

  @Test(
    "What is due at once runs at once, however slow or fast a scaled scheduler is",
    arguments: [.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1, 1e300, .greatestFiniteMagnitude] as [Double])
  func atOnce(rate: Double) {
    let scaled = ScaledScheduler(rate: rate, on: scheduler)
    let log = Log<Int>()
    scaled.schedule { log.append(1) }
    let timer = scaled.schedule(after: .zero) { log.append(2) }
    scheduler.advance(by: .zero)
    expectEqual(log.entries, [1, 2])
    timer.dispose()
  }

  @Test("A negative rate is a programmer error") func badRate() async {
    await #expect(processExitsWith: .failure) { _ = ScaledScheduler(rate: -1, on: TestScheduler()) }
  }

  @Test("A duration has parts for display: days, hours, minutes, seconds") func parts() {
    let parts = Duration.seconds(183_845).parts
    expectEqual(parts.line, "2 3 4 5 0")
    #expect(!parts.isNegative)
    let hours = DurationParts(.seconds(90_061), largest: .hours)
    expectEqual(hours.line, "0 25 1 1 0")
    let minutes = DurationParts(.milliseconds(-90_061_250), largest: .minutes)
    expectEqual(minutes.line, "0 0 1501 1 250000000")
    #expect(minutes.isNegative)
    expectEqual(Duration.seconds(Int64.max).parts.days, Int(Int64.max / 86_400))
    expectEqual(Duration.zero.parts, DurationParts(.zero))
  }

  @Test("Missed ticks = dropped frames: the frames of a display link become ticks whose index counts frames")
  func framesBecomeTicks() {
    var counter = FrameCounter()
    let frame: Int64 = 16_666_667
    let ticks = [Int64]([0, 1, 2, 5, 6]).map { number in
      let instant = TickInstant(nanoseconds: number * frame)
      return counter.frame(at: instant.adding(-(number % 2)), duration: frame, now: instant.adding(1_000))
    }
    expectEqual(ticks.map(\.index), [0, 1, 2, 5, 6])
    expectEqual(ticks.map(\.missed), [0, 0, 0, 2, 0])
    #expect(ticks.allSatisfy { $0.fired >= $0.scheduled })
    // A display that halves its rate, or doubles it again, drops nothing.
    expectEqual(counter.frame(at: TickInstant(nanoseconds: 8 * frame), duration: 2 * frame, now: .origin).missed, 0)
    expectEqual(counter.frame(at: TickInstant(nanoseconds: 10 * frame), duration: frame, now: .origin).missed, 0)
  }
}

extension DurationParts { fileprivate var line: String { "\(days) \(hours) \(minutes) \(seconds) \(nanoseconds)" } }
