import Laws
import TickStreams
import TickStreamsTesting

extension OperatorCase {
  static let endings: [OperatorCase] = [
    OperatorCase("Take", "take(2)", .depth(1_000)) { source in source.take(2) },
    OperatorCase("FirstWhere", #"first(where: { $0 > "b" })"#) { source in source.first(where: { $0 > "b" }) },
    OperatorCase("ElementAt", "element(at: 1)") { source in source.element(at: 1) },
    OperatorCase("TakeLast", "takeLast(2)", .depth(1_000), .soak(.completes)) { source in source.takeLast(2) },
    OperatorCase("TakeWhile", #"take(while: { $0 < "c" })"#, .depth(1_000)) { source in source.take(while: { $0 < "c" }) },
    OperatorCase("TakeWhile", #"take(while: { $0 < "c" }, inclusive: true)"#, .depth(1_000)) { source in
      source.take(while: { $0 < "c" }, inclusive: true)
    },
    OperatorCase("TakeFor", "take(for: 4, …)", .allowing(.outlivesScheduler), .depth(400) { $0.take(for: frames(400), on: $1) }) {
      $0.take(for: frames(4), on: $1)
    },
    OperatorCase(
      "TakeUntil", "take(until: .after(6, …))", .other("------x"), .allowing(.ignoresOtherFailures), .depth(400)
    ) { source, other, _ in source.take(until: other) },
    OperatorCase(
      "TakeDuring", "take(during: lifetime)", .depth(400),
      .example { source, _, scheduler in
        let lifetime = Lifetime()
        scheduler.schedule(after: frames(4)) { lifetime.dispose() }
        return source.take(during: lifetime)
      }
    ) { source in source.take(during: lifetime) },
    OperatorCase("TakeDuring", "take(during: owner)", .unlisted) { source in source.take(during: owner) },
  ]

  private static let lifetime = Lifetime()

  private final class Owner: Sendable {}
  private static let owner = Owner()
}
