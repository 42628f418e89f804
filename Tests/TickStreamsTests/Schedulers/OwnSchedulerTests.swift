import Testing
import TickStreams
import TickStreamsTesting

/// A scheduler with the required members only.
private final class PlainScheduler: TickScheduler {
  private let base: TestScheduler

  init(_ base: TestScheduler) {
    self.base = base
  }

  var timebase: Timebase { base.timebase }
  var now: TickInstant { base.now }
  var isCurrent: Bool { base.isCurrent }

  func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
    base.schedule(action)
  }

  func schedule(at instant: TickInstant, leeway: Duration, _ action: @escaping @Sendable () -> Void) -> TickTimer {
    base.schedule(at: instant, leeway: leeway, action)
  }

  func schedule(_ schedule: TickSchedule, _ action: @escaping @Sendable (Tick) -> Void) -> TickTimer {
    base.schedule(schedule, action)
  }
}

@Suite struct OwnSchedulerTests {
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
    #expect(scheduler.engine === scheduler.engine)
    let timers = (1...9).map { TickSignal.after(.seconds($0), on: scheduler).subscribe(onNext: { _ in }) }
    #expect(base.pending.map(\.due) == [.origin.advanced(by: .seconds(1))])
    for timer in timers { timer.dispose() }
    #expect(base.pending.isEmpty)
  }

  @Test func anotherOneHasAnotherEngine() {
    let (one, other) = (PlainScheduler(base), PlainScheduler(base))
    #expect(one.engine !== other.engine)
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
}
