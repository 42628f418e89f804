import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// `throttle` by its edges; `ThrottleTests` has the rules that they share.
struct ThrottleEdgesTests {
  let scheduler = TestScheduler()
  let subject = TickSubject<Int, StubFailure>()

  private func throttled(_ source: String, _ edges: ThrottleEdges) -> String {
    let signal = TestSource<String, StubFailure>(on: scheduler, source).signal.throttle(for: .seconds(5), edges: edges, on: scheduler)
    let recording = scheduler.record(signal, for: .seconds(60))
    #expect(scheduler.pending.isEmpty)
    return recording.line
  }

  @Test func theEdgesDecideWhichValuesOfAPeriodPass() {
    let source = "a-b-c----d------|"
    #expect(throttled(source, .leading) == "a at 0, d at 9, | at 16")
    #expect(throttled(source, .both) == "a at 0, c at 5, d at 10, | at 16")
    #expect(throttled(source, .trailing) == "c at 5, d at 10, | at 16")
  }

  @Test(arguments: [
    ("a delivery opens the next period", "a-b---c-----d------e---|", "b at 5, c at 10, d at 15, e at 20, | at 23"),
    ("after a period in which nothing came the next value opens one", "a----------b------|", "a at 5, b at 16, | at 18"),
    ("completion waits for the pending value", "a-b|", "b at 5, | at 5"),
    ("a failure drops it", "a-b#", "# at 3"),
  ])
  func theTrailingEdge(rule: String, source: String, expected: String) { #expect(throttled(source, .trailing) == expected) }

  @Test func aValueAtTheEndOfThePeriodBelongsToItIfItIsThereFirst() {
    scheduler.schedule(after: .seconds(5)) { [subject] in subject.next(2) }
    let recording = scheduler.record(subject.signal.throttle(for: .seconds(5), edges: .trailing, on: scheduler))
    subject.next(1)
    scheduler.schedule(after: .seconds(5)) { [subject] in subject.next(3) }
    scheduler.advance(by: .seconds(60))
    #expect(recording.events == [.next(2, at: .seconds(5)), .next(3, at: .seconds(10))])
  }

  @Test func zeroGivesTheLatestOfAnInstant() {
    let recording = scheduler.record(TickSignal<Int, Never>.from([1, 2, 3]).throttle(for: .zero, edges: .trailing, on: scheduler))
    #expect(recording.events.isEmpty)
    scheduler.advance(by: .zero)
    #expect(recording.line == "3 at 0, | at 0")
  }
}
