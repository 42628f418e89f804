import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// `audit`, and `throttle` with edges; `ThrottleTests` has the rules that they share.
struct AuditTests {
  let scheduler = TestScheduler()
  let subject = TickSubject<Int, StubFailure>()

  private func audited(_ source: String) -> String {
    line(of: TestSource(on: scheduler, source).signal.audit(for: .seconds(5), on: scheduler))
  }

  private func throttled(_ source: String, _ edges: ThrottleEdges) -> String {
    line(of: TestSource(on: scheduler, source).signal.throttle(for: .seconds(5), edges: edges, on: scheduler))
  }

  private func line(of signal: TickSignal<String, StubFailure>) -> String {
    let recording = scheduler.record(signal, for: .seconds(60))
    #expect(scheduler.pending.isEmpty)
    return recording.line
  }

  // MARK: - Audit

  @Test func theNewestValueComesAPeriodAfterTheFirst() {
    #expect(audited("a-b-c----d------|") == "c at 5, d at 14, | at 16")
  }

  @Test func thePeriodBeginsWithTheNextValueNotWithTheDelivery() {
    let recording = scheduler.record(subject.signal.audit(for: .seconds(5), on: scheduler))
    subject.next(1)
    scheduler.advance(by: .seconds(5) + .nanosecond)
    subject.next(2)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    #expect(recording.events == [.next(1, at: .seconds(5))])
    scheduler.advance(by: .nanosecond)
    #expect(recording.events.last == .next(2, at: .seconds(10) + .nanosecond))
    #expect(scheduler.pending.isEmpty)
  }

  @Test func aValueAtTheEndOfThePeriodBelongsToItIfItIsThereFirst() {
    scheduler.schedule(after: .seconds(5)) { [subject] in subject.next(2) }
    let recording = scheduler.record(subject.signal.audit(for: .seconds(5), on: scheduler))
    subject.next(1)
    scheduler.schedule(after: .seconds(5)) { [subject] in subject.next(3) }
    scheduler.advance(by: .seconds(60))
    #expect(recording.events == [.next(2, at: .seconds(5)), .next(3, at: .seconds(10))])
  }

  @Test func itDeliversAlsoWhileValuesKeepComing() {
    let recording = scheduler.record(
      TickSignal.interval(.seconds(1), delay: .zero, on: scheduler).map(\.index).audit(for: .milliseconds(2_500), on: scheduler))
    scheduler.advance(by: .seconds(9))
    #expect(recording.line == "2 at 2.5, 5 at 5.5, 8 at 8.5")
  }

  @Test func completionWaitsForThePendingValue() {
    #expect(audited("a-b|") == "b at 5, | at 5")
    #expect(audited("a------|") == "a at 5, | at 7")
  }

  @Test func aFailurePassesAtOnceAndDropsPendingValues() {
    #expect(audited("a-b#") == "# at 3")
  }

  @Test func disposalDropsPendingValues() {
    let recording = scheduler.record(subject.signal.audit(for: .seconds(5), on: scheduler))
    subject.next(1)
    scheduler.advance(by: .seconds(5) - .nanosecond)
    recording.dispose()
    #expect(scheduler.pending.isEmpty)
    #expect(!subject.hasSubscribers)
    scheduler.advance(by: .seconds(60))
    #expect(recording.events.isEmpty)
  }

  @Test func zeroGivesTheLatestOfAnInstant() {
    let recording = scheduler.record(TickSignal<Int, Never>.from([1, 2, 3]).audit(for: .zero, on: scheduler))
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .zero)
    #expect(recording.line == "3 at 0, | at 0")
  }

  @Test func aValueSentFromInsideADeliveryBeginsAPeriod() {
    let seen = Log<Recorded<Int>>()
    let subscription = subject.signal.audit(for: .seconds(5), on: scheduler)
      .observe { [scheduler, subject] event in
        guard let value = event.value else { return }
        seen.append(Recorded(value, at: scheduler.elapsed))
        if value < 2 { subject.next(value + 1) }
      }
    subject.next(1)
    scheduler.advance(by: .seconds(60))
    #expect(seen.entries == [Recorded(1, at: .seconds(5)), Recorded(2, at: .seconds(10))])
    subscription.dispose()
  }

  // MARK: - Throttle by its edges

  @Test func theEdgesDecideWhichValuesOfAPeriodPass() {
    let source = "a-b-c----d------|"
    #expect(throttled(source, .leading) == "a at 0, d at 9, | at 16")
    #expect(throttled(source, .both) == "a at 0, c at 5, d at 10, | at 16")
    #expect(throttled(source, .trailing) == "c at 5, d at 10, | at 16")
  }

  @Test func aTrailingDeliveryOpensTheNextPeriod() {
    #expect(throttled("a-b---c-----d------e---|", .trailing) == "b at 5, c at 10, d at 15, e at 20, | at 23")
  }

  @Test func aTrailingThrottleDelaysCompletionForThePendingValue() {
    #expect(throttled("a-b|", .trailing) == "b at 5, | at 5")
    #expect(throttled("a-b#", .trailing) == "# at 3")
  }
}
