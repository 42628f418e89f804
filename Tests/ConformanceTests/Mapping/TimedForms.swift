import TickStreams

// The forms that timed operators have with the reference.

extension Expressions {
  /// `delay(span)`, or `delay(moment)`: nothing before that, everything else at once.
  func delay(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    guard let instant = call.instant(of: call[0]) else { return source.delay(try call.duration(0), on: scheduler) }
    return source.flatMap { [scheduler] value in TickSignal.at(instant, on: scheduler).map(to: value) }
  }

  /// `delayWhen(duration of a value)`, or `delayWhen(duration of a value, start)`.
  func delayWhen(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let duration = try call.lambda(0)
    let delayed = source.flatMap { value in duration.stream(value).take(1).map(to: value) }
    return call[1] == nil ? delayed : .concat([try call.stream(1).take(1).ignoreValues(as: JSONValue.self), delayed])
  }

  /// `throttleTime(span)` is leading only; `throttleTime(span, {leading, trailing})` says what it is.
  func throttle(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let (leading, trailing) = (call.option("leading", of: 1)?.isTrue ?? true, call.option("trailing", of: 1)?.isTrue ?? false)
    guard leading else { throw .notOffered(call.name) }
    return source.throttle(for: try call.duration(0), latest: trailing, on: scheduler)
  }

  /// `bufferCount(count)`; with another count as the step, arrays would overlap or have gaps.
  func collectCount(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    guard call[1] == nil || call[1] == call[0] else { throw call.unfit }
    return source.collect(count: try call.count(0)).map { .array($0) }
  }

  /// `retry(count)`, or `retry({count, delay})`; a delay may be a closure that makes a stream, whose first value starts over.
  func retry(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let count = try call.optionalCount(call.option("count") ?? call[0]) ?? .max
    if let delay = call.duration(of: call.option("delay")) { return source.retry(count, backoff: .constant(delay), on: scheduler) }
    guard let delay = try call.lambda(at: call.option("delay")) else { return source.retry(count) }
    return source.retry(count, when: delay)
  }

  /// `repeat(count)`, or `repeat({count, delay})`, as with `retry`.
  func repeated(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let count = try call.optionalCount(call.option("count") ?? call[0]) ?? .max
    if call.duration(of: call.option("delay")) != nil { throw .notOffered(call.name) }
    guard let delay = try call.lambda(at: call.option("delay")) else { return source.repeated(count) }
    return source.repeated(count, when: delay)
  }
}
