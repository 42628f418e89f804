import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// `scheduler.clock` of schedulers that are not a `TestScheduler`, whose tests are those of the testing module.
@Suite struct TickClockTests {
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
    sleep(2, by: AlarmScheduler(alarm).clock)
    scheduler.advance(by: .zero)
    #expect(alarm.armed == .origin.advanced(by: .seconds(2)))
  }

  @Test func aScaledSchedulerHasAClockOfItsOwnSpeed() {
    sleep(10, by: ScaledScheduler(rate: 5, on: scheduler).clock)
    scheduler.advance(by: .seconds(5))
    #expect(log.entries == ["2.0 seconds"])
  }

  @Test func aSchedulerWithTheRequiredMembersAloneHasAClockThatHoldsIt() {
    sleep(4, by: Plain(scheduler).clock)
    scheduler.advance(by: .seconds(5))
    #expect(log.entries == ["4.0 seconds"])
  }

  @Test func theClocksOfRealSchedulersShowTheirTime() {
    for scheduler: any TickScheduler in [QueueScheduler(label: "clock", timebase: .suspending), MainScheduler.shared, ImmediateScheduler()]
    {
      let before = scheduler.now
      #expect(scheduler.clock.now >= before)
    }
  }

  @Test func toleranceIsLeeway() {
    let scheduler = TestScheduler(coalescing: true)
    scheduler.spawn { [log] in
      let clock: any Clock<Duration> = scheduler.clock
      try await clock.sleep(for: .seconds(1), tolerance: .seconds(1))
      log.append("\(scheduler.now)")
    }
    scheduler.advance(by: .zero)
    scheduler.schedule(after: .milliseconds(1_500)) {}
    scheduler.advance(by: .seconds(5))
    #expect(log.entries == ["1.5 seconds"])
  }
}

/// A scheduler that has no engine of its own.
private final class Plain: TickScheduler {
  private let base: TestScheduler

  init(_ base: TestScheduler) { self.base = base }

  var timebase: Timebase { base.timebase }
  var now: TickInstant { base.now }
  var isCurrent: Bool { base.isCurrent }

  func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable { base.schedule(action) }

  func schedule(at instant: TickInstant, leeway: Duration, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    base.schedule(at: instant, leeway: leeway, action)
  }

  func schedule(_ schedule: TickSchedule, _ action: @escaping @Sendable (Tick) -> Void) -> TickTimer { base.schedule(schedule, action) }
}
