import TickStreams
import TickStreamsTesting

extension LawCase {
  /// Operators of one upstream, without time.
  static let ofValues = [
    LawCase("AllSatisfy", "allSatisfy") { try checkLaws(of: $0) { source in source.allSatisfy { $0.number < 3 } } },
    LawCase("Collect", "collect(count:step:)") { try checkLaws(of: $0) { source in source.collect(count: 2, step: 1) } },
    LawCase("Contains", "contains(where:)") { try checkLaws(of: $0) { source in source.contains { $0.number == 2 } } },
    LawCase("Contains", "contains") { try checkLaws(of: $0) { source in source.contains(3) } },
    LawCase("GroupedBy", "grouped(by:)") { try checkLaws(of: $0) { source in source.grouped { $0.number % 2 } } },
    LawCase("GroupedBy", "grouped(by:), with its groups") {
      try checkLaws(of: $0) { source in source.grouped { $0.number % 2 }.flatMap(\.signal) }
    },
    LawCase("Named", "named") { try checkLaws(of: $0) { source in source.named("law") } },
    LawCase("Not", "not") { try checkLaws(of: $0) { source in source.map { $0.number == 2 }.not() } },
    LawCase("Collect", "collect()") { try checkLaws(of: $0) { source in source.collect() } },
    LawCase("Collect", "collect(count:)") { try checkLaws(of: $0) { source in source.collect(count: 2) } },
    LawCase("CompactMap", "compactMap") { try checkLaws(of: $0) { source in source.compactMap { $0.number == 2 ? nil : $0 } } },
    LawCase("Filter", "filter") { try checkLaws(of: $0) { source in source.filter { $0.number != 2 } } },
    LawCase("HandleEvents", "handleEvents") {
      try checkLaws(of: $0) { source in source.handleEvents(onNext: { _ = $0.number }, onCompleted: {}, onCancel: {}) }
    },
    LawCase("IgnoreValues", "ignoreValues") { try checkLaws(of: $0) { source in source.ignoreValues() } },
    LawCase("Log", "log") { try checkLaws(of: $0) { source in source.log("law", to: { _ in }) } },
    LawCase("Map", "map") { try checkLaws(of: $0) { source in source.map { LawValue($0.number + 1) } } },
    LawCase("ReplaceValues", "replaceValues(with:)") { try checkLaws(of: $0) { source in source.replaceValues(with: "x") } },
    LawCase("OrIfEmpty", "orIfEmpty") { try checkLaws(of: $0) { source in source.orIfEmpty(0) } },
    LawCase("Pairwise", "pairwise") { try checkLaws(of: $0) { source in source.pairwise() } },
    LawCase("PromoteFailure", "promoteFailure") {
      try checkLaws(ofNeverFailing: $0) { source in source.promoteFailure(to: LawFailure.self) }
    },
    LawCase("Reduce", "reduce") { try checkLaws(of: $0) { source in source.reduce(0) { $0 + $1.number } } },
    LawCase("RemoveDuplicates", "removeDuplicates") { try checkLaws(of: $0) { source in source.removeDuplicates() } },
    LawCase("RemoveDuplicates", "removeDuplicates(by:)") {
      try checkLaws(of: $0) { source in source.removeDuplicates { $0.number / 2 == $1.number / 2 } }
    },
    LawCase("Scan", "scan") { try checkLaws(of: $0) { source in source.scan(0) { $0 + $1.number } } },
    LawCase("Skip", "skip") { try checkLaws(of: $0) { source in source.skip(1) } },
    LawCase("SkipWhile", "skip(while:)") { try checkLaws(of: $0) { source in source.skip(while: { $0.number < 2 }) } },
    LawCase("StartWith", "startWith") { try checkLaws(of: $0) { source in source.startWith(-1, 0) } },
    LawCase("Take", "take") { try checkLaws(of: $0) { source in source.take(2) } },
    LawCase("TakeDuring", "take(during: lifetime)") { try checkLaws(of: $0) { source in source.take(during: lifetime) } },
    LawCase("TakeDuring", "take(during: owner)") { try checkLaws(of: $0) { source in source.take(during: owner) } },
    LawCase("TakeLast", "takeLast") { try checkLaws(of: $0) { source in source.takeLast(2) } },
    LawCase("TakeWhile", "take(while:)") { try checkLaws(of: $0) { source in source.take(while: { $0.number < 3 }) } },
    LawCase("TakeWhile", "take(while:inclusive:)") {
      try checkLaws(of: $0) { source in source.take(while: { $0.number < 2 }, inclusive: true) }
    },
  ]

  private static let lifetime = Lifetime()

  private final class Owner: Sendable {}
  private static let owner = Owner()
}
