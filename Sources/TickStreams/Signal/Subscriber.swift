/// Where a signal's events go.
///
/// The closure initializer of ``TickSignal`` hands one out. Its events may then be sent from any thread, also from inside a delivery:
/// they queue in order and are delivered one at a time, and nothing is delivered after a terminal event or after disposal.
public struct Subscriber<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline package let raw: RawSubscriber

  @inlinable
  package init(raw: RawSubscriber) {
    self.raw = raw
  }

  /// Whether events still have a taker.
  ///
  /// A loop that sends many values asks before each.
  @inlinable public var isEnded: Bool { raw.scope.isEnded }

  /// Sends a value.
  @inlinable
  public func next(_ value: Value) {
    output.send(value)
  }

  /// Ends with a failure.
  public func failed(_ failure: Failure) {
    withUnsafePointer(to: failure) { raw.onEnd(UnsafeRawPointer($0)) }
  }

  /// Ends successfully.
  public func completed() {
    raw.onEnd(nil)
  }

  /// Sends an event.
  public func send(_ event: Event<Value, Failure>) {
    switch event {
    case .next(let value): next(value)
    case .failed(let failure): failed(failure)
    case .completed: completed()
    }
  }
}

extension Subscriber where Value == Void {
  /// Sends the one value there is.
  public func next() {
    next(())
  }
}

// MARK: - For operators

extension Subscriber {
  @inlinable package var scope: Scope { raw.scope }
  @inlinable package var output: Output<Value> { Output(onNext: raw.onNext) }

  /// A subscriber for an upstream whose values need handling, and whose end goes straight on to this one.
  @inlinable
  func receiving<Input>(
    _: Input.Type, _ onNext: @escaping @Sendable (UnsafeRawPointer) -> Void
  ) -> Subscriber<Input, Failure> {
    Subscriber<Input, Failure>(raw: RawSubscriber(scope: scope, onNext: onNext, onEnd: raw.onEnd))
  }

  /// A subscriber of a leg of its own: `scope` ends, and what feeds it is disposed, before `onEnd` learns of the leg's end.
  @inlinable
  package init(
    scope: Scope,
    onNext: @escaping @Sendable (Value) -> Void,
    onEnd: @escaping @Sendable (Outcome<Failure>) -> Void
  ) {
    self.init(scope: scope, onPointer: { onNext($0.as(Value.self)) }, onEnd: onEnd)
  }

  /// The same for values that are passed on unread.
  @inlinable
  init(
    scope: Scope,
    onPointer: @escaping @Sendable (UnsafeRawPointer) -> Void,
    onEnd: @escaping @Sendable (Outcome<Failure>) -> Void
  ) {
    raw = RawSubscriber(
      scope: scope,
      onNext: { if !scope.isEnded { onPointer($0) } },
      onEnd: { failure in
        let outcome: Outcome<Failure> = failure.map { .failed($0.as(Failure.self)) } ?? .completed
        if scope.end() { onEnd(outcome) }
      }
    )
  }

  /// Passes on the end of an upstream.
  @inlinable
  package func finish(_ outcome: Outcome<Failure>) {
    switch outcome {
    case .completed: completed()
    case .failed(let failure): failed(failure)
    }
  }
}

/// How a leg ended.
@usableFromInline
@frozen
package enum Outcome<Failure: Error>: Sendable {
  case completed
  case failed(Failure)
}
