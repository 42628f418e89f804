import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Faults 7 and 8: the system's clock is set by hours while timers wait for dates.
@Suite("Faults: the wall clock is set")
struct WallClockTests {
  private func run(setBy jump: Duration) -> (moment: [TickInstant], figures: [Recorded<Event<Duration, Never>>], beats: [Int]) {
    let scheduler = TestScheduler()
    let moment = Log<TickInstant>()
    let beats = Log<Int>()
    let bag = DisposeBag()
    let date = scheduler.wallNow.advanced(by: .seconds(2 * 3_600))
    TickSignal.at(date, on: scheduler).subscribe(onNext: { _ in moment.append(scheduler.now) }).store(in: bag)
    TickSignal.interval(.seconds(600), on: scheduler).subscribe(onNext: { beats.append($0.missed) }).store(in: bag)
    let countdown = scheduler.record(.countdown(to: date, every: .seconds(3_600), on: scheduler))
    scheduler.advance(by: .seconds(600))
    scheduler.jumpWallClock(by: jump)
    scheduler.advance(by: .seconds(6 * 3_600))
    countdown.dispose()
    return (moment.entries, countdown.events, beats.entries)
  }

  @Test func aDateThatTheClockWasSetPastHasComeAtOnce() {
    let (moment, figures, beats) = run(setBy: .seconds(5 * 3_600))
    #expect(moment == [.seconds(600)])
    #expect(figures.last?.event == .completed)
    #expect(figures.last?.time == .seconds(600))
    #expect(beats.count == 37)
    #expect(beats.allSatisfy { $0 == 0 }, "the beat follows no date")
  }

  @Test func aDateWaitsLongerWhenTheClockWasSetBack() {
    let (moment, figures, beats) = run(setBy: .seconds(-3 * 3_600))
    #expect(moment == [.seconds(5 * 3_600)])
    #expect(figures.first?.event == .next(.seconds(2 * 3_600)))
    #expect(figures.contains(Recorded(.next(.seconds(5 * 3_600)), at: .seconds(600))), "it shows the longer time at once")
    #expect(figures.last == Recorded(.completed, at: .seconds(5 * 3_600)))
    #expect(beats.count == 37)
    #expect(beats.allSatisfy { $0 == 0 })
  }
}
