import Foundation
import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ElapsedTests {
  let scheduler = TestScheduler()

  private func elapsed(since start: Duration, every step: Duration = .seconds(1), phase: TickPhase = .own) -> Recording<Duration, Never> {
    scheduler.record(TickSignal.elapsed(since: .origin.advanced(by: start), every: step, phase: phase, on: scheduler))
  }

  @Test(arguments: TickPhase.allCases) func aStartNowCountsUpFromZero(phase: TickPhase) {
    let recording = elapsed(since: .zero, phase: phase)
    expectEmpty(recording.events)
    scheduler.advance(by: .seconds(2))
    expectEqual(recording.events, [.next(.zero, at: .zero), .next(.seconds(1), at: .seconds(1)), .next(.seconds(2), at: .seconds(2))])
  }

  @Test func aFigureDoesNotChangeEarly() {
    let recording = elapsed(since: .zero)
    scheduler.advance(by: .seconds(1) - .nanosecond)
    expectEqual(recording.values, [.zero])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.values, [.zero, .seconds(1)])
  }

  @Test func aPartialStepIsRoundedDown() {
    scheduler.advance(by: .milliseconds(2_700))
    let recording = elapsed(since: .zero)
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.events, [.next(.seconds(2), at: .zero), .next(.seconds(3), at: .milliseconds(300))])
  }

  @Test func theStepIsChosenByTheCaller() {
    let recording = elapsed(since: .zero, every: .milliseconds(400))
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.line, "0.0 seconds at 0, 0.4 seconds at 0.4, 0.8 seconds at 0.8")
  }

  @Test func withItsOwnPhaseAFigureChangesAtMultiplesFromTheStart() {
    scheduler.advance(by: .milliseconds(500))
    let recording = elapsed(since: .milliseconds(300))
    scheduler.advance(to: .origin.advanced(by: .milliseconds(2_400)))
    expectEqual(recording.line, "0.0 seconds at 0, 1.0 seconds at 0.8, 2.0 seconds at 1.8")
  }

  @Test func withTheSharedPhaseDifferentStartsFlipTogether() {
    let early = elapsed(since: .milliseconds(-300), phase: .shared)
    let late = elapsed(since: .milliseconds(-700), phase: .shared)
    scheduler.advance(by: .seconds(2))
    expectEqual(early.events, (0...2).map { .next(.seconds($0), at: .seconds($0)) })
    expectEqual(late.events, (0...2).map { .next(.seconds($0 + 1), at: .seconds($0)) })
  }

  @Test(arguments: [(TickPhase.own, 3_500), (.shared, 4_000)])
  func aStartInTheFutureIsZeroUntilThen(phase: TickPhase, milliseconds: Int) {
    let change = Duration.milliseconds(milliseconds)
    let recording = elapsed(since: .milliseconds(2_500), phase: phase)
    scheduler.advance(by: change - .nanosecond)
    expectEqual(recording.events, [.next(.zero, at: .zero)])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(.zero, at: .zero), .next(.seconds(1), at: change)])
  }

  @Test(arguments: TickPhase.allCases) func aStartThatNeverComesIsZero(phase: TickPhase) {
    let recording = scheduler.record(TickSignal.elapsed(since: TickInstant.distantFuture, phase: phase, on: scheduler), for: .seconds(100))
    expectEqual(recording.events, [.next(.zero, at: .zero)])
  }

  @Test(arguments: TickPhase.allCases) func aStartBeforeAllTimeGivesOneFigure(phase: TickPhase) {
    let start = TickInstant(nanoseconds: .min)
    let recording = scheduler.record(TickSignal.elapsed(since: start, phase: phase, on: scheduler))
    #expect(scheduler.advanceUntilIdle(limit: .events(100)), "nothing wakes any more")
    expectEqual(recording.events.count, 1)
  }

  @Test func afterAStallThereIsOneFigureTheRightOne() {
    let recording = elapsed(since: .zero)
    scheduler.advance(by: .seconds(1))
    scheduler.sleepDevice(for: .milliseconds(5_500))
    scheduler.advance(by: .milliseconds(500))
    expectEqual(recording.line, "0.0 seconds at 0, 1.0 seconds at 1, 6.0 seconds at 6.5, 7.0 seconds at 7")
  }

  @Test func leewayIsUsedWhereItSavesAWakeUp() {
    scheduler.schedule(after: .milliseconds(1_400), leeway: .zero) {}
    let recording = scheduler.record(TickSignal.elapsed(since: .origin, leeway: .milliseconds(400), on: scheduler), for: .seconds(2))
    expectEqual(recording.line, "0.0 seconds at 0, 1.0 seconds at 1.4, 2.0 seconds at 2")
  }

  private func elapsed(sinceWallTime seconds: TimeInterval, phase: TickPhase = .own) -> Recording<Duration, Never> {
    scheduler.record(TickSignal.elapsed(since: scheduler.date + seconds, phase: phase, on: scheduler))
  }

  @Test(arguments: TickPhase.allCases) func aDateCountsUp(phase: TickPhase) {
    let recording = elapsed(sinceWallTime: -60, phase: phase)
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.events, [.next(.seconds(60), at: .zero), .next(.seconds(61), at: .seconds(1))])
  }

  @Test(arguments: TickPhase.allCases) func aJumpForwardIsFollowedAtOnce(phase: TickPhase) {
    let recording = elapsed(sinceWallTime: 0, phase: phase)
    scheduler.advance(by: .seconds(1))
    scheduler.jumpWallClock(by: .seconds(100))
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.line, "0.0 seconds at 0, 1.0 seconds at 1, 101.0 seconds at 1, 102.0 seconds at 2")
  }

  @Test(arguments: TickPhase.allCases) func aJumpBackwardMakesTheFigureFallToZeroAtMost(phase: TickPhase) {
    let recording = elapsed(sinceWallTime: 0, phase: phase)
    scheduler.advance(by: .seconds(1))
    scheduler.jumpWallClock(by: .seconds(-2))
    scheduler.advance(by: .seconds(3))
    expectEqual(recording.line, "0.0 seconds at 0, 1.0 seconds at 1, 0.0 seconds at 1, 1.0 seconds at 3, 2.0 seconds at 4")
  }

  @Test(arguments: TickPhase.allCases) func theDistantPastGivesOneFigure(phase: TickPhase) {
    let recording = scheduler.record(TickSignal.elapsed(since: Date.distantPast, phase: phase, on: scheduler))
    #expect(scheduler.advanceUntilIdle(limit: .events(100)), "nothing wakes any more")
    expectEqual(recording.events.count, 1)
  }

  @Test func itNeverCompletesAndDisposalDisarmsIt() {
    let recording = elapsed(since: .zero, every: .seconds(3_600))
    scheduler.advance(by: .seconds(36_000))
    expectEqual(recording.values.count, 11)
    #expect(!recording.isFinished)
    recording.dispose()
    expectEmpty(scheduler.pending)
  }
}
