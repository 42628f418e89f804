import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// The timers of a clock that can be paused, and those of its base, that are due at the same instant.
struct PausableClockOrderTests {
  let scheduler = TestScheduler()

  private func pausable<Value>(
    _ make: @escaping @Sendable (any TickScheduler) -> TickSignal<Value, TestFailure>
  ) -> TickSignal<Value, TestFailure> {
    .paused(by: .never, timing: .freeze, on: scheduler, make)
  }

  @Test func aTimerThatIsArmedAfterATimeoutOfItsInstantKeepsItsPlaceAmongThoseOfTheBase() {
    let seen = Log<String>()
    let subscription = pausable { clock in
      TickSignal<Tick, TestFailure>.never
        .handleEvents(onSubscribe: { clock.schedule(after: .seconds(2)) { seen.append("clock") } })
        .timeout(after: .seconds(2), failing: TestFailure(), on: clock)
    }
    .observe { _ in seen.append("timeout") }
    scheduler.schedule(after: .seconds(2)) { seen.append("base") }
    scheduler.advance(by: .seconds(2))
    #expect(seen.entries == ["clock", "base", "timeout"])
    subscription.dispose()
  }

  @Test func aTickThatTakesExactlyTheLimitIsInTimeForATimeoutOnTheBaseToo() {
    let ticks = pausable { clock in
      TickSignal.interval(.seconds(2), on: clock).map(\.index).promoteFailure(to: TestFailure.self)
        .timeout(between: .seconds(2), failing: TestFailure(code: 1), on: clock)
    }
    let recording = scheduler.record(ticks.timeout(between: .seconds(2), failing: TestFailure(code: 2), on: scheduler))
    scheduler.advance(by: .seconds(5))
    #expect(recording.line == "0 at 2, 1 at 4")
    recording.dispose()
    #expect(scheduler.pending.isEmpty)
  }
}
