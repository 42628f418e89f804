import Laws
import TickStreams
import TickStreamsTesting

extension OperatorCase {
  private static let exponential = "a row of 100 runs 3 to the power of 100 times"

  static let startingAgain: [OperatorCase] = [
    OperatorCase("Repeated", "repeated(2)", .allowing(.resubscribes), .depth(200) { source, _ in source.repeated(1) }, .soak(.completes)) {
      source in source.repeated(2)
    },
    OperatorCase("Repeated", "repeated(3)", .unlisted, .noDepth(exponential), .allowing(.resubscribes), .soak(.completes)) { source in
      source.repeated(3)
    },
    OperatorCase(
      "RepeatedEvery", "repeated(2, every: 5, …)", .allowing([.resubscribes, .outlivesScheduler]),
      .depth(200) { $0.repeated(1, every: .seconds(1), on: $1) }, .soak(.completes)
    ) { $0.repeated(2, every: frames(5), on: $1) },
    OperatorCase(
      "RepeatedEvery", "repeated(3, every:)", .unlisted, .noDepth(exponential), .allowing([.resubscribes, .outlivesScheduler]),
      .soak(.completes)
    ) { $0.repeated(3, every: frames(4), on: $1) },
    OperatorCase(
      "RepeatedEvery", "repeated(2, after: 2, …)", .allowing([.resubscribes, .outlivesScheduler]),
      .depth(200) { $0.repeated(1, after: .seconds(1), on: $1) }, .soak(.completes)
    ) { $0.repeated(2, after: frames(2), on: $1) },
    OperatorCase(
      "RepeatedEvery", "repeated(3, after:)", .unlisted, .noDepth(exponential), .allowing([.resubscribes, .outlivesScheduler]),
      .soak(.completes)
    ) { $0.repeated(3, after: frames(4), on: $1) },
    OperatorCase(
      "RestartedBy", "restarted(by: .after(2, …))", .other("--(x|)"), .allowing([.resubscribes, .replaces]),
      .depth(100, beside: .empty)
    ) { source, other, _ in source.restarted(by: other) },
  ]

  static let stoppingForAWhile: [OperatorCase] = [
    OperatorCase(
      "FilterWhile", "filter(while: isOpen)", .other("----b---a"), .allowing(.ignoresOtherFailures), .depth(400, beside: .just)
    ) { source, other, _ in source.filter(while: other.map { $0 != "b" }.catch { _ in .empty }) }
  ]
}
