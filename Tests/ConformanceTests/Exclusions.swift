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
      rule: "operator not offered (yet)", reason: "it has no counterpart, or not in this form",
      covers: { _, verdict in if case .notOffered = verdict { true } else { false } }
    )
  ]
}
