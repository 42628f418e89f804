import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("The clock of a test scheduler") struct ClockTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  private func sleeper(until deadline: Duration, _ name: String = "woke") -> Task<Void, any Error> {
    scheduler.spawn { [scheduler, log] in
      try await Task.sleep(until: .origin.advanced(by: deadline), clock: scheduler.clock)
      log.append("\(name) at \(scheduler.now)")
    }
  }

  @Test func aSleepEndsAtItsDeadlineAndNotBefore() {
    _ = sleeper(until: .seconds(2))
    scheduler.advance(by: .seconds(2) - .nanoseconds(1))
    expectEmpty(log.entries)
    scheduler.advance(by: .nanoseconds(1))
    expectEqual(log.entries, ["woke at 2.0 seconds"])
  }

  @Test(arguments: [0, -1]) func aDeadlineThatIsNotInTheFutureReturnsAtOnce(offset: Int) {
    scheduler.advance(by: .seconds(5))
    scheduler.schedule { [log] in log.append("other work for now") }
    _ = sleeper(until: .seconds(5) + .nanoseconds(offset))
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["woke at 5.0 seconds", "other work for now"])
    expectEmpty(scheduler.pending)
  }

  @Test func aCancelledSleepEndsAtOnceAndRemovesItsTimer() async {
    let task = sleeper(until: .seconds(2))
    scheduler.advance(by: .seconds(1))
    expectEqual(scheduler.pending.map(\.name), ["sleep"])
    task.cancel()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .zero)
    await #expect(throws: CancellationError.self) { try await task.value }
    expectEmpty(log.entries)
  }

  @Test func aTaskThatIsCancelledAlreadyDoesNotSleep() async {
    let task = sleeper(until: .seconds(-1))
    task.cancel()
    scheduler.advance(by: .seconds(3))
    await #expect(throws: CancellationError.self) { try await task.value }
    expectEmpty(log.entries)
  }

  @Test func sleepsOfTheSameInstantEndInTheirOrderAmongTheTimers() {
    _ = sleeper(until: .seconds(1), "a")
    scheduler.advance(by: .zero)
    scheduler.schedule(after: .seconds(1)) { [log] in log.append("b") }
    _ = sleeper(until: .seconds(1), "c")
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, ["a at 1.0 seconds", "b", "c at 1.0 seconds"])
  }

  @Test func aSiblingHasItsOwnClock() {
    let uptime = scheduler.sibling(timebase: .suspending, name: "uptime")
    scheduler.spawn { [log] in
      try await uptime.clock.sleep(for: .seconds(10))
      log.append("uptime \(uptime.now)")
    }
    scheduler.advance(by: .seconds(4))
    scheduler.sleepDevice(for: .seconds(3_600))
    expectEmpty(log.entries)
    scheduler.advance(by: .seconds(6))
    expectEqual(log.entries, ["uptime 10.0 seconds"])
  }

  @Test func toleranceCountsInAWorldWithWindows() {
    for coalescing in [false, true] {
      let scheduler = TestScheduler(coalescing: coalescing)
      scheduler.spawn { [log] in
        try await scheduler.clock.sleep(for: .seconds(1), tolerance: .seconds(1))
        log.append("\(scheduler.now)")
      }
      scheduler.advance(by: .zero)
      scheduler.schedule(after: .seconds(2), leeway: .zero) {}
      scheduler.advance(by: .seconds(5))
    }
    expectEqual(log.entries, ["1.0 seconds", "2.0 seconds"])
  }

  @Test func genericCodeSleepsByIt() {
    @Sendable func wait(by clock: some Clock<Duration>) async throws { try await clock.sleep(for: .seconds(7)) }
    scheduler.spawn { [scheduler, log] in
      try await wait(by: scheduler.clock)
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .seconds(8))
    expectEqual(log.entries, ["7.0 seconds"])
    expectEqual(scheduler.clock.minimumResolution, .nanoseconds(1))
  }
}
