import Dispatch
import TestSupport
import Testing

@testable import TickStreams

/// An alarm in real time has a watcher: the engine is notified when the wall clock is set, and looks only for slewing itself.
@Suite("The engine is told that the wall clock was set") struct WallClockWatchTests {
  /// Notifies engines when the test calls it.
  private final class HandWatcher: WallClockWatcher {
    private struct State: Sendable {
      var engines: [ObjectIdentifier: Weak<EngineCore>] = [:]
      var isBroken = false
      var updates = 0
    }

    private let state = Lock(State())
    private let alarm: HandAlarm
    /// By how much the clock is set while an engine registers.
    private let lateJump: Duration

    init(_ alarm: HandAlarm, lateJump: Duration = .zero) {
      self.alarm = alarm
      self.lateJump = lateJump
    }

    func breakDown() { state.withLock { $0.isBroken = true } }
    var count: Int { state.withLock { $0.engines.count } }
    var updates: Int { state.withLock { $0.updates } }

    func update(_ engine: EngineCore) -> Bool {
      if lateJump != .zero, updates == 0 { alarm.jump(lateJump) }
      return state.withLock { state in
        state.updates += 1
        guard !state.isBroken else { return false }
        state.engines[ObjectIdentifier(engine)] = engine.watchesWallClock ? Weak(engine) : nil
        return true
      }
    }

    func remove(_ engine: ObjectIdentifier) { state.withLock { $0.engines[engine] = nil } }

    func set(by jump: Duration) {
      alarm.jump(jump)
      for engine in state.withLock({ $0.engines.values.compactMap(\.object) }) { engine.wallClockChanged() }
    }
  }

  private final class WatchedAlarm: RealAlarm {
    let hand: HandAlarm
    let wallClockWatcher: (any WallClockWatcher)?

    init(_ hand: HandAlarm, _ watcher: HandWatcher) {
      self.hand = hand
      wallClockWatcher = watcher
    }

    var ownWakeUps: Int { 0 }
    var label: String { "watched" }
    var timebase: Timebase { .continuous }
    var now: TickInstant { hand.now }
    var wallNow: WallInstant { hand.wallNow }
    var isCurrent: Bool { hand.isCurrent }
    func arm(at instant: TickInstant, wake: @escaping @Sendable () -> Void) { hand.arm(at: instant, wake: wake) }
    func disarm() { hand.disarm() }
    func end() {}
  }

  private let hand = HandAlarm(reportsWallClockChanges: false)
  private let log = Log<TickInstant>()

  private func scene(lateJump: Duration = .zero) -> (HandWatcher, AlarmScheduler) {
    let watcher = HandWatcher(hand, lateJump: lateJump)
    return (watcher, AlarmScheduler(WatchedAlarm(hand, watcher)))
  }

  /// Waits for a moment of the wall clock, which begins at 1970.
  private func wait(hours: Int64, on scheduler: any TickScheduler) -> any Disposable {
    TickSignal<Tick, Never>.at(WallInstant(nanosecondsSince1970: hours * 3_600_000_000_000), on: scheduler)
      .subscribe(onNext: { log.append($0.fired) })
  }

  @Test func aDateOfTomorrowTakesThreeWakeUps() {
    let (_, scheduler) = scene()
    let subscription = wait(hours: 24, on: scheduler)
    hand.advance(to: .seconds(2 * 86_400))
    expectEqual(log.entries, [.seconds(86_400)])
    expectEqual(scheduler.statistics.wakeUps, 3)
    expectEqual(scheduler.statistics.idleWakeUps, 2)
    subscription.dispose()
  }

  @Test func aDateOnASchedulerOnTopOfThisOneTakesAsFew() {
    let (watcher, base) = scene()
    let schedulers: [any TickScheduler] = [base.paused(while: .never), base.delivering(on: DispatchQueue(label: "above"))]
    let subscriptions = schedulers.map { wait(hours: 24, on: $0) }
    expectEqual(watcher.count, 2)
    hand.advance(to: .seconds(86_000))
    expectEqual(base.statistics.wakeUps, 0)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func aPauseBelowTheSchedulerOfADateDoesNotDelayTheDate() {
    let (_, base) = scene()
    let isPaused = TickSubject<Bool, Never>()
    let subscription = wait(hours: 1, on: base.paused(while: isPaused.signal).paused(while: .never))
    hand.advance(to: .seconds(60))
    isPaused.next(true)
    hand.advance(to: .seconds(660))
    isPaused.next(false)
    hand.advance(to: .seconds(4_000))
    expectEqual(log.entries, [.seconds(3_000)], "an hour, less the pause")
    subscription.dispose()
  }

  @Test func aDateWithinHalfASecondTakesOne() {
    let (_, scheduler) = scene()
    let subscription = TickSignal<Tick, Never>.at(WallInstant(nanosecondsSince1970: 500_000_000), on: scheduler)
      .subscribe(onNext: { log.append($0.fired) })
    hand.advance(to: .seconds(10))
    expectEqual(log.entries, [.seconds(0.5)])
    expectEqual(scheduler.statistics.wakeUps, 1)
    subscription.dispose()
  }

  @Test(arguments: [-1_000, -500, -20, 20, 500, 1_000] as [Int64])
  func ofAClockThatIsSlewedADateIsNotEarlyAndAtMostTenMillisecondsLate(partsPerMillion: Int64) throws {
    let (_, scheduler) = scene()
    hand.slew(partsPerMillion: partsPerMillion)
    let subscription = wait(hours: 24, on: scheduler)
    hand.advance(to: .seconds(2 * 86_400))
    expectEqual(log.count, 1)
    let reads = try #require(log.entries.first).nanoseconds
    let late = reads + reads / 1_000_000 * partsPerMillion - 86_400_000_000_000
    #expect((0...10_100_000).contains(late))
    #expect(scheduler.statistics.wakeUps < 10)
    subscription.dispose()
  }

  @Test func aJumpPastTheDateIsNoticedAtOnce() {
    let (watcher, scheduler) = scene()
    let subscription = wait(hours: 24, on: scheduler)
    hand.advance(to: .seconds(60))
    watcher.set(by: .seconds(86_400))
    hand.advance(to: .seconds(60))
    expectEqual(log.entries, [.seconds(60)])
    subscription.dispose()
  }

  @Test func aJumpBackMovesTheDateAway() {
    let (watcher, scheduler) = scene()
    let subscription = wait(hours: 1, on: scheduler)
    watcher.set(by: .seconds(-3_600))
    hand.advance(to: .seconds(7_199))
    expectEmpty(log.entries)
    hand.advance(to: .seconds(7_200))
    expectEqual(log.entries, [.seconds(7_200)])
    subscription.dispose()
  }

  @Test func aJumpWhileTheEngineBeginsToBeToldIsNoticed() {
    let (watcher, scheduler) = scene(lateJump: .seconds(86_400))
    let subscription = wait(hours: 24, on: scheduler)
    expectEqual(watcher.count, 1)
    hand.advance(to: .seconds(1))
    expectEqual(log.entries, [.origin])
    subscription.dispose()
  }

  @Test func theEngineIsToldWhileATimerFollowsTheWallClock() {
    let (watcher, scheduler) = scene()
    let plain = scheduler.schedule(after: .seconds(1)) {}
    expectEqual(watcher.count, 0)
    let first = wait(hours: 1, on: scheduler)
    let second = wait(hours: 2, on: scheduler)
    expectEqual(watcher.count, 1)
    expectEqual(watcher.updates, 1, "once for both")
    hand.advance(to: .seconds(3_600))
    expectEqual(watcher.count, 1)
    hand.advance(to: .seconds(7_200))
    expectEqual(watcher.count, 0)
    for disposable in [plain, first, second] as [any Disposable] { disposable.dispose() }
  }

  @Test func ofCanceledTimersItIsToldUntilItsNextWakeUp() {
    let (watcher, scheduler) = scene()
    let later = scheduler.schedule(after: .seconds(10)) {}
    wait(hours: 1, on: scheduler).dispose()
    expectEqual(watcher.count, 1)
    hand.advance(to: .seconds(10))
    expectEqual(watcher.count, 0)
    later.dispose()
  }

  @Test func anEngineThatIsReleasedIsForgotten() {
    let watcher = HandWatcher(hand)
    do {
      let scheduler = AlarmScheduler(WatchedAlarm(hand, watcher))
      wait(hours: 1, on: scheduler).dispose()
      expectEqual(watcher.count, 1)
    }
    expectEqual(watcher.count, 0)
  }

  @Test func whereTheWatchCannotBeOpenedTheEngineLooksOnceASecond() {
    let (watcher, scheduler) = scene()
    watcher.breakDown()
    let subscription = wait(hours: 24, on: scheduler)
    hand.advance(to: .seconds(60))
    #expect((59...61).contains(scheduler.statistics.idleWakeUps))
    hand.jump(.seconds(86_400))
    hand.advance(to: .seconds(61))
    expectEqual(log.entries, [.seconds(61)])
    subscription.dispose()
  }
}
