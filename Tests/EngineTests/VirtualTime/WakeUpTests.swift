import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

@Suite("Wake-ups with production coalescing") struct WakeUpTests {
  private struct Window {
    let due: Nanoseconds
    let leeway: Nanoseconds
    var end: Nanoseconds { due + leeway }
  }

  /// The smallest number of instants that hit every window: take the earliest end, remove the windows that contain it, repeat.
  private func optimum(_ windows: [Window]) -> Int {
    var left = windows
    var count = 0
    while let end = left.map(\.end).min() {
      count += 1
      left.removeAll { $0.due <= end }
    }
    return count
  }

  /// Three thousand sets of windows, from crowded to sparse, every third timer without leeway.
  @Test(arguments: 0..<Thorough.rounds(30 as UInt64, otherwise: 8)) func theyAreTheFewestThatTheWindowsAllow(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<100 {
      let span = [100, 10_000, 1_000_000].randomElement(using: &random)! as Nanoseconds
      let windows = (0..<Int.random(in: 1...30, using: &random)).map { number in
        Window(due: .random(in: 1...span, using: &random), leeway: number % 3 == 0 ? 0 : .random(in: 0...(span / 4), using: &random))
      }
      let scheduler = TestScheduler(coalescing: true)
      let log = Log<(window: Window, fired: Nanoseconds)>()
      for window in windows {
        scheduler.schedule(at: TickInstant(nanoseconds: window.due), leeway: .nanoseconds(window.leeway)) {
          log.append((window, scheduler.now.nanoseconds))
        }
      }
      scheduler.advance(by: .nanoseconds(span * 2))
      expectEqual(log.count, windows.count)
      expectEqual(scheduler.statistics.wakeUps, optimum(windows))
      for (window, fired) in log.entries { #expect((window.due...window.end).contains(fired)) }
    }
  }

  /// The same for repeating timers: a wake-up serves every timer with an open window, and no timer is late by more than half an interval.
  @Test(arguments: 0..<10) func timersThatRepeatKeepTheirWindows(seed: UInt64) {
    var random = SplitMix(state: seed)
    let scheduler = TestScheduler(coalescing: true)
    let log = Log<(lateness: Duration, leeway: Duration, missed: Int)>()
    let subscriptions = (0..<20).map { _ in
      let interval = Duration.milliseconds(Int.random(in: 10...500, using: &random))
      let leeway = Duration.milliseconds(Int.random(in: 0...300, using: &random))
      return TickSignal.interval(interval, leeway: leeway, on: scheduler)
        .subscribe(onNext: { log.append(($0.lateness, min(leeway, interval / 2), $0.missed)) })
    }
    scheduler.advance(by: .seconds(10))
    #expect(log.count > 400)
    for (lateness, leeway, missed) in log.entries {
      #expect((.zero...leeway).contains(lateness))
      expectEqual(missed, 0)
    }
    #expect(scheduler.statistics.wakeUps < scheduler.statistics.fires)
    for subscription in subscriptions { subscription.dispose() }
  }

  private enum Event: CaseIterable { case jump, pause, date, sleep }

  @Test(arguments: Event.allCases) private func anOpenWindowIsNotCutShort(by event: Event) {
    let scheduler = TestScheduler()
    let isPaused = TickSubject<Bool, Never>()
    let other: any TickScheduler = event == .sleep ? scheduler.sibling(timebase: .suspending) : scheduler.paused(while: isPaused.signal)
    let fired = Log<Duration>()
    let (start, date) = (other.now, other.wallNow)
    let waiting: TickSignal<Tick, Never> =
      event == .date
      ? .at(date.advanced(by: .seconds(5)), leeway: .seconds(10), on: other) : .after(.seconds(5), leeway: .seconds(10), on: other)
    let subscription = waiting.subscribe(onNext: { _ in fired.append(start.duration(to: other.now)) })
    other.schedule(after: .seconds(12)) {}
    scheduler.advance(by: .seconds(8))
    let later = event == .date ? TickSignal.at(date.advanced(by: .seconds(1_000)), on: other).subscribe { _ in } : nil
    if event == .jump { scheduler.jumpWallClock(by: .seconds(-3_600)) }
    if event == .sleep { scheduler.sleepDevice(for: .seconds(3_600)) }
    if event == .pause {
      isPaused.next(true)
      scheduler.advance(by: .seconds(100))
      isPaused.next(false)
    }
    scheduler.advance(by: .seconds(20))
    expectEqual(fired.entries, [.seconds(12)])
    for handle in [subscription, later] { handle?.dispose() }
  }

  @Test func aWindowWithoutEndDoesNotWaitForATimerThatIsNeverDue() {
    let scheduler = TestScheduler()
    let fired = Log<TickInstant>()
    let app: any TickScheduler = scheduler
    app.schedule(after: .seconds(1), leeway: .seconds(Int64.max)) { fired.append(scheduler.now) }
    app.schedule(at: .distantFuture) {}
    scheduler.advance(by: .seconds(9))
    expectEqual(fired.entries, [.origin.advanced(by: .seconds(1))])
  }
}
