import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// A scaled scheduler whose time is changed while it runs.
@Suite("Time that is steered") struct SteeredTimeTests {
  let scheduler = TestScheduler()
  let steered: ScaledScheduler

  init() { steered = ScaledScheduler(rate: 1, on: scheduler) }

  @Test("Timers follow a change of the rate: faster, slower, and on both clocks") func faster() {
    let start = steered.date
    let recording = scheduler.record(TickSignal.interval(.seconds(60), on: steered), for: .seconds(30))
    steered.rate = 60
    expectEqual(steered.rate, 60)
    scheduler.advance(by: .milliseconds(1_500))
    steered.rate = 0.5
    scheduler.advance(by: .seconds(120))
    expectEqual(recording.events.map(\.time), [30.5, 31.5, 151.5].map { .seconds($0) })
    #expect(recording.values.allSatisfy { $0.lateness == .zero && $0.missed == 0 })
    expectEqual(steered.date, start + 180)
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test("At zero time stands still: nothing is armed, work that is due runs, and timers keep what was left")
  func stopped() {
    let recording = scheduler.record(TickSignal.after(.seconds(10), on: steered), for: .seconds(4))
    steered.rate = 0
    let now = steered.now
    expectEmpty(scheduler.pending)
    let log = Log<Int>()
    steered.schedule { log.append(1) }
    scheduler.advance(by: .seconds(3_600))
    expectEqual(log.entries, [1])
    expectEqual(steered.now, now)
    expectEmpty(recording.events)
    steered.rate = 2
    scheduler.advance(by: .seconds(3) - .nanoseconds(1))
    expectEmpty(recording.events)
    scheduler.advance(by: .nanoseconds(1))
    #expect(recording.isFinished)
  }

  @Test("A jump to ten seconds before the end: one value, the right one, and interval ticks count what they missed", arguments: [0, 1])
  func jump(rate: Double) {
    steered.rate = rate
    let end = steered.date + 3_600
    let left = scheduler.record(TickSignal.countdown(to: end, on: steered))
    let ticks = scheduler.record(TickSignal.interval(.seconds(60), on: steered), for: .zero)
    steered.advance(by: .seconds(3_590))
    expectEqual(left.values, [.seconds(3_600)], "on the scheduler")
    scheduler.advance(by: .zero)
    expectEqual(left.values, [.seconds(3_600), .seconds(10)])
    expectEqual(ticks.values.map(\.missed), [58])
    expectEqual(steered.date, end - 10)
    scheduler.advance(by: .seconds(10))
    expectEqual(left.isFinished, (rate == 1))
  }

  @Test("Random changes: the clock is the sum of the stretches, never runs backward, and no timer is early or late", arguments: 0..<50)
  func changes(seed: UInt64) {
    var random = SplitMix(state: seed)
    let recording = scheduler.record(TickSignal.interval(.seconds(7), on: steered).map { [steered] in ($0, steered.now) })
    let start = steered.now
    var expected = 0.0
    var missed = 0
    for _ in 0..<40 {
      let before = steered.now
      switch Int.random(in: 0..<4, using: &random) {
      case 0: steered.rate = [0, 0.5, 1, 2, 64].randomElement(using: &random) ?? 1
      case 1:
        let jump = Int.random(in: 0...30, using: &random)
        steered.advance(by: .seconds(jump))
        expected += Double(jump)
        scheduler.advance(by: .zero)
      default:
        let span = Int.random(in: 0...20, using: &random)
        scheduler.advance(by: .seconds(span))
        expected += Double(span) * steered.rate
      }
      #expect(steered.now >= before)
      expectEqual(start.duration(to: steered.now), .seconds(expected))
      missed = recording.values.reduce(0) { $0 + $1.0.missed }
      expectEqual(recording.values.count + missed, Int(expected / 7))
    }
    #expect(recording.values.allSatisfy { $0.0.missed > 0 || $0.1 >= $0.0.scheduled })
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test("A shut-down base ends it, whatever its rate is") func shutDown() {
    let base = scheduler.sibling(timebase: .continuous)
    let ending = ScaledScheduler(rate: 0, on: base)
    let recording = scheduler.record(TickSignal.after(.seconds(1), on: ending))
    base.shutdown()
    ending.rate = 60
    ending.advance(by: .seconds(5))
    scheduler.advance(by: .seconds(60))
    expectEmpty(recording.events)
    #expect(ending.isShutDown)
  }

  @Test("A negative rate, an infinite one, and a jump back are programmer errors") func mistakes() async {
    await #expect(processExitsWith: .failure) { ScaledScheduler(rate: 1, on: TestScheduler()).rate = -1 }
    await #expect(processExitsWith: .failure) { ScaledScheduler(rate: 1, on: TestScheduler()).rate = .infinity }
    await #expect(processExitsWith: .failure) { ScaledScheduler(rate: 1, on: TestScheduler()).advance(by: .seconds(-1)) }
  }
}
