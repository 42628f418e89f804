import TickStreams

extension Expressions {
  /// Every operator that has a counterpart, with that counterpart.
  func apply(_ call: Call, to source: Signal) throws(Problem) -> Signal {
    switch call.name {
    // Values
    case "map": return source.map(trying: try call.lambda(0))
    case "mapTo": return source.replaceValues(with: call[0] ?? .undefined)
    case "filter": return source.filter(trying: try call.lambda(0))
    case "ignoreElements": return source.ignoreValues(as: JSONValue.self)
    case "scan": return source.scan(from: call.seed, trying: try call.lambda(0))
    case "reduce": return source.reduce(from: call.seed, trying: try call.lambda(0))
    case "toArray": return source.collect().map { .array($0) }
    case "bufferCount": return try collectCount(call, source)
    case "pairwise": return source.pairwise().map { .array([$0, $1]) }
    case "distinctUntilChanged": return try distinct(call, source)
    case "startWith": return .concat([call.scheduled(.from(call.plain)), source])
    case "endWith": return source.concat(call.scheduled(.from(call.plain)))
    case "defaultIfEmpty": return source.orIfEmpty(call.plain.first ?? .null)
    case "materialize": return source.materialize().map(\.notification).promoteFailure()
    case "dematerialize": return source.map(\.event).dematerialize()
    case "tap": return try tap(call, source)
    case "finalize": return try finalize(call, source)

    // Beginning and end
    case "take": return source.take(try call.count(0))
    case "takeLast": return source.takeLast(try call.count(0))
    case "takeWhile": return source.take(whileTrying: try call.lambda(0), inclusive: call[1]?.isTrue ?? false)
    case "takeUntil": return try take(call, source)
    case "skip": return source.skip(try call.count(0))
    case "skipWhile": return source.skip(whileTrying: try call.lambda(0))
    case "skipUntil": return source.skip(until: try call.stream(0))
    case "first": return try matching(call, source).take(1).ifEmpty { self.fallback(call) }
    case "last": return try matching(call, source).takeLast(1).ifEmpty { self.fallback(call) }

    // Several streams
    case "concat", "concatWith": return .concat([source] + call.streams.map(call.scheduled))
    case "concatMap", "concatMapTo": return source.concatMap(try call.streamOf(0))
    case "concatAll": return source.concatMap { self.signal($0) }
    case "merge", "mergeWith": return try merge(call, with: [source])
    case "mergeMap", "mergeMapTo": return try flatten(call, limit: call[1], source, call.streamOf(0))
    case "mergeAll": return try flatten(call, limit: call[0], source) { self.signal($0) }
    case "switchMap", "switchMapTo": return source.flatMapLatest(try call.streamOf(0))
    case "switchAll": return source.flatMapLatest { self.signal($0) }
    case "exhaustMap": return source.flatMapFirst(try call.streamOf(0))
    case "exhaustAll": return source.flatMapFirst { self.signal($0) }
    case "combineLatest", "combineLatestWith": return try combineLatest(call, with: [source])
    case "zip", "zipWith": return try zip(call, with: [source])
    case "withLatestFrom": return try withLatest(call, source)
    case "race", "raceWith": return .race([source] + call.streams)
    case "share": return try share(call, source)

    // Time
    case "delay": return try delay(call, source)
    case "delayWhen": return try delayWhen(call, source)
    case "debounceTime": return source.debounce(for: try call.duration(0), on: scheduler)
    case "throttleTime": return try throttle(call, source)
    case "auditTime": return source.audit(for: try call.duration(0), on: scheduler)
    case "sample": return source.sample(when: try call.stream(0))
    case "sampleTime": return source.sample(every: try call.period(0), on: scheduler)
    case "buffer": return source.collect(when: try call.stream(0)).map { .array($0) }
    case "bufferTime": return try collectTime(call, source)
    case "timeInterval": return timeInterval(source)
    case "timestamp": return source.timestamped(on: scheduler).map(\.recorded)
    case "timeout": return try timeout(call, source)
    case "timeoutWith": return try timeout(call, source, or: call.stream(1))

    // Failures and starting over
    case "catchError": return source.caught(by: try call.lambda(0))
    case "retry": return try retry(call, source)
    case "repeat": return try repeated(call, source)
    default: throw .notOffered(call.name)
    }
  }
}

extension Call {
  /// The initial result of `scan` and `reduce`, which may be left out, and may be `null`.
  fileprivate var seed: JSONValue? { plain.count > 1 ? plain[1] : nil }

  /// The function that returns the stream for a value: a closure, or one stream for all values.
  fileprivate func streamOf(_ index: Int) throws(Problem) -> @Sendable (JSONValue) -> Signal {
    guard let make = try lambda(at: self[index]) else {
      let stream = try stream(index)
      return { _ in stream }
    }
    return { make.stream($0) }
  }
}
