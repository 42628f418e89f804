import Testing
import TickStreams
import TickStreamsTesting

/// A value exactly at the end of a span is in time: each rule at that instant, and a nanosecond before and after it.
struct RuleBoundaryTests {
  private let scheduler = TestScheduler()

  /// The spans that break a rule, in nanoseconds: those of a recording, which have to be those of the monitor.
  private func spans(_ rule: TimeRule<String>, _ diagram: String) throws -> [String] {
    let subject = TickSubject<String, Never>()
    let recording = scheduler.record(subject.signal)
    let monitor = scheduler.record(subject.signal.violations(of: rule, on: scheduler))
    let source = scheduler.record(scheduler.cold(diagram).signal.handleEvents(onNext: subject.next, onCompleted: subject.completed))
    scheduler.advance(by: .nanoseconds(100))
    #expect(source.isFinished || !diagram.contains("|"))
    #expect(monitor.values == recording.violations(of: rule))
    return monitor.values.map { "\($0.start.nanoseconds)-\($0.end.nanoseconds)" }
  }

  private let isA: @Sendable (String) -> Bool = { $0 == "a" }
  private let isB: @Sendable (String) -> Bool = { $0 == "b" }
  private let span = Duration.nanoseconds(10)

  @Test func anAnswerExactlyInTime() throws {
    let rule = TimeRule.each(isA, isAnsweredBy: isB, within: span)
    #expect(try spans(rule, "5ns a @15ns b") == [])
    #expect(try spans(rule, "5ns a @16ns b") == ["105-115"])
  }

  @Test func violationsOfOneInstantAreInTheOrderOfTheRules() {
    let rules = ["one", "two", "three"].map { TimeRule.first(isA, within: span).named($0) }
    let monitor = scheduler.record(TickSignal<String, Never>.never.violations(of: rules[0].and(rules[1]).and(rules[2]), on: scheduler))
    scheduler.advance(by: .nanoseconds(100))
    #expect(monitor.values.map(\.rule) == ["one", "two", "three"])
  }

  @Test func anAnswerAtOnce() throws {
    let rule = TimeRule.each(isA, isAnsweredBy: isB, within: .zero)
    #expect(try spans(rule, "5ns (ab)") == [])
    #expect(try spans(rule, "5ns (ba)") == ["105-105"])
  }

  @Test func aFollowerExactlyInTime() throws {
    let rule = TimeRule.each(isA, follows: isB, within: span)
    #expect(try spans(rule, "5ns b @15ns a") == [])
    #expect(try spans(rule, "5ns b @16ns a") == ["105-116"])
  }

  @Test func twoExactlyASpanApart() throws {
    let rule = TimeRule.never(isA, moreThan: 1, within: span)
    #expect(try spans(rule, "5ns a @15ns a") == [])
    #expect(try spans(rule, "5ns a @14ns a") == ["105-114"])
  }

  @Test func aValueExactlyAtTheEndOfASilence() throws {
    let rule = TimeRule.never(isA, after: isB, for: span)
    #expect(try spans(rule, "5ns b @15ns a") == [])
    #expect(try spans(rule, "5ns b @14ns a") == ["105-114"])
  }

  @Test func theNextOneExactlyInTime() throws {
    let rule = TimeRule.atLeastOne(isA, every: span)
    #expect(try spans(rule, "10ns a @20ns a @21ns |") == [])
    #expect(try spans(rule, "11ns a @21ns |") == ["100-110", "111-121"])
  }

  @Test func theFirstOneExactlyInTime() throws {
    let rule = TimeRule.first(isA, within: span)
    #expect(try spans(rule, "10ns a") == [])
    #expect(try spans(rule, "11ns a") == ["100-110"])
  }

  @Test func anEndExactlyInTime() throws {
    let rule = TimeRule.lasting(from: isA, until: isB, atMost: span)
    #expect(try spans(rule, "5ns a @8ns a @15ns b") == [])
    #expect(try spans(rule, "5ns a @8ns a @16ns b") == ["105-115"])
  }

  @Test func aConditionThatEndsExactlyThen() throws {
    let rule = TimeRule.first(isA, within: span).while { $0 == "t" ? true : $0 == "f" ? false : nil }
    #expect(try spans(rule, "5ns t @15ns f") == [])
    #expect(try spans(rule, "5ns t @16ns f") == ["105-115"])
  }

  @Test func aSignalThatEndsJustBefore() throws {
    let rule = TimeRule.first(isA, within: span)
    #expect(try spans(rule, "9ns |") == [])
    #expect(try spans(rule, "10ns |") == ["100-110"])
  }
}
