import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// `scheduler.sleep(for:)` and `sleep(until:)`, in virtual time.
struct SleepTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  @Test(.timeLimit(.minutes(Sanitizer.isOn ? 20 : 5))) func whatIsNotInTheFutureDoesNotWaitForTheScheduler() async throws {
    let scheduler = AlarmScheduler(HandAlarm())  // which nothing wakes
    try await scheduler.sleep(until: scheduler.now)
    try await scheduler.sleep(for: .zero)
    try await scheduler.sleep(for: .seconds(-1))
    expectEqual(scheduler.statistics.pending, 0)
  }

  @Test func itEndsAfterItsTimeAndNotBefore() {
    scheduler.spawn { [scheduler, log] in
      try await scheduler.sleep(for: .seconds(2))
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .seconds(2) - .nanoseconds(1))
    expectEqual(log.entries, [])
    scheduler.advance(by: .nanoseconds(1))
    expectEqual(log.entries, ["2.0 seconds"])
    expectEmpty(scheduler.pending)
  }

  @Test func untilAnInstantItEndsThere() {
    scheduler.spawn { [scheduler, log] in
      try await scheduler.sleep(until: .origin.advanced(by: .seconds(3)))
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .seconds(10))
    expectEqual(log.entries, ["3.0 seconds"])
  }

  @Test(arguments: [Duration.zero, .seconds(-1)]) func aTimeThatIsNotPositiveReturnsAtOnce(duration: Duration) {
    scheduler.advance(by: .seconds(5))
    scheduler.spawn { [scheduler, log] in
      try await scheduler.sleep(for: duration)
      try await scheduler.sleep(until: scheduler.now.advanced(by: duration))
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["5.0 seconds"])
  }

  @Test func cancellationEndsItAtOnceAndRemovesTheTimer() async {
    let task = scheduler.spawn { [scheduler, log] in
      do throws(CancellationError) {
        try await scheduler.sleep(for: .seconds(2))
        log.append("woke")
      } catch { log.append("cancelled at \(scheduler.now)") }
    }
    scheduler.advance(by: .seconds(1))
    expectEqual(scheduler.pending.map(\.name), ["sleep"])
    task.cancel()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["cancelled at 1.0 seconds"])
  }

  @Test func aTaskThatIsCancelledAlreadyDoesNotSleep() {
    let task = scheduler.spawn { [scheduler, log] in
      do {
        try await scheduler.sleep(for: .zero)
        log.append("slept")
      } catch { log.append("cancelled at \(scheduler.now)") }
    }
    task.cancel()
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["cancelled at 0.0 seconds"])
  }

  @Test func theDistantFutureWaitsForTheCancellation() {
    let task = scheduler.spawn { [scheduler, log] in
      try? await scheduler.sleep(until: .distantFuture)
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .seconds(1_000_000))
    expectEqual(log.entries, [])
    task.cancel()
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["1000000.0 seconds"])
  }

  @Test func leewayLetsItShareAWakeUp() {
    let scheduler = TestScheduler()
    scheduler.spawn { [log] in
      try await scheduler.sleep(for: .seconds(1), leeway: .seconds(1))
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .zero)
    scheduler.schedule(after: .milliseconds(1_500), leeway: .zero) {}
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["1.5 seconds"])
    expectEqual(scheduler.statistics.wakeUps, 1)
  }

  @Test func nothingIsLeftOfTheTaskThatSlept() {
    let (task, witness) = holding { captured in
      scheduler.spawn { [scheduler] in
        try await scheduler.sleep(for: .seconds(1))
        withExtendedLifetime(captured) {}
      }
    }
    scheduler.advance(by: .zero)
    #expect(witness.isHeld)
    scheduler.advance(by: .seconds(1))
    #expect(!witness.isHeld)
    withExtendedLifetime(task) {}
  }

  @Test(arguments: [-1, 0, 1]) func afterAShutdownItIsCancelledWhateverTheInstant(seconds: Int) async {
    let instant = scheduler.now.advanced(by: .seconds(seconds))
    scheduler.shutdown()
    let task = Task { [scheduler] in try await scheduler.sleep(until: instant) }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
