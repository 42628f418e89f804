import TickStreams

extension Expressions {
  /// Every operator that we have a counterpart of, and which.
  func apply(_ call: Call, to source: Signal) throws(Problem) -> Signal {
    switch call.name {
    // Values
    case "map":
      let transform = try call.lambda(0)
      return source.attempt { transform($0) }
    case "mapTo": return source.map(to: call[0] ?? .undefined)
    case "filter": return source.filter(trying: try call.lambda(0))
    case "ignoreElements": return source.filter { _ in false }
    case "scan": return try scan(call, source)
    case "distinctUntilChanged": return try distinct(call, source)
    case "startWith": return .concat([call.scheduled(.from(call.plain)), source])
    case "endWith": return source.concat(call.scheduled(.from(call.plain)))
    case "defaultIfEmpty": return source.ifEmpty { .just(call.plain.first ?? .null) }
    case "tap": return try tap(call, source)
    case "finalize": return try finalize(call, source)

    // Beginning and end
    case "take": return source.take(try call.count(0))
    case "skip": return source.skip(try call.count(0))
    case "takeWhile": return source.take(whileTrying: try call.lambda(0), inclusive: call[1]?.isTrue ?? false)
    case "takeUntil": return source.take(until: try call.stream(0))
    case "first": return try matching(call, source).take(1).ifEmpty { self.fallback(call) }

    // Several streams
    case "concat", "concatWith": return .concat([source] + call.streams.map(call.scheduled))
    case "merge", "mergeWith": return try merge(call, with: [source])
    case "mergeMap", "mergeMapTo": return try bounded(call, at: 1, source.flatMap(call.streamOf(0)))
    case "mergeAll": return try bounded(call, at: 0, source.flatMap { self.signal($0) })
    case "switchMap", "switchMapTo": return source.flatMapLatest(try call.streamOf(0))
    case "switchAll": return source.flatMapLatest { self.signal($0) }
    case "exhaustMap": return source.flatMapFirst(try call.streamOf(0))
    case "exhaustAll": return source.flatMapFirst { self.signal($0) }
    case "combineLatest", "combineLatestWith": return try combineLatest(call, with: [source])
    case "zip", "zipWith": return try zip(call, with: [source])
    case "withLatestFrom": return try withLatest(call, source)
    case "race", "raceWith": return .race([source] + call.streams)
    case "share": return try share(call, source)
    case "buffer": return source.collect(on: try call.stream(0)).map { .array($0) }

    // Time
    case "delay": return try delay(call, source)
    case "delayWhen": return try delayWhen(call, source)
    case "debounceTime": return source.debounce(for: try call.duration(0), on: scheduler)
    case "throttleTime": return try throttle(call, source)

    // Failures and starting over
    case "catchError": return source.caught(by: try call.lambda(0))
    case "retry": return try retry(call, source)
    default: throw .notOffered(call.name)
    }
  }

  // MARK: - Forms

  private func scan(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let combine = try call.lambda(0)
    return source.combined(from: call.plain.count > 1 ? call.plain[1] : nil, by: combine)
  }

  /// `distinctUntilChanged()`, `(isEqual)`, `(isEqual, key)`, `(null, key)`.
  private func distinct(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let (isEqual, key) = (try call.lambda(at: call[0]), try call.lambda(at: call[1]))
    guard isEqual != nil || key != nil else { return source.removeDuplicates() }
    return source.guarded { source, fault in
      source
        .map { value in (value: value, key: key.map { key in fault.catching(.null) { key(value) } } ?? value) }
        .removeDuplicates { before, new in
          guard let isEqual else { return before.key == new.key }
          return fault.catching(.bool(false)) { isEqual(before.key, new.key) }.isTrue
        }
        .map(\.value)
    }
  }

  private func tap(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let next = try call.lambda(at: call.option("next") ?? call[0])
    let (failed, completed) = (try call.lambda(at: call.option("error")), try call.lambda(at: call.option("complete")))
    return source.handleEvents(
      onNext: { value in _ = next?(value) }, onFailed: { failure in _ = failed?(failure.value) }, onCompleted: { _ = completed?() }
    )
  }

  private func finalize(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let act = try call.lambda(0)
    return source.handleEvents(onFailed: { _ in _ = act() }, onCompleted: { _ = act() }, onCancel: { _ = act() })
  }

  /// The values that `first` and `last` look at.
  private func matching(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    guard let isIncluded = try call.lambda(at: call[0]) else { return source }
    return source.filter(trying: isIncluded)
  }

  /// What `first` and `last` send when there was no value.
  private func fallback(_ call: Call) -> Signal {
    call.plain.count > 1 ? .just(call.plain[1]) : .fail(.empty)
  }

  /// A form that may bound how many streams run at once.
  private func bounded(_ call: Call, at index: Int, _ signal: Signal) throws(Problem) -> Signal {
    let limit = try call.optionalCount(call[index])
    if let limit, limit < .max { throw call.unfit }
    return signal
  }

  private func share(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    for reset in call[0]?.objects.first?.values.map({ $0 }) ?? [] where !isImmediate(reset) { throw call.unfit }
    return source.share()
  }

  /// Whether a reset option of `share` means what ours does: a fresh start at once, now or never asked for.
  private func isImmediate(_ reset: JSONValue) -> Bool {
    guard let name = reset["$fn"]?.string else { return reset.isTrue }
    return record.lambdas?[name]?.calls.allSatisfy { $0["result"].map(emitsOnSubscription) ?? false } ?? false
  }

  private func emitsOnSubscription(_ expression: JSONValue) -> Bool {
    if let name = expression["$ref"]?.string { return record.defs?[name].map(emitsOnSubscription) ?? false }
    let arguments = expression["args"]?.array ?? []
    switch expression["$create"]?.string {
    case "of": return !arguments.isEmpty
    case "concat": return arguments.first.map(emitsOnSubscription) ?? false
    default: return false
    }
  }

  /// `delay(span)`, or `delay(moment)`: nothing before that, everything else at once.
  private func delay(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    guard let instant = call.instant(of: call[0]) else { return source.delay(try call.duration(0), on: scheduler) }
    return source.flatMap { [scheduler] value in TickSignal.at(instant, on: scheduler).map(to: value) }
  }

  /// `delayWhen(duration of a value, start)`.
  private func delayWhen(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let duration = try call.streamOf(0)
    let delayed = source.flatMap { value in duration(value).take(1).map(to: value) }
    return call[1] == nil ? delayed : .concat([try call.stream(1).take(1).filter { _ in false }, delayed])
  }

  /// `throttleTime(span)` is leading only; `throttleTime(span, {leading, trailing})` says what it is.
  private func throttle(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let (leading, trailing) = (call.option("leading", of: 1)?.isTrue ?? true, call.option("trailing", of: 1)?.isTrue ?? false)
    guard leading else { throw call.unfit }
    return source.throttle(for: try call.duration(0), latest: trailing, on: scheduler)
  }

  /// `retry(count)`, or `retry({count, delay})`; a delay may be a closure that makes a stream, whose first value starts over.
  private func retry(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let count = try call.optionalCount(call.option("count") ?? call[0]) ?? .max
    if let delay = call.duration(of: call.option("delay")) { return source.retry(count, backoff: .constant(delay), on: scheduler) }
    guard let delay = try call.lambda(at: call.option("delay")) else { return source.retry(count) }
    return source.retry(count, when: delay)
  }
}

extension Call {
  /// What makes a stream of a value: a closure, or a stream that is the same for all.
  func streamOf(_ index: Int) throws(Problem) -> @Sendable (JSONValue) -> Signal {
    guard let make = try lambda(at: self[index]) else {
      let stream = try stream(index)
      return { _ in stream }
    }
    return { make.stream($0) }
  }
}
