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
    #expect(recording.events == [.next(1, at: .seconds(1))])
    scheduler.advance(by: .seconds(60))
    #expect(recording.events == [.next(1, at: .seconds(1)), .failed(Self.tooLate, at: .seconds(5))])
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(5))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func valuesDoNotExtendTheTime() {
    let recording = scheduler.record(
      TickSignal.interval(.seconds(1), on: scheduler).map(\.index).timeout(after: .milliseconds(3_500), on: scheduler), for: .seconds(60))
    #expect(recording.values == [0, 1, 2])
    #expect(recording.events.last?.time == .milliseconds(3_500))
    #expect(scheduler.pending.isEmpty)
  }

  @Test func completionInTimePassesAndDisarms() {
    let source = TestSource<Int, StubFailure>(on: scheduler, .next(1, at: .seconds(1)), .completed(at: .seconds(5) - .nanosecond))
    let recording = bounded(source.signal)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    #expect(recording.events == [.next(1, at: .seconds(1)), .completed(at: .seconds(5) - .nanosecond)])
    #expect(scheduler.pending.isEmpty)
    scheduler.advance(by: .seconds(60))
    #expect(recording.events.count == 2)
  }

  @Test func aFailureInTimePassesAndDisarms() {
    let recording = bounded(TestSource<Int, StubFailure>(on: scheduler, .failed(StubFailure(), at: .seconds(1))).signal)
    scheduler.advance(by: .seconds(60))
    #expect(recording.events == [.failed(StubFailure(), at: .seconds(1))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test(arguments: [0, 4]) func anEndOfAHotSignalAtTheVeryInstantIsInTimeWheneverItWasScheduled(second: Int) {
    let subject = TickSubject<Int, StubFailure>()
    if second == 0 { scheduler.schedule(after: .seconds(5)) { subject.completed() } }
    let recording = bounded(subject.signal)
    scheduler.advance(by: .seconds(4))
    if second == 4 { scheduler.schedule(after: .seconds(1)) { subject.completed() } }
    scheduler.advance(by: .seconds(1))
    #expect(recording.events == [.completed(at: .seconds(5))])
  }

  private static let ends: [(nanosecondsBehind: Int, expected: Recorded<Event<Int, StubFailure>>)] = [
    (0, .completed(at: .seconds(5))), (1, .failed(tooLate, at: .seconds(5))),
  ]

  @Test(arguments: ends)
  func anEndOfAColdSignalIsInTimeAtTheVeryInstantAndNotBehindIt(nanosecondsBehind: Int, expected: Recorded<Event<Int, StubFailure>>) {
    let end = Duration.seconds(5) + .nanoseconds(nanosecondsBehind)
    let recording = bounded(TestSource<Int, StubFailure>(on: scheduler, .completed(at: end)).signal)
    scheduler.advance(by: .seconds(6))
    #expect(recording.events == [expected])
  }

  @Test func anEndOnSubscriptionLeavesNoTimer() {
    let recording = bounded(.just(1))
    #expect(recording.events == [.next(1, at: .zero), .completed(at: .zero)])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aTimeOfZeroFailsAtOnceAndAsynchronously() {
    let recording = scheduler.record(TickSignal<Int, StubFailure>.never.timeout(after: .zero, failing: Self.tooLate, on: scheduler))
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .zero)
    #expect(recording.events == [.failed(Self.tooLate, at: .zero)])
  }

  @Test func theLongestTimeIsNever() {
    let recording = scheduler.record(
      TickSignal<Int, StubFailure>.never.timeout(after: .seconds(Int64.max), failing: Self.tooLate, on: scheduler))
    scheduler.advance(by: .seconds(3_000_000_000))
    #expect(recording.events.isEmpty)
  }

  @Test func everySubscriptionHasItsOwnTime() {
    let signal = TickSignal<Int, StubFailure>.never.timeout(after: .seconds(5), failing: Self.tooLate, on: scheduler)
    let first = scheduler.record(signal, for: .seconds(3))
    let second = scheduler.record(signal, for: .seconds(60))
    #expect(first.events == [.failed(Self.tooLate, at: .seconds(5))])
    #expect(second.events == [.failed(Self.tooLate, at: .seconds(5))])
  }

  @Test func aSignalThatCannotFailFailsWithATickTimeout() {
    let recording = scheduler.record(TickSignal<Int, Never>.never.timeout(after: .seconds(5), on: scheduler), for: .seconds(60))
    #expect(recording.events == [.failed(TickTimeout(after: .seconds(5)), at: .seconds(5))])
  }

  @Test func aSignalThatCannotFailFailsWithAFailureOfChoice() {
    let recording = scheduler.record(TickSignal<Int, Never>.never.timeout(after: .seconds(5), failing: Self.tooLate, on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(recording.events == [.failed(Self.tooLate, at: .seconds(5))])
  }

  @Test func sleepCountsOnAContinuousClockAndNotOnASuspendingOne() {
    let suspending = scheduler.sibling(timebase: .suspending)
    let continuous = scheduler.record(TickSignal<Int, Never>.never.timeout(after: .seconds(5), on: scheduler))
    let suspended = scheduler.record(TickSignal<Int, Never>.never.timeout(after: .seconds(5), on: suspending))
    scheduler.sleepDevice(for: .seconds(60))
    #expect(continuous.events.map(\.time) == [.seconds(60)])
    #expect(suspended.events.isEmpty)
    scheduler.advance(by: .seconds(5))
    #expect(suspended.events.map(\.time) == [.seconds(65)])
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
    #expect(recording.line == "a at 2, b at 5, # at 9")
    #expect(recording.events.last?.event == .failed(Self.tooLate))
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(9))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func theFirstValueHasToComeInTimeToo() {
    let recording = watched(TickSignal.never)
    scheduler.advance(by: .seconds(4) - .nanosecond)
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .nanosecond)
    #expect(recording.events == [.failed(Self.tooLate, at: .seconds(4))])
  }

  @Test func theFirstValueCanBeGivenMoreTime() {
    let source = TestSource(on: scheduler, "------a----b")
    let recording = scheduler.record(
      source.signal.timeout(afterSilence: .seconds(4), first: .seconds(8), failing: Self.tooLate, on: scheduler), for: .seconds(60))
    #expect(recording.line == "a at 6, # at 10")
  }

  @Test func theFailureHasTheLimitThatWasExceeded() {
    let subject = TickSubject<Int, Never>()
    let first = scheduler.record(TickSignal<Int, Never>.never.timeout(afterSilence: .seconds(4), first: .seconds(8), on: scheduler))
    let later = scheduler.record(subject.signal.timeout(afterSilence: .seconds(4), first: .seconds(8), on: scheduler))
    subject.next(1)
    scheduler.advance(by: .seconds(60))
    #expect(first.events == [.failed(TickTimeout(after: .seconds(8)), at: .seconds(8))])
    #expect(later.events.last == .failed(TickTimeout(after: .seconds(4)), at: .seconds(4)))
  }

  @Test func theEndHasToComeInTimeToo() {
    let inTime = watched(TestSource(on: scheduler, "a--|").signal)
    let late = watched(TestSource(on: scheduler, "a----|").signal)
    scheduler.advance(by: .seconds(60))
    #expect(inTime.line == "a at 0, | at 3")
    #expect(late.line == "a at 0, # at 4")
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aValueAtTheVeryInstantWinsIfItIsThereFirst() {
    let subject = TickSubject<String, StubFailure>()
    scheduler.schedule(after: .seconds(4)) { subject.next("a") }
    let recording = watched(subject.signal)
    scheduler.advance(by: .seconds(4))
    #expect(recording.line == "a at 4")
    scheduler.advance(by: .seconds(4) - .nanosecond)
    #expect(recording.line == "a at 4")
    scheduler.advance(by: .nanosecond)
    #expect(recording.line == "a at 4, # at 8")
  }

  @Test func anyNumberOfValuesCostsOneTimer() {
    let subject = TickSubject<String, StubFailure>()
    let recording = watched(subject.signal)
    for _ in 0..<100 { subject.next("a") }
    #expect(scheduler.pending.count == 1)
    recording.dispose()
    #expect(scheduler.pending.isEmpty)
    #expect(!subject.hasSubscribers)
  }

  @Test func aFailureInTimePassesAndDisarms() {
    let recording = watched(TestSource(on: scheduler, "a-#").signal)
    scheduler.advance(by: .seconds(60))
    #expect(recording.events.last == .failed(StubFailure(), at: .seconds(2)))
    #expect(scheduler.pending.isEmpty)
  }

  @Test func zeroFailsAsynchronouslyUnlessTheEndIsThere() {
    let never = scheduler.record(TickSignal<Int, Never>.just(1).concat(.never).timeout(afterSilence: .zero, on: scheduler))
    let just = scheduler.record(TickSignal<Int, Never>.just(1).timeout(afterSilence: .zero, on: scheduler))
    #expect(just.events == [.next(1, at: .zero), .completed(at: .zero)])
    #expect(never.events == [.next(1, at: .zero)])
    scheduler.advance(by: .zero)
    #expect(never.events == [.next(1, at: .zero), .failed(TickTimeout(after: .zero), at: .zero)])
  }

  @Test func aSignalThatCannotFailGetsAFailure() {
    let sure = TickSubject<Int, Never>()
    let plain = scheduler.record(sure.signal.timeout(afterSilence: .seconds(4), on: scheduler))
    let named = scheduler.record(sure.signal.timeout(afterSilence: .seconds(4), failing: Self.tooLate, on: scheduler), for: .seconds(4))
    #expect(plain.events == [.failed(TickTimeout(after: .seconds(4)), at: .seconds(4))])
    #expect(named.events == [.failed(Self.tooLate, at: .seconds(4))])
  }

  @Test func aReplacementIsSubscribedAfterTheSourceIsDisposed() {
    let source = TestSource(on: scheduler, "--a--b-------c-|")
    let replacement = TestSource(on: scheduler, "--x------y|")
    let recording = scheduler.record(source.signal.timeout(afterSilence: .seconds(4), or: replacement.signal, on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(recording.line == "a at 2, b at 5, x at 11, y at 18, | at 19", "it is not watched")
    #expect(source.subscriptions == [SubscriptionWindow(from: .zero, until: .seconds(9))])
    #expect(replacement.subscriptions == [SubscriptionWindow(from: .seconds(9), until: .seconds(19))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aSignalInTimeNeedsNoReplacement() {
    let replacement = TestSource(on: scheduler, "x")
    let recording = scheduler.record(
      TestSource(on: scheduler, "a--b--|").signal.timeout(afterSilence: .seconds(4), or: replacement.signal, on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(recording.line == "a at 0, b at 3, | at 6")
    #expect(replacement.subscriptions.isEmpty)
  }

  @Test func disposalReachesTheReplacement() {
    let replacement = TestSource(on: scheduler, "-----x")
    let recording = scheduler.record(
      TickSignal<String, StubFailure>.never.timeout(afterSilence: .seconds(4), or: replacement.signal, on: scheduler), for: .seconds(6))
    recording.dispose()
    #expect(replacement.subscriptions == [SubscriptionWindow(from: .seconds(4), until: .seconds(6))])
    #expect(scheduler.pending.isEmpty)
  }

  @Test func closuresAreReleasedAtTheEnd() throws {
    try expectCaptureReleased { source, witness in
      source.timeout(afterSilence: .seconds(4), or: TickSignal<Int, StubFailure>.never.map { witness.pass($0) }, on: scheduler)
    }
    #expect(scheduler.pending.isEmpty)
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
    #expect(cold.line == "1 at 5, | at 5")
    #expect(later.line == "0 at 9, 1 at 12, | at 12")
    #expect(hot.line == "1 at 5, | at 5")
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func whatTakesExactlyTheLimitIsInTimeInEveryOrderOfAnInstant(seed: UInt64) {
    let scheduler = TestScheduler(order: .seeded(seed))
    let between = scheduler.record(
      TickSignal.after(.seconds(5), on: scheduler).timeout(afterSilence: .seconds(5), on: scheduler).map { _ in 1 })
    let after = scheduler.record(TickSignal.after(.seconds(5), on: scheduler).timeout(after: .seconds(5), on: scheduler).map { _ in 1 })
    scheduler.advance(by: .seconds(5))
    #expect(between.values == [1])
    #expect(after.values == [1])
  }
}
