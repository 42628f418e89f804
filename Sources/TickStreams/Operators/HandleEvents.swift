extension TickSignal {
  /// Calls closures with the events, without changing them.
  ///
  /// ```swift
  /// source.handleEvents(onNext: { print($0) })
  /// ```
  ///
  /// A value that is being delivered when the subscription is disposed, from inside that delivery, goes no further.
  ///
  /// - Parameters:
  ///   - onSubscribe: Called before the upstream is subscribed.
  ///   - onNext: Called before a value is passed on.
  ///   - onFailed: Called before a failure is passed on.
  ///   - onCompleted: Called before completion is passed on.
  ///   - onCancel: Called when the subscription is disposed before its end was delivered, on the disposing thread; no closure but `onEnd` is
  ///     called after it on that thread.
  ///   - onEnd: Called once for each subscription, after the one of the three above that was called for its end. Use it, for example, to
  ///     hide a spinner.
  /// - Returns: The signal with the same events.
  public func handleEvents(
    onSubscribe: (@Sendable () -> Void)? = nil,
    onNext: (@Sendable (Value) -> Void)? = nil,
    onFailed: (@Sendable (Failure) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil,
    onCancel: (@Sendable () -> Void)? = nil,
    onEnd: (@Sendable () -> Void)? = nil
  ) -> TickSignal {
    through { downstream in
      onSubscribe?()
      let send = downstream.onNext
      let leg = Scope()
      downstream.scope.setFeeder(
        AnyDisposable {
          guard leg.cancel() else { return }
          onCancel?()
          onEnd?()
        })
      return RawSubscriber(
        leg: leg,
        onNext: {
          // A disposal from inside the delivery, further up the chain or in the closure, ends it here.
          guard !leg.isEnded else { return }
          onNext?($0.as(Value.self))
          if !leg.isEnded { send($0) }
        },
        onEnd: { outcome in
          switch outcome {
          case .completed: onCompleted?()
          case .failed(let error): onFailed?(Outcome.failure(error, as: Failure.self))
          }
          onEnd?()
          downstream.onEnd(outcome)
        }
      )
    }
  }
}
