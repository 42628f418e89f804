import TickStreams

// The forms that timed operators have in the reference.

extension Expressions {
  /// `delay(span)`, or `delay(moment)`: nothing before that, then everything else without a delay.
  func delay(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    guard let instant = call.instant(of: call[0]) else { return source.delay(try call.duration(0), on: scheduler) }
    return source.flatMap { [scheduler] value in TickSignal.at(instant, on: scheduler).replaceValues(with: value) }
  }

  /// `delayWhen(duration of a value)`, or `delayWhen(duration of a value, start)`.
  func delayWhen(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let duration = try call.lambda(0)
    let delayed = source.flatMap { value in duration.stream(value).take(1).replaceValues(with: value) }
    return call[1] == nil ? delayed : .concat([try call.stream(1).take(1).ignoreValues(as: JSONValue.self), delayed])
  }

  /// `throttleTime(span)` has the leading edge only; `throttleTime(span, {leading, trailing})` has the given edges.
  func throttle(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let (leading, trailing) = (call.option("leading", of: 1)?.isTrue ?? true, call.option("trailing", of: 1)?.isTrue ?? false)
    guard leading || trailing else { return source.ignoreValues(as: JSONValue.self) }
    let edges: ThrottleEdges = leading && trailing ? .both : leading ? .leading : .trailing
    return source.throttle(for: try call.duration(0), edges: edges, on: scheduler)
  }

  // MARK: - Arrays

  /// `bufferCount(count)`, or `bufferCount(count, step)`.
  func collectCount(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    guard let count = try call.positiveCount(call[0]) else { throw call.unfit }
    return source.collect(count: count, step: try call.positiveCount(call[1]) ?? count).map { .array($0) }
  }

  /// `bufferTime(span, step, most)`, where the last two may be left out, and a negative step counts as left out; with a step, the windows
  /// of time overlap or leave gaps.
  func collectTime(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let (span, most) = (try call.period(0), try call.positiveCount(call[2]) ?? .max)
    guard let step = try call.period(orNegative: call[1]) else {
      return source.collect(every: span, maxCount: most, on: scheduler).map { .array($0) }
    }
    return source.window(every: step, for: span, on: scheduler).flatMap { $0.take(most).collect() }.map { .array($0) }
  }

  // MARK: - Time of values

  /// `timeInterval()` keeps the value, `measureInterval` does not.
  func timeInterval(_ source: Signal) -> Signal {
    .deferred { [scheduler] in
      let latest = Lock(JSONValue.undefined)
      return source.handleEvents(onNext: { value in latest.withLock { $0 = value } }).measureInterval(on: scheduler)
        .map { .object(["value": latest.withLock { $0 }, "interval": .number($0.milliseconds)]) }
    }
  }

  /// `timeout(each)`, `timeout({first, each, with})` and `timeoutWith(each, other)`, where spans that come first may be moments.
  ///
  /// With a first span alone, only the first value has to come in time.
  func timeout(_ call: Call, _ source: Signal, or other: Signal? = nil) throws(Problem) -> Signal {
    let isPlain = call[0]?.number != nil || call.instant(of: call[0]) != nil
    let first = isPlain ? call[0] : call.option("first")
    let each = call.duration(of: isPlain ? call[0] : call.option("each")) ?? .seconds(Int64.max)
    let with = try call.lambda(at: call.option("with"))
    let replacement = other ?? with.map { make in .deferred { make.stream() } }
    let (instant, span) = (call.instant(of: first), call.duration(of: first))
    return .deferred { [scheduler] in
      let first = instant.map { max(.zero, scheduler.now.duration(to: $0)) } ?? span
      guard let replacement else { return source.timeout(afterSilence: each, first: first, failing: .timeout, on: scheduler) }
      return source.timeout(afterSilence: each, first: first, or: replacement, on: scheduler)
    }
  }

  // MARK: - Starting over

  /// `retry(count)`, or `retry({count, delay})`; a delay may be a closure that returns a stream, whose first value starts the retry.
  func retry(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let count = try call.optionalCount(call.option("count") ?? call[0]) ?? .max
    if let delay = call.duration(of: call.option("delay")) { return source.retry(count, backoff: .constant(delay), on: scheduler) }
    guard let delay = try call.lambda(at: call.option("delay")) else { return source.retry(count) }
    return source.retry(count, when: delay)
  }

  /// `repeat(count)`, or `repeat({count, delay})`, as with `retry`.
  func repeated(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let count = try call.optionalCount(call.option("count") ?? call[0]) ?? .max
    if let delay = call.duration(of: call.option("delay")) { return source.repeated(count, after: delay, on: scheduler) }
    guard let delay = try call.lambda(at: call.option("delay")) else { return source.repeated(count) }
    return source.repeated(count, when: delay)
  }
}

extension Timestamped<JSONValue> {
  /// The object of the reference for a value and its time.
  var recorded: JSONValue {
    .object(["value": value, "timestamp": .number(TickInstant.origin.duration(to: instant).milliseconds)])
  }
}

extension Duration {
  /// A whole number, as all times in a case are.
  fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
