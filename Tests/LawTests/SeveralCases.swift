import TickStreams
import TickStreamsTesting

extension LawCase {
  /// Operators of several upstreams.
  static let ofSeveral = [
    LawCase("And", "and") {
      try checkLaws(of: $0) { source, other, _ in source.map { $0.number > 1 }.and(other.map { $0.number > 1 }) }
    },
    LawCase("Or", "or") {
      try checkLaws(of: $0) { source, other, _ in source.map { $0.number > 1 }.or(other.map { $0.number > 1 }) }
    },
    LawCase("CollectWhen", "collect(when:)") { try checkLaws(of: $0) { source, other, _ in source.collect(when: other) } },
    LawCase("CombineLatest", "combineLatest") { try checkLaws(of: $0) { source, other, _ in source.combineLatest(other) } },
    LawCase("Concat", "concat") { try checkLaws(of: $0) { source, other, _ in source.concat(other) } },
    LawCase("GatedBy", "gated(by:)") {
      try checkLaws(of: $0, allowing: [.resubscribes, .ignoresOtherFailures]) { source, other, _ in
        source.gated(by: other.map { $0.number != 2 }.catch { _ in .empty })
      }
    },
    LawCase("Merge", "merge") { try checkLaws(of: $0) { source, other, _ in source.merge(other) } },
    LawCase("PausedBy", "paused(by:)") {
      try checkLaws(of: $0, allowing: .ignoresOtherFailures) { source, other, _ in
        source.paused(by: other.map { $0.number == 2 }.catch { _ in .empty })
      }
    },
    LawCase("PausedBy", "paused(by:timing: .freeze)") {
      try checkLaws(of: $0, allowing: .ignoresOtherFailures) { source, other, scheduler in
        .paused(by: other.map { $0.number == 2 }.catch { _ in .empty }, timing: .freeze, on: scheduler) { source.delay(second, on: $0) }
      }
    },
    LawCase("PausedBy", "paused(by:timing: .restart)") {
      try checkLaws(of: $0, allowing: [.resubscribes, .ignoresOtherFailures]) { source, other, scheduler in
        .paused(by: other.map { $0.number == 2 }.catch { _ in .empty }, timing: .restart, on: scheduler) { source.delay(second, on: $0) }
      }
    },
    LawCase("Race", "race") { try checkLaws(of: $0) { source, other, _ in source.race(other) } },
    LawCase("RestartedBy", "restarted(by:)") {
      try checkLaws(of: $0, allowing: [.resubscribes, .replaces]) { source, other, _ in source.restarted(by: other) }
    },
    LawCase("Sample", "sample(when:)") { try checkLaws(of: $0) { source, other, _ in source.sample(when: other) } },
    LawCase("SkipUntil", "skip(until:)") { try checkLaws(of: $0) { source, other, _ in source.skip(until: other) } },
    LawCase("TakeUntil", "take(until:)") {
      try checkLaws(of: $0, allowing: .ignoresOtherFailures) { source, other, _ in source.take(until: other) }
    },
    LawCase("TakeUntilReplacement", "take(untilReplacement:)") {
      try checkLaws(of: $0) { source, other, _ in source.take(untilReplacement: other) }
    },
    LawCase("Then", "then") { try checkLaws(of: $0) { source, other, _ in source.then(other) } },
    LawCase("WithLatest", "withLatest(from:)") { try checkLaws(of: $0) { source, other, _ in source.withLatest(from: other) } },
    LawCase("WithLatest", "withLatest(from:) of the other") {
      try checkLaws(of: $0) { source, other, _ in other.withLatest(from: source) }
    },
    LawCase("Zip", "zip") { try checkLaws(of: $0) { source, other, _ in source.zip(other) } },
  ]
}
