import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct SkipForTests {
  let scheduler = TestScheduler()
  private let subject = TickSubject<Int, Never>()

  @Test func valuesPassOnceTheTimeIsOver() {
    let recording = scheduler.record(TestSource(on: scheduler, "--a--b--c--d--|").signal.skip(for: .seconds(7), on: scheduler))
    scheduler.advance(by: .seconds(60))
    #expect(recording.line == "c at 8, d at 11, | at 14")
  }

  @Test func aValueAtTheVeryInstantPassesAndOneANanosecondBeforeDoesNot() {
    let recording = scheduler.record(subject.signal.skip(for: .seconds(7), on: scheduler), for: .seconds(7) - .nanosecond)
    subject.next(1)
    scheduler.advance(by: .nanosecond)
    subject.next(2)
    #expect(recording.events == [.next(2, at: .seconds(7))])
  }

  @Test func whatIsTakenForATimeAndWhatIsSkippedForItIsTheWhole() {
    let ticks = TickSignal.interval(.seconds(1), on: scheduler).map(\.index)
    let taken = scheduler.record(ticks.take(for: .seconds(3), on: scheduler))
    let skipped = scheduler.record(ticks.skip(for: .seconds(3), on: scheduler).take(3), for: .seconds(60))
    #expect(taken.values + skipped.values == [0, 1, 2, 3, 4])
  }

  @Test func endsPassWheneverTheyCome() {
    let completed = scheduler.record(TestSource(on: scheduler, "-a|").signal.skip(for: .seconds(7), on: scheduler))
    let failed = scheduler.record(TestSource(on: scheduler, "-a#").signal.skip(for: .seconds(7), on: scheduler), for: .seconds(60))
    #expect(completed.line == "| at 2")
    #expect(failed.line == "# at 2")
  }

  @Test func zeroDropsNothing() {
    #expect(scheduler.record(TickSignal<Int, Never>.from([1, 2]).skip(for: .zero, on: scheduler)).values == [1, 2])
  }

  @Test func itNeedsNoTimer() {
    let recording = scheduler.record(subject.signal.skip(for: .seconds(7), on: scheduler))
    #expect(scheduler.pending.isEmpty)
    recording.dispose()
    #expect(!subject.hasSubscribers)
  }

  @Test func everySubscriptionMeasuresForItself() {
    let signal = subject.signal.skip(for: .seconds(7), on: scheduler)
    let first = scheduler.record(signal, for: .seconds(5))
    let second = scheduler.record(signal, for: .seconds(2))
    subject.next(1)
    #expect(first.values == [1])
    #expect(second.values.isEmpty)
  }
}
