import TickStreams
import TickStreamsTesting

extension LawCase {
  /// Operators that handle failures, or run their upstream more than once.
  static let ofFailures = [
    LawCase("Catch", "catch") {
      try checkLaws(of: $0, allowing: .catchesFailures) {
        source, other, _ in
        source.catch { _ in other }
      }
    },
    LawCase("Catch", "catch with what cannot fail") {
      try checkLaws(of: $0, allowing: .catchesFailures) { source in source.catch { _ in .just(0) } }
    },
    LawCase("Dematerialize", "dematerialize") { try checkLaws(of: $0) { source in source.materialize().dematerialize() } },
    LawCase("MapFailure", "mapFailure") { try checkLaws(of: $0) { source in source.mapFailure { _ in TickTimeout(after: second) } } },
    LawCase("Materialize", "materialize") { try checkLaws(of: $0, allowing: .catchesFailures) { source in source.materialize() } },
    LawCase("Multicast", "multicast") {
      try checkLaws(of: $0, allowing: [.sharesSource, .lingers]) { source in
        TickSignal { subscriber in
          let shared = source.multicast()
          let seen = shared.signal.observe { subscriber.send($0) }
          return CompositeDisposable([seen, shared.connect()])
        }
      }
    },
    LawCase("Repeated", "repeated") { try checkLaws(of: $0, allowing: .resubscribes) { source in source.repeated(3) } },
    LawCase("Retry", "retry") {
      try checkLaws(of: $0, allowing: [.catchesFailures, .resubscribes]) { source in source.retry(2) }
    },
    LawCase("Retry", "retry(backoff:)") {
      try checkLaws(of: $0, allowing: [.catchesFailures, .resubscribes]) { $0.retry(2, backoff: .constant(second), on: $1) }
    },
    LawCase("Share", "share") { try checkLaws(of: $0, allowing: .sharesSource) { source in source.share() } },
    LawCase("Share", "share(replay:)") { try checkLaws(of: $0, allowing: .sharesSource) { source in source.share(replay: 2) } },
    LawCase("Share", "share(grace:)") {
      try checkLaws(of: $0, allowing: [.sharesSource, .lingers]) { $0.share(replay: 1, grace: .seconds(10), on: $1) }
    },
    LawCase("TryMap", "tryMap") {
      try checkLaws(of: $0) { source in
        source.tryMap { value throws(LawFailure) in if value.number == 3 { throw LawFailure() } else { value } }
      }
    },
  ]
}
