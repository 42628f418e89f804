extension TickSignal {
  /// Continues after a failure with the signal that `handler` returns.
  ///
  /// The failed upstream is released before `handler` is called, in the context of the failure. A failure of the new signal is the failure
  /// of the result. If the subscription is disposed while `handler` runs, the signal that it returns is not subscribed.
  ///
  /// ```text
  /// self                        -a-#
  /// catch { _ in .just("x") }   -a-(x|)
  /// ```
  @_disfavoredOverload
  public func `catch`<NewFailure>(
    _ handler: @escaping @Sendable (Failure) -> TickSignal<Value, NewFailure>
  ) -> TickSignal<Value, NewFailure> {
    continuing(with: handler)
  }

  /// Continues after a failure with a signal that cannot fail, so that the result cannot fail either.
  ///
  /// The failed upstream is released before `handler` is called.
  ///
  /// Follows the rules of ``catch(_:)-((Failure)->TickSignal<Value,NewFailure>)``.
  public func `catch`(_ handler: @escaping @Sendable (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> {
    continuing(with: handler)
  }

  private func continuing<NewFailure>(
    with handler: @escaping @Sendable (Failure) -> TickSignal<Value, NewFailure>
  ) -> TickSignal<Value, NewFailure> {
    through { downstream in
      RawSubscriber(
        leg: Scope(within: downstream.scope),
        onNext: downstream.onNext,
        onEnd: { outcome in
          guard case .failed(let error) = outcome else { return downstream.onEnd(.completed) }
          let next = handler(Outcome.failure(error, as: Failure.self))
          if !downstream.isEnded { next.raw.run(downstream) }
        }
      )
    }
  }
}
