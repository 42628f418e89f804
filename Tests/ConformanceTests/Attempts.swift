import TickStreams
import TickStreamsTesting

// The recorded closures may throw; those of this library may not, except for `tryMap`. These are the workarounds.

/// Stores the first error that a closure of a subscription threw.
final class Fault: Sendable {
  private let thrown = Lock<Thrown?>(nil)

  var first: Thrown? { thrown.withLock { $0 } }

  /// The value, or `substitute` if there is none.
  func value(_ result: Result<String, Thrown>, or substitute: String) -> String {
    if let failure = result.failure { thrown.withLock { $0 = $0 ?? failure } }
    return (try? result.get()) ?? substitute
  }

  func isTrue(_ result: Result<String, Thrown>, or substitute: Bool = false) -> Bool {
    !["false", "undefined", "null", "0", "''"].contains(value(result, or: substitute ? "true" : "false"))
  }
}

extension Run {
  /// A signal whose closures store an error in a ``Fault``; it fails instead of passing that value on.
  func guarded(_ source: Signal, _ build: @escaping @Sendable (Signal, Fault) -> Signal) -> Signal {
    .deferred {
      let fault = Fault()
      return build(source, fault).tryMap { value throws(Thrown) in
        if let thrown = fault.first { throw thrown }
        return value
      }
    }
  }

  /// Combines each value with the previous result; without an initial result, the first value is the first result.
  func scan(_ source: Signal, _ values: [String]) -> Signal {
    guarded(source) { [self] source, fault in
      source
        .scan(values.count > 2 ? values[2] : nil) { result, value in
          result.map { fault.value(self.call(values[1], [$0, value]), or: "null") } ?? value
        }
        .map { $0 ?? "undefined" }
    }
  }

  func distinct(_ source: Signal, isEqual: String, key: String) -> Signal {
    guard isEqual != "-" || key != "-" else { return source.removeDuplicates() }
    return guarded(source) { [self] source, fault in
      source
        .map { value in (value: value, key: key == "-" ? value : fault.value(self.call(key, [value]), or: "null")) }
        .removeDuplicates { isEqual == "-" ? $0.key == $1.key : fault.isTrue(self.call(isEqual, [$0.key, $1.key])) }
        .map(\.value)
    }
  }

  /// Values with the time since the previous one, which `measureInterval` sends alone.
  func intervals(_ source: Signal) -> Signal {
    .deferred { [scheduler] in
      let latest = Lock("")
      return source.handleEvents(onNext: { value in latest.withLock { $0 = value } }).measureInterval(on: scheduler)
        .map { interval in "{interval:\(Int(interval / .milliseconds(1))),value:\(latest.withLock { $0 })}" }
    }
  }

  /// Continues with the stream that a closure returns for a failure, possibly the stream that failed.
  func caught(_ source: Signal, by handler: String) -> Signal {
    source.catch { [self] failure -> Signal in stream(handler, [failure.value], passing: caught(source, by: handler)) }
  }

  /// Continues with another stream if this one completes without a value.
  func ifEmpty(_ source: Signal, _ other: @escaping @Sendable () -> Signal) -> Signal {
    .deferred {
      let isEmpty = Lock(true)
      return source.handleEvents(onNext: { _ in isEmpty.withLock { $0 = false } })
        .concat(.deferred { isEmpty.withLock { $0 } ? other() : .empty })
    }
  }

  /// Continues with another stream when this one has sent a value, after disposing this one; without a value it ends as this one does.
  private func firstValue(of source: Signal, then other: @escaping @Sendable () -> Signal) -> Signal {
    .deferred {
      let hasSent = Lock(false)
      return source.take(1).handleEvents(onNext: { _ in hasSent.withLock { $0 = true } }).ignoreValues(as: String.self)
        .concat(.deferred { hasSent.withLock { $0 } ? other() : .empty })
    }
  }

  /// Subscribes again after a failure when the stream that a closure returns for it sends a value.
  func retry(_ source: Signal, _ count: Int, when delay: String, attempt: Int = 1) -> Signal {
    guard attempt <= count else { return source }
    return source.catch { [self] failure -> Signal in
      firstValue(of: stream(delay, [failure.value, "\(attempt)"])) { self.retry(source, count, when: delay, attempt: attempt + 1) }
    }
  }

  /// Subscribes again after completion when the stream that a closure returns sends a value, `count` times in total.
  func repeated(_ source: Signal, _ count: Int, when delay: String, attempt: Int = 1) -> Signal {
    guard attempt < count else { return source }
    return source.concat(
      .deferred { [self] in
        firstValue(of: stream(delay, ["\(attempt)"])) { self.repeated(source, count, when: delay, attempt: attempt + 1) }
      })
  }
}
