import Laws
import TickStreams
import TickStreamsTesting

extension OperatorCase {
  static let shiftingAndThinning: [OperatorCase] = [
    OperatorCase("Delay", "delay(2, …)", .depth(400) { $0.delay(.zero, on: $1) }) { $0.delay(frames(2), on: $1) },
    OperatorCase(
      "DelaySubscription", "delaySubscription(2, …)", .allowing(.outlivesScheduler), .depth(1_000) { $0.delaySubscription(.zero, on: $1) },
      .soak(.completes)
    ) { $0.delaySubscription(frames(2), on: $1) },
    OperatorCase("Debounce", "debounce(for: 3, …)", .depth(400) { $0.debounce(for: .zero, on: $1) }) {
      $0.debounce(for: frames(3), on: $1)
    },
    OperatorCase("Debounce", "debounce for less than the values are apart", .unlisted) { $0.debounce(for: frames(1), on: $1) },
    OperatorCase("Debounce", "debounce(for: 3, atMost: 4, …)") { $0.debounce(for: frames(3), atMost: frames(4), on: $1) },
    OperatorCase("Debounce", #"debounce(for: 3, where: { $0 != "b" }, …)"#) {
      $0.debounce(for: frames(3), where: { $0 != "b" }, on: $1)
    },
    OperatorCase("Debounce", "debounce(for:where:) that lets the others pass", .unlisted) {
      $0.debounce(for: frames(4), where: { $0 == "b" }, on: $1)
    },
    OperatorCase("Throttle", "throttle(for: 4, …)", .depth(400)) { $0.throttle(for: frames(4), on: $1) },
    OperatorCase("Throttle", "throttle(for: 4, latest: false, …)") { $0.throttle(for: frames(4), latest: false, on: $1) },
    OperatorCase("Throttle", "throttle(for: 4, edges: .trailing, …)") { $0.throttle(for: frames(4), edges: .trailing, on: $1) },
    OperatorCase("Sample", "sample(every: 3, …)", .depth(200)) { $0.sample(every: frames(3), on: $1) },
  ]

  static let watchingTheTime: [OperatorCase] = [
    OperatorCase(neverFailing: "Timeout", "timeout(after: 6, …)", .allowing(.outlivesScheduler)) { $0.timeout(after: frames(6), on: $1) },
    OperatorCase(
      "Timeout", "timeout(after: 6, failing: oops, …)", .allowing(.outlivesScheduler),
      .depth(400) { $0.timeout(after: frames(400), failing: LawFailure(), on: $1) }
    ) { $0.timeout(after: frames(6), failing: LawFailure(), on: $1) },
    OperatorCase(
      "Timeout", #"timeout(after: 6, or: .just("x"), …)"#, .allowing(.outlivesScheduler),
      .depth(100) { $0.timeout(after: frames(400), or: Source.never, on: $1) }
    ) { $0.timeout(after: frames(6), or: Source.just("x"), on: $1) },
    OperatorCase(neverFailing: "TimeoutBetween", "timeout(afterSilence: 4, …)", .allowing(.outlivesScheduler)) {
      $0.timeout(afterSilence: frames(4), on: $1)
    },
    OperatorCase(
      "TimeoutBetween", "timeout(afterSilence: 4, failing: oops, …)", .allowing(.outlivesScheduler),
      .depth(400) { $0.timeout(afterSilence: frames(400), failing: LawFailure(), on: $1) }
    ) { $0.timeout(afterSilence: frames(4), failing: LawFailure(), on: $1) },
    OperatorCase(
      "TimeoutBetween", #"timeout(afterSilence: 4, or: .just("x"), …)"#, .allowing(.outlivesScheduler),
      .depth(100) { $0.timeout(afterSilence: frames(400), or: Source.never, on: $1) }
    ) { $0.timeout(afterSilence: frames(4), or: Source.just("x"), on: $1) },
    OperatorCase("TimeoutBetween", "timeout(afterSilence:or:)", .unlisted, .noDepth("as with .just"), .allowing(.outlivesScheduler)) {
      source, other, scheduler in
      source.timeout(afterSilence: frames(4), or: other, on: scheduler)
    },
    OperatorCase(
      "Violations", #"violations(of: .atLeastOne({ _ in true }, every: 4).named("x"), …)"#, .allowing(.outlivesScheduler), .silent,
      .depth(100) { $0.violations(of: .never { _ in true }, on: $1).map { _ in 0 } }
    ) { $0.violations(of: .atLeastOne({ _ in true }, every: frames(4)).named("x"), on: $1).map(\.rule) },
  ]
}
