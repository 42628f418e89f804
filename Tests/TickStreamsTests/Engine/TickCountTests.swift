import Testing
import TickStreams
import TickStreamsTesting

/// Numbers of ticks at the end of their range, which an interval of a nanosecond reaches.
struct TickCountTests {
  let scheduler = TestScheduler()
  let distantPast = TickInstant(nanoseconds: .min)

  @Test(arguments: [MissedTicks.skip, .regrid]) func aNumberThatHasReachedTheEndOfItsRangeStaysThere(_ policy: MissedTicks) throws {
    let ticks = TickSubject<Tick, Never>()
    let recording = scheduler.record(ticks.signal)
    let timer = scheduler.schedule(try TickSchedule(every: .nanoseconds(1), missedTicks: policy)) { ticks.next($0) }
    for _ in 0..<2 {
      timer.reset(to: distantPast)
      scheduler.advance(by: .zero)
    }
    timer.dispose()
    #expect(recording.values.contains { $0.missed == .max })
    #expect(recording.values.allSatisfy { $0.index >= 0 && $0.missed >= 0 })
    if policy == .skip { #expect(recording.values.last?.index == .max) }
  }

  @Test func soDoesTheCountOfMissedTicks() throws {
    let timers = try (0..<2).map { _ in scheduler.schedule(try TickSchedule(every: .nanoseconds(1), leeway: .zero)) { _ in } }
    for timer in timers { timer.reset(to: distantPast) }
    scheduler.advance(by: .zero)
    for timer in timers { timer.dispose() }
    #expect(scheduler.statistics.missedTicks == .max)
  }
}
