extension TickSignal {
  /// Transforms the failure.
  ///
  /// Values and completion pass unchanged. The closure runs in the context of the failure.
  ///
  /// ```swift
  /// connection.mapFailure { _ in LoginError() }
  /// ```
  public func mapFailure<NewFailure>(_ transform: @escaping @Sendable (Failure) -> NewFailure) -> TickSignal<Value, NewFailure> {
    lift { downstream in
      Subscriber(
        raw: RawSubscriber(
          scope: downstream.scope,
          onNext: downstream.raw.onNext,
          onEnd: { outcome in
            guard case .failed(let error) = outcome else { return downstream.completed() }
            downstream.failed(transform(Outcome.failure(error, as: Failure.self)))
          }
        )
      )
    }
  }
}
