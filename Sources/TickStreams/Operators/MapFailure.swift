extension TickSignal {
  /// Transforms the failure.
  ///
  /// Values and completion pass unchanged. The closure runs in the context of the failure.
  ///
  /// ```swift
  /// connection.mapFailure { _ in LoginError() }
  /// ```
  public func mapFailure<NewFailure>(_ transform: @escaping @Sendable (Failure) -> NewFailure) -> TickSignal<Value, NewFailure> {
    through { downstream in
      RawSubscriber(
        scope: downstream.scope,
        onNext: downstream.onNext,
        onEnd: { outcome in
          guard !downstream.isEnded else { return }
          guard case .failed(let error) = outcome else { return downstream.onEnd(.completed) }
          downstream.onEnd(.failed(transform(Outcome.failure(error, as: Failure.self)), as: NewFailure.self))
        }
      )
    }
  }
}
