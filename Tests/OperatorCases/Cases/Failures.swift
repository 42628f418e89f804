import Laws
import TickStreams
import TickStreamsTesting

extension OperatorCase {
  private static let exponential = "a row of 100 runs 3 to the power of 100 times"

  static let failures: [OperatorCase] = [
    OperatorCase("Catch", #"catch { _ in .just("x") }"#, .allowing(.catchesFailures), .soak(.fails)) { source in
      source.catch { _ in .just("x") }
    },
    OperatorCase("Catch", "catch, with another signal", .unlisted, .allowing(.catchesFailures), .depth(200, beside: .empty), .soak(.fails))
    { source, other, _ in source.catch { _ in other } },
    OperatorCase(
      "Retry", "retry(1)", .allowing([.catchesFailures, .resubscribes]), .depth(200) { source, _ in source.retry(0) }, .soak(.fails)
    ) { source in source.retry(1) },
    OperatorCase("Retry", "retry(2)", .unlisted, .noDepth(exponential), .allowing([.catchesFailures, .resubscribes]), .soak(.fails)) {
      source in source.retry(2)
    },
    OperatorCase(
      "Retry", "retry(1, backoff: .constant(2), …)", .allowing([.catchesFailures, .resubscribes, .outlivesScheduler]),
      .depth(200) { $0.retry(0, backoff: .constant(.zero), on: $1) }, .soak(.fails)
    ) { $0.retry(1, backoff: .constant(frames(2)), on: $1) },
    OperatorCase("Retry", "retry(where: isTransient)", .allowing([.catchesFailures, .resubscribes]), .soak(.fails)) { source in
      source.retry(where: { $0 != LawFailure() })
    },
    OperatorCase(
      "Retry", "retry(backoff: .constant(2), within: 4, …)", .noDepth(exponential),
      .allowing([.catchesFailures, .resubscribes, .outlivesScheduler]),
      .soak(.fails)
    ) { $0.retry(backoff: .constant(frames(2)), within: frames(4), on: $1) },
    OperatorCase(
      "Retry", "retry(1, backoff: .constant(2), resetting: .onValue, …)", .allowing([.catchesFailures, .resubscribes, .outlivesScheduler]),
      .soak(.fails),
      .noDepth(exponential),
      .example { source, _, scheduler in
        source.retry(1, backoff: .constant(frames(2)), resetting: .onValue, on: scheduler).take(for: frames(18), on: scheduler)
      }
    ) { $0.retry(1, backoff: .constant(frames(2)), resetting: .onValue, on: $1).take(for: frames(200), on: $1) },
    OperatorCase(
      "Retry", "retry(1, backoff:, resetting: .after)", .unlisted, .noDepth(exponential),
      .allowing([.catchesFailures, .resubscribes, .outlivesScheduler]),
      .soak(.fails)
    ) { $0.retry(1, backoff: .constant(frames(2)), resetting: .after(frames(1_000)), on: $1) },
    OperatorCase(
      "Retry", "retry(2, backoff:)", .unlisted, .noDepth(exponential), .allowing([.catchesFailures, .resubscribes, .outlivesScheduler]),
      .soak(.fails)
    ) { $0.retry(2, backoff: .constant(frames(4)), on: $1) },
    OperatorCase(
      "Retry", "retry(delay: { failure, n in n < 1 ? 2 : nil }, …)", .allowing([.catchesFailures, .resubscribes, .outlivesScheduler]),
      .depth(100) { $0.retry(on: $1) { _, _ in nil } }, .soak(.fails)
    ) { $0.retry(on: $1) { _, n in n < 1 ? frames(2) : nil } },
    OperatorCase(
      "Retry", "retry(1, backoff: .constant(9), soonerWhen: .after(5, …), …)", .other("-----x"), .noDepth(exponential),
      .allowing([.catchesFailures, .ignoresOtherFailures, .resubscribes, .outlivesScheduler]),
      .soak(.fails)
    ) { source, other, scheduler in
      source.retry(1, backoff: .constant(frames(9)), soonerWhen: other.catch { _ in .empty }, on: scheduler)
    },
    OperatorCase(
      "Retry", "retry(soonerWhen:)", .unlisted, .noDepth(exponential),
      .allowing([.catchesFailures, .ignoresOtherFailures, .resubscribes, .outlivesScheduler]),
      .soak(.fails)
    ) { source, other, scheduler in
      source.retry(soonerWhen: other.catch { _ in .empty }, showing: TickValue(nil), on: scheduler) { _, n in n < 2 ? frames(6) : nil }
    },
    OperatorCase("MapFailure", "mapFailure { Other($0) }", .depth(700) { source, _ in source.mapFailure { $0 } }, .soak(.fails)) { source in
      source.mapFailure { _ in TickTimeout(after: .zero) }
    },
    OperatorCase(neverFailing: "PromoteFailure", "promoteFailure(to: Other.self)") { source, _ in
      source.promoteFailure(to: LawFailure.self)
    },
  ]
}
