import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Countdowns whose figures change at common multiples of the step.
struct CountdownSharedPhaseTests {
  let scheduler = TestScheduler()

  private func countdown(to deadline: Duration, every step: Duration = .seconds(1)) -> Recording<Duration, Never> {
    scheduler.record(TickSignal.countdown(to: .origin.advanced(by: deadline), every: step, phase: .shared, on: scheduler))
  }

  @Test func differentDeadlinesFlipTogetherAndReachZeroEachAtItsOwn() {
    let early = countdown(to: .milliseconds(3_300))
    let late = countdown(to: .milliseconds(3_700))
    scheduler.advance(by: .seconds(10))
    expectEqual(early.line, "3.0 seconds at 0, 2.0 seconds at 1, 1.0 seconds at 2, 0.0 seconds at 3.3, | at 3.3")
    expectEqual(late.line, "4.0 seconds at 0, 3.0 seconds at 1, 2.0 seconds at 2, 1.0 seconds at 3, 0.0 seconds at 3.7, | at 3.7")
    expectEmpty(scheduler.pending)
  }

  @Test func aSubscriberBetweenTwoFlipsFlipsWithTheOthers() {
    scheduler.advance(by: .milliseconds(1_400))
    let recording = countdown(to: .milliseconds(3_300))
    scheduler.advance(to: .origin.advanced(by: .seconds(10)))
    // At 1.4 s there are 1.9 s left, at 2 s 1.3 s; the change to 1, which is due at 2.3 s, comes with the flip before.
    expectEqual(recording.line, "2.0 seconds at 0, 1.0 seconds at 0.6, 0.0 seconds at 1.9, | at 1.9")
  }

  @Test func aFigureThatAFlipDoesNotChangeIsNotSentAgain() {
    scheduler.advance(by: .milliseconds(600))
    let recording = countdown(to: .milliseconds(3_600))
    // At 1 s there are 2.6 s left; the change to 2 is due at 1.6 s, and comes at 2 s.
    let before = scheduler.statistics.wakeUps
    scheduler.advance(to: .origin.advanced(by: .seconds(10)))
    expectEqual(recording.values, [.seconds(3), .seconds(2), .seconds(1), .zero])
    expectEqual(recording.events.map(\.time), [.zero, .milliseconds(1_400), .milliseconds(2_400), .seconds(3), .seconds(3)])
    expectEqual(scheduler.statistics.wakeUps, before + 4)
  }

  @Test func aChangeInTheMiddleOfTwoFlipsComesWithTheLater() {
    let (late, middle) = (countdown(to: .nanoseconds(3_500_000_001)), countdown(to: .milliseconds(3_500)))
    let early = countdown(to: .nanoseconds(3_499_999_999))
    scheduler.advance(by: .seconds(10))
    for recording in [late, middle] { expectEqual(recording.values, Self.seconds(4)) }
    expectEqual(early.values, Self.seconds(3))
  }

  @Test func aCountUpIsTheMirrorImage() {
    let passed = [-1, 0, 1].map { nanoseconds in
      scheduler.record(
        TickSignal.elapsed(since: .origin.advanced(by: .nanoseconds(2_500_000_000 + nanoseconds)), phase: .shared, on: scheduler))
    }
    scheduler.advance(by: .seconds(5))
    expectEqual(passed.map(\.values), [3, 2, 2].map { Self.seconds($0).reversed() })
    expectEqual(passed.map { $0.events[1].time }, [.seconds(3), .seconds(4), .seconds(4)])
  }

  @Test func aDeadlineOnTheCommonGridNeedsNoExtraWakeUp() {
    let recording = countdown(to: .seconds(2))
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.line, "2.0 seconds at 0, 1.0 seconds at 1, 0.0 seconds at 2, | at 2")
  }

  @Test func theGridIsThatOfTheStep() {
    scheduler.advance(by: .milliseconds(700))
    let recording = countdown(to: .milliseconds(2_900), every: .milliseconds(500))
    scheduler.advance(to: .origin.advanced(by: .seconds(10)))
    // 2.4 s left at 0.5 s; 1.9 at 1.0; 1.4 at 1.5; 0.9 at 2.0; 0.4 at 2.5.
    expectEqual(
      recording.events,
      [
        .next(.milliseconds(2_500), at: .zero), .next(.milliseconds(2_000), at: .milliseconds(300)),
        .next(.milliseconds(1_500), at: .milliseconds(800)), .next(.milliseconds(1_000), at: .milliseconds(1_300)),
        .next(.milliseconds(500), at: .milliseconds(1_800)), .next(.zero, at: .milliseconds(2_200)),
        .completed(at: .milliseconds(2_200)),
      ])
  }

  @Test func afterAStallThereIsOneFigureAndTheGridIsKept() {
    let recording = countdown(to: .milliseconds(59_700))
    scheduler.advance(by: .seconds(2))
    scheduler.sleepDevice(for: .milliseconds(5_500))
    scheduler.advance(by: .milliseconds(500))
    expectEqual(recording.line, "60.0 seconds at 0, 59.0 seconds at 1, 58.0 seconds at 2, 53.0 seconds at 7.5, 52.0 seconds at 8")
  }

  @Test func twoHundredCountdownsFlipOnTheSameInstants() {
    let recordings = (0..<200).map { number in
      scheduler.advance(by: .milliseconds(3))
      return countdown(to: .seconds(10) + .milliseconds(number * 17))
    }
    scheduler.advance(to: .origin.advanced(by: .milliseconds(9_999)))
    let flips = recordings.enumerated().map { number, recording in
      recording.events.dropFirst().map { $0.time + .milliseconds((number + 1) * 3) }
    }
    #expect(flips.allSatisfy { $0 == (1...9).map { Duration.seconds($0) } })
  }

  private static func seconds(_ from: Int, through last: Int = 0) -> [Duration] {
    stride(from: from, through: last, by: -1).map { .seconds($0) }
  }

  @Test func everyFigureIsShownWhenLeewayDelaysTheFlips() {
    let scheduler = TestScheduler(coalescing: true)
    let recording = scheduler.record(
      TickSignal.countdown(for: .milliseconds(5_300), leeway: .milliseconds(400), phase: .shared, on: scheduler), for: .seconds(10))
    expectEqual(recording.values, Self.seconds(5))
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func everyFigureIsShownWhenTimersAreLate(seed: UInt64) {
    let scheduler = TestScheduler(seed: seed, lateness: .milliseconds(2))
    let recording = scheduler.record(TickSignal.countdown(for: .microseconds(10_002_500), phase: .shared, on: scheduler))
    let passed = scheduler.record(TickSignal.elapsed(since: .origin.advanced(by: .microseconds(500)), phase: .shared, on: scheduler))
    scheduler.advance(by: .milliseconds(12_100))
    expectEqual(recording.values, Self.seconds(10))
    expectEqual(passed.values, Self.seconds(12).reversed())
  }

  @Test func zeroIsNotShownBeforeTheDeadlineAlsoIfTheLastFlipIsLate() {
    let scheduler = TestScheduler(seed: 1, lateness: .milliseconds(100))
    let recording = scheduler.record(TickSignal.countdown(for: .milliseconds(2_150), phase: .shared, on: scheduler), for: .seconds(3))
    expectEqual(recording.values, Self.seconds(2))
    expectEqual(recording.events.last.map { $0.time >= .milliseconds(2_150) }, true)
  }

  @Test func onceTheDeadlineHasComeThereIsZeroAlone() {
    let recording = countdown(to: .milliseconds(3_200))
    scheduler.advance(by: .milliseconds(2_500))
    scheduler.suspendApp(for: .milliseconds(800))
    expectEqual(recording.values, [.seconds(3), .seconds(2), .seconds(1), .zero])
  }

  @Test func afterAStallThereIsOneFigureTheRightOne() {
    let recording = countdown(to: .milliseconds(9_300))
    scheduler.advance(by: .milliseconds(1_500))
    scheduler.suspendApp(for: .milliseconds(4_700))
    expectEqual(recording.values, [.seconds(9), .seconds(8), .seconds(3)])
    expectEqual(recording.events.last?.time, .milliseconds(6_200))
  }

  @Test func countingFromAFutureMomentWakesNothingBeforeItsFirstStep() {
    let passed = scheduler.record(TickSignal.elapsed(since: .origin.advanced(by: .milliseconds(3_600_500)), phase: .shared, on: scheduler))
    scheduler.advance(by: .seconds(3_600))
    expectEqual(scheduler.statistics.wakeUps, 1)
    scheduler.advance(by: .seconds(3))
    expectEqual(passed.events, [.next(.zero, at: .zero), .next(.seconds(1), at: .seconds(3_602)), .next(.seconds(2), at: .seconds(3_603))])
  }
}
