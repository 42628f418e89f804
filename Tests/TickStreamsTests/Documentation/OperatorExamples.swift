import Foundation
import TickStreams
import TickStreamsTesting

/// The signals to which the examples of the page "Operators" are applied.
///
/// A frame is a second.
struct Stage: Sendable {
  typealias Strings = TickSignal<String, TestFailure>

  let scheduler: TestScheduler
  let input: Strings
  let other: Strings

  /// The signal that the page calls `isOpen`.
  var isOpen: TickSignal<Bool, Never> { .merge(.just(true), after(4, false), after(8, true)) }
  var isPaused: TickSignal<Bool, Never> { isOpen.not() }

  /// The input as a signal that cannot fail.
  var never: TickSignal<String, Never> { input.catch { _ in .empty } }

  /// The function that the page calls `twice`.
  @Sendable func twice(_ value: String) -> Strings { Script(on: scheduler, "\(value)--\(value)|").signal }

  /// The input of the table "Stopping for a while", timed on `clock`.
  @Sendable func timed(on clock: any TickScheduler) -> Strings {
    let end = TickSignal<Tick, Never>.after(.seconds(11), on: clock)
    let values: TickSignal<Character, Never> = .sequence("abcde", every: .seconds(2), delay: .seconds(1), on: clock)
    return values.concat(.never).take(until: end).letters
  }

  func after<Value>(_ seconds: Int, _ value: Value) -> TickSignal<Value, Never> {
    .after(.seconds(seconds), value: value, on: scheduler)
  }

  func ticks(_ ticks: TickSignal<Tick, Never>) -> Strings { ticks.map { "\($0.index)" }.promoteFailure() }
  func figures(_ figures: TickSignal<Duration, Never>) -> Strings {
    figures.map { "\($0 / .seconds(1))".first.map(String.init) ?? "" }.promoteFailure()
  }
  func bool(_ signal: Strings) -> TickSignal<Bool, TestFailure> { signal.map { $0 == "t" } }
  func letters(_ signal: TickSignal<Bool, TestFailure>) -> Strings { signal.map { $0 ? "t" : "f" } }
}

/// The examples of the page "Operators", by their text there.
let operatorExamples: [String: @Sendable (Stage) -> Stage.Strings] = [
  // MARK: Sources of time
  "interval(3, …)": { $0.ticks(.interval(.seconds(3), on: $0.scheduler)) },
  "interval(3, delay: 0, …)": { $0.ticks(.interval(.seconds(3), delay: .zero, on: $0.scheduler)) },
  "interval(3, alignedTo: .shared(5), …)": { stage in
    let aligned = TickSignal<Tick, Never>.interval(.seconds(3), alignedTo: .shared(.seconds(5)), on: stage.scheduler)
    return stage.ticks(aligned.delaySubscription(.seconds(2), on: stage.scheduler))
  },
  "interval(1, …).frequency(over: 4)": { stage in
    let ticks = TickSignal<Tick, Never>.interval(.seconds(1), on: stage.scheduler)
    return ticks.frequency(over: .seconds(4)).map { "\(Int($0))" }.promoteFailure()
  },
  "interval(3, pausedBy: isPaused, timing: .freeze, …)": { stage in
    stage.ticks(
      .interval(
        .seconds(3), pausedBy: .merge(stage.after(4, true), stage.after(6, false)), timing: .freeze, on: stage.scheduler
      )
    )
  },
  "after(3, …)": { $0.ticks(.after(.seconds(3), on: $0.scheduler)) },
  "after(3, value: \"a\", …)": { $0.after(3, "a").promoteFailure() },
  "at(instant, …)": { $0.ticks(.at($0.scheduler.now.advanced(by: .seconds(5)), on: $0.scheduler)) },
  "countdown(for: 3, …)": { $0.figures(.countdown(for: .seconds(3), on: $0.scheduler)) },
  "countdown(to: deadline, …)": { $0.figures(.countdown(to: $0.scheduler.date + 5, on: $0.scheduler)) },
  "elapsed(since: start, …)": { $0.figures(.elapsed(since: $0.scheduler.now, on: $0.scheduler)) },
  "sequence(\"abc\", every: 3, …)": { TickSignal<Character, Never>.sequence("abc", every: .seconds(3), on: $0.scheduler).letters },

  // MARK: Other sources
  "just(\"a\")": { _ in .just("a") },
  "from(\"abc\")": { _ in TickSignal<Character, Never>.from("abc").letters },
  "empty": { _ in .empty },
  "never": { _ in .never },
  "fail(oops)": { _ in .fail(TestFailure()) },
  "deferred { makeSignal() }": { _ in .deferred { .just("a") } },
  "TickSignal { subscriber in … }": { _ in
    TickSignal { subscriber in
      subscriber.next("a")
      subscriber.next("b")
      subscriber.completed()
      return Disposables.none
    }
  },

  // MARK: Changing values
  "map { $0.uppercased() }": { $0.input.map { $0.uppercased() } },
  "replaceValues(with: \"x\")": { $0.input.replaceValues(with: "x") },
  "compactMap { number($0) }": { $0.input.compactMap { number($0) } },
  "tryMap { try number($0) }": { stage in
    stage.input.tryMap { value throws(TestFailure) in
      guard let number = number(value) else { throw TestFailure() }
      return number
    }
  },
  "scan(\"\") { $0 + $1 }": { $0.input.scan("") { $0 + $1 } },
  "scan(into: \"\") { $0 += $1 }": { $0.input.scan(into: "") { $0 += $1 } },
  "pairwise()": { $0.input.pairwise().map { $0 + $1 } },
  "startWith(\"x\")": { $0.input.startWith("x") },
  "timestamped(on: scheduler)": { stage in
    stage.input.timestamped(on: stage.scheduler).map { "\($0.value)\(Int(TickInstant.origin.duration(to: $0.instant) / .seconds(1)))" }
  },
  "measureInterval(on: scheduler)": { $0.input.measureInterval(on: $0.scheduler).map { "\(Int($0 / .seconds(1)))" } },
  "materialize()": { $0.input.materialize().map(\.description).promoteFailure() },
  "materialize().dematerialize()": { $0.input.materialize().dematerialize() },

  // MARK: Choosing values
  "filter { $0 != \"a\" }": { $0.input.filter { $0 != "a" } },
  "removeDuplicates()": { $0.input.removeDuplicates() },
  "removeDuplicates(by: { $0 <= $1 })": { $0.input.removeDuplicates(by: { $0 <= $1 }) },
  "skip(2)": { $0.input.skip(2) },
  "skip(while: { $0 != \"b\" })": { $0.input.skip(while: { $0 != "b" }) },
  "skip(for: 4, …)": { $0.input.skip(for: .seconds(4), on: $0.scheduler) },
  "skip(until: .after(6, …))": { $0.input.skip(until: $0.after(6, ())) },
  "ignoreValues()": { $0.input.ignoreValues(as: String.self) },
  "filter { _ in false }.orIfEmpty(\"x\")": { $0.input.filter { _ in false }.orIfEmpty("x") },

  // MARK: Ending a signal
  "take(2)": { $0.input.take(2) },
  "takeLast(2)": { $0.input.takeLast(2) },
  "take(while: { $0 < \"c\" })": { $0.input.take(while: { $0 < "c" }) },
  "take(while: { $0 < \"c\" }, inclusive: true)": { $0.input.take(while: { $0 < "c" }, inclusive: true) },
  "take(for: 4, …)": { $0.input.take(for: .seconds(4), on: $0.scheduler) },
  "take(until: .after(6, …))": { $0.input.take(until: $0.after(6, ())) },
  "take(untilReplacement: .after(6, value: \"x\", …))": { $0.input.take(untilReplacement: $0.after(6, "x")) },
  "take(during: lifetime)": { stage in
    let lifetime = Lifetime()
    stage.scheduler.schedule(after: .seconds(4)) { lifetime.dispose() }
    return stage.input.take(during: lifetime)
  },

  // MARK: One result
  "reduce(\"\") { $0 + $1 }": { $0.input.reduce("") { $0 + $1 } },
  "reduce(into: \"\") { $0 += $1 }": { $0.input.reduce(into: "") { $0 += $1 } },
  "collect()": { $0.input.collect().map { $0.joined() } },
  "contains(\"b\")": { $0.letters($0.input.contains("b")) },
  "contains(where: { $0 > \"c\" })": { $0.letters($0.input.contains(where: { $0 > "c" })) },
  "allSatisfy { $0 < \"b\" }": { $0.letters($0.input.allSatisfy { $0 < "b" }) },

  // MARK: Arrays and groups
  "collect(count: 3)": { $0.input.collect(count: 3).map { $0.joined() } },
  "collect(count: 2, step: 1)": { $0.input.collect(count: 2, step: 1).map { $0.joined() } },
  "collect(every: 4, …)": { $0.input.collect(every: .seconds(4), on: $0.scheduler).map { $0.joined() } },
  "collect(every: 4, orCount: 2, …)": { $0.input.collect(every: .seconds(4), orCount: 2, on: $0.scheduler).map { $0.joined() } },
  "collect(when: .interval(4, …))": { $0.input.collect(when: .interval(.seconds(4), on: $0.scheduler)).map { $0.joined() } },
  "window(every: 4, …).flatMap { $0.collect() }": { stage in
    stage.input.window(every: .seconds(4), on: stage.scheduler).flatMap { $0.collect() }.map { $0.joined() }
  },
  "grouped(by: { $0 < \"c\" }).flatMap { $0.signal.collect() }": { stage in
    stage.input.grouped(by: { $0 < "c" }).flatMap { $0.signal.collect() }.map { $0.joined() }
  },

  // MARK: Shifting and thinning in time
  "delay(2, …)": { $0.input.delay(.seconds(2), on: $0.scheduler) },
  "delaySubscription(2, …)": { $0.input.delaySubscription(.seconds(2), on: $0.scheduler) },
  "debounce(for: 3, …)": { $0.input.debounce(for: .seconds(3), on: $0.scheduler) },
  "debounce(for: 3, where: { $0 != \"b\" }, …)": { $0.input.debounce(for: .seconds(3), where: { $0 != "b" }, on: $0.scheduler) },
  "throttle(for: 4, …)": { $0.input.throttle(for: .seconds(4), on: $0.scheduler) },
  "throttle(for: 4, latest: false, …)": { $0.input.throttle(for: .seconds(4), latest: false, on: $0.scheduler) },
  "throttle(for: 4, edges: .trailing, …)": { $0.input.throttle(for: .seconds(4), edges: .trailing, on: $0.scheduler) },
  "audit(for: 4, …)": { $0.input.audit(for: .seconds(4), on: $0.scheduler) },
  "sample(every: 3, …)": { $0.input.sample(every: .seconds(3), on: $0.scheduler) },

  // MARK: Watching the time
  "timeout(after: 6, …)": { $0.never.timeout(after: .seconds(6), on: $0.scheduler).mapFailure { _ in TestFailure() } },
  "timeout(after: 6, failing: oops, …)": { $0.input.timeout(after: .seconds(6), failing: TestFailure(), on: $0.scheduler) },
  "timeout(between: 4, …)": { $0.never.timeout(between: .seconds(4), on: $0.scheduler).mapFailure { _ in TestFailure() } },
  "timeout(between: 4, failing: oops, …)": { $0.input.timeout(between: .seconds(4), failing: TestFailure(), on: $0.scheduler) },
  "timeout(between: 4, or: .just(\"x\"), …)": { stage in
    stage.input.timeout(between: .seconds(4), or: Stage.Strings.just("x"), on: stage.scheduler)
  },

  // MARK: Starting again
  "repeated(2)": { $0.input.repeated(2) },
  "repeated(2, every: 5, …)": { $0.input.repeated(2, every: .seconds(5), on: $0.scheduler) },
  "repeated(2, after: 2, …)": { $0.input.repeated(2, after: .seconds(2), on: $0.scheduler) },
  "restarted(by: .after(2, …))": { $0.input.restarted(by: $0.after(2, ())) },

  // MARK: Stopping for a while
  "gated(by: isOpen)": { $0.input.gated(by: $0.isOpen) },
  "paused(by: isPaused)": { $0.input.paused(by: $0.isPaused) },
  "paused(by: isPaused, timing: .freeze, …) { clock in … }": { stage in
    .paused(by: stage.isPaused, timing: .freeze, on: stage.scheduler) { stage.timed(on: $0) }
  },

  // MARK: Several signals
  "merge(other)": { $0.input.merge($0.other) },
  "concat(other)": { $0.input.concat($0.other) },
  "then(other)": { $0.input.then($0.other) },
  "combineLatest(other)": { $0.input.combineLatest($0.other).map { $0 + $1 } },
  "zip(other)": { $0.input.zip($0.other).map { $0 + $1 } },
  "withLatest(from: other)": { $0.input.withLatest(from: $0.other).map { $0 + $1 } },
  "race(other)": { $0.input.race($0.other) },
  "sample(when: other)": { $0.input.sample(when: $0.other) },

  // MARK: Signals made of values
  "flatMap(twice)": { $0.input.flatMap($0.twice) },
  "flatMapLatest(twice)": { $0.input.flatMapLatest($0.twice) },
  "flatMapFirst(twice)": { $0.input.flatMapFirst($0.twice) },
  "concatMap(twice)": { $0.input.concatMap($0.twice) },
  "map(twice).flatten(maxConcurrent: 1)": { $0.input.map($0.twice).flatten(maxConcurrent: 1) },
  "map(twice).switchToLatest()": { $0.input.map($0.twice).switchToLatest() },

  // MARK: Failures
  "catch { _ in .just(\"x\") }": { $0.input.catch { _ in .just("x") } },
  "retry(1)": { $0.input.retry(1) },
  "retry(1, backoff: .constant(2), …)": { $0.input.retry(1, backoff: .constant(.seconds(2)), on: $0.scheduler) },
  "mapFailure { Other($0) }": { $0.input.mapFailure { _ in TickTimeout(after: .zero) }.mapFailure { _ in TestFailure() } },
  "promoteFailure(to: Other.self)": { $0.input.catch { _ in .empty }.promoteFailure(to: TestFailure.self) },

  // MARK: True and false
  "not()": { $0.letters($0.bool($0.input).not()) },
  "and(other)": { $0.letters($0.bool($0.input).and($0.bool($0.other))) },
  "or(other)": { $0.letters($0.bool($0.input).or($0.bool($0.other))) },

  // MARK: Looking on
  "handleEvents(onNext: { print($0) })": { $0.input.handleEvents(onNext: { _ in }) },
  "log(\"a\")": { $0.input.log("a", to: { _ in }) },
  "named(\"a\")": { $0.input.named("a") },

  // MARK: Contexts and sharing
  "deliver(on: scheduler)": { $0.input.deliver(on: $0.scheduler) },
  "start(on: scheduler)": { $0.input.start(on: $0.scheduler) },
  "share(replay: 1)": { stage in
    let shared = stage.input.share(replay: 1)
    shared.observe { _ in }.keepUntilFinished()
    return shared.delaySubscription(.seconds(4), on: stage.scheduler)
  },
  "share(replay: 1, grace: 3, …)": { stage in
    let shared = stage.input.share(replay: 1, grace: .seconds(3), on: stage.scheduler)
    shared.take(until: stage.after(4, ())).observe { _ in }.keepUntilFinished()
    return shared.delaySubscription(.seconds(6), on: stage.scheduler)
  },
  "multicast()": { stage in
    let connectable = stage.input.multicast()
    stage.scheduler.schedule(after: .seconds(2)) { connectable.connect().keepUntilFinished() }
    return connectable.signal
  },
  "multicast(TickReplaySubject(bufferSize: 1))": { stage in
    let connectable = stage.input.multicast(TickReplaySubject(bufferSize: 1))
    connectable.connect().keepUntilFinished()
    return connectable.signal.delaySubscription(.seconds(4), on: stage.scheduler)
  },
]

/// The number of a letter, or `nil` for b.
@Sendable private func number(_ letter: String) -> String? {
  ["a": "1", "c": "3"][letter]
}

extension TickSignal where Value == Character, Failure == Never {
  fileprivate var letters: Stage.Strings {
    let strings: TickSignal<String, Never> = map { String($0) }
    return strings.promoteFailure(to: TestFailure.self)
  }
}
