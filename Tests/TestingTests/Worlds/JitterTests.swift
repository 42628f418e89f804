import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Latency within windows, and beyond") struct JitterTests {
  private func firstTick(_ scheduler: TestScheduler, leeway: Duration) -> Duration? {
    let recording = scheduler.record(TickSignal.after(.seconds(10), leeway: leeway, on: scheduler), for: .seconds(60))
    return recording.events.first?.time
  }

  @Test func aTimerFiresSomewhereInItsWindow() {
    let times = (1...200).compactMap { firstTick(TestScheduler(jitter: .seeded($0)), leeway: .seconds(4)) }
    expectEqual(times.count, 200)
    #expect(times.allSatisfy { $0 >= .seconds(10) && $0 <= .seconds(14) })
    for second in 10..<14 { #expect(times.contains { $0 >= .seconds(second) && $0 < .seconds(second + 1) }) }
  }

  @Test func withoutAWindowItIsOnTime() {
    for seed in 1...50 as ClosedRange<UInt64> { expectEqual(firstTick(TestScheduler(jitter: .seeded(seed)), leeway: .zero), .seconds(10)) }
  }

  @Test func latenessGoesBeyondTheWindow() {
    let times = (1...200).compactMap { firstTick(TestScheduler(jitter: .seeded($0, lateness: .seconds(2))), leeway: .seconds(1)) }
    #expect(times.allSatisfy { $0 >= .seconds(10) && $0 <= .seconds(13) })
    #expect(times.contains { $0 > .seconds(12) })
  }

  @Test func whatTheTestSendsMayComeBeforeATimerThatIsDue() {
    let orders = (1...50 as ClosedRange<UInt64>).map { seed in
      let scheduler = TestScheduler(seed: seed, lateness: .seconds(2))
      let log = Log<String>()
      scheduler.schedule(after: .seconds(10), leeway: .zero) { log.append("timer") }
      scheduler.schedule(after: .seconds(11)) { log.append("input") }
      scheduler.advance(by: .seconds(60))
      return log.entries
    }
    expectEqual(Set(orders), [["timer", "input"], ["input", "timer"]])
  }

  @Test func theSameSeedGivesTheSameLatencies() {
    for seed in 1...20 as ClosedRange<UInt64> {
      expectEqual(firstTick(TestScheduler(seed: seed), leeway: .seconds(4)), firstTick(TestScheduler(seed: seed), leeway: .seconds(4)))
    }
  }

  @Test func dueTimersRunInOrderOfDeadlinesAtAnyWakeUp() throws {
    for seed in 1...50 as ClosedRange<UInt64> {
      let scheduler = TestScheduler(jitter: .seeded(seed))
      let log = Log<String>()
      scheduler.schedule(at: .origin.advanced(by: .seconds(1)), leeway: .seconds(9)) { log.append("early, patient") }
      scheduler.schedule(at: .origin.advanced(by: .seconds(2)), leeway: .zero) { log.append("late, strict") }
      scheduler.advance(by: .seconds(20))
      expectEqual(log.entries, ["early, patient", "late, strict"])
    }
  }

  @Test func oneSchedulerDoesNotWakeAnother() {
    let scheduler = TestScheduler(coalescing: true)
    let other = scheduler.sibling(timebase: .continuous, name: "other")
    let log = Log<String>()
    scheduler.schedule(at: .origin.advanced(by: .seconds(1)), leeway: .seconds(4)) { log.append("patient at \(scheduler.now)") }
    other.schedule(at: .origin.advanced(by: .seconds(2))) { log.append("strict at \(scheduler.now)") }
    scheduler.advance(by: .seconds(20))
    expectEqual(log.entries, ["patient at 1.0 seconds", "strict at 2.0 seconds"])
  }

  @Test func aHeartbeatKeepsItsGridUnderLatency() {
    for seed in 1...30 as ClosedRange<UInt64> {
      let scheduler = TestScheduler(seed: seed, lateness: .milliseconds(700))
      let ticks = scheduler.record(TickSignal.interval(.seconds(1), on: scheduler), for: .seconds(100))
      #expect(
        ticks.values.allSatisfy {
          $0.scheduled.nanoseconds % 1_000_000_000 == 0 && $0.lateness >= .zero && $0.lateness <= .milliseconds(700)
        })
      expectEqual(ticks.values.map(\.index), Array(0..<ticks.values.count))
      #expect(ticks.values.count >= 99)
    }
  }

  @Test func negativeLatenessIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) { _ = Jitter.seeded(1, lateness: .seconds(-1)) }
  }

  @Test func onlyTimersThatMayBeFirstAreLookedAt() {
    let scheduler = TestScheduler(seed: 1)
    for number in 1...1_000 { _ = scheduler.engine.schedule(at: .origin.advanced(by: .milliseconds(number))) {} }
    expectEqual(scheduler.engine.core.armed(until: .origin.advanced(by: .milliseconds(5))).count, 5)
  }
}
