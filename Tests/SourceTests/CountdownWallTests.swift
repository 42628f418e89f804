import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Countdowns to a moment of the wall clock, which can be set.
struct CountdownWallTests {
  let scheduler = TestScheduler()

  /// The figures in seconds, with the time since the recording began.
  private func figures(_ recording: Recording<Duration, Never>) -> [String] {
    func seconds(_ duration: Duration) -> Double { Double(duration / .milliseconds(1)).rounded() / 1_000 }
    return recording.events.map { "\($0.event.map(seconds)) at \(seconds($0.time))" }
  }

  private func countdown(_ seconds: TimeInterval, _ phase: TickPhase = .own) -> Recording<Duration, Never> {
    scheduler.record(TickSignal.countdown(to: scheduler.date + seconds, phase: phase, on: scheduler))
  }

  @Test(arguments: TickPhase.allCases) func withoutAJumpItCountsLikeAnyOther(phase: TickPhase) {
    let recording = countdown(3, phase)
    scheduler.advance(by: .seconds(10))
    expectEqual(figures(recording), ["next(3.0) at 0.0", "next(2.0) at 1.0", "next(1.0) at 2.0", "next(0.0) at 3.0", "completed at 3.0"])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: TickPhase.allCases) func aJumpForwardIsFollowedAtOnce(phase: TickPhase) {
    let recording = countdown(60, phase)
    scheduler.advance(by: .seconds(1))
    scheduler.jumpWallClock(by: .seconds(56))
    expectEqual(figures(recording), ["next(60.0) at 0.0", "next(59.0) at 1.0", "next(3.0) at 1.0"])
    scheduler.advance(by: .seconds(10))
    expectEqual(figures(recording).dropFirst(3), ["next(2.0) at 2.0", "next(1.0) at 3.0", "next(0.0) at 4.0", "completed at 4.0"])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: TickPhase.allCases) func aJumpBackwardMakesTheFigureRise(phase: TickPhase) {
    let recording = countdown(2, phase)
    scheduler.advance(by: .seconds(1))
    scheduler.jumpWallClock(by: .seconds(-1))
    expectEqual(figures(recording), ["next(2.0) at 0.0", "next(1.0) at 1.0", "next(2.0) at 1.0"])
    scheduler.advance(by: .seconds(10))
    expectEqual(figures(recording).dropFirst(3), ["next(1.0) at 2.0", "next(0.0) at 3.0", "completed at 3.0"])
  }

  @Test(arguments: TickPhase.allCases) func aJumpBeyondTheDeadlineEndsItAtOnce(phase: TickPhase) {
    let recording = countdown(60, phase)
    scheduler.advance(by: .milliseconds(500))
    scheduler.jumpWallClock(by: .seconds(3_600))
    expectEqual(figures(recording), ["next(60.0) at 0.0", "next(0.0) at 0.5", "completed at 0.5"])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [
    (TickPhase.own, ["next(2.0) at 1.7", "next(1.0) at 2.7", "next(0.0) at 3.7", "completed at 3.7"]),
    (.shared, ["next(2.0) at 2.0", "next(1.0) at 3.0", "next(0.0) at 3.7", "completed at 3.7"]),
  ])
  func theFlipsMoveWithTheJumpOrStayOnTheCommonGrid(phase: TickPhase, flips: [String]) {
    let recording = countdown(4, phase)
    scheduler.advance(by: .seconds(1))
    scheduler.jumpWallClock(by: .milliseconds(300))
    expectEqual(figures(recording), ["next(4.0) at 0.0", "next(3.0) at 1.0"])
    scheduler.advance(by: .seconds(10))
    expectEqual(Array(figures(recording).dropFirst(2)), flips)
  }

  @Test func aJumpThatChangesNoFigureSendsNothing() {
    let recording = countdown(60)
    scheduler.advance(by: .milliseconds(500))
    scheduler.jumpWallClock(by: .milliseconds(-400))
    expectEqual(figures(recording), ["next(60.0) at 0.0"])
  }

  @Test func aPastDateIsZeroAndCompletion() {
    let recording = countdown(-1)
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(figures(recording), ["next(0.0) at 0.0", "completed at 0.0"])
  }

  @Test func theDistantFutureNeverComesNearer() {
    expectEqual(scheduler.record(TickSignal.countdown(to: Date.distantFuture, on: scheduler), for: .seconds(100)).events.count, 1)
  }

  @Test func theDistantPastIsZeroAndCompletion() {
    let recording = scheduler.record(TickSignal.countdown(to: Date.distantPast, on: scheduler), for: .seconds(100))
    expectEqual(figures(recording), ["next(0.0) at 0.0", "completed at 0.0"])
  }

  /// A `Date` is a floating-point number: sixty seconds from now are seldom exactly that.
  @Test func sixtySecondsFromNowNeverStartAt61() {
    let scheduler = TestScheduler(wallStart: WallInstant(nanosecondsSince1970: 1_726_412_345_678_901_234))
    for _ in 0..<500 {
      scheduler.advance(by: .nanoseconds(7_654_321))
      expectEqual(scheduler.record(TickSignal.countdown(to: scheduler.date + 60, on: scheduler), for: .zero).values, [.seconds(60)])
    }
  }

  @Test func theRoundingOfADateNeverMakesZeroEarly() {
    let scheduler = TestScheduler(wallStart: WallInstant(nanosecondsSince1970: 1_726_412_345_678_901_234))
    for _ in 0..<500 {
      scheduler.advance(by: .nanoseconds(7_654_321))
      let date = scheduler.date + 0.001
      let recording = scheduler.record(TickSignal.countdown(to: date, on: scheduler).map { _ in scheduler.wallNow >= date.wallInstant })
      scheduler.advance(by: .milliseconds(2))
      expectEqual(recording.values, [false, true])
    }
  }

  @Test func afterASleepThereIsOneFigureTheRightOne() {
    let recording = countdown(3_600)
    scheduler.advance(by: .zero)
    scheduler.sleepDevice(for: .milliseconds(1_800_500))
    expectEqual(figures(recording), ["next(3600.0) at 0.0", "next(1800.0) at 1800.5"])
  }

  @Test func onASuspendingClockItFollowsTheWallAfterSleep() {
    let suspending = scheduler.sibling(timebase: .suspending)
    let recording = scheduler.record(TickSignal.countdown(to: scheduler.date + 3_602, on: suspending), for: .zero)
    scheduler.sleepDevice(for: .seconds(3_600))
    expectEqual(figures(recording), ["next(3602.0) at 0.0", "next(2.0) at 3600.0"])
    scheduler.advance(by: .seconds(10))
    expectEqual(figures(recording).dropFirst(2), ["next(1.0) at 3601.0", "next(0.0) at 3602.0", "completed at 3602.0"])
  }

  @Test func aJumpWithinADeliveryIsFollowedInTheSameAdvance() {
    let seen = Log<Duration>()
    let subscription = TickSignal.countdown(to: scheduler.date + 60, on: scheduler)
      .subscribe(onNext: { [scheduler] left in
        seen.append(left)
        if left == .seconds(60) { scheduler.jumpWallClock(by: .seconds(20)) }
      })
    scheduler.advance(by: .zero)
    expectEqual(seen.entries, [.seconds(60), .seconds(40)])
    subscription.dispose()
    expectEmpty(scheduler.pending)
  }

  @Test func disposalRemovesTheTimerOfADeadline() {
    let recording = countdown(60)
    scheduler.advance(by: .zero)
    recording.dispose()
    expectEmpty(scheduler.pending)
    scheduler.jumpWallClock(by: .seconds(30))
    scheduler.advance(by: .seconds(100))
    expectEqual(figures(recording), ["next(60.0) at 0.0"])
  }

  @Test func zeroIsNotLateByLeewayAfterAJumpToTheDate() {
    let scheduler = TestScheduler(coalescing: true)
    let date = scheduler.wallNow.advanced(by: .seconds(4))
    let recording = scheduler.record(TickSignal.countdown(to: date, leeway: .milliseconds(400), on: scheduler), for: .milliseconds(2_500))
    scheduler.jumpWallClock(by: .milliseconds(1_500))
    expectEqual(recording.events.last, .completed(at: .milliseconds(2_500)))
  }
}
