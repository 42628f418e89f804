import TickStreams

// The forms that other operators have in the reference.

extension Expressions {
  /// `distinctUntilChanged()`, `(isEqual)`, `(isEqual, key)`, `(null, key)`.
  func distinct(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let (isEqual, key) = (try call.lambda(at: call.plain.first), try call.lambda(at: call[1]))
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

  func tap(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let next = try call.lambda(at: call.option("next") ?? call[0])
    let (failed, completed) = (try call.lambda(at: call.option("error")), try call.lambda(at: call.option("complete")))
    return source.guarded { source, fault in
      source.handleEvents(
        onNext: { value in if let next { _ = fault.catching(.null) { next(value) } } },
        onFailed: { failure in _ = failed?(failure.value) },
        onCompleted: { _ = completed?() }
      )
    }
  }

  func finalize(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let act = try call.lambda(0)
    return source.handleEvents(onFailed: { _ in _ = act() }, onCompleted: { _ = act() }, onCancel: { _ = act() })
  }

  /// The values that `first` and `last` consider.
  func matching(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    guard let isIncluded = try call.lambda(at: call[0]) else { return source }
    return source.filter(trying: isIncluded)
  }

  /// The value that `first` and `last` send if there was none.
  func fallback(_ call: Call) -> Signal {
    call.plain.count > 1 ? .just(call.plain[1]) : .fail(.empty)
  }

  /// `mergeMap(f)`, or `mergeMap(f, limit of concurrent signals)`.
  func flatten(
    _ call: Call, limit: JSONValue?, _ source: Signal, _ transform: @escaping @Sendable (JSONValue) -> Signal
  ) throws(Problem) -> Signal {
    let limit = try call.positiveCount(limit)
    guard let limit, limit < .max else { return source.flatMap(transform) }
    return source.map { value in Signal.deferred { transform(value) } }.flatten(maxConcurrent: limit)
  }

  /// `merge(a, b)`, or `merge(a, b, limit of concurrent signals)`.
  func merge(_ call: Call, with first: [Signal]) throws(Problem) -> Signal {
    let limit = try call.positiveCount(call.plain.last)
    guard let limit, limit < .max else { return .merge(first + call.streams) }
    return TickSignal<Signal, Thrown>.from(first + call.streams).flatten(maxConcurrent: limit)
  }

  /// `takeUntil(trigger)`: the reference ignores completion of the trigger, and passes on its failure.
  func take(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    let trigger = try call.stream(0)
    guard ignoresTriggerEnds else { return source.take(until: trigger) }
    return .deferred {
      let fault = Fault()
      let values = trigger.concat(.never).catch { failure in .just(fault.catching(.null) { .failure(failure) }) }
      return source.take(until: values).concat(.deferred { fault.first.map { .fail($0) } ?? .empty })
    }
  }

  // MARK: - share

  /// `share()`, or `share({resetOnError, resetOnComplete, resetOnRefCountZero})`.
  func share(_ call: Call, _ source: Signal) throws(Problem) -> Signal {
    for option in ["resetOnError", "resetOnComplete"] {
      if let reset = call.option(option), self.reset(reset) != .atOnce { throw call.unfit }
    }
    switch reset(call.option("resetOnRefCountZero") ?? .bool(true)) {
    case .atOnce: return source.share()
    case .after(let grace): return source.share(grace: grace, on: scheduler)
    case .otherwise: throw call.unfit
    }
  }

  /// When an option of `share` requires a new subscription.
  private enum Reset: Equatable {
    case atOnce
    case after(Duration)
    case otherwise
  }

  /// A closure requires a new subscription by the first value of the stream that it returns.
  private func reset(_ option: JSONValue) -> Reset {
    guard let name = option["$fn"]?.string else { return option.isTrue ? .atOnce : .after(.seconds(Int64.max)) }
    let resets = record.lambdas?[name]?.calls.compactMap { $0["result"].map(firstValue) } ?? []
    guard let first = resets.first else { return .atOnce }
    return resets.allSatisfy { $0 == first } ? first : .otherwise
  }

  /// When a stream sends its first value, as far as can be known without running it.
  private func firstValue(_ stream: JSONValue) -> Reset {
    if let name = stream["$ref"]?.string { return record.defs?[name].map(firstValue) ?? .otherwise }
    let arguments = stream["args"]?.array ?? []
    switch stream["$create"]?.string {
    case "of": return arguments.isEmpty ? .after(.seconds(Int64.max)) : .atOnce
    case "concat": return arguments.first.map(firstValue) == .atOnce ? .atOnce : .otherwise
    case "EMPTY", "NEVER": return .after(.seconds(Int64.max))
    case "timer": return arguments.first?.int.map { .after(.milliseconds($0)) } ?? .otherwise
    default: break
    }
    let input = record.inputs.first { .string($0.name) == stream["$in"] }
    guard let input, input.kind == .cold, let first = input.events.first, !first.event.isTerminal else { return .otherwise }
    return .after(.milliseconds(first.time))
  }
}

// MARK: - Events as values

extension Event where Value == JSONValue, Failure == Thrown {
  /// The notification object of the reference for an event.
  var notification: JSONValue {
    let content: [String: JSONValue] =
      switch self {
      case .next(let value): ["kind": .string("next"), "value": value]
      case .failed(let failure): ["kind": .string("error"), "error": failure.value]
      case .completed: ["kind": .string("completed")]
      }
    return .object(["$notification": .object(content)])
  }
}

extension JSONValue {
  /// The event of a notification object.
  var event: Event<JSONValue, Thrown> {
    guard let content = self["$notification"] else { return .next(self) }
    switch content["kind"]?.string {
    case "next": return .next(content["value"] ?? .undefined)
    case "error": return .failed(Thrown(content["error"] ?? .undefined))
    default: return .completed
    }
  }
}
