import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Timers that are still armed on a clock that can be paused when its subscription ends.
struct PausableClockEndTests {
  let scheduler = TestScheduler()
  let isPaused = TickSubject<Bool, Never>()

  @Test(arguments: [false, true])
  func theEndOfTheSubscriptionTakesOutWhatWasScheduledOnTheClock(isPausedThen: Bool) {
    let fired = Log<Int>()
    var witness: Witness? = Witness()
    weak let held = witness
    let subscription = TickSignal<Int, Never>.paused(by: isPaused.signal, timing: .freeze, on: scheduler) { [witness] clock in
      clock.schedule(after: .seconds(2)) {
        withExtendedLifetime(witness) {}
        fired.append(1)
      }
      return .never
    }
    .subscribe(onNext: { _ in })
    witness = nil
    if isPausedThen { isPaused.next(true) }
    subscription.dispose()
    #expect(held == nil)
    #expect(scheduler.pending.isEmpty)
    scheduler.advance(by: .seconds(10))
    #expect(fired.entries.isEmpty)
  }

  @Test func aSharedUpstreamWithAGraceEndsWhenTheResultEndsDuringAPause() {
    let source = TestSource<Int, Never>(on: scheduler, .next(1, at: .seconds(1)))
    let recording = scheduler.record(
      TickSignal.paused(by: isPaused.signal, timing: .freeze, on: scheduler) { clock in
        source.signal.share(grace: .seconds(5), on: clock)
      })
    scheduler.play(until: 30, [2: { isPaused.next(true) }, 3: { isPaused.completed() }])
    #expect(recording.line == "1 at 1, | at 3")
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(3))])
    #expect(scheduler.pending.isEmpty)
  }
}
