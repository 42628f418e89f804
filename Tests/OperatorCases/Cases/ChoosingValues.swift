import Laws
import TickStreams
import TickStreamsTesting

extension OperatorCase {
  static let choosingValues: [OperatorCase] = [
    OperatorCase("Filter", #"filter { $0 != "a" }"#, .depth(1_000) { source, _ in source.filter { $0 == "a" } }) { source in
      source.filter { $0 != "a" }
    },
    OperatorCase("RemoveDuplicates", "removeDuplicates()", .depth(1_000)) { source in source.removeDuplicates() },
    OperatorCase("RemoveDuplicates", "removeDuplicates(by: { $0 <= $1 })", .depth(1_000), .silent) { source in
      source.removeDuplicates(by: { $0 <= $1 })
    },
    OperatorCase("Skip", "skip(2)", .depth(1_000) { source, _ in source.skip(0) }) { source in source.skip(2) },
    OperatorCase("SkipWhile", #"skip(while: { $0 != "b" })"#, .depth(1_000) { source, _ in source.skip(while: { _ in false }) }) { source in
      source.skip(while: { $0 != "b" })
    },
    OperatorCase("SkipFor", "skip(for: 4, …)", .depth(1_000) { $0.skip(for: .zero, on: $1) }) { $0.skip(for: frames(4), on: $1) },
    OperatorCase("SkipUntil", "skip(until: .after(6, …))", .other("------x"), .depth(400, beside: .just)) { source, other, _ in
      source.skip(until: other)
    },
    OperatorCase("IgnoreValues", "ignoreValues()", .silent) { source in source.ignoreValues(as: String.self) },
    OperatorCase("IgnoreValues", "ignoreValues to its own type", .unlisted, .depth(1_000), .silent) { source in
      source.ignoreValues(as: LawValue.self)
    },
    OperatorCase("OrIfEmpty", #"filter { _ in false }.orIfEmpty("x")"#, .depth(400), .soak(.completes)) { source in
      source.filter { _ in false }.orIfEmpty("x")
    },
    OperatorCase("OrIfEmpty", "orIfEmpty", .unlisted, .depth(1_000)) { source in source.orIfEmpty(0) },
  ]
}
