extension TickSignal {
  /// Subscribes with one closure for all events: values and the end.
  ///
  /// A trailing closure of `subscribe` gets the values only.
  ///
  /// - Parameter onEvent: Called for each event, one at a time, in the context in which the signal delivers.
  /// - Returns: The handle; dropping it ends the subscription.
  @inlinable
  public func observe(_ onEvent: @escaping @Sendable (Event<Value, Failure>) -> Void) -> Subscription {
    let scope = Scope()
    return start(
      RawSubscriber(
        leg: scope,
        onNext: { if !scope.isEnded { onEvent(.next($0.as(Value.self))) } },
        onEnd: { onEvent(Event($0)) }
      )
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
      onNext: onNext,
      onEnd: { outcome in
        switch outcome {
        case .completed: onCompleted?()
        case .failed(let error): onFailed(Outcome.failure(error, as: Failure.self))
        }
      }
    )
  }

  /// Starts a subscription that gets the values, until it ends, and the end.
  @inlinable
  func start(onNext: @escaping @Sendable (Value) -> Void, onEnd: @escaping @Sendable (Outcome) -> Void) -> Subscription {
    let scope = Scope()
    return start(RawSubscriber(leg: scope, onNext: { if !scope.isEnded { onNext($0.as(Value.self)) } }, onEnd: onEnd))
  }

  /// Starts a subscription and returns its handle.
  @usableFromInline
  func start(_ subscriber: consuming RawSubscriber) -> Subscription {
    let scope = subscriber.scope
    raw.run(subscriber)
    return Subscription(scope)
  }
}

extension TickSignal where Failure == Never {
  /// Subscribes to the values of a signal that cannot fail.
  ///
  /// - Parameters:
  ///   - onNext: Called with each value, one at a time, in the context in which the signal delivers.
  ///   - onCompleted: Called when the signal completed.
  /// - Returns: The handle; dropping it ends the subscription.
  @inlinable
  public func subscribe(onNext: @escaping @Sendable (Value) -> Void, onCompleted: (@Sendable () -> Void)? = nil) -> Subscription {
    start(onNext: onNext, onEnd: Outcome.handler(onCompleted))
  }
}
