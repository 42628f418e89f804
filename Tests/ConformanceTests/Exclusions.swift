import TickStreams

/// Why a case need not pass: a decision of this library, or a feature that it does not have.
struct Exclusion: Sendable {
  /// The rule in a few words.
  let rule: String
  /// Why it is so.
  let reason: String
  /// Whether a case that did not pass falls under the rule, according to its record.
  let covers: @Sendable (Record, Verdict) -> Bool

  /// Every rule; the first one that covers a case counts, and a case that passes needs none.
  static let all: [Exclusion] = [
    Exclusion(
      rule: "an input that is not subscribed once the result has ended",
      reason: "the reference subscribes it all the same and leaves it at once; what it would send goes nowhere, see the signal contract",
      covers: { _, verdict in verdict.isOnlyUnsubscribed }
    ),
    Exclusion(
      rule: "take(until:) whose trigger ends without a value",
      reason: "completion of the trigger counts and its failure is ignored, as RAC has it; the reference has it the other way round",
      covers: { record, verdict in
        guard verdict.hasDifference, record.uses.contains("takeUntil") else { return false }
        let other = record.run(ignoringTriggerEnds: true)
        return other.isPassed || other.isOnlyUnsubscribed
      }
    ),
    Exclusion(
      rule: "share with a reset rule that is not offered",
      reason:
        "ours does so after a failure, and after a completion if nothing is replayed; what can be chosen is the grace after the last has left",
      covers: { record, verdict in
        let rules = ["resetOnError", "resetOnComplete", "resetOnRefCountZero"]
        return verdict.isUnfit(in: ["share"])
          && record.calls("share") { $0.contains { options in rules.contains { options[$0] != nil } } }
      }
    ),
    Exclusion(
      rule: "an interval of zero, which a negative one is, too",
      reason: "it is a programmer error with us, which stops the program: without time between them, ticks are a sequence",
      covers: { record, verdict in
        let timers = ["interval", "sampleTime", "bufferTime", "timer"]
        return verdict.isUnfit(in: timers)
          && (timers.dropLast().contains { record.calls($0) { $0.first?.number ?? 1 <= 0 } }
            || ["timer", "bufferTime"].contains { record.calls($0) { $0.count > 1 && $0[1] == .number(0) } })
      }
    ),
    Exclusion(
      rule: "an operator that is not offered", reason: "what a port uses instead is in the porting guide",
      covers: { record, verdict in
        if case .notOffered(let names) = verdict { names.allSatisfy(record.uses.contains) } else { false }
      }
    ),
  ]
}

extension Exclusion {
  /// The rule under which a case that did not pass falls.
  static func covering(_ record: Record, _ verdict: Verdict) -> Exclusion? {
    all.first { $0.covers(record, verdict) }
  }
}

extension Verdict {
  var isPassed: Bool { if case .passed = self { true } else { false } }

  /// Whether the whole case could be run, and something differs.
  var hasDifference: Bool { if case .differs = self { true } else { false } }

  /// Whether the only differences are missing subscriptions without a duration.
  fileprivate var isOnlyUnsubscribed: Bool {
    if case .differs(let differences) = self { differences.allSatisfy(\.isOnlyUnsubscribed) } else { false }
  }

  /// Whether the forms that it needs and that have no counterpart are forms of these operators.
  func isUnfit(in operators: [String]) -> Bool {
    guard case .unfit(let forms) = self else { return false }
    return forms.allSatisfy { form in operators.contains { form.hasPrefix("\($0)(") } }
  }
}

extension Record {
  /// Whether it uses an operator or a creation function with arguments that fit.
  fileprivate func calls(_ name: String, where fits: ([JSONValue]) -> Bool) -> Bool {
    expressions.flatMap(\.objects).contains { object in
      [object["op"], object["$create"]].contains(.string(name)) && fits(object["args"]?.array ?? [])
    }
  }

  /// Everything that makes a stream.
  private var expressions: [JSONValue] {
    let made = (lambdas ?? [:]).values.flatMap { $0.calls.compactMap { $0["result"] } }
    return observations.map(\.pipeline) + (defs ?? [:]).values + made
  }
}
