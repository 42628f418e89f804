import TickStreams
import TickStreamsTesting

extension DepthCase {
  static let all = thousand + sevenHundred + fourHundred + twoHundred + hundred

  /// Operators that need little more than the call of the next one.
  private static let thousand = [
    DepthCase(1_000, "Map", "map") { signal, _ in signal.map { $0 + 1 } },
    DepthCase(1_000, "ReplaceValues", "replaceValues(with:)") { signal, _ in signal.replaceValues(with: 1) },
    DepthCase(1_000, "CompactMap", "compactMap") { signal, _ in signal.compactMap { $0 } },
    DepthCase(1_000, "Filter", "filter") { signal, _ in signal.filter { _ in true } },
    DepthCase(1_000, "Skip", "skip") { signal, _ in signal.skip(0) },
    DepthCase(1_000, "SkipWhile", "skip(while:)") { signal, _ in signal.skip(while: { _ in false }) },
    DepthCase(1_000, "SkipFor", "skip(for:)") { $0.skip(for: .zero, on: $1) },
    DepthCase(1_000, "RemoveDuplicates", "removeDuplicates") { signal, _ in signal.removeDuplicates() },
    DepthCase(1_000, "StartWith", "startWith") { signal, _ in signal.startWith() },
    DepthCase(1_000, "OrIfEmpty", "orIfEmpty") { signal, _ in signal.orIfEmpty(0) },
    DepthCase(1_000, "Reduce", "reduce") { signal, _ in signal.reduce(0, +) },
    DepthCase(1_000, "TakeLast", "takeLast") { signal, _ in signal.takeLast(1) },
    DepthCase(1_000, "Take", "take") { signal, _ in signal.take(2) },
    DepthCase(1_000, "TakeWhile", "take(while:)") { signal, _ in signal.take(while: { _ in true }) },
    DepthCase(1_000, "IgnoreValues", "ignoreValues") { signal, _ in signal.ignoreValues(as: Int.self) },
    DepthCase(1_000, "Named", "named") { signal, _ in signal.named("x") },
    DepthCase(1_000, "Concat", "concat") { signal, _ in signal.concat(.empty) },
    DepthCase(1_000, "DelaySubscription", "delaySubscription") { $0.delaySubscription(.zero, on: $1) },
    DepthCase(1_000, "StartOn", "start(on:)") { $0.start(on: $1) },
    DepthCase(1_000, "DeliverOn", "deliver(on:)") { $0.deliver(on: $1) },
  ]

  /// Operators that call a closure of the user in a frame that holds values.
  private static let sevenHundred = [
    DepthCase(700, "Scan", "scan") { signal, _ in signal.scan(0, +) },
    DepthCase(700, "TryMap", "tryMap") { signal, _ in signal.tryMap { $0 } },
    DepthCase(700, "MapFailure", "mapFailure") { signal, _ in signal.mapFailure { $0 } },
    DepthCase(700, "HandleEvents", "handleEvents") { signal, _ in signal.handleEvents(onNext: { _ in }) },
    DepthCase(700, "Log", "log") { signal, _ in signal.log("x", to: { _ in }) },
  ]

  /// Operators with a serializer or a timer, or made of two operators.
  private static let fourHundred = [
    DepthCase(400, "Pairwise", "pairwise") { signal, _ in signal.startWith(0).pairwise().map { $1 } },
    DepthCase(400, "Collect", "collect(count:)") { signal, _ in signal.collect(count: 1).map { $0[0] } },
    DepthCase(400, "Materialize", "materialize, dematerialize") { signal, _ in signal.materialize().dematerialize() },
    DepthCase(400, "Timestamped", "timestamped") { $0.timestamped(on: $1).map(\.value) },
    DepthCase(400, "MeasureInterval", "measureInterval") { $0.measureInterval(on: $1).map { _ in 0 } },
    DepthCase(400, "TakeUntil", "take(until:)") { signal, _ in signal.take(until: Numbers.never) },
    DepthCase(400, "TakeFor", "take(for:)") { $0.take(for: .seconds(100), on: $1) },
    DepthCase(400, "TakeDuring", "take(during:)") { signal, _ in signal.take(during: lifetime) },
    DepthCase(400, "SkipUntil", "skip(until:)") { signal, _ in signal.skip(until: Numbers.just(0)) },
    DepthCase(400, "PausedBy", "paused(by:)") { signal, _ in signal.paused(by: .just(false)) },
    DepthCase(400, "Delay", "delay") { $0.delay(.zero, on: $1) },
    DepthCase(400, "Debounce", "debounce") { $0.debounce(for: .zero, on: $1) },
    DepthCase(400, "Throttle", "throttle") { $0.throttle(for: .seconds(1), on: $1) },
    DepthCase(400, "Audit", "audit") { $0.audit(for: .zero, on: $1) },
    DepthCase(400, "Timeout", "timeout(after:)") { $0.timeout(after: .seconds(100), failing: LawFailure(), on: $1) },
    DepthCase(400, "TimeoutBetween", "timeout(between:)") { $0.timeout(between: .seconds(100), failing: LawFailure(), on: $1) },
  ]

  /// Operators that subscribe to other signals.
  private static let twoHundred = [
    DepthCase(200, "TakeUntilReplacement", "take(untilReplacement:)") { signal, scheduler in
      signal.take(untilReplacement: TickSignal<Tick, Never>.after(.seconds(2), on: scheduler).map(\.index))
    },
    DepthCase(200, "Catch", "catch") { signal, _ in signal.catch { Numbers.fail($0) } },
    DepthCase(200, "Retry", "retry") { signal, _ in signal.retry(0) },
    DepthCase(200, "Repeated", "repeated") { signal, _ in signal.repeated(1) },
    DepthCase(200, "RepeatedEvery", "repeated(every:)") { $0.repeated(1, every: .seconds(1), on: $1) },
    DepthCase(200, "Then", "then") { signal, _ in signal.then(.just(1)) },
    DepthCase(200, "Merge", "merge") { signal, _ in signal.merge(.empty) },
    DepthCase(200, "Race", "race") { signal, _ in signal.race(.never) },
    DepthCase(200, "Share", "share") { signal, _ in signal.share() },
    DepthCase(200, "Sample", "sample(every:)") { $0.sample(every: .seconds(1), on: $1) },
    DepthCase(200, "CollectWhen", "collect(when:)") { signal, _ in signal.collect(when: Numbers.never).map { $0[0] } },
    DepthCase(200, "CollectEvery", "collect(every:)") { signal, scheduler in
      signal.collect(every: .seconds(1), skipEmpty: true, on: scheduler).map { $0[0] }
    },
    DepthCase(200, "FlatMap", "flatMap") { signal, _ in signal.flatMap { Numbers.just($0) } },
    DepthCase(200, "FlatMapLatest", "flatMapLatest") { signal, _ in signal.flatMapLatest { Numbers.just($0) } },
    DepthCase(200, "FlatMapFirst", "flatMapFirst") { signal, _ in signal.flatMapFirst { Numbers.just($0) } },
    DepthCase(200, "ConcatMap", "concatMap") { signal, _ in signal.concatMap { Numbers.just($0) } },
  ]

  /// Operators that combine the values of several signals, or subscribe from inside a delivery.
  private static let hundred = [
    DepthCase(100, "GroupedBy", "grouped(by:)") { signal, _ in signal.grouped { $0 }.flatMap(\.signal) },
    DepthCase(100, "Window", "window(every:)") { $0.window(every: .seconds(10), on: $1).flatMap { $0 } },
    DepthCase(100, "RestartedBy", "restarted(by:)") { signal, _ in signal.restarted(by: Numbers.empty) },
    DepthCase(100, "CombineLatest", "combineLatest") { signal, _ in signal.combineLatest(Numbers.just(1)).map { $0.0 } },
    DepthCase(100, "Zip", "zip") { signal, _ in signal.zip(Numbers.just(1)).map { $0.0 } },
    DepthCase(100, "WithLatest", "withLatest") { signal, _ in signal.withLatest(from: Numbers.just(1)).map { $0.0 } },
    DepthCase(100, "SwitchToLatest", "switchToLatest") { signal, _ in signal.map { Numbers.just($0) }.switchToLatest() },
    DepthCase(100, "Flatten", "flatten") { signal, _ in signal.map { Numbers.just($0) }.flatten() },
    DepthCase(100, "GatedBy", "gated(by:)") { signal, _ in signal.gated(by: .just(true)) },
  ]

  private static let lifetime = Lifetime()
}
