import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct DebounceTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()

  private func debounced(_ steps: [(Int, at: Duration)]) -> (TickSubject<Int, StubFailure>, Recording<Int, StubFailure>) {
    let subject = TickSubject<Int, StubFailure>()
    let recording = scheduler.record(subject.signal.debounce(for: .seconds(2), on: scheduler))
    for step in steps {
      scheduler.advance(to: .origin.advanced(by: step.at))
      subject.next(step.0)
    }
    return (subject, recording)
  }

  @Test func aValueIsDeliveredAfterTheQuietTime() {
    let (_, recording) = debounced([(1, at: .zero)])
    scheduler.advance(by: .seconds(2) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(1, at: .seconds(2))])
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.count, 1)
    expectEmpty(scheduler.pending)
  }

  @Test func aNewValueRestartsTheQuietTime() {
    let (_, recording) = debounced([(1, at: .zero), (2, at: .seconds(2) - .nanosecond)])
    scheduler.advance(by: .seconds(2) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(2, at: .seconds(4) - .nanosecond)])
  }

  @Test func aValueThatComesWithTheEndOfTheQuietTimeIsTooLateToReplace() {
    let (_, recording) = debounced([(1, at: .zero), (2, at: .seconds(2))])
    expectEqual(recording.events, [.next(1, at: .seconds(2))])
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events, [.next(1, at: .seconds(2)), .next(2, at: .seconds(4))])
  }

  @Test func anIntervalOfTheQuietTimePassesWhole() {
    let recording = scheduler.record(
      TickSignal.interval(.seconds(2), delay: .zero, on: scheduler).map(\.index).debounce(for: .seconds(2), on: scheduler), for: .seconds(6)
    )
    expectEqual(recording.events, [.next(0, at: .seconds(2)), .next(1, at: .seconds(4)), .next(2, at: .seconds(6))])
  }

  @Test func ofASeriesOnlyTheLastIsDelivered() {
    let (_, recording) = debounced((0..<10).map { ($0, at: .seconds($0)) })
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events, [.next(9, at: .seconds(11))])
  }

  @Test func anyNumberOfValuesCostsOneTimer() {
    let (_, recording) = debounced((0..<100).map { ($0, at: .milliseconds(10 * $0)) })
    expectEqual(scheduler.pending.map(\.deadline.nanoseconds), [2_990_000_000])
    recording.dispose()
  }

  @Test func completionDeliversThePendingValueAtOnce() {
    let source = TestSource<String, StubFailure>(
      on: scheduler, .next("a", at: .zero), .next("b", at: .seconds(2)), .next("c", at: .seconds(4)), .next("d", at: .seconds(12)),
      .completed(at: .seconds(14)))
    let recording = scheduler.record(source.signal.debounce(for: .seconds(3), on: scheduler), for: .seconds(60))
    expectEqual(recording.events, [.next("c", at: .seconds(7)), .next("d", at: .seconds(14)), .completed(at: .seconds(14))])
    expectEmpty(scheduler.pending)
  }

  @Test func completionWithoutAPendingValuePassesAtOnce() {
    let (subject, recording) = debounced([(1, at: .zero)])
    scheduler.advance(by: .seconds(5))
    subject.completed()
    expectEqual(recording.events, [.next(1, at: .seconds(2)), .completed(at: .seconds(5))])
  }

  @Test func aFailureDropsThePendingValue() {
    let (subject, recording) = debounced([(1, at: .zero)])
    scheduler.advance(by: .seconds(1))
    subject.failed(StubFailure())
    scheduler.advance(by: .seconds(10))
    expectEqual(recording.events, [.failed(StubFailure(), at: .seconds(1))])
    expectEmpty(scheduler.pending)
  }

  @Test func disposalDropsPendingValues() {
    let (subject, recording) = debounced([(1, at: .zero)])
    scheduler.advance(by: .seconds(2) - .nanosecond)
    recording.dispose()
    expectEmpty(scheduler.pending)
    #expect(!subject.hasSubscribers)
    scheduler.advance(by: .seconds(10))
    expectEmpty(recording.events)
  }

  @Test func aQuietTimeOfZeroGivesTheLastOfEachInstant() {
    let recording = scheduler.record(subject.signal.debounce(for: .zero, on: scheduler))
    subject.send(1, 2)
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    subject.next(3)
    scheduler.advance(by: .seconds(1))
    expectEqual(recording.events, [.next(2, at: .zero), .next(3, at: .zero)])
  }

  @Test func aValueSentFromInsideADeliveryIsDebouncedToo() {
    let seen = Log<Recorded<Int>>()
    let subscription = subject.signal.debounce(for: .seconds(2), on: scheduler)
      .subscribe(onNext: { [scheduler] value in
        seen.append(Recorded(value, at: scheduler.elapsed))
        if value == 1 { subject.next(2) }
      })
    subject.next(1)
    scheduler.advance(by: .seconds(10))
    expectEqual(seen.entries, [Recorded(1, at: .seconds(2)), Recorded(2, at: .seconds(4))])
    subscription.dispose()
  }

  @Test func sleepCountsAsQuiet() {
    let (_, recording) = debounced([(1, at: .zero)])
    scheduler.sleepDevice(for: .seconds(60))
    expectEqual(recording.events, [.next(1, at: .seconds(60))])
  }

  @Test func everySubscriptionDebouncesForItself() {
    let signal = subject.signal.debounce(for: .seconds(2), on: scheduler)
    let first = scheduler.record(signal)
    subject.next(1)
    let second = scheduler.record(signal, for: .seconds(10))
    expectEqual(first.values, [1])
    expectEmpty(second.events)
  }

  // MARK: - The longest wait

  private func limited(quiet: Duration = .seconds(2), _ longest: Duration) -> (TickSubject<Int, Never>, Recording<Int, Never>) {
    let subject = TickSubject<Int, Never>()
    return (subject, scheduler.record(subject.signal.debounce(for: quiet, atMost: longest, on: scheduler)))
  }

  private func send(_ values: ClosedRange<Int>, to subject: TickSubject<Int, Never>) {
    for value in values {
      scheduler.advance(to: .origin.advanced(by: .seconds(value)))
      subject.next(value)
    }
  }

  @Test func theNewestIsDeliveredAtTheLongestWaitAfterTheFirst() {
    let (subject, recording) = limited(.milliseconds(4_500))
    send(0...4, to: subject)
    scheduler.advance(by: .milliseconds(500) - .nanosecond)
    expectEmpty(recording.events)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(4, at: .milliseconds(4_500))])
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.count, 1)
  }

  @Test func theNextValueIsTheFirstAgain() {
    let (subject, recording) = limited(.milliseconds(2_500))
    send(0...7, to: subject)
    expectEqual(recording.line, "2 at 2.5, 5 at 5.5")
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.last, .next(7, at: .milliseconds(8_500)))
  }

  @Test func aPauseBeforeTheLongestWaitEndsIt() {
    let (subject, recording) = limited(.seconds(4))
    send(0...0, to: subject)
    send(3...6, to: subject)
    scheduler.advance(to: .origin.advanced(by: .seconds(7) - .nanosecond))
    expectEqual(recording.events, [.next(0, at: .seconds(2))])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(0, at: .seconds(2)), .next(6, at: .seconds(7))])
  }

  @Test func aValueAtTheLongestWaitIsTheFirstOfTheNext() {
    let (subject, recording) = limited(.seconds(3))
    send(0...3, to: subject)
    expectEqual(recording.events, [.next(2, at: .seconds(3))])
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.last, .next(3, at: .seconds(5)))
  }

  @Test(arguments: [false, true]) func aValueAtTheLongestWaitIsInTimeIfItWasScheduledBeforeTheLimitCounted(isScheduled: Bool) {
    let (subject, recording) = limited(quiet: .seconds(3), .seconds(5))
    send(0...1, to: subject)
    // The pause would end at 4 s, and from the value at 3 s on the limit counts.
    if isScheduled { scheduler.schedule(at: .origin.advanced(by: .seconds(5))) { subject.next(9) } }
    send(3...3, to: subject)
    if !isScheduled { scheduler.schedule(at: .origin.advanced(by: .seconds(5))) { subject.next(9) } }
    scheduler.advance(to: .origin.advanced(by: .seconds(5)))
    expectEqual(recording.events, [.next(isScheduled ? 9 : 3, at: .seconds(5))])
  }

  @Test func aLongestWaitBelowTheQuietTimeCounts() {
    let (subject, recording) = limited(quiet: .seconds(10), .seconds(1))
    subject.next(1)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events, [.next(1, at: .seconds(1))])
  }

  @Test func beyondTheLimitAValueMovesNoTimer() {
    let (subject, recording) = limited(.seconds(3))
    send(0...1, to: subject)
    let timer = TickSignal<Tick, Never>.at(.origin.advanced(by: .seconds(3)), on: scheduler)
    let other = scheduler.record(timer.map { _ in recording.events.count })
    send(2...2, to: subject)
    scheduler.advance(by: .seconds(60))
    expectEqual(other.values, [1])
  }

  @Test func aValueThatPassesAtOnceTakesTheTimerOut() {
    let recording = scheduler.record(subject.signal.debounce(for: .seconds(2), where: { $0 == 1 }, on: scheduler))
    subject.next(1)
    expectEqual(scheduler.pending.count, 1)
    subject.next(2)
    expectEmpty(scheduler.pending)
    expectEqual(recording.values, [2])
    recording.dispose()
  }

  @Test func aValueThatPassesAtOnceEndsTheLongestWait() {
    let recording = scheduler.record(
      subject.signal.debounce(for: .seconds(2), atMost: .milliseconds(2_500), where: { $0 != 2 }, on: scheduler))
    send(0...4, to: subject)
    scheduler.advance(to: .origin.advanced(by: .milliseconds(5_500) - .nanosecond))
    expectEqual(recording.events, [.next(2, at: .seconds(2))])
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events.last, .next(4, at: .milliseconds(5_500)))
  }
}
