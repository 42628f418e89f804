import TickStreams

/// Why a case need not pass: a decision of ours, or something we do not offer.
struct Exclusion: Sendable {
  /// The rule in a few words.
  let rule: String
  /// Why it is so.
  let reason: String
  /// Whether a case that did not pass falls under the rule, by what its record says.
  let covers: @Sendable (Record, Verdict) -> Bool

  /// Every rule; the first that covers a case counts.
  static let all: [Exclusion] = [
    Exclusion(
      rule: "take(until:) whose trigger ends without a value",
      reason: "completion of the trigger counts and its failure is ignored, as RAC has it",
      covers: { record, verdict in verdict.ran && record.operator == "takeUntil" && record.hasEndingTrigger }
    ),
    Exclusion(
      rule: "throttle, trailing only, of values that keep coming",
      reason: "a period is opened by a value, and not by the end of the period before, as in auditTime",
      covers: { record, verdict in verdict.ran && record.calls("throttleTime") { $0["leading"] == .bool(false) } }
    ),
    Exclusion(
      rule: "operator not offered (yet)", reason: "it has no counterpart, or not in this form",
      covers: { _, verdict in !verdict.ran }
    ),
  ]
}

extension Verdict {
  /// Whether all of the case could be run.
  fileprivate var ran: Bool { if case .notOffered = self { false } else { true } }
}

extension Record {
  /// Whether it uses an operator with an object argument that fits.
  fileprivate func calls(_ name: String, where fits: ([String: JSONValue]) -> Bool) -> Bool {
    let expressions = JSONValue.array([pipeline] + (defs ?? [:]).values)
    return expressions.objects.contains { object in
      object["op"] == .string(name) && (object["args"] ?? .null).objects.contains { fits($0) }
    }
  }

  /// Whether an argument of the operator that it is about is an input that ends, and whose end comes before any value.
  fileprivate var hasEndingTrigger: Bool {
    let triggers = pipeline.objects.filter { $0["op"] == .string(`operator`) }
      .flatMap { ($0["args"] ?? .null).objects }
      .compactMap { $0["$in"]?.string }
    return inputs.contains { input in
      triggers.contains(input.name) && input.events.first { $0.time >= 0 }?.event.isTerminal == true
    }
  }
}
