import TickStreams

// The closures of the reference may throw; those of this library may not, except for `tryMap`. These are the workarounds.

/// Stores the error that a closure of a subscription threw.
final class Fault: Sendable {
  private let thrown = Lock<Thrown?>(nil)

  /// The first error.
  var first: Thrown? { thrown.withLock { $0 } }

  /// The result, or `substitute` if there is none.
  func catching(_ substitute: JSONValue, _ body: () -> Result<JSONValue, Thrown>) -> JSONValue {
    switch body() {
    case .success(let value): return value
    case .failure(let failure):
      thrown.withLock { $0 = $0 ?? failure }
      return substitute
    }
  }
}

extension TickSignal where Value == JSONValue, Failure == Thrown {
  /// A signal whose closures store an error in a ``Fault`` and let a value pass: the signal fails instead of passing that value on.
  func guarded(_ build: @escaping @Sendable (Signal, Fault) -> Signal) -> Signal {
    .deferred {
      let fault = Fault()
      return build(self, fault)
        .tryMap { value throws(Thrown) in
          if let thrown = fault.first { throw thrown }
          return value
        }
    }
  }

  func map(trying transform: Lambda) -> Signal {
    tryMap { value throws(Thrown) in try transform(value).get() }
  }

  func filter(trying isIncluded: Lambda) -> Signal {
    guarded { source, fault in
      source.filter { value in fault.catching(.bool(true)) { isIncluded(value) }.isTrue }
    }
  }

  func take(whileTrying condition: Lambda, inclusive: Bool) -> Signal {
    guarded { source, fault in
      source.take(while: { value in fault.catching(.bool(true)) { condition(value) }.isTrue }, inclusive: inclusive)
    }
  }

  func skip(whileTrying condition: Lambda) -> Signal {
    guarded { source, fault in
      source.skip(while: { value in fault.catching(.bool(false)) { condition(value) }.isTrue })
    }
  }

  /// Combines each value with the previous result; without an initial result, the first value is the first result.
  func scan(from initial: JSONValue?, trying combine: Lambda) -> Signal {
    guarded { source, fault in
      source
        .scan(initial) { result, value in
          guard let result else { return value }
          return fault.catching(.null) { combine(result, value) }
        }
        .map { $0 ?? .undefined }
    }
  }

  /// Combines all values; without an initial result, the first value is the first result, and without a value there is none.
  func reduce(from initial: JSONValue?, trying combine: Lambda) -> Signal {
    // A closure that throws ends it immediately, so every intermediate result has to be checked.
    guard !combine.throws else { return scan(from: initial, trying: combine).takeLast(1) }
    return reduce(initial) { result, value in
      guard let result else { return value }
      return Fault().catching(.null) { combine(result, value) }
    }
    .compactMap { $0 }
  }

  /// Continues with the stream that a closure returns for a failure, possibly the stream that failed.
  func caught(by handler: Lambda) -> Signal {
    `catch` { failure -> Signal in handler.stream(of: handler.call([failure.value], with: self.caught(by: handler))) }
  }

  /// Continues with another stream if this one completes without a value.
  func ifEmpty(_ other: @escaping @Sendable () -> Signal) -> Signal {
    .deferred {
      let isEmpty = Lock(true)
      return self.handleEvents(onNext: { _ in isEmpty.withLock { $0 = false } })
        .concat(.deferred { isEmpty.withLock { $0 } ? other() : .empty })
    }
  }

  /// Continues with another stream when this one has sent a value, after disposing this one; without a value it ends as this one does.
  private func firstValue(then other: @escaping @Sendable () -> Signal) -> Signal {
    .deferred {
      let hasSent = Lock(false)
      return self.take(1)
        .handleEvents(onNext: { _ in hasSent.withLock { $0 = true } })
        .ignoreValues(as: JSONValue.self)
        .concat(.deferred { hasSent.withLock { $0 } ? other() : .empty })
    }
  }

  /// Subscribes again after a failure when the stream that a closure returns for it sends a value.
  func retry(_ count: Int, when delay: Lambda, attempt: Int = 1) -> Signal {
    guard attempt <= count else { return self }
    return `catch` { failure -> Signal in
      delay.stream(failure.value, .number(attempt)).firstValue { self.retry(count, when: delay, attempt: attempt + 1) }
    }
  }

  /// Subscribes again after completion when the stream that a closure returns sends a value, `count` times in total.
  func repeated(_ count: Int, when delay: Lambda, attempt: Int = 1) -> Signal {
    guard attempt < count else { return self }
    return concat(
      .deferred { delay.stream(.number(attempt)).firstValue { self.repeated(count, when: delay, attempt: attempt + 1) } }
    )
  }
}
