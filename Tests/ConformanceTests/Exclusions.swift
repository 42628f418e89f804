import TickStreams

/// Why a case need not pass: a decision of ours, or something we do not offer.
struct Exclusion: Sendable {
  /// The rule in a few words.
  let rule: String
  /// Why it is so.
  let reason: String
  /// Whether there has to be such a case in the whole file.
  var isExpected = true
  /// Whether a case that did not pass falls under the rule, by what its record says.
  let covers: @Sendable (Record, Verdict) -> Bool

  /// Every rule: the first that covers a case counts, and a case that passes needs none.
  static let all: [Exclusion] = [
    Exclusion(
      rule: "take(until:) whose trigger ends without a value",
      reason: "completion of the trigger counts and its failure is ignored, as RAC has it; the reference has it the other way round",
      covers: { record, verdict in verdict.ran && record.uses("takeUntil") && record.hasEndingTrigger }
    ),
    Exclusion(
      rule: "share with a rule for starting anew that is not offered",
      reason:
        "ours does so after a failure, and after a completion if nothing is replayed; what can be chosen is the grace after the last has left",
      covers: { record, verdict in
        let rules = ["resetOnError", "resetOnComplete", "resetOnRefCountZero"]
        return verdict.isUnfit && record.calls("share") { $0.contains { options in rules.contains { options[$0] != nil } } }
      }
    ),
    Exclusion(
      rule: "an interval of zero",
      reason: "it is a programmer error with us, which stops the program: without time between them, ticks are a sequence",
      covers: { record, verdict in
        verdict.isUnfit
          && (["interval", "sampleTime", "bufferTime"].contains { record.calls($0) { $0.first == .number(0) } }
            || record.calls("timer") { $0.count > 1 && $0[1] == .number(0) })
      }
    ),
    Exclusion(
      rule: "an operator that is not offered", reason: "what a port uses instead is in the porting guide", isExpected: false,
      covers: { record, verdict in
        if case .notOffered(let names) = verdict { names.allSatisfy(record.uses) } else { false }
      }
    ),
  ]
}

extension Verdict {
  /// Whether all of the case could be run.
  fileprivate var ran: Bool { if case .differs = self { true } else { false } }

  /// Whether it needs a form of an operator that has no counterpart.
  fileprivate var isUnfit: Bool { if case .unfit = self { true } else { false } }
}

extension Record {
  fileprivate func uses(_ name: String) -> Bool { uses.contains(name) }

  /// Whether it uses an operator or a creation function with arguments that fit.
  fileprivate func calls(_ name: String, where fits: ([JSONValue]) -> Bool) -> Bool {
    JSONValue.array([pipeline] + (defs ?? [:]).values).objects.contains { object in
      [object["op"], object["$create"]].contains(.string(name)) && fits(object["args"]?.array ?? [])
    }
  }

  /// Whether `takeUntil` has a trigger that ends without a value.
  fileprivate var hasEndingTrigger: Bool {
    calls("takeUntil") { arguments in
      if let name = arguments.first?["$create"]?.string { return name == "EMPTY" || name == "throwError" }
      let input = inputs.first { .string($0.name) == arguments.first?["$in"] }
      return input?.events.first { $0.time >= 0 }?.event.isTerminal ?? false
    }
  }
}
