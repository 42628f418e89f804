import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The timers of a scheduler that can be paused, those of its base, and a pause, that are due at the same instant.
struct PausableSchedulerOrderTests {
  let scheduler = TestScheduler()
  let isPaused = TickSubject<Bool, Never>()
  private let seen = Log<String>()

  private var paused: PausableScheduler { scheduler.paused(while: isPaused.signal) }

  /// Resumes, and expects that these have fired by then and thereafter.
  private func expect(_ before: [String], thenOnResume after: [String]) {
    scheduler.advance(by: .seconds(5))
    expectEqual(seen.entries, before)
    isPaused.next(false)
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, before + after)
  }

  @Test func aTimerBehindThePauseFiresOnResume() {
    let clock = paused
    clock.schedule(after: .seconds(1)) { [seen, isPaused] in
      seen.append("first")
      isPaused.next(true)
    }
    clock.schedule(after: .seconds(1)) { [seen] in seen.append("second") }
    expect(["first"], thenOnResume: ["second"])
  }

  @Test func aPauseBetweenTwoTimersOfItsInstantComesBetweenThem() {
    let clock = paused
    clock.schedule(after: .seconds(1)) { [seen] in seen.append("before") }
    scheduler.schedule(after: .seconds(1)) { [isPaused] in isPaused.next(true) }
    clock.schedule(after: .seconds(1)) { [seen] in seen.append("behind") }
    expect(["before"], thenOnResume: ["behind"])
  }

  @Test func aTimerThatIsMovedBehindThePauseOfItsInstantFiresOnResume() {
    let timer = paused.schedule(after: .seconds(1)) { [seen] in seen.append("timer") }
    scheduler.schedule(after: .seconds(1)) { [isPaused] in isPaused.next(true) }
    timer.reschedule(after: .seconds(1))
    expect([], thenOnResume: ["timer"])
  }

  @Test func aPauseThatIsOverAtItsInstantDelaysNothing() {
    let clock = paused
    scheduler.schedule(after: .seconds(1)) { [isPaused] in isPaused.next(true) }
    clock.schedule(after: .seconds(1)) { [seen, scheduler] in seen.append("\(scheduler.elapsed)") }
    scheduler.schedule(after: .seconds(1)) { [isPaused] in isPaused.next(false) }
    scheduler.advance(by: .seconds(5))
    expectEqual(seen.entries, ["1.0 seconds"])
  }

  @Test func aBurstThatIsPausedInItsFirstLateTickContinuesOnResume() {
    let subscription = TickSignal.interval(.seconds(1), missedTicks: .burst, on: paused).map(\.index)
      .subscribe(onNext: { [seen, isPaused] index in
        seen.append("\(index)")
        if index == 0 { isPaused.next(true) }
      })
    scheduler.suspendApp(for: .milliseconds(4_500))
    expect(["0"], thenOnResume: ["1", "2", "3"])
    subscription.dispose()
  }

  @Test func timersKeepTheirPlacesAmongThoseOfTheBase() {
    let clock = paused
    for number in 1...3 {
      clock.schedule(after: .seconds(1)) { [seen] in seen.append("clock \(number)") }
      scheduler.schedule(after: .seconds(1)) { [seen] in seen.append("scheduler \(number)") }
    }
    scheduler.advance(by: .seconds(1))
    expectEqual(seen.entries, ["clock 1", "scheduler 1", "clock 2", "scheduler 2", "clock 3", "scheduler 3"])
  }

  @Test func aTimerThatIsArmedAfterATimeoutOfItsInstantKeepsItsPlaceAmongThoseOfTheBase() {
    let clock = paused
    let subscription = TickSignal<Tick, StubFailure>.never
      .handleEvents(onSubscribe: { [seen] in clock.schedule(after: .seconds(2)) { seen.append("clock") } })
      .timeout(after: .seconds(2), failing: StubFailure(), on: clock)
      .observe { [seen] _ in seen.append("timeout") }
    scheduler.schedule(after: .seconds(2)) { [seen] in seen.append("base") }
    scheduler.advance(by: .seconds(2))
    expectEqual(seen.entries, ["clock", "base", "timeout"])
    subscription.dispose()
  }

  @Test func aTickThatTakesExactlyTheLimitIsInTimeForATimeoutOnTheBaseToo() {
    let clock = paused
    let ticks = TickSignal.interval(.seconds(2), on: clock).map(\.index).promoteFailure(to: StubFailure.self)
      .timeout(afterSilence: .seconds(2), failing: StubFailure(code: 1), on: clock)
    let recording = scheduler.record(ticks.timeout(afterSilence: .seconds(2), failing: StubFailure(code: 2), on: scheduler))
    scheduler.advance(by: .seconds(5))
    expectEqual(recording.line, "0 at 2, 1 at 4")
    recording.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func aTimerWithLeewayLeavesTheNextOneItsPlace() {
    let clock = paused
    clock.schedule(after: .milliseconds(900), leeway: .seconds(1)) { [seen] in seen.append("with leeway") }
    clock.schedule(after: .seconds(1)) { [seen] in seen.append("before") }
    scheduler.schedule(after: .seconds(1)) { [isPaused] in isPaused.next(true) }
    for isOn in [true, false] { isPaused.next(isOn) }
    expect(["with leeway", "before"], thenOnResume: [])
  }
}
