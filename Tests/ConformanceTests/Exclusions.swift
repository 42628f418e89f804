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
  /// Whether the operator that it is about has a trigger that ends without a value.
  fileprivate var hasEndingTrigger: Bool {
    let arguments = pipeline.objects.filter { $0["op"] == .string(`operator`) }.flatMap { ($0["args"] ?? .null).objects }
    return arguments.contains { argument in
      if let name = argument["$create"]?.string { return name == "EMPTY" || name == "throwError" }
      let input = inputs.first { .string($0.name) == argument["$in"] }
      return input?.events.first { $0.time >= 0 }?.event.isTerminal ?? false
    }
  }
}
