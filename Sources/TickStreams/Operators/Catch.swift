extension TickSignal {
  /// Continues with the signal that `handler` makes of a failure.
  ///
  /// The failed upstream is released before `handler` is called. A failure of the new signal is the failure of the result.
  @_disfavoredOverload
  public func `catch`<NewFailure>(
    _ handler: @escaping @Sendable (Failure) -> TickSignal<Value, NewFailure>
  ) -> TickSignal<Value, NewFailure> {
    continuing(with: handler)
  }

  /// Continues with a signal that cannot fail, so that the result cannot either.
  ///
  /// The failed upstream is released before `handler` is called.
  public func `catch`(
    _ handler: @escaping @Sendable (Failure) -> TickSignal<Value, Never>
  ) -> TickSignal<Value, Never> {
    continuing(with: handler)
  }

  private func continuing<NewFailure>(
    with handler: @escaping @Sendable (Failure) -> TickSignal<Value, NewFailure>
  ) -> TickSignal<Value, NewFailure> {
    lift { downstream in
      let output = downstream.output
      return Subscriber(
        scope: Scope(within: downstream.scope),
        onPointer: { output.forward($0) },
        onEnd: { outcome in
          switch outcome {
          case .completed: downstream.completed()
          case .failed(let failure):
            let next = handler(failure)
            if !downstream.isEnded { next.run(downstream) }
          }
        }
      )
    }
  }
}
