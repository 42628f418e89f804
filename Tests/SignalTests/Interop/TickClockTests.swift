import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// `scheduler.clock` of schedulers that are not a `TestScheduler`, whose tests are those of the testing module.
struct TickClockTests {
  private let scheduler = TestScheduler()
  private let log = Log<String>()

  /// Code that knows clocks alone.
  private func sleep(_ seconds: Int, by clock: any Clock<Duration>) {
    scheduler.spawn { [scheduler, log] in
      try await clock.sleep(for: .seconds(seconds))
      log.append("\(scheduler.now)")
    }
  }

  @Test func aSchedulerOfAnAlarmHasAClock() {
    let alarm = HandAlarm()
    let other = AlarmScheduler(alarm)
    sleep(2, by: other.clock)
    scheduler.advance(by: .zero)
    expectEqual(alarm.armed, .origin.advanced(by: .seconds(2)))
    other.shutdown()
    scheduler.advance(by: .zero)
  }

  @Test func aScaledSchedulerHasAClockOfItsOwnSpeed() {
    sleep(10, by: ScaledScheduler(rate: 5, on: scheduler).clock)
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["2.0 seconds"])
  }

  @Test func aWrapperOfASchedulerHasAClock() {
    sleep(4, by: PlainScheduler(scheduler).clock)
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["4.0 seconds"])
  }

  @Test(arguments: [(nil, 2.4), (.zero, 2.0), (.milliseconds(-1), 2.0)] as [(Duration?, Double)])
  func aSleepHasTheLeewayOfItsSchedulerUnlessItHasATolerance(tolerance: Duration?, seconds: Double) {
    let clock = scheduler.withLeeway(.seconds(1)).clock
    scheduler.schedule(after: .milliseconds(2_400), leeway: .zero) {}
    scheduler.spawn { [scheduler, log] in
      try await clock.sleep(for: .seconds(2), tolerance: tolerance)
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["\(seconds) seconds"])
  }

  @Test func theClocksOfRealSchedulersShowTheirTime() {
    for scheduler: any TickScheduler in [QueueScheduler(label: "clock", timebase: .suspending), MainScheduler.shared, ImmediateScheduler()]
    {
      let (before, shown) = (scheduler.now, scheduler.clock.now)
      #expect((before...scheduler.now).contains(shown))
    }
  }

  @Test func aDeadlineThatIsNotInTheFutureReturnsAtOnce() {
    scheduler.advance(by: .seconds(5))
    scheduler.spawn { [scheduler, log] in
      try await scheduler.clock.sleep(until: .origin)
      try await scheduler.clock.sleep(until: scheduler.now)
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .zero)
    expectEqual(log.entries, ["5.0 seconds"])
  }

  @Test(arguments: [TickInstant.origin, .seconds(9)]) func aTaskThatIsCancelledBeforeDoesNotSleep(deadline: TickInstant) {
    let task = scheduler.spawn { [scheduler, log] in
      do { try await scheduler.clock.sleep(until: deadline) } catch { log.append("\(error) at \(scheduler.now)") }
    }
    task.cancel()
    scheduler.advance(by: .seconds(1))
    expectEqual(log.entries, ["CancellationError() at 0.0 seconds"])
    expectEmpty(scheduler.pending)
  }

  @Test func cancellationEndsTheSleepAndRemovesTheTimer() {
    let task = scheduler.spawn { [scheduler, log] in
      do { try await scheduler.clock.sleep(until: .seconds(9)) } catch { log.append("\(error) at \(scheduler.now)") }
    }
    scheduler.advance(by: .seconds(1))
    expectEqual(scheduler.pending.map(\.name), ["sleep"])
    task.cancel()
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(20))
    expectEqual(log.entries, ["CancellationError() at 1.0 seconds"])
  }

  @Test func toleranceIsLeeway() {
    let scheduler = TestScheduler()
    scheduler.spawn { [log] in
      let clock: any Clock<Duration> = scheduler.clock
      try await clock.sleep(for: .seconds(1), tolerance: .seconds(1))
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .zero)
    scheduler.schedule(after: .milliseconds(1_500), leeway: .zero) {}
    scheduler.advance(by: .seconds(5))
    expectEqual(log.entries, ["1.5 seconds"])
  }
}
