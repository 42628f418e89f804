import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

struct OwnSchedulerTests {
  let base = TestScheduler()

  @Test func aSchedulerWithTheRequiredMembersCountsWhatItDoes() {
    let scheduler = PlainScheduler(base)
    let recording = base.record(TickSignal.interval(.seconds(1), on: scheduler).map(\.index))
    base.advance(by: .seconds(5))
    #expect(recording.values == [0, 1, 2, 3, 4])
    #expect(scheduler.statistics.fires == 5)
    #expect(scheduler.statistics.pending == 1)
  }

  @Test func itsTimersShareOneEngine() {
    let scheduler = PlainScheduler(base)
    #expect(scheduler.engine.core === scheduler.engine.core)
    let timers = (1...9).map { TickSignal.after(.seconds($0), on: scheduler).subscribe(onNext: { _ in }) }
    #expect(base.pending.map(\.due) == [.origin.advanced(by: .seconds(1))])
    for timer in timers { timer.dispose() }
    #expect(base.pending.isEmpty)
  }

  @Test func anotherOneHasAnotherEngine() {
    let (one, other) = (PlainScheduler(base), PlainScheduler(base))
    #expect(one.engine.core !== other.engine.core)
  }

  @Test func theTableOfEnginesForgetsSchedulersThatAreGone() {
    for _ in 0..<5_000 { _ = PlainScheduler(base).engine }
    // Other tests may hold some.
    for _ in 0..<200 { _ = PlainScheduler(base).engine }
    #expect(DefaultEngines.count < 200)
  }

  @Test func itsEngineDoesNotKeepIt() {
    weak var gone: PlainScheduler?
    do {
      let scheduler = PlainScheduler(base)
      gone = scheduler
      let recording = base.record(TickSignal.after(.seconds(1), on: scheduler).map { _ in 1 })
      base.advance(by: .seconds(1))
      #expect(recording.values == [1])
    }
    #expect(gone == nil)
  }

  @Test func schedulersThatComeAndGoHaveEnginesOfTheirOwn() {
    for _ in 0..<100 {
      let scheduler = PlainScheduler(base)
      let recording = base.record(TickSignal.after(.seconds(1), on: scheduler).map { _ in 1 })
      base.advance(by: .seconds(1))
      #expect(recording.values == [1])
      #expect(scheduler.statistics.fires == 1)
    }
  }

  // MARK: - Retained by objects that may wait on it

  @Test func aSubscriptionHoldsItWhileNothingIsArmed() {
    weak var gone: PlainScheduler?
    let typed = TickSubject<String, Never>()
    func subscribe() -> Recording<String, Never> {
      let scheduler = PlainScheduler(base)
      gone = scheduler
      return base.record(typed.signal.debounce(for: .seconds(1), on: scheduler))
    }
    let recording = subscribe()
    base.advance(by: .seconds(5))
    #expect(base.pending.isEmpty)
    typed.next("a")
    base.advance(by: .seconds(2))
    #expect(recording.events == [.next("a", at: .seconds(6))])
    #expect(gone != nil)
    recording.dispose()
    #expect(gone == nil)
  }

  @Test func aSignalHoldsItBeforeItIsSubscribed() {
    let failing = TickSignal<Int, StubFailure>.fail(StubFailure()).retry(2, backoff: .constant(.seconds(1)), on: PlainScheduler(base))
    let recording = base.record(failing)
    base.advance(by: .seconds(3))
    #expect(recording.events == [.failed(StubFailure(), at: .seconds(2))])
  }

  @Test func aGracePeriodThatBeginsLateEnds() {
    let shared = TickSignal.interval(.seconds(1), on: base).map(\.index).share(grace: .seconds(2), on: PlainScheduler(base))
    let recording = base.record(shared.take(1))
    base.advance(by: .seconds(1))
    #expect(recording.values == [0])
    base.advance(by: .seconds(2))
    #expect(base.pending.isEmpty)
  }

  @Test func anIdleTimerThatHasExpiredHoldsIt() {
    let idle = IdleTimer(.seconds(3), on: PlainScheduler(base))
    let expirations = base.record(idle.expired)
    base.advance(by: .seconds(4))
    idle.reset()
    base.advance(by: .seconds(4))
    #expect(expirations.events == [.next(0, at: .seconds(3)), .next(1, at: .seconds(7))])
  }

  @Test func aHubAndAReferenceClockHoldIt() {
    let hub = CountdownHub<Int>(every: .seconds(1), on: PlainScheduler(base))
    let server = ReferenceClock(on: PlainScheduler(base))
    base.advance(by: .seconds(5))
    hub.start(1, for: .seconds(2))
    server.sample(date: WallInstant(nanosecondsSince1970: 0))
    base.advance(by: .seconds(1))
    #expect(hub.current(1) == .seconds(1))
    #expect(server.wallNow == WallInstant(nanosecondsSince1970: 1_000_000_000))
  }

  @Test func whatItsEnginesHaveDoneIsCountedTogether() {
    let scheduler = PlainScheduler(base)
    for _ in 1...3 {
      // Each time the engine ends with the subscription.
      let recording = base.record(TickSignal.interval(.seconds(1), on: scheduler))
      base.advance(by: .seconds(2))
      recording.dispose()
    }
    base.suspendApp(for: .seconds(1))
    #expect(scheduler.statistics.fires == 6)
    #expect(scheduler.statistics.wakeUps == 6)
    #expect(scheduler.statistics.lateness.total == 6)
    #expect(scheduler.statistics.pending == 0)
  }
}
