import TestSupport
import Testing

@testable import TickStreams

@Suite("A firing and its timer") struct FiringTests {
  private let engine = TimerEngine(alarm: HandAlarm())

  /// A queue with one timer that nothing else holds, which has been taken.
  private func taken(interval: Nanoseconds = 0) -> (queue: TimerQueue, firing: Firing, weak: WeakTimer)? {
    var queue = TimerQueue()
    let timer = TickTimer(engine: engine)
    timer.interval = interval
    queue.arm(timer, at: 10)
    guard let firing = queue.takeDue(now: 10) else { return nil }
    return (queue, firing, WeakTimer(timer))
  }

  private struct WeakTimer {
    weak var timer: TickTimer?
    init(_ timer: TickTimer) { self.timer = timer }
  }

  @Test func aFiringHoldsItsTimerUntilItIsGivenBack() throws {
    var (queue, firing, weak) = try #require(taken())
    #expect(weak.timer != nil)
    let over = queue.putBack(firing)
    #expect(weak.timer != nil)
    over?.release()
    #expect(weak.timer == nil)
  }

  @Test(arguments: [false, true]) func onlyAFiringThatRunsIsLate(isDisposed: Bool) {
    let alarm = HandAlarm()
    let engine = TimerEngine(alarm: alarm)
    let seen = Log<Nanoseconds>()
    let watch = engine.core.watchLateness(from: 1) { seen.append($0) }
    engine.core.watchLateness(from: 1) { seen.append(-$0) }.dispose()
    let timer = ActionTimer(engine, for: CallOrigin("test")) { _ in }
    engine.core.arm(timer, at: 10)
    alarm.pass(.nanoseconds(15))
    if let firing = engine.core.takeNext() {
      if isDisposed { timer.dispose() }
      firing.run()
      engine.core.finish(firing)
    }
    expectEqual(seen.entries, (isDisposed ? [] : [5]))
    watch.dispose()
    alarm.disarm()
  }

  @Test func aRepeatingTimerGoesBackWithTheReferenceOfItsFiring() throws {
    var (queue, firing, weak) = try #require(taken(interval: 5))
    #expect(queue.putBack(firing) == nil)
    #expect(weak.timer != nil)
    queue.cancel(try #require(weak.timer))
    #expect(weak.timer == nil)
  }

  @Test func aTimerThatIsResetAndCancelledInItsFiringLivesUntilItsEnd() throws {
    var (queue, firing, weak) = try #require(taken(interval: 5))
    queue.arm(firing.timer, at: 100)
    queue.cancel(firing.timer)
    #expect(weak.timer != nil)
    queue.putBack(firing)?.release()
    #expect(weak.timer == nil)
    #expect(queue.isEmpty)
  }

  @Test func aTimerThatIsResetInItsFiringHasTwoReferencesUntilItsEnd() throws {
    var (queue, firing, weak) = try #require(taken())
    queue.arm(firing.timer, at: 100)
    queue.putBack(firing)?.release()
    expectEqual(queue.count, 1)
    queue.cancel(try #require(weak.timer))
    #expect(weak.timer == nil)
  }

  @Test func workThatHasRunIsReleasedThoughItsHandleIsHeld() {
    let alarm = HandAlarm()
    let scheduler = AlarmScheduler(alarm)
    let (work, witness) = holding { witness in scheduler.schedule { withExtendedLifetime(witness) {} } }
    #expect(witness.isHeld)
    #expect(!work.isDisposed)
    alarm.run(until: .seconds(1))
    #expect(!witness.isHeld)
    #expect(work.isDisposed)
  }

  @Test func aBagLetsGoOfWorkThatHasRun() {
    let alarm = HandAlarm()
    let scheduler = AlarmScheduler(alarm)
    let works = CompositeDisposable()
    for _ in 0..<1_000 {
      works.add(scheduler.schedule {})
      alarm.run(until: .seconds(1))
    }
    expectEqual(works.count, 0)
  }
}
