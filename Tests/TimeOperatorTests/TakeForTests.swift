import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct TakeForTests {
  let scheduler = TestScheduler()

  @Test func valuesPassUntilTheTimeIsOver() {
    let source = TestSource(on: scheduler, "--a--b--c--d--|")
    let recording = scheduler.record(source.signal.take(for: .seconds(9), on: scheduler), for: .seconds(60))
    expectEqual(recording.line, "a at 2, b at 5, c at 8, | at 9")
    expectEqual(source.subscriptions, [SubscriptionWindow(from: .zero, until: .seconds(9))])
    expectEmpty(scheduler.pending)
  }

  @Test func aValueOneNanosecondBeforePassesAndOneBehindTheEndDoesNot() {
    let subject = TickSubject<Int, Never>()
    let recording = scheduler.record(subject.signal.take(for: .seconds(9), on: scheduler), for: .seconds(9) - .nanosecond)
    subject.next(1)
    scheduler.advance(by: .nanosecond)
    subject.next(2)
    expectEqual(recording.events, [.next(1, at: .seconds(9) - .nanosecond), .completed(at: .seconds(9))])
    #expect(!subject.hasSubscribers)
  }

  @Test func anIntervalIsCutBeforeTheTickThatIsDueWithTheEnd() {
    let recording = scheduler.record(TickSignal.interval(.seconds(3), on: scheduler).map(\.index).take(for: .seconds(9), on: scheduler))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "0 at 3, 1 at 6, | at 9")
  }

  @Test func anEndBeforeThatPassesAndRemovesTheTimer() {
    let completed = scheduler.record(TestSource(on: scheduler, "-a|").signal.take(for: .seconds(9), on: scheduler))
    let failed = scheduler.record(TestSource(on: scheduler, "-a#").signal.take(for: .seconds(9), on: scheduler), for: .seconds(2))
    expectEmpty(scheduler.pending)
    expectEqual(completed.line, "a at 1, | at 2")
    expectEqual(failed.line, "a at 1, # at 2")
  }

  @Test func zeroCompletesWithoutSubscribing() {
    let source = TestSource(on: scheduler, "a")
    let recording = scheduler.record(source.signal.take(for: .zero, on: scheduler))
    expectEqual(recording.line, "| at 0")
    expectEmpty(source.subscriptions)
  }
}

struct SkipForTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()

  @Test func valuesPassOnceTheTimeIsOver() {
    let recording = scheduler.record(TestSource(on: scheduler, "--a--b--c--d--|").signal.skip(for: .seconds(7), on: scheduler))
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.line, "c at 8, d at 11, | at 14")
  }

  @Test func aValueAtTheVeryInstantPassesAndOneANanosecondBeforeDoesNot() {
    let recording = scheduler.record(subject.signal.skip(for: .seconds(7), on: scheduler), for: .seconds(7) - .nanosecond)
    subject.next(1)
    scheduler.advance(by: .nanosecond)
    subject.next(2)
    expectEqual(recording.events, [.next(2, at: .seconds(7))])
  }

  @Test func whatIsTakenForATimeAndWhatIsSkippedForItIsTheWhole() {
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).map(\.index)
    let taken = scheduler.record(ticks.take(for: .seconds(3), on: scheduler))
    let skipped = scheduler.record(ticks.skip(for: .seconds(3), on: scheduler).take(3), for: .seconds(60))
    expectEqual(taken.values + skipped.values, [0, 1, 2, 3, 4])
  }

  @Test func endsPassWheneverTheyCome() {
    let completed = scheduler.record(TestSource(on: scheduler, "-a|").signal.skip(for: .seconds(7), on: scheduler))
    let failed = scheduler.record(TestSource(on: scheduler, "-a#").signal.skip(for: .seconds(7), on: scheduler), for: .seconds(60))
    expectEqual(completed.line, "| at 2")
    expectEqual(failed.line, "# at 2")
  }

  @Test func zeroDropsNothing() {
    expectEqual(scheduler.record(TickSignal<Int, Never>.from([1, 2]).skip(for: .zero, on: scheduler)).values, [1, 2])
  }

  @Test func itNeedsNoTimer() {
    let recording = scheduler.record(subject.signal.skip(for: .seconds(7), on: scheduler))
    expectEmpty(scheduler.pending)
    recording.dispose()
    #expect(!subject.hasSubscribers)
  }

  @Test func everySubscriptionMeasuresForItself() {
    let signal = subject.signal.skip(for: .seconds(7), on: scheduler)
    let first = scheduler.record(signal, for: .seconds(5))
    let second = scheduler.record(signal, for: .seconds(2))
    subject.next(1)
    expectEqual(first.values, [1])
    expectEmpty(second.values)
  }
}
