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

  /// Whether nobody wants more events.
  ///
  /// A loop that sends many values asks before each.
  @inlinable public var isEnded: Bool { raw.isEnded }

  /// Sends a value.
  @inlinable
  public func next(_ value: Value) {
    output.send(value)
  }

  /// Ends with a failure.
  public func failed(_ failure: Failure) {
    raw.onEnd(.failed(failure))
  }

  /// Ends successfully.
  public func completed() {
    raw.onEnd(.completed)
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
    Subscriber<Input, Failure>(raw: RawSubscriber(before: raw, onNext: onNext))
  }

  /// The same for an upstream that is a leg of its own, because the operator may end it before its time.
  @inlinable
  func receiving<Input>(
    _: Input.Type, leg: Scope, _ onNext: @escaping @Sendable (UnsafeRawPointer) -> Void
  ) -> Subscriber<Input, Failure> {
    Subscriber<Input, Failure>(raw: RawSubscriber(leg: leg, onNext: onNext, onEnd: { [raw] in raw.onEnd($0) }))
  }

  /// The same for an upstream whose completion lets the operator send something more, once the upstream has been released.
  @inlinable
  func receiving<Input>(
    _: Input.Type, _ onNext: @escaping @Sendable (UnsafeRawPointer) -> Void, beforeCompletion sendRest: @escaping @Sendable () -> Void
  ) -> Subscriber<Input, Failure> {
    Subscriber<Input, Failure>(
      raw: RawSubscriber(
        leg: Scope(within: scope),
        onNext: onNext,
        onEnd: { [raw] outcome in
          if case .completed = outcome { sendRest() }
          if !raw.isEnded { raw.onEnd(outcome) }
        }
      )
    )
  }
}
