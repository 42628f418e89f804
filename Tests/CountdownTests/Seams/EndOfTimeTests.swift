import TestSupport
import Testing
import TickStreams

/// Clocks at the end of the time that 64 bits of nanoseconds count: for the wall clock, in the year 2262.
@Suite("The end of time") struct EndOfTimeTests {
  private static let ends: [Int64] = [.max, .max - 1, .max - 1_000, .max - 999_999_999, .max - 1_500_000_000, .max - 10_000_000_000]

  /// How often a signal wakes its scheduler in the minute after a clock was set; at most 1,000 are counted.
  private func wakeUps(_ set: (HandAlarm) -> Void, of signal: (AlarmScheduler) -> TickSignal<Duration, Never>) -> Int {
    let (alarm, scheduler) = HandAlarm.scheduler()
    set(alarm)
    let subscription = signal(scheduler).subscribe(onNext: { _ in })
    let end = alarm.now.advanced(by: .seconds(60))
    let count = (0..<1_000).prefix { _ in alarm.ring(by: end) }.count
    subscription.dispose()
    return count
  }

  @Test("There a wall clock stands still, and a figure wakes for each step at most", arguments: ends, [TickPhase.own, .shared])
  func wallClock(start: Int64, phase: TickPhase) {
    for moment in ([0, 1] + Self.ends).map(WallInstant.init(nanosecondsSince1970:)) {
      let up = wakeUps({ $0.jump(.nanoseconds(start)) }, of: { .elapsed(since: moment, phase: phase, on: $0) })
      let down = wakeUps({ $0.jump(.nanoseconds(start)) }, of: { .countdown(to: moment, phase: phase, on: $0) })
      #expect(up <= 62 && down <= 62, "\(moment)")
    }
  }

  @Test("A figure that stands still with the wall clock goes on when that is set") func setBack() {
    let alarm = HandAlarm()
    alarm.jump(.nanoseconds(Int64.max))
    let scheduler = AlarmScheduler(alarm)
    let log = Log<Duration>()
    let start = WallInstant(nanosecondsSince1970: .max - 5_000_000_000)
    let subscription = TickSignal.elapsed(since: start, on: scheduler).subscribe(onNext: { log.append($0) })
    alarm.run(until: .seconds(10))
    expectEqual(log.entries, [.seconds(5)])
    // To five seconds before the start.
    alarm.jump(.seconds(-20))
    scheduler.wallClockChanged()
    alarm.run(until: .seconds(25))
    expectEqual(log.entries, [5, 0, 1, 2, 3, 4, 5].map { .seconds($0) })
    subscription.dispose()
  }

  @Test("A monotonic clock there wakes a figure for each step at most", arguments: ends, [TickPhase.own, .shared])
  func monotonicClock(start: Int64, phase: TickPhase) {
    for moment in ([.min, 0, 1] + Self.ends).map(TickInstant.init(nanoseconds:)) {
      let up = wakeUps({ $0.pass(.nanoseconds(start)) }, of: { .elapsed(since: moment, phase: phase, on: $0) })
      let down = wakeUps({ $0.pass(.nanoseconds(start)) }, of: { .countdown(to: moment, phase: phase, on: $0) })
      #expect(up <= 62 && down <= 62, "\(moment)")
    }
  }
}
