import TestSupport
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
    expectEqual(monitor.values, recording.violations(of: rule))
    return monitor.values.map { "\($0.start.nanoseconds)-\($0.end.nanoseconds)" }
  }

  private static let isA: @Sendable (String) -> Bool = { $0 == "a" }
  private static let isB: @Sendable (String) -> Bool = { $0 == "b" }
  private static let span = Duration.nanoseconds(10)

  /// Each rule, a diagram that keeps it just so, one that breaks it by a nanosecond, and the spans for which that one does.
  private static let boundaries: [(String, TimeRule<String>, kept: String, broken: String, spans: [String])] = [
    ("an answer exactly in time", .each(isA, isAnsweredBy: isB, within: span), "5ns a @15ns b", "5ns a @16ns b", ["105-115"]),
    ("an answer at once", .each(isA, isAnsweredBy: isB, within: .zero), "5ns (ab)", "5ns (ba)", ["105-105"]),
    ("a follower exactly in time", .each(isA, follows: isB, within: span), "5ns b @15ns a", "5ns b @16ns a", ["105-116"]),
    ("two exactly a span apart", .never(isA, moreThan: 1, within: span), "5ns a @15ns a", "5ns a @14ns a", ["105-114"]),
    ("a value exactly at the end of a silence", .never(isA, after: isB, for: span), "5ns b @15ns a", "5ns b @14ns a", ["105-114"]),
    ("the next one exactly in time", .atLeastOne(isA, every: span), "10ns a @20ns a @21ns |", "11ns a @21ns |", ["100-110", "111-121"]),
    ("the first one exactly in time", .first(isA, within: span), "10ns a", "11ns a", ["100-110"]),
    (
      "an end exactly in time", .lasting(from: isA, until: isB, atMost: span), "5ns a @8ns a @15ns b", "5ns a @8ns a @16ns b", ["105-115"]
    ),
    (
      "a condition that ends exactly then", .first(isA, within: span).while { $0 == "t" ? true : $0 == "f" ? false : nil },
      "5ns t @15ns f", "5ns t @16ns f", ["105-115"]
    ),
    ("a signal that ends just before", .first(isA, within: span), "9ns |", "10ns |", ["100-110"]),
  ]

  @Test(arguments: boundaries)
  func aNanosecondDecides(what: String, rule: TimeRule<String>, kept: String, broken: String, expected: [String]) throws {
    try expectEqual(spans(rule, kept), [])
    try expectEqual(spans(rule, broken), expected)
  }

  @Test func violationsOfOneInstantAreInTheOrderOfTheRules() {
    let rules = ["one", "two", "three"].map { TimeRule.first(Self.isA, within: Self.span).named($0) }
    let monitor = scheduler.record(TickSignal<String, Never>.never.violations(of: rules[0].and(rules[1]).and(rules[2]), on: scheduler))
    scheduler.advance(by: .nanoseconds(100))
    expectEqual(monitor.values.map(\.rule), ["one", "two", "three"])
  }

  @Test func aSpanInTheNameOfARuleIsExact() {
    let names = [
      TimeRule<Int>.each({ $0 == 2 }, follows: { $0 == 1 }, within: .seconds(3_661)),
      .never({ $0 == 1 }, after: { $0 == 3 }, for: .seconds(3_661)),
    ].map(\.name)
    expectEqual(names, ["each follows another within 3661.0 seconds", "silent for 3661.0 seconds"])
  }
}
