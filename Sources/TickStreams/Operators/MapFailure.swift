extension TickSignal {
  /// Transforms the failure.
  public func mapFailure<NewFailure>(
    _ transform: @escaping @Sendable (Failure) -> NewFailure
  ) -> TickSignal<Value, NewFailure> {
    lift { downstream in
      Subscriber(
        raw: RawSubscriber(
          scope: downstream.scope,
          onNext: downstream.raw.onNext,
          onEnd: { failure in
            if let failure { downstream.failed(transform(failure.as(Failure.self))) } else { downstream.completed() }
          }
        )
      )
    }
  }
}
