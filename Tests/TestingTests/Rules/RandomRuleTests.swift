import TestSupport
import Testing
import TickStreams
import TickStreamsTesting

/// Rules against their definitions, with random recordings.
struct RandomRuleTests {
  /// A random recording: values in order, often at the same instant, and its length.
  private struct Script {
    var entries: [NaiveRule.Entry] = []
    var length = 0
    let completes: Bool
    /// When the recording begins.
    let start: Int

    init(seed: UInt64) {
      var random = SplitMix(state: seed)
      start = Int.random(in: 0...2, using: &random)
      var time = start
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        time += [0, 0, 1, 1, 2, 3, 4, 7].randomElement(using: &random) ?? 0
        entries.append((["a", "a", "a", "b", "b", "x", "c", "(", ")"].randomElement(using: &random) ?? "a", time))
      }
      length = time + Int.random(in: 0...5, using: &random)
      completes = Bool.random(using: &random)
    }
  }

  /// The findings of a recording of the script, of a monitor, and of the definition; each span at the time at which the monitor sent it.
  private func findings(_ naive: NaiveRule, _ script: Script) -> (recorded: [NaiveRule.Span], sent: [NaiveRule.Span], isAtOnce: Bool) {
    let scheduler = TestScheduler()
    scheduler.advance(by: .seconds(script.start))
    let subject = TickSubject<Character, Never>()
    let recording = scheduler.record(subject.signal)
    let monitor = scheduler.record(subject.signal.violations(of: naive.rule, on: scheduler))
    for entry in script.entries {
      scheduler.schedule(at: TickInstant(nanoseconds: Int64(entry.time) * .second)) { subject.next(entry.value) }
    }
    if script.completes { scheduler.schedule(at: TickInstant(nanoseconds: Int64(script.length) * .second)) { subject.completed() } }
    scheduler.advance(by: .seconds(script.length - script.start))
    let start = Duration.seconds(script.start)
    let isAtOnce = monitor.events.allSatisfy { record in
      record.event.value.map { $0.end == .origin.advanced(by: start + record.time) } ?? true
    }
    return (recording.violations(of: naive.rule).map(NaiveRule.Span.init), monitor.values.map(NaiveRule.Span.init), isAtOnce)
  }

  private func check(_ rules: [NaiveRule], _ scripts: Int) {
    for seed in 0..<UInt64(scripts) {
      let script = Script(seed: seed)
      for naive in rules {
        let expected = naive.spans(script.entries, script.start, script.length).sorted()
        let found = findings(naive, script)
        let isRight = found.recorded.sorted() == expected && found.sent == found.recorded && found.isAtOnce
        #expect(isRight, "\(naive.rule), seed \(seed), \(script): expected \(expected), but found \(found)")
        guard isRight else { return }
      }
    }
  }

  @Test(arguments: NaiveRule.all.indices) func aRuleIsItsDefinition(number: Int) {
    check([NaiveRule.all[number]], Thorough.rounds(2_000, otherwise: 100))
  }

  @Test(arguments: NaiveRule.combined.indices) func aCombinationIsItsDefinition(number: Int) {
    check([NaiveRule.combined[number]], Thorough.rounds(2_000, otherwise: 100))
  }
}

extension NaiveRule.Span {
  fileprivate init(_ violation: RuleViolation) {
    self.init(start: Int(violation.start.nanoseconds / .second), end: Int(violation.end.nanoseconds / .second))
  }
}
