/// The receiver of a signal's events.
///
/// The closure initializer of ``TickSignal`` passes one to its closure. Events may be sent to it from any thread, even from inside a
/// delivery: they queue in order and are delivered one at a time, and nothing is delivered after a terminal event or after disposal.
@frozen
public struct Subscriber<Value: Sendable, Failure: Error>: Sendable {
  @usableFromInline package let raw: RawSubscriber

  @inlinable
  package init(raw: RawSubscriber) {
    self.raw = raw
  }

  /// Whether the subscription has ended, so that further events are ignored.
  ///
  /// A loop that sends many values checks this before each.
  @inlinable public var isEnded: Bool { raw.isEnded }

  /// Sends a value.
  @inlinable
  public func next(_ value: Value) {
    output.send(value)
  }

  /// Sends a failure, which ends the subscription.
  public func failed(_ failure: Failure) {
    raw.onEnd(.failed(failure, as: Failure.self))
  }

  /// Sends the completion, which ends the subscription.
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
  /// Sends a value.
  public func next() {
    next(())
  }
}

// MARK: - For operators

extension Subscriber {
  @inlinable package var scope: Scope { raw.scope }
  @inlinable package var output: Output<Value> { Output(onNext: raw.onNext) }

  /// A subscriber for an upstream whose values are handled by `onNext`, and whose end is passed straight to this subscriber.
  @inlinable
  func receiving<Input>(_: Input.Type, _ onNext: @escaping RawSubscriber.OnNext) -> Subscriber<Input, Failure> {
    Subscriber<Input, Failure>(raw: RawSubscriber(before: raw, onNext: onNext))
  }

  /// Makes the subscriber of an upstream that is a separate leg, because the operator may end it before it ends by itself.
  @inlinable
  func receiving<Input>(_: Input.Type, leg: Scope, _ onNext: @escaping RawSubscriber.OnNext) -> Subscriber<Input, Failure> {
    Subscriber<Input, Failure>(raw: RawSubscriber(leg: leg, onNext: onNext, onEnd: { [raw] in raw.onEnd($0) }))
  }

  /// Makes the subscriber of an operator that sends more events when the upstream completes, after the upstream has been released.
  @inlinable
  func receiving<Input>(
    _: Input.Type, _ onNext: @escaping RawSubscriber.OnNext, beforeCompletion sendRest: @escaping @Sendable () -> Void
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
