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

  @Test func anEndOfAHotSignalAtTheVeryInstantIsInTime() {
    let subject = TickSubject<Int, StubFailure>()
    scheduler.schedule(after: .seconds(5)) { subject.completed() }
    let recording = bounded(subject.signal)
    scheduler.advance(by: .seconds(5))
    #expect(recording.events == [.completed(at: .seconds(5))])
  }

  @Test func anEndOfAColdSignalAtTheVeryInstantIsInTime() {
    let recording = bounded(TestSource<Int, StubFailure>(on: scheduler, .completed(at: .seconds(5))).signal)
    scheduler.advance(by: .seconds(5))
    #expect(recording.events == [.completed(at: .seconds(5))])
  }

  @Test func anEndThatWasScheduledAfterTheTimeoutIsInTimeAtTheVeryInstant() {
    let subject = TickSubject<Int, StubFailure>()
    let recording = bounded(subject.signal)
    scheduler.advance(by: .seconds(4))
    scheduler.schedule(after: .seconds(1)) { subject.completed() }
    scheduler.advance(by: .seconds(1))
    #expect(recording.events == [.completed(at: .seconds(5))])
  }

  @Test func anEndRightAfterTheInstantIsTooLate() {
    let recording = bounded(TestSource<Int, StubFailure>(on: scheduler, .completed(at: .seconds(5) + .nanosecond)).signal)
    scheduler.advance(by: .seconds(6))
    #expect(recording.events == [.failed(Self.tooLate, at: .seconds(5))])
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
