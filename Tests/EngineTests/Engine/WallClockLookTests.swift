import TestSupport
import Testing
import TickStreams

/// An alarm that does not report that the wall clock is set: the engine looks once a second.
@Suite("The engine looks at the wall clock") struct WallClockLookTests {
  private final class UnreportedAlarm: Alarm {
    let manual = HandAlarm()
    let offset = Lock(Duration.zero)

    var timebase: Timebase { .continuous }
    var now: TickInstant { manual.now }
    var wallNow: WallInstant { WallInstant(nanosecondsSince1970: now.nanoseconds).advanced(by: offset.withLock { $0 }) }
    var isCurrent: Bool { manual.isCurrent }
    func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) { manual.arm(at: instant, wake: wake) }
    func disarm() { manual.disarm() }
  }

  @Test func aDateThatTheClockWasSetPastHasComeWithinASecond() {
    let alarm = UnreportedAlarm()
    let scheduler = AlarmScheduler(alarm)
    let log = Log<TickInstant>()
    let subscription = TickSignal<Tick, Never>.at(WallInstant(nanosecondsSince1970: 3_600_000_000_000), on: scheduler)
      .subscribe(onNext: { log.append($0.fired) })
    #expect(alarm.manual.ring())
    expectEmpty(log.entries)
    alarm.offset.withLock { $0 = .seconds(7_200) }
    #expect(alarm.manual.ring())
    expectEqual(log.entries, [.seconds(2)])
    #expect(alarm.manual.armed == nil)
    subscription.dispose()
  }

  @Test(arguments: 1...8) func aDateThatTheClockIsSetPastWhileItIsArmedHasCome(reading: Int) {
    let (alarm, log, isSet) = (HandAlarm(), Log<TickInstant>(), Log<Void>())
    let scheduler = AlarmScheduler(alarm)
    let setClock: @Sendable () -> Void = {
      alarm.pass(.nanosecond)
      alarm.jump(.seconds(3_600))
      scheduler.wallClockChanged()
      isSet.append(())
    }
    alarm.interrupt(atReading: reading, setClock)
    let subscription = TickSignal<Tick, Never>.at(
      WallInstant(nanosecondsSince1970: 3_600_000_000_000), leeway: .seconds(1), on: scheduler
    ).subscribe(onNext: { log.append($0.fired) })
    alarm.interruptNextReading {}
    if isSet.entries.isEmpty { setClock() }
    alarm.run(until: .seconds(10))
    expectEqual(log.entries, [.origin.advanced(by: .nanosecond)])
    subscription.dispose()
  }

  @Test func aDateIsNotLateBecauseAnotherIsArmedAfterTheClockWasSlewed() throws {
    let (alarm, scheduler) = HandAlarm.scheduler()
    func wait(hours: Int64) -> any Disposable {
      TickSignal<Tick, Never>.at(WallInstant(nanosecondsSince1970: hours * 3_600_000_000_000), on: scheduler).subscribe { _ in }
    }
    let first = wait(hours: 1)
    alarm.jump(.milliseconds(6))
    let second = wait(hours: 2)
    alarm.run(until: .seconds(3_601))
    #expect(try #require(scheduler.statistics.lateness.percentile(1)) < .seconds(1))
    first.dispose()
    second.dispose()
  }

  @Test func aClockThatIsSlewedBothWaysMakesNoDateMoreThanTenMillisecondsLate() {
    let alarm = HandAlarm(reportsWallClockChanges: false)
    let scheduler = AlarmScheduler(alarm)
    let log = Log<Duration>()
    func wait(seconds: Int64) -> any Disposable {
      let moment = WallInstant(nanosecondsSince1970: seconds * 1_000_000_000)
      return TickSignal<Tick, Never>.at(moment, on: scheduler).subscribe(onNext: { _ in log.append(moment.duration(to: alarm.wallNow)) })
    }
    let first = wait(seconds: 3_600)
    alarm.jump(.milliseconds(-9))
    let second = wait(seconds: 30)
    for _ in 0..<18 {
      alarm.run(until: TickInstant.origin.duration(to: alarm.now) + .seconds(1))
      alarm.jump(.milliseconds(1))
    }
    alarm.run(until: .seconds(40))
    #expect(log.entries.count == 1 && log.entries.allSatisfy { $0 >= .zero && $0 <= .milliseconds(10) })
    first.dispose()
    second.dispose()
  }

  @Test func aTimerThatComesAfterADisposedOneLeavesTheLookWhereItWas() {
    let alarm = HandAlarm(reportsWallClockChanges: false)
    let scheduler = AlarmScheduler(alarm)
    let date = TickSignal<Tick, Never>.at(alarm.wallNow.advanced(by: .seconds(8)), on: scheduler).subscribe { _ in }
    scheduler.schedule(after: .seconds(1)) {}.dispose()
    scheduler.schedule(after: .milliseconds(500), leeway: .seconds(20)) {}
    expectEqual(alarm.armed.map { $0 <= .seconds(1) }, true)
    date.dispose()
  }
}
