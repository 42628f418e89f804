import TickStreams
import TickStreamsTesting

extension LawCase {
  /// Operators that run a signal for each value: the other source, then a synchronous signal.
  static let ofInner = [
    LawCase("ConcatMap", "concatMap") { try checkLaws(of: $0) { source, other, _ in source.concatMap { _ in other } } },
    LawCase("ConcatMap", "concatMap, synchronous") { try checkLaws(of: $0) { source in source.concatMap { .just($0) } } },
    LawCase("FlatMap", "flatMap") { try checkLaws(of: $0) { source, other, _ in source.flatMap { _ in other } } },
    LawCase("FlatMap", "flatMap, synchronous") { try checkLaws(of: $0) { source in source.flatMap { .just($0) } } },
    LawCase("FlatMap", "flatMap, timed") {
      try checkLaws(of: $0) { source, scheduler in
        source.flatMap { value in TickSignal<Tick, Never>.after(second, on: scheduler).map { _ in value } }
      }
    },
    LawCase("FlatMapFirst", "flatMapFirst") { try checkLaws(of: $0) { source, other, _ in source.flatMapFirst { _ in other } } },
    LawCase("FlatMapFirst", "flatMapFirst, synchronous") { try checkLaws(of: $0) { source in source.flatMapFirst { .just($0) } } },
    LawCase("FlatMapLatest", "flatMapLatest") {
      try checkLaws(of: $0, allowing: .replaces) { source, other, _ in source.flatMapLatest { _ in other } }
    },
    LawCase("FlatMapLatest", "flatMapLatest, synchronous") {
      try checkLaws(of: $0, allowing: .replaces) { source in
        source.flatMapLatest { TickSignal<LawValue, LawFailure>.just($0) }
      }
    },
    LawCase("FlatMapLatest", "flatMapLatest, timed") {
      try checkLaws(of: $0, allowing: .replaces) { source, scheduler in
        source.flatMapLatest { value in TickSignal<Tick, Never>.after(second, on: scheduler).map { _ in value } }
      }
    },
    LawCase("Flatten", "flatten(maxConcurrent:)") {
      try checkLaws(of: $0) { source, other, _ in source.map { _ in other }.flatten(maxConcurrent: 2) }
    },
    LawCase("SwitchToLatest", "switchToLatest") {
      try checkLaws(of: $0, allowing: .replaces) { source, other, _ in source.map { _ in other }.switchToLatest() }
    },
  ]
}
