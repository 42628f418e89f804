import TestSupport
import Testing

@testable import TickStreams

/// Numbers of ticks at the end of their range, which an interval of a nanosecond reaches that is late by 584 years.
struct TickCountTests {
  private let alarm = HandAlarm()
  private let scheduler: AlarmScheduler

  init() {
    scheduler = AlarmScheduler(alarm)
    alarm.pass(Duration.nanoseconds(Int64.min))
  }

  /// Lets time pass from the first instant to the last but one.
  private func passAll() {
    for _ in 0..<2 { alarm.pass(Duration.nanoseconds(Int64.max)) }
    while alarm.ring() {}
  }

  @Test(arguments: [MissedTicks.skip, .regrid]) func aNumberThatHasReachedTheEndOfItsRangeStaysThere(_ policy: MissedTicks) throws {
    let ticks = Log<Tick>()
    let timer = scheduler.schedule(try TickSchedule(every: .nanoseconds(1), missedTicks: policy)) { ticks.append($0) }
    passAll()
    timer.dispose()
    #expect(ticks.entries.contains { $0.missed == .max })
    #expect(ticks.entries.allSatisfy { $0.index >= 0 && $0.missed >= 0 })
    if policy == .skip { expectEqual(ticks.entries.map(\.index), [.max, .max]) }
  }

  @Test func soDoesTheCountOfMissedTicks() throws {
    let timers = try (0..<2).map { _ in scheduler.schedule(try TickSchedule(every: .nanoseconds(1), leeway: .zero)) { _ in } }
    passAll()
    for timer in timers { timer.dispose() }
    expectEqual(scheduler.statistics.missedTicks, .max)
  }
}
