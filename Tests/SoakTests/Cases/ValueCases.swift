import TickStreams
import TickStreamsTesting

extension SoakCase {
  /// Operators of one upstream without a scheduler.
  static let ofValues = [
    signal("map, filter, compactMap, scan, not, replaceValues", "Map", "Filter", "CompactMap", "Scan", "Not", "ReplaceValues") {
      TickSignal.ticks($0).map { $0 * 2 }.filter { $0 >= 0 }.compactMap { Int?.some($0) }.scan(0) { $0 &+ $1 }.map { $0 > 0 }.not()
        .replaceValues(with: 1)
    },
    signal("scan(into:), pairwise, removeDuplicates, handleEvents", "Scan", "Pairwise", "RemoveDuplicates", "HandleEvents") {
      TickSignal.ticks($0).scan(into: 0) { $0 += $1 + 1 }.pairwise().map(\.1).removeDuplicates().handleEvents(onNext: { _ in })
    },
    signal("log, named, skip, take, startWith", "Log", "Named", "Skip", "SkipWhile", "Take", "TakeWhile", "StartWith") {
      TickSignal.ticks($0).named("ticks").log { _ in }.skip(3).skip(while: { $0 < 5 }).take(.max).take(while: { $0 >= 0 }).startWith(1)
    },
    signal(
      "tryMap, promoteFailure, mapFailure, materialize, dematerialize, catch", "TryMap", "PromoteFailure", "MapFailure", "Materialize",
      "Dematerialize", "Catch"
    ) {
      TickSignal.ticks($0).tryMap { (number: Int) throws(SoakFailure) in number }.mapFailure { $0 }.materialize()
        .dematerialize().catch { (_: SoakFailure) in TickSignal<Int, Never>.empty }.promoteFailure(to: SoakFailure.self)
    },
    silent("contains, allSatisfy", "Contains", "AllSatisfy") { $0.contains(-1).merge($0.allSatisfy { $0 >= 0 }) },
    silent("reduce, orIfEmpty", "Reduce", "OrIfEmpty") { $0.orIfEmpty(1).reduce(into: 0) { $0 += $1 } },
    silent("ignoreValues, then", "IgnoreValues", "Then") { $0.ignoreValues(as: Int.self).merge($0.then(.just(1))) },
    silent("takeLast", "TakeLast") { $0.takeLast(5) },
    signal("collect(count:), collect(count:step:)", "Collect") { TickSignal.ticks($0).collect(count: 3, step: 1).collect(count: 2) },
    calls("collect() of ten", "Collect") { stage in
      { _ in stage.count(TickSignal<Int, Never>.from(0..<10).collect()).keepUntilFinished() }
    },
    signal("grouped", "GroupedBy", "FlatMap") { TickSignal.ticks($0).grouped { $0 % 10 }.flatMap { $0.signal } },
    signal("repeated, of one", "Repeated") { TickSignal<Tick, Never>.after(.seconds(1), on: $0).repeated() },
    signal("take(during:)", "TakeDuring") { scheduler in
      let lifetime = Lifetime()
      return TickSignal.ticks(scheduler).take(during: lifetime).take(during: scheduler)
        .map { number in withExtendedLifetime(lifetime) { number } }
    },
    calls("take(during:) of one lifetime, again and again", "TakeDuring") { stage in
      let lifetime = Lifetime()
      return { stage.count(TickSignal<Int, Never>.just($0).take(during: lifetime)).keepUntilFinished() }
    },
    calls("take(during:) of one owner, disposed again and again", "TakeDuring") { stage in
      let owner = Counter()
      return { _ in
        let subject = TickSubject<Int, Never>()
        let subscription = stage.count(subject.signal.take(during: owner))
        subject.next(1)
        subscription.dispose()
      }
    },
  ]
}
