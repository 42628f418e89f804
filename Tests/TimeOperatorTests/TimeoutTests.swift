import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TimeoutTests {
  private static let tooLate = StubFailure(code: 408)

  let scheduler = TestScheduler()

  private func bounded(_ signal: TickSignal<Int, StubFailure>) -> Recording<Int, StubFailure> {
    scheduler.record(signal.timeout(after: .seconds(5), failing: Self.tooLate, on: scheduler))
  }

  @Test func aSignalThatHasNotEndedInTimeFailsAndIsDisposed() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .next(2, at: .seconds(6)))
    let recording = bounded(source.signal)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    expectEqual(recording.events, [.next(1, at: .seconds(1))])
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .failed(Self.tooLate, at: .seconds(5))])
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func valuesDoNotExtendTheTime() {
    let recording = scheduler.record(
      TickSignal.interval(.seconds(1), on: scheduler).map(\.index).timeout(after: .milliseconds(3_500), on: scheduler), for: .seconds(60))
    expectEqual(recording.values, [0, 1, 2])
    expectEqual(recording.events.last?.time, .milliseconds(3_500))
    expectEmpty(scheduler.pending)
  }

  @Test func completionInTimePassesAndDisarms() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(5) - .nanosecond))
    let recording = bounded(source.signal)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    expectEqual(recording.events, [.next(1, at: .seconds(1)), .completed(at: .seconds(5) - .nanosecond)])
    expectEmpty(scheduler.pending)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.count, 2)
  }

  @Test func aFailureInTimePassesAndDisarms() {
    let recording = bounded(TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(1))).signal)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(1))])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [0, 4]) func anEndOfAHotSignalAtTheVeryInstantIsInTimeWheneverItWasScheduled(second: Int) {
    let subject = TickSubject<Int, StubFailure>()
    if second == 0 { scheduler.schedule(after: .seconds(5)) { subject.completed() } }
    let recording = bounded(subject.signal)
    scheduler.advance(by: .seconds(4))
    if second == 4 { scheduler.schedule(after: .seconds(1)) { subject.completed() } }
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.events, [.completed(at: .seconds(5))])
  }

  private static let ends: [(nanosecondsBehind: Int, expected: Recorded<Event<Int, StubFailure>>)] = [
    (0, .completed(at: .seconds(5))), (1, .failed(tooLate, at: .seconds(5))),
  ]

  @Test(arguments: ends)
  func anEndOfAColdSignalIsInTimeAtTheVeryInstantAndNotBehindIt(nanosecondsBehind: Int, expected: Recorded<Event<Int, StubFailure>>) {
    let end = Duration.seconds(5) + .nanoseconds(nanosecondsBehind)
    let recording = bounded(TestSource<Int, StubFailure>(on: scheduler, .completed(at: end)).signal)
    scheduler.advance(by: .seconds(6))
    expectEqual(recording.events, [expected])
  }

  @Test func anEndOnSubscriptionLeavesNoTimer() {
    let recording = bounded(.just(1))
    expectEqual(recording.events, [.next(1, at: .zero), .completed(at: .zero)])
    expectEmpty(scheduler.pending)
  }

  @Test func aTimeOfZeroFailsAtOnceAndAsynchronously() {
    let recording = scheduler.record(TickSignal<Int, StubFailure>.never.timeout(after: .zero, failing: Self.tooLate, on: scheduler))
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.failed(Self.tooLate, at: .zero)])
  }

  @Test func theLongestTimeIsNever() {
    let recording = scheduler.record(
      TickSignal<Int, StubFailure>.never.timeout(after: .seconds(Int64.max), failing: Self.tooLate, on: scheduler))
    scheduler.advance(by: .seconds(3_000_000_000))
    expectEmpty(recording.events)
  }

  @Test func everySubscriptionHasItsOwnTime() {
    let signal = TickSignal<Int, StubFailure>.never.timeout(after: .seconds(5), failing: Self.tooLate, on: scheduler)
    let first = scheduler.record(signal, for: .seconds(3))
    let second = scheduler.record(signal, for: .seconds(60))
    expectEqual(first.events, [.failed(Self.tooLate, at: .seconds(5))])
    expectEqual(second.events, [.failed(Self.tooLate, at: .seconds(5))])
  }

  @Test func aSignalThatCannotFailFailsWithATickTimeout() {
    let recording = scheduler.record(TickSignal<Int, Never>.never.timeout(after: .seconds(5), on: scheduler), for: .seconds(60))
    expectEqual(recording.events, [.failed(TickTimeout(after: .seconds(5)), at: .seconds(5))])
  }

  @Test func aSignalThatCannotFailFailsWithAFailureOfChoice() {
    let recording = scheduler.record(TickSignal<Int, Never>.never.timeout(after: .seconds(5), failing: Self.tooLate, on: scheduler))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events, [.failed(Self.tooLate, at: .seconds(5))])
  }

  @Test func sleepCountsOnAContinuousClockAndNotOnASuspendingOne() {
    let suspending = scheduler.sibling(timebase: .suspending)
    let continuous = scheduler.record(TickSignal<Int, Never>.never.timeout(after: .seconds(5), on: scheduler))
    let suspended = scheduler.record(TickSignal<Int, Never>.never.timeout(after: .seconds(5), on: suspending))
    scheduler.sleepDevice(for: .seconds(60))
    expectEqual(continuous.events.map(\.time), [.seconds(60)])
    expectEmpty(suspended.events)
    scheduler.advance(by: .seconds(5))
    expectEqual(suspended.events.map(\.time), [.seconds(65)])
  }

  @Test func closuresAreReleasedByTheTimeout() {
    let (recording, witness) = holding { captured in
      scheduler.record(TickSubject<Int, Never>().signal.map { captured.pass($0) }.timeout(after: .seconds(5), on: scheduler))
    }
    scheduler.advance(by: .seconds(5))
    #expect(recording.isFinished)
    #expect(!witness.isHeld)
  }
}

struct TimeoutBetweenTests {
  private static let tooLate = StubFailure(code: 408)

  let scheduler = TestScheduler()

  private func watched(_ signal: TickSignal<String, StubFailure>) -> Recording<String, StubFailure> {
    scheduler.record(signal.timeout(afterSilence: .seconds(4), failing: Self.tooLate, on: scheduler))
  }

  @Test func aPauseThatIsTooLongFailsAndDisposesTheSource() {
    let source = TestSource(on: scheduler, "--a--b-------c-|")
    let recording = watched(source.signal)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "a at 2, b at 5, # at 9")
    expectEqual(recording.events.last?.event, .failed(Self.tooLate))
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(9))])
    expectEmpty(scheduler.pending)
  }

  @Test func theFirstValueHasToComeInTimeToo() {
    let recording = watched(TickSignal.never)
    scheduler.advance(by: .seconds(4) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.failed(Self.tooLate, at: .seconds(4))])
  }

  @Test func theFirstValueCanBeGivenMoreTime() {
    let source = TestSource(on: scheduler, "------a----b")
    let recording = scheduler.record(
      source.signal.timeout(afterSilence: .seconds(4), first: .seconds(8), failing: Self.tooLate, on: scheduler), for: .seconds(60))
    expectEqual(recording.line, "a at 6, # at 10")
  }

  @Test func theFailureHasTheLimitThatWasExceeded() {
    let subject = TickSubject<Int, Never>()
    let first = scheduler.record(TickSignal<Int, Never>.never.timeout(afterSilence: .seconds(4), first: .seconds(8), on: scheduler))
    let later = scheduler.record(subject.signal.timeout(afterSilence: .seconds(4), first: .seconds(8), on: scheduler))
    subject.next(1)
    scheduler.advance(by: .seconds(60))
    expectEqual(first.events, [.failed(TickTimeout(after: .seconds(8)), at: .seconds(8))])
    expectEqual(later.events.last, .failed(TickTimeout(after: .seconds(4)), at: .seconds(4)))
  }

  @Test func theEndHasToComeInTimeToo() {
    let inTime = watched(TestSource(on: scheduler, "a--|").signal)
    let late = watched(TestSource(on: scheduler, "a----|").signal)
    scheduler.advance(by: .seconds(60))
    expectEqual(inTime.line, "a at 0, | at 3")
    expectEqual(late.line, "a at 0, # at 4")
    expectEmpty(scheduler.pending)
  }

  @Test func aValueAtTheVeryInstantWinsIfItIsThereFirst() {
    let subject = TickSubject<String, StubFailure>()
    scheduler.schedule(after: .seconds(4)) { subject.next("a") }
    let recording = watched(subject.signal)
    scheduler.advance(by: .seconds(4))
    expectEqual(recording.line, "a at 4")
    scheduler.advance(by: .seconds(4) - .nanosecond)
    expectEqual(recording.line, "a at 4")
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.line, "a at 4, # at 8")
  }

  @Test func anyNumberOfValuesCostsOneTimer() {
    let subject = TickSubject<String, StubFailure>()
    let recording = watched(subject.signal)
    for _ in 0..<100 { subject.next("a") }
    expectEqual(scheduler.pending.count, 1)
    recording.dispose()
    expectEmpty(scheduler.pending)
    #expect(!subject.hasSubscribers)
  }

  @Test func aFailureInTimePassesAndDisarms() {
    let recording = watched(TestSource(on: scheduler, "a-#").signal)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.last, .failed(StubFailure(), at: .seconds(2)))
    expectEmpty(scheduler.pending)
  }

  @Test func zeroFailsAsynchronouslyUnlessTheEndIsThere() {
    let never = scheduler.record(TickSignal<Int, Never>.just(1).concat(.never).timeout(afterSilence: .zero, on: scheduler))
    let just = scheduler.record(TickSignal<Int, Never>.just(1).timeout(afterSilence: .zero, on: scheduler))
    expectEqual(just.events, [.next(1, at: .zero), .completed(at: .zero)])
    expectEqual(never.events, [.next(1, at: .zero)])
    scheduler.advance(by: .zero)
    expectEqual(never.events, [.next(1, at: .zero), .failed(TickTimeout(after: .zero), at: .zero)])
  }

  @Test func aSignalThatCannotFailGetsAFailure() {
    let sure = TickSubject<Int, Never>()
    let plain = scheduler.record(sure.signal.timeout(afterSilence: .seconds(4), on: scheduler))
    let named = scheduler.record(sure.signal.timeout(afterSilence: .seconds(4), failing: Self.tooLate, on: scheduler), for: .seconds(4))
    expectEqual(plain.events, [.failed(TickTimeout(after: .seconds(4)), at: .seconds(4))])
    expectEqual(named.events, [.failed(Self.tooLate, at: .seconds(4))])
  }

  @Test func aReplacementIsSubscribedAfterTheSourceIsDisposed() {
    let source = TestSource(on: scheduler, "--a--b-------c-|")
    let replacement = TestSource(on: scheduler, "--x------y|")
    let recording = scheduler.record(source.signal.timeout(afterSilence: .seconds(4), or: replacement.signal, on: scheduler))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "a at 2, b at 5, x at 11, y at 18, | at 19", "it is not watched")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(9))])
    expectEqual(replacement.subscriptions, [SubscriptionWindow(from: .seconds(9), until: .seconds(19))])
    expectEmpty(scheduler.pending)
  }

  @Test func aSignalInTimeNeedsNoReplacement() {
    let replacement = TestSource(on: scheduler, "x")
    let recording = scheduler.record(
      TestSource(on: scheduler, "a--b--|").signal.timeout(afterSilence: .seconds(4), or: replacement.signal, on: scheduler))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "a at 0, b at 3, | at 6")
    expectEmpty(replacement.subscriptions)
  }

  @Test func disposalReachesTheReplacement() {
    let replacement = TestSource(on: scheduler, "-----x")
    let recording = scheduler.record(
      TickSignal<String, StubFailure>.never.timeout(afterSilence: .seconds(4), or: replacement.signal, on: scheduler), for: .seconds(6))
    recording.dispose()
    expectEqual(replacement.subscriptions, [SubscriptionWindow(from: .seconds(4), until: .seconds(6))])
    expectEmpty(scheduler.pending)
  }

  @Test func closuresAreReleasedAtTheEnd() throws {
    try expectCaptureReleased { source, witness in
      source.timeout(afterSilence: .seconds(4), or: TickSignal<Int, StubFailure>.never.map { witness.pass($0) }, on: scheduler)
    }
    expectEmpty(scheduler.pending)
  }

  @Test func whatTakesExactlyTheLimitIsInTimeHotOrCold() {
    let scheduler = TestScheduler()
    let cold = scheduler.record(
      TickSignal.after(.seconds(5), on: scheduler).timeout(afterSilence: .seconds(5), on: scheduler).map { _ in 1 })
    let later = scheduler.record(
      TickSignal.interval(.seconds(3), delay: .seconds(9), on: scheduler).timeout(afterSilence: .seconds(9), on: scheduler).map(\.index)
        .take(2))
    let subject = TickSubject<Int, Never>()
    let hot = scheduler.record(subject.signal.timeout(afterSilence: .seconds(5), on: scheduler).take(1))
    scheduler.schedule(after: .seconds(5)) { subject.next(1) }
    scheduler.advance(by: .seconds(20))
    expectEqual(cold.line, "1 at 5, | at 5")
    expectEqual(later.line, "0 at 9, 1 at 12, | at 12")
    expectEqual(hot.line, "1 at 5, | at 5")
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func whatTakesExactlyTheLimitIsInTimeInEveryOrderOfAnInstant(seed: UInt64) {
    let scheduler = TestScheduler(order: .seeded(seed))
    let between = scheduler.record(
      TickSignal.after(.seconds(5), on: scheduler).timeout(afterSilence: .seconds(5), on: scheduler).map { _ in 1 })
    let after = scheduler.record(TickSignal.after(.seconds(5), on: scheduler).timeout(after: .seconds(5), on: scheduler).map { _ in 1 })
    scheduler.advance(by: .seconds(5))
    expectEqual(between.values, [1])
    expectEqual(after.values, [1])
  }
}
