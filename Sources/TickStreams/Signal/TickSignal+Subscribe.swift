extension TickSignal {
  /// Subscribes with one closure for all events.
  ///
  /// - Parameter onEvent: Called for each event, one at a time, in the context the signal delivers in.
  /// - Returns: The handle; dropping it ends the subscription.
  @inlinable
  public func subscribe(_ onEvent: @escaping @Sendable (Event<Value, Failure>) -> Void) -> Subscription {
    start(
      onPointer: { onEvent(.next($0.as(Value.self))) },
      onEnd: { outcome in
        switch outcome {
        case .completed: onEvent(.completed)
        case .failed(let failure): onEvent(.failed(failure))
        }
      }
    )
  }

  /// Subscribes with a closure per kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Called with each value.
  ///   - onFailed: Called with the failure that ended the signal.
  ///   - onCompleted: Called when the signal ended successfully.
  /// - Returns: The handle; dropping it ends the subscription.
  @inlinable
  public func subscribe(
    onNext: @escaping @Sendable (Value) -> Void,
    onFailed: @escaping @Sendable (Failure) -> Void,
    onCompleted: (@Sendable () -> Void)? = nil
  ) -> Subscription {
    start(
      onPointer: { onNext($0.as(Value.self)) },
      onEnd: { outcome in
        switch outcome {
        case .completed: onCompleted?()
        case .failed(let failure): onFailed(failure)
        }
      }
    )
  }

  /// The root of every subscription.
  @inlinable
  func start(
    onPointer: @escaping @Sendable (UnsafeRawPointer) -> Void, onEnd: @escaping @Sendable (Outcome<Failure>) -> Void
  ) -> Subscription {
    let scope = Scope()
    run(Subscriber(scope: scope, onPointer: onPointer, onEnd: onEnd))
    return Subscription(scope)
  }
}

extension TickSignal where Failure == Never {
  /// Subscribes to the values of a signal that cannot fail.
  ///
  /// - Parameters:
  ///   - onNext: Called with each value, one at a time, in the context the signal delivers in.
  ///   - onCompleted: Called when the signal ended.
  /// - Returns: The handle; dropping it ends the subscription.
  @inlinable
  public func subscribe(
    onNext: @escaping @Sendable (Value) -> Void, onCompleted: (@Sendable () -> Void)? = nil
  ) -> Subscription {
    start(onPointer: { onNext($0.as(Value.self)) }, onEnd: { _ in onCompleted?() })
  }
}
