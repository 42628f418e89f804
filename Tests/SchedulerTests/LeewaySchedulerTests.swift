import Foundation
import TestSupport
import Testing
import TickStreamsTesting

@testable import TickStreams

@Suite("A scheduler with a leeway for all that has none") struct LeewaySchedulerTests {
  let base = TestScheduler()
  var relaxed: LeewayScheduler { base.withLeeway(.milliseconds(100)) }
  private let log = Log<TickInstant>()

  /// When `make` sends its first value, on a view with a leeway of 100 ms, while the base wakes anyway 60 ms after the first second.
  private func firstValue(_ make: (LeewayScheduler) -> TickSignal<some Sendable, some Error>) -> Duration? {
    base.schedule(at: .origin.advanced(by: .milliseconds(1_060)), leeway: .zero) {}
    let recording = base.record(make(relaxed), for: .seconds(3))
    return recording.events.first?.time
  }

  @Test(arguments: [Duration.milliseconds(11_500), .seconds(12) - .nanosecond, .seconds(11)])
  func aTimerWithoutLeewayIsNotLateForOneThatIsGone(due: Duration) {
    let scaled = ScaledScheduler(rate: 1, on: base)
    let gone = scaled.schedule(after: .seconds(11), leeway: .seconds(1)) {}
    gone.reschedule(after: .seconds(41))
    scaled.schedule(after: due, leeway: .zero) { [log, base] in log.append(base.now) }
    base.schedule(after: .seconds(12), leeway: .zero) {}
    base.advance(by: .seconds(13))
    expectEqual(log.entries, [.origin.advanced(by: due)])
  }

  @Test func norForOneThatIsGoneWhileOthersWaitAndATimerFollowsTheWallClock() {
    let scaled = ScaledScheduler(rate: 1, on: base)
    let dates = TickSignal<Tick, Never>.at(base.wallNow.advanced(by: .seconds(3_600)), on: scaled).subscribe { _ in }
    let gone = scaled.schedule(after: .seconds(11), leeway: .seconds(1)) {}
    for wait in [10, 13] { scaled.schedule(after: .seconds(wait), leeway: .seconds(10)) {} }
    gone.dispose()
    scaled.schedule(after: .milliseconds(11_500), leeway: .zero) { [log, base] in log.append(base.now) }
    base.schedule(after: .seconds(12), leeway: .zero) {}
    base.advance(by: .seconds(13))
    expectEqual(log.entries, [.origin.advanced(by: .milliseconds(11_500))])
    dates.dispose()
  }

  @Test func aDebounceWaitsForAWakeUpInItsWindow() {
    expectEqual(firstValue { .just(1).concat(.never).debounce(for: .seconds(1), on: $0) }, .milliseconds(1_060))
  }

  @Test func soDoesASample() {
    expectEqual(firstValue { .just(1).concat(.never).sample(every: .seconds(1), on: $0) }, .milliseconds(1_060))
  }

  @Test func soDoesAWindow() {
    expectEqual(firstValue { TickSignal<Int, Never>.never.window(every: .seconds(1), on: $0).skip(1) }, .milliseconds(1_060))
  }

  @Test func soDoesATimeout() {
    expectEqual(firstValue { TickSignal<Int, Never>.never.timeout(after: .seconds(1), on: $0) }, .milliseconds(1_060))
  }

  @Test func soDoesARetry() {
    struct Failure: Error {}
    let attempts = Log<TickInstant>()
    base.schedule(at: .origin.advanced(by: .milliseconds(1_060)), leeway: .zero) {}
    let failing = TickSignal<Int, Failure>.deferred { [base] in
      attempts.append(base.now)
      return .fail(Failure())
    }
    let recording = base.record(failing.retry(1, backoff: .constant(.seconds(1)), on: relaxed), for: .seconds(3))
    expectEqual(attempts.entries, [.origin, .origin.advanced(by: .milliseconds(1_060))])
    #expect(recording.isFinished)
  }

  @Test func soDoesAnIdleTimerAndAfterAResetToo() {
    let view = relaxed
    let idle = IdleTimer(after: .seconds(1), on: view)
    let expirations = base.record(idle.expirations)
    base.schedule(at: .origin.advanced(by: .milliseconds(1_060)), leeway: .zero) {}
    base.schedule(at: .origin.advanced(by: .milliseconds(3_070)), leeway: .zero) {}
    base.advance(by: .seconds(2))
    idle.restart()
    base.advance(by: .seconds(3))
    expectEqual(expirations.events.map(\.time), [.milliseconds(1_060), .milliseconds(3_070)])
  }

  @Test func soDoesAHub() {
    let hub = CountdownHub<String>(every: .seconds(1), on: relaxed)
    let shown = Log<TickInstant>()
    let subscription = hub.signal(for: "a").subscribe(onNext: { [base] _ in shown.append(base.now) })
    hub.start("a", for: .seconds(10))
    base.advance(by: .zero)
    base.schedule(at: .origin.advanced(by: .milliseconds(1_060)), leeway: .zero) {}
    base.advance(by: .milliseconds(1_500))
    expectEqual(shown.entries.last, .origin.advanced(by: .milliseconds(1_060)))
    subscription.dispose()
    hub.stop("a")
  }

  @Test func withoutAnotherWakeUpItIsOnTime() {
    let recording = base.record(TickSignal<Int, Never>.just(1).concat(.never).debounce(for: .seconds(1), on: relaxed), for: .seconds(3))
    expectEqual(recording.events.map(\.time), [.seconds(1)])
  }

  @Test func timersOfTheViewShareWakeUpsWithEachOtherAndWithTheBase() {
    let view = relaxed
    for distance in 0..<10 {
      view.schedule(at: .origin.advanced(by: .milliseconds(1_000 + 9 * distance))) { [base] in log.append(base.now) }
    }
    base.schedule(at: .origin.advanced(by: .milliseconds(1_095)), leeway: .seconds(1)) { [base] in log.append(base.now) }
    base.advance(by: .seconds(3))
    expectEqual(log.entries, Array(repeating: .origin.advanced(by: .milliseconds(1_095)), count: 11))
    expectEqual(base.statistics.wakeUps, 1)
    expectEqual(view.statistics, base.statistics)
  }

  @Test func aLeewayOfACallTakesThePlaceOfTheDefault() {
    relaxed.schedule(at: .origin.advanced(by: .seconds(1)), leeway: .milliseconds(10)) { [base] in log.append(base.now) }
    base.schedule(at: .origin.advanced(by: .milliseconds(1_010)), leeway: .zero) {}
    relaxed.schedule(at: .origin.advanced(by: .seconds(2)), leeway: .milliseconds(10)) { [base] in log.append(base.now) }
    base.schedule(at: .origin.advanced(by: .milliseconds(2_011)), leeway: .zero) {}
    base.advance(by: .seconds(3))
    expectEqual(log.entries, [.origin.advanced(by: .milliseconds(1_010)), .origin.advanced(by: .seconds(2))])
  }

  @Test func atMostHalfOfTheWaitIsUsedSoWhatIsDueAtOnceIsNotDelayed() {
    let view = relaxed
    let log = Log<Duration>()
    let note: @Sendable () -> Void = { [base] in log.append(TickInstant.origin.duration(to: base.now)) }
    for wait in 1...100 { base.schedule(at: .origin.advanced(by: .milliseconds(wait)), leeway: .zero) {} }
    view.schedule(note)
    view.schedule(after: .milliseconds(40), note)
    base.advance(by: .milliseconds(500))
    expectEqual(log.entries, [.zero, .milliseconds(40)])
  }

  @Test("A timer that is reset has the leeway of its new wait, and one of its own as before", arguments: [(10_000, 40), (40, 1_000)])
  func reset(wait: Int, new: Int) {
    let log = Log<Duration>()
    let view = relaxed
    let note: @Sendable () -> Void = { [base] in log.append(TickInstant.origin.duration(to: base.now)) }
    let timer = view.schedule(after: .milliseconds(wait), note)
    timer.reschedule(after: .milliseconds(new))
    let wakes = base.schedule(at: .origin.advanced(by: .milliseconds(new + min(new / 2, 100))), leeway: .zero) {}
    base.advance(by: .milliseconds(3 * new))
    let own = view.schedule(after: .milliseconds(wait), leeway: .milliseconds(500), note)
    own.reschedule(after: .milliseconds(new))
    base.schedule(after: .milliseconds(new + 500), leeway: .zero) {}
    base.advance(by: .seconds(20))
    expectEqual(log.entries, [.milliseconds(new + min(new / 2, 100)), .milliseconds(3 * new + new + 500)])
    wakes.dispose()
  }

  @Test func armingEarlierMovesTheWakeUpAndDoesNotCancelIt() {
    let alarm = HandAlarm()
    let view = AlarmScheduler(alarm).withLeeway(.milliseconds(100))
    let timers = [10, 5, 1].map { view.schedule(after: .seconds($0)) {} }
    expectEqual(alarm.armings, [.seconds(10), .seconds(5), .seconds(1)])
    expectEqual(alarm.disarmings, 0)
    for timer in timers { timer.dispose() }
    #expect(alarm.armed == nil)
  }

  @Test func ofAViewOfAViewTheLastLeewayCounts() {
    base.withLeeway(.seconds(5)).withLeeway(.milliseconds(20)).schedule(after: .seconds(1)) { [base] in log.append(base.now) }
    base.schedule(at: .origin.advanced(by: .milliseconds(1_021)), leeway: .zero) {}
    base.advance(by: .seconds(3))
    expectEqual(log.entries, [.origin.advanced(by: .seconds(1))])
  }

  @Test func onASchedulerThatDoesNotCoalesceItFiresAtTheDeadline() {
    let exact = TestScheduler(coalescing: false)
    let tick = exact.record(TickSignal.after(.seconds(1), on: exact.withLeeway(.milliseconds(100))))
    exact.schedule(at: .origin.advanced(by: .milliseconds(1_050)), leeway: .zero) {}
    exact.advance(by: .seconds(3))
    expectEqual(tick.events.map(\.time), [.seconds(1), .seconds(1)])
  }

  @Test func aDateOnAViewFollowsAClockThatIsSet() {
    let view = relaxed
    let tick = base.record(TickSignal.at(view.date.addingTimeInterval(3_600), on: view), for: .seconds(10))
    base.jumpWallClock(by: .seconds(3_600))
    base.advance(by: .zero)
    expectEqual(tick.values.count, 1)
    expectEqual(view.statistics.wakeUps, 1)
  }

  @Test func aPausedSignalOnAViewGoesOnAtOnce() {
    let isPaused = TickSubject<Bool, Never>()
    let ticks = base.record(
      TickSignal.interval(.seconds(1), delay: .zero, on: relaxed.paused(while: isPaused.signal.startWith(false))).take(1))
    base.advance(by: .milliseconds(1))
    expectEqual(ticks.values.count, 1)
  }

  @Test func aViewOnMainFiresInRealTime() async {
    let view = MainScheduler.shared.withLeeway(.milliseconds(5))
    let start = view.now
    let tick = await withCheckedContinuation { done in view.schedule(after: .milliseconds(20)) { done.resume(returning: view.now) } }
    #expect(start.duration(to: tick) >= .milliseconds(20))
    #expect(view.statistics.fires > 0)
  }
}
