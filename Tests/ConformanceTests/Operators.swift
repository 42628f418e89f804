import TickStreams
import TickStreamsTesting

extension Run {
  func apply(_ tokens: [String]) -> Signal {
    let (name, values) = (tokens[0], Array(tokens.dropFirst()))
    @Sendable func count(_ index: Int) -> Int { values.count > index ? Int(values[index]) ?? .max : .max }
    @Sendable func span(_ index: Int) -> Duration { count(index) == .max ? .seconds(Int64.max) : .milliseconds(count(index)) }
    switch name {
    case "of": return .from(values)
    case "never": return .never
    case "fail": return .fail(Thrown(values[0]))
    case "failWith": return .deferred { [self] in .fail(Thrown(call(values[0]).text)) }
    case "deferred": return .deferred { [self] in stream(values[0]) }
    case "iif":
      return .deferred { [self] in
        let condition = call(values[0])
        return condition.failure.map { .fail($0) } ?? signal(condition.text == "true" ? values[1] : values[2])
      }
    case "after": return TickSignal.after(span(0), on: scheduler).counted
    case "at": return TickSignal.at(.milliseconds(count(0)), on: scheduler).counted
    case "interval": return TickSignal.interval(span(0), delay: span(1), on: scheduler).counted
    case "caught": return caught(values)
    case "merge" where count(0) < .max:
      return TickSignal<Signal, Thrown>.from(values.dropFirst().map { signal($0) }).flatten(maxConcurrent: count(0))
    case "concat", "race", "merge", "combineLatest", "zip", "withLatest": return combination(name, values)
    default: break
    }
    let source = signal(values[0])
    let others: @Sendable (String) -> Signal = { [self] value in stream(values[1], [value]) }
    switch name {
    // Values
    case "map": return source.tryMap { value throws(Thrown) in try self.call(values[1], [value]).get() }
    case "replaceValues": return source.replaceValues(with: values[1])
    case "filter": return guarded(source) { [self] source, fault in source.filter { fault.isTrue(self.call(values[1], [$0]), or: true) } }
    case "ignoreValues": return source.ignoreValues(as: String.self)
    case "scan": return scan(source, values)
    // A closure that throws ends it immediately, so every intermediate result has to be checked.
    case "reduce" where self.throws(values[1]): return scan(source, values).takeLast(1)
    case "reduce":
      let seed = values.count > 2 ? values[2] : nil
      return source.reduce(seed) { [self] result, value in result.map { call(values[1], [$0, value]).text } ?? value }.compactMap { $0 }
    case "collect": return source.collect().map(\.text)
    case "collectCount": return source.collect(count: count(1), step: count(2)).map(\.text)
    case "pairwise": return source.pairwise().map { [$0, $1].text }
    case "removeDuplicates": return distinct(source, isEqual: values[1], key: values[2])
    case "orIfEmpty": return source.orIfEmpty(values[1])
    case "materialize": return source.materialize().map(\.text).promoteFailure()
    case "dematerialize": return source.map(\.event).dematerialize()
    case "handleEvents":
      return guarded(source) { [self] source, fault in
        source.handleEvents(
          onNext: { if values[1] != "-" { _ = fault.isTrue(self.call(values[1], [$0])) } },
          onFailed: { if values[2] != "-" { _ = self.call(values[2], [$0.value]) } },
          onCompleted: { if values[3] != "-" { _ = self.call(values[3]) } })
      }
    case "onEnd":
      let act: @Sendable () -> Void = { [self] in _ = call(values[1]) }
      return source.handleEvents(onFailed: { _ in act() }, onCompleted: act, onCancel: act)

    // Beginning and end
    case "take": return source.take(count(1))
    case "takeLast": return source.takeLast(count(1))
    case "takeWhile":
      return guarded(source) { [self] source, fault in
        source.take(while: { fault.isTrue(self.call(values[1], [$0]), or: true) }, inclusive: values.count > 2)
      }
    case "takeUntil": return source.take(until: signal(values[1]))
    case "skip": return source.skip(count(1))
    case "skipWhile": return guarded(source) { [self] source, fault in source.skip(while: { fault.isTrue(self.call(values[1], [$0])) }) }
    case "skipUntil": return source.skip(until: signal(values[1]))
    case "ifEmpty": return ifEmpty(source) { [self] in signal(values[1]) }

    // Several streams
    case "concatMap": return source.concatMap(others)
    case "flatMap" where count(2) == .max: return source.flatMap(others)
    case "flatMap": return source.map { value in Signal.deferred { others(value) } }.flatten(maxConcurrent: count(2))
    case "flatMapLatest": return source.flatMapLatest(others)
    case "flatMapFirst": return source.flatMapFirst(others)
    case "share": return values.count > 1 ? source.share(grace: span(1), on: scheduler) : source.share()

    // Time
    case "delay": return source.delay(span(1), on: scheduler)
    case "delayUntil":
      return source.flatMap { [scheduler] in TickSignal.at(.milliseconds(count(1)), on: scheduler).replaceValues(with: $0) }
    case "delayWhen": return source.flatMap { value in others(value).take(1).replaceValues(with: value) }
    case "delaySubscription": return source.delaySubscription(span(1), on: scheduler)
    case "debounce": return source.debounce(for: span(1), on: scheduler)
    case "throttle":
      let edges: ThrottleEdges = values[2] == "both" ? .both : values[2] == "leading" ? .leading : .trailing
      return source.throttle(for: span(1), edges: edges, on: scheduler)
    case "sample": return source.sample(when: signal(values[1]))
    case "sampleEvery": return source.sample(every: span(1), on: scheduler)
    case "collectWhen": return source.collect(when: signal(values[1])).map(\.text)
    case "collectEvery": return source.collect(every: span(1), maxCount: count(2), on: scheduler).map(\.text)
    case "collectWindows":
      return source.window(every: span(1), for: span(2), on: scheduler).flatMap { $0.take(count(3)).collect() }.map(\.text)
    case "measureInterval": return intervals(source)
    case "timestamped":
      return source.timestamped(on: scheduler).map { "{timestamp:\($0.instant.milliseconds),value:\($0.value)}" }
    case "timeout":
      return .deferred { [self] in
        let first =
          values[2].hasPrefix("date") ? .milliseconds(max(0, (Int(values[2].dropFirst(4)) ?? 0) - scheduler.milliseconds)) : span(2)
        guard values.count > 3 else { return source.timeout(afterSilence: span(1), first: first, failing: .timeout, on: scheduler) }
        return source.timeout(afterSilence: span(1), first: first, or: signal(values[3]), on: scheduler)
      }

    // Failures and starting over
    case "catch": return caught(source, by: values[1])
    case "retry" where values.count == 2: return source.retry(count(1))
    case "retry" where isFunction(values[2]): return retry(source, count(1), when: values[2])
    case "retry": return source.retry(count(1), backoff: .constant(span(2)), on: scheduler)
    case "repeated" where values.count == 2: return source.repeated(count(1))
    case "repeated" where isFunction(values[2]): return repeated(source, count(1), when: values[2])
    case "repeated": return source.repeated(count(1), after: span(2), on: scheduler)
    default: fatalError("\(tokens)")
    }
  }

  /// `(name function signals …)`, where the function may be left out.
  private func combination(_ name: String, _ values: [String]) -> Signal {
    let function = values.first.flatMap { isFunction($0) ? $0 : nil }
    let signals = values.dropFirst(function == nil && name != "merge" ? 0 : 1).map { signal($0) }
    let lists: TickSignal<[String], Thrown>
    switch (name, signals.count) {
    case ("concat", _): return .concat(signals)
    case ("race", _): return .race(signals)
    case ("merge", _): return .merge(signals)
    case ("combineLatest", _): lists = .combineLatest(signals)
    case ("zip", _): lists = .zip(signals)
    case (_, 2): lists = signals[0].withLatest(from: signals[1]).map { [$0, $1] }
    case (_, 3): lists = signals[0].withLatest(from: signals[1], signals[2]).map { [$0, $1, $2] }
    default: lists = signals[0].withLatest(from: .combineLatest(Array(signals.dropFirst()))).map { [$0] + $1 }
    }
    return lists.tryMap { values throws(Thrown) in try self.project(function, values) }
  }
}

extension Thrown { static let timeout = Thrown("TimeoutError") }

extension Result<String, Thrown> { var text: String { (try? get()) ?? "" } }

extension TickSignal where Value == Tick, Failure == Never {
  /// The number of each tick.
  fileprivate var counted: Signal { map { "\($0.index)" }.promoteFailure() }
}

extension TickInstant { fileprivate var milliseconds: Int { Int(TickInstant.origin.duration(to: self) / .milliseconds(1)) } }

extension Event<String, Thrown> {
  fileprivate var text: String {
    switch self {
    case .next(let value): "next:\(value)"
    case .failed(let failure): "failed:\(failure.value)"
    case .completed: "completed"
    }
  }
}

extension String {
  fileprivate var event: Event<String, Thrown> {
    let value = split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
    return hasPrefix("next:") ? .next(value) : hasPrefix("failed:") ? .failed(Thrown(value)) : .completed
  }
}
