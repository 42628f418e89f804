import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Faults 7 and 8: the system's clock is set by hours while timers wait for dates.
@Suite("Faults: the wall clock is set") struct WallClockTests {
  private func hours(_ count: Int) -> Duration { .seconds(count * 3_600) }

  private func run(setBy jump: Duration) -> (moment: [TickInstant], figures: [Recorded<Event<Duration, Never>>], beats: [Int]) {
    let scheduler = TestScheduler()
    let moment = Log<TickInstant>()
    let beats = Log<Int>()
    let bag = DisposeBag()
    let date = scheduler.wallNow.advanced(by: hours(2))
    TickSignal.at(date, on: scheduler).subscribe(onNext: { _ in moment.append(scheduler.now) }).store(in: bag)
    TickSignal.interval(.seconds(600), on: scheduler).subscribe(onNext: { beats.append($0.missed) }).store(in: bag)
    let countdown = scheduler.record(.countdown(to: date, every: hours(1), on: scheduler), for: .seconds(600))
    scheduler.jumpWallClock(by: jump)
    scheduler.advance(by: hours(6))
    countdown.dispose()
    return (moment.entries, countdown.events, beats.entries)
  }

  @Test func aDateThatTheClockWasSetPastHasComeAtOnce() {
    let (moment, figures, beats) = run(setBy: hours(5))
    expectEqual(moment, [.seconds(600)])
    expectEqual(figures.last?.event, .completed)
    expectEqual(figures.last?.time, .seconds(600))
    expectEqual(beats.count, 37)
    #expect(beats.allSatisfy { $0 == 0 }, "the beat follows no date")
  }

  @Test func aDateWaitsLongerWhenTheClockWasSetBack() {
    let (moment, figures, beats) = run(setBy: hours(-3))
    expectEqual(moment, [.origin.advanced(by: hours(5))])
    expectEqual(figures.first?.event, .next(hours(2)))
    #expect(figures.contains(Recorded(.next(hours(5)), at: .seconds(600))), "it shows the longer time at once")
    expectEqual(figures.last, Recorded(.completed, at: hours(5)))
    expectEqual(beats.count, 37)
    #expect(beats.allSatisfy { $0 == 0 })
  }
}
