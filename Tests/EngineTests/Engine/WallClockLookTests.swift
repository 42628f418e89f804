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
    #expect(log.entries.isEmpty)
    alarm.offset.withLock { $0 = .seconds(7_200) }
    #expect(alarm.manual.ring())
    #expect(log.entries == [.seconds(2)])
    #expect(alarm.manual.armed == nil)
    subscription.dispose()
  }
}
