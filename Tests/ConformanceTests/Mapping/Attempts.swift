import TickStreams

// The closures of the reference may throw, ours do not. Here is what somebody writes who needs that.

/// Remembers what a closure of a subscription threw.
final class Fault: Sendable {
  private let thrown = Lock<Thrown?>(nil)

  /// What was thrown first.
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
  /// Transforms each value, and fails if that throws.
  func attempt(_ transform: @escaping @Sendable (JSONValue) -> Result<JSONValue, Thrown>) -> Signal {
    flatMap { value in transform(value).stream { .just($0) } }
  }

  /// A signal whose closures leave what they throw with a ``Fault``, and let a value pass then: it fails instead of passing that on.
  func guarded(_ build: @escaping @Sendable (Signal, Fault) -> Signal) -> Signal {
    .deferred {
      let fault = Fault()
      return build(self, fault).attempt { value in fault.first.map { .failure($0) } ?? .success(value) }
    }
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

  /// Combines each value with what came before; without an initial result the first value is one.
  func combined(from initial: JSONValue?, by combine: Lambda) -> Signal {
    guarded { source, fault in
      source
        .scan(initial) { result, value in
          guard let result else { return value }
          return fault.catching(.null) { combine(result, value) }
        }
        .map { $0 ?? .undefined }
    }
  }

  /// Continues with what a closure makes of a failure; the closure may return the stream that failed, too.
  func caught(by handler: Lambda) -> Signal {
    `catch` { failure -> Signal in handler.stream(of: handler.call([failure.value], with: self.caught(by: handler))) }
  }

  /// Goes on with another stream if this one completes without a value.
  func ifEmpty(_ other: @escaping @Sendable () -> Signal) -> Signal {
    .deferred {
      let isEmpty = Lock(true)
      return self.handleEvents(onNext: { _ in isEmpty.withLock { $0 = false } })
        .concat(.deferred { isEmpty.withLock { $0 } ? other() : .empty })
    }
  }

  /// Subscribes again after a failure when the stream that a closure makes of it sends a value.
  func retry(_ count: Int, when delay: Lambda, attempt: Int = 1) -> Signal {
    guard attempt <= count else { return self }
    return `catch` { failure -> Signal in
      delay.stream(failure.value, .number(attempt)).take(1).flatMap { _ in self.retry(count, when: delay, attempt: attempt + 1) }
    }
  }

  /// Subscribes again after completion when the stream that a closure makes sends a value, `count` times in all.
  func repeated(_ count: Int, when delay: Lambda, attempt: Int = 1) -> Signal {
    guard attempt < count else { return self }
    return concat(
      .deferred { delay.stream(.number(attempt)).take(1).flatMap { _ in self.repeated(count, when: delay, attempt: attempt + 1) } }
    )
  }
}
