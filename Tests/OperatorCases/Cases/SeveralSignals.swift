import Laws
import TickStreams
import TickStreamsTesting

extension OperatorCase {
  static let severalSignals: [OperatorCase] = [
    OperatorCase("Merge", "merge(other)", .depth(200, beside: .empty)) { source, other, _ in source.merge(other) },
    OperatorCase("Concat", "concat(other)", .depth(1_000, beside: .empty), .soak(.completes)) { source, other, _ in source.concat(other) },
    OperatorCase("Then", "then(other)", .depth(200, beside: .just), .soak(.completes)) { source, other, _ in source.then(other) },
    OperatorCase("CombineLatest", "combineLatest(other)", .depth(100, beside: .just)) { source, other, _ in source.combineLatest(other) },
    OperatorCase("Zip", "zip(other)", .depth(100, beside: .just), .unsoaked("what the other has not sent yet waits")) { source, other, _ in
      source.zip(other)
    },
    OperatorCase("WithLatest", "withLatest(from: other)", .depth(100, beside: .just)) { source, other, _ in
      source.withLatest(from: other)
    },
    OperatorCase("WithLatest", "withLatest(from:) of the other", .unlisted, .noDepth("the other signal ends it")) { source, other, _ in
      other.withLatest(from: source)
    },
    OperatorCase("Race", "race(other)", .depth(200)) { source, other, _ in source.race(other) },
    OperatorCase("Sample", "sample(when: other)") { source, other, _ in source.sample(when: other) },
  ]

  static let signalsMadeOfValues: [OperatorCase] = [
    OperatorCase("FlatMap", "flatMap(twice)", .other("x--x|"), .soak(other: .completes), .depth(200, beside: .just)) { source, other, _ in
      source.flatMap { value in other.map { _ in value } }
    },
    OperatorCase("FlatMap", "flatMap, synchronous", .unlisted, .depth(200)) { source in source.flatMap { .just($0) } },
    OperatorCase("FlatMap", "flatMap, timed", .unlisted, .allowing(.outlivesScheduler)) { source, scheduler in
      source.flatMap { value in TickSignal<Tick, Never>.after(frames(4), on: scheduler).map { _ in value } }
    },
    OperatorCase(
      "FlatMapLatest", "flatMapLatest(twice)", .other("x--x|"), .soak(other: .completes), .allowing(.replaces), .depth(200, beside: .just)
    ) { source, other, _ in
      source.flatMapLatest { value in other.map { _ in value } }
    },
    OperatorCase("FlatMapLatest", "flatMapLatest, synchronous", .unlisted, .allowing(.replaces), .depth(200)) { source in
      source.flatMapLatest { Source.just($0) }
    },
    OperatorCase("FlatMapLatest", "flatMapLatest, timed", .unlisted, .allowing([.replaces, .outlivesScheduler])) { source, scheduler in
      source.flatMapLatest { value in TickSignal<Tick, Never>.after(frames(2), on: scheduler).map { _ in value } }
    },
    OperatorCase("FlatMapFirst", "flatMapFirst(twice)", .other("x--x|"), .soak(other: .completes), .depth(200, beside: .just)) {
      source, other, _ in
      source.flatMapFirst { value in other.map { _ in value } }
    },
    OperatorCase("FlatMapFirst", "flatMapFirst, synchronous", .unlisted, .depth(200)) { source in source.flatMapFirst { .just($0) } },
    OperatorCase("ConcatMap", "concatMap(twice)", .other("x--x|"), .soak(other: .completes), .depth(200, beside: .just)) {
      source, other, _ in
      source.concatMap { value in other.map { _ in value } }
    },
    OperatorCase("ConcatMap", "concatMap, synchronous", .unlisted, .depth(200)) { source in source.concatMap { .just($0) } },
    OperatorCase("Flatten", "map(twice).flatten(maxConcurrent: 1)", .other("x--x|"), .soak(other: .completes), .depth(100, beside: .just)) {
      source, other, _ in
      source.map { value in other.map { _ in value } }.flatten(maxConcurrent: 1)
    },
    OperatorCase("Flatten", "flatten(maxConcurrent: 2)", .unlisted, .soak(other: .completes), .depth(100, beside: .just)) {
      source, other, _ in
      source.map { _ in other }.flatten(maxConcurrent: 2)
    },
    OperatorCase(
      "SwitchToLatest", "map(twice).switchToLatest()", .other("x--x|"), .soak(other: .completes), .allowing(.replaces),
      .depth(100, beside: .just)
    ) { source, other, _ in
      source.map { value in other.map { _ in value } }.switchToLatest()
    },
  ]

  static let trueAndFalse: [OperatorCase] = [
    OperatorCase("Not", "not()") { source in source.map(isTrue).not() },
    OperatorCase("And", "and(other)", .depth(100, beside: .just)) { source, other, _ in source.map(isTrue).and(other.map(isTrue)) },
    OperatorCase("Or", "or(other)", .depth(100, beside: .just)) { source, other, _ in source.map(isTrue).or(other.map(isTrue)) },
  ]

  /// True of "t", false of "f", and one or the other of the first letters.
  @Sendable private static func isTrue(_ letter: LawValue) -> Bool { letter.number % 3 == 2 }
}
