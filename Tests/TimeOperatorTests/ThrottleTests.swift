import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

struct ThrottleTests {
  let scheduler = TestScheduler()

  /// `a` at 0 s, `b` at 2 s, `c` at 4 s, `d` at 10 s, completion at 12 s.
  private func source() -> TestSource<String, StubFailure> {
    TestSource(
      on: scheduler, .next("a", at: .zero), .next("b", at: .seconds(2)), .next("c", at: .seconds(4)), .next("d", at: .seconds(10)),
      .completed(at: .seconds(12)))
  }

  private func throttled(latest: Bool) -> (TickSubject<Int, StubFailure>, Recording<Int, StubFailure>) {
    let subject = TickSubject<Int, StubFailure>()
    return (subject, scheduler.record(subject.signal.throttle(for: .seconds(5), latest: latest, on: scheduler)))
  }

  @Test(arguments: [(true, "a at 0, c at 5, d at 10, | at 12"), (false, "a at 0, d at 10, | at 12")])
  func theFirstPassesAtOnceAndTheNewestAtTheEndOfThePeriodUnlessTheLatestIsDropped(latest: Bool, expected: String) {
    let recording = scheduler.record(source().signal.throttle(for: .seconds(5), latest: latest, on: scheduler), for: .seconds(60))
    expectEqual(recording.line, expected)
    expectEmpty(scheduler.pending)
  }

  @Test func theLatestIsTheDefault() {
    expectEqual(scheduler.record(source().signal.throttle(for: .seconds(5), on: scheduler), for: .seconds(60)).values, ["a", "c", "d"])
  }

  @Test func aValueDeliveredAtTheEndOpensAPeriodToo() {
    let (subject, recording) = throttled(latest: true)
    subject.next(1)
    scheduler.advance(by: .seconds(1))
    subject.next(2)
    scheduler.advance(by: .seconds(5))
    subject.next(3)
    scheduler.advance(by: .seconds(4) - .nanosecond)
    expectEqual(recording.events, [.next(1, at: .zero), .next(2, at: .seconds(5))])
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events, [.next(1, at: .zero), .next(2, at: .seconds(5)), .next(3, at: .seconds(10))])
    expectEmpty(scheduler.pending)
  }

  @Test func afterAPeriodInWhichNothingCameTheNextPassesAtOnce() {
    let (subject, recording) = throttled(latest: true)
    subject.next(1)
    scheduler.advance(by: .seconds(5))
    expectEmpty(scheduler.pending)
    subject.next(2)
    expectEqual(recording.events, [.next(1, at: .zero), .next(2, at: .seconds(5))])
  }

  @Test func aValueOneNanosecondBeforeTheEndOfThePeriodWaitsForIt() {
    let (subject, recording) = throttled(latest: true)
    subject.next(1)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    subject.next(2)
    expectEqual(recording.values, [1])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(1, at: .zero), .next(2, at: .seconds(5))])
  }

  @Test func completionWaitsForThePendingValue() {
    let (subject, recording) = throttled(latest: true)
    subject.send(1, 2)
    scheduler.advance(by: .seconds(1))
    subject.completed()
    scheduler.advance(by: .seconds(4) - .nanosecond)
    expectEqual(recording.events, [.next(1, at: .zero)])
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(1, at: .zero), .next(2, at: .seconds(5)), .completed(at: .seconds(5))])
    expectEmpty(scheduler.pending)
  }

  @Test func completionWithoutAPendingValuePassesAtOnce() {
    let (subject, recording) = throttled(latest: true)
    subject.next(1)
    scheduler.advance(by: .seconds(1))
    subject.completed()
    expectEqual(recording.events, [.next(1, at: .zero), .completed(at: .seconds(1))])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [false, true]) func aFailurePassesAtOnceAndDropsPendingValues(latest: Bool) {
    let (subject, recording) = throttled(latest: latest)
    subject.send(1, 2)
    scheduler.advance(by: .seconds(1))
    subject.failed(StubFailure())
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events, [.next(1, at: .zero), .failed(StubFailure(), at: .seconds(1))])
    expectEmpty(scheduler.pending)
  }

  @Test(arguments: [false, true]) func disposalDropsPendingValues(latest: Bool) {
    let (subject, recording) = throttled(latest: latest)
    subject.send(1, 2)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    recording.dispose()
    expectEmpty(scheduler.pending)
    #expect(!subject.hasSubscribers)
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.values, [1])
  }

  @Test func aFastSourceIsDeliveredOncePerPeriod() {
    let recording = scheduler.record(
      TickSignal.interval(.milliseconds(300), delay: .zero, on: scheduler).map(\.index).throttle(for: .seconds(1), on: scheduler))
    scheduler.advance(by: .seconds(3))
    expectEqual(recording.line, "0 at 0, 3 at 1, 6 at 2, 9 at 3")
  }

  @Test func withoutTheLatestAValueWithinThePeriodIsDropped() {
    let (subject, recording) = throttled(latest: false)
    subject.next(1)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    subject.next(2)
    scheduler.advance(by: .nanosecond)
    expectEqual(recording.events, [.next(1, at: .zero)])
    subject.next(3)
    expectEqual(recording.events, [.next(1, at: .zero), .next(3, at: .seconds(5))])
  }

  @Test func withoutTheLatestCompletionPassesAtOnce() {
    let (subject, recording) = throttled(latest: false)
    subject.send(1, 2, completing: true)
    expectEqual(recording.events, [.next(1, at: .zero), .completed(at: .zero)])
    expectEmpty(scheduler.pending)
  }

  @Test func anIntervalOfThePeriodPassesWhole() {
    let recording = scheduler.record(
      TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).map(\.index).throttle(for: .seconds(1), latest: false, on: scheduler))
    scheduler.advance(by: .seconds(4))
    expectEqual(recording.values, [0, 1, 2, 3, 4])
  }

  @Test func aPeriodOfZeroGivesTheFirstAndTheLastOfAnInstant() {
    let recording = scheduler.record(TickSignal<Int, Never>.from([1, 2, 3]).throttle(for: .zero, on: scheduler))
    expectEqual(recording.events, [.next(1, at: .zero)])
    scheduler.advance(by: .zero)
    expectEqual(recording.events, [.next(1, at: .zero), .next(3, at: .zero), .completed(at: .zero)])
  }

  @Test func aValueSentFromInsideADeliveryFallsIntoItsPeriod() {
    let subject = TickSubject<Int, Never>()
    let seen = Log<Recorded<Int>>()
    let subscription = subject.signal.throttle(for: .seconds(5), on: scheduler)
      .subscribe(onNext: { [scheduler] value in
        seen.append(Recorded(value, at: scheduler.elapsed))
        if value < 3 { subject.next(value + 1) }
      })
    subject.next(1)
    scheduler.advance(by: .seconds(60))
    expectEqual(seen.entries, [Recorded(1, at: .zero), Recorded(2, at: .seconds(5)), Recorded(3, at: .seconds(10))])
    subscription.dispose()
  }
}

/// `throttle` by its edges; `ThrottleTests` has the rules that they share.
struct ThrottleEdgesTests {
  let scheduler = TestScheduler()
  let subject = TickSubject<Int, StubFailure>()

  private func throttled(_ source: String, _ edges: ThrottleEdges) -> String {
    let signal = TestSource<String, StubFailure>(on: scheduler, source).signal.throttle(for: .seconds(5), edges: edges, on: scheduler)
    let recording = scheduler.record(signal, for: .seconds(60))
    expectEmpty(scheduler.pending)
    return recording.line
  }

  @Test func theEdgesDecideWhichValuesOfAPeriodPass() {
    let source = "a-b-c----d------|"
    expectEqual(throttled(source, .leading), "a at 0, d at 9, | at 16")
    expectEqual(throttled(source, .both), "a at 0, c at 5, d at 10, | at 16")
    expectEqual(throttled(source, .trailing), "c at 5, d at 10, | at 16")
  }

  @Test(arguments: [
    ("a delivery opens the next period", "a-b---c-----d------e---|", "b at 5, c at 10, d at 15, e at 20, | at 23"),
    ("after a period in which nothing came the next value opens one", "a----------b------|", "a at 5, b at 16, | at 18"),
    ("completion waits for the pending value", "a-b|", "b at 5, | at 5"),
    ("a failure drops it", "a-b#", "# at 3"),
  ])
  func theTrailingEdge(rule: String, source: String, expected: String) { expectEqual(throttled(source, .trailing), expected) }

  @Test func aValueAtTheEndOfThePeriodBelongsToItIfItIsThereFirst() {
    scheduler.schedule(after: .seconds(5)) { [subject] in subject.next(2) }
    let recording = scheduler.record(subject.signal.throttle(for: .seconds(5), edges: .trailing, on: scheduler))
    subject.next(1)
    scheduler.schedule(after: .seconds(5)) { [subject] in subject.next(3) }
    scheduler.advance(by: .seconds(60))
    expectEqual(recording.events, [.next(2, at: .seconds(5)), .next(3, at: .seconds(10))])
  }

  @Test func zeroGivesTheLatestOfAnInstant() {
    let recording = scheduler.record(TickSignal<Int, Never>.from([1, 2, 3]).throttle(for: .zero, edges: .trailing, on: scheduler))
    expectEmpty(recording.events)
    scheduler.advance(by: .zero)
    expectEqual(recording.line, "3 at 0, | at 0")
  }
}
