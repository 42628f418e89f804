extension TickSignal {
  /// The same signal, with everything that is sent through this place shown to `onEvent`: unguarded, also what would come after an end.
  ///
  /// For checking whether a signal keeps the contract by itself. The subscriber behind never sees what comes too late.
  package func tapped(_ onEvent: @escaping @Sendable (Event<Value, Failure>) -> Void) -> TickSignal {
    lift { downstream in
      Subscriber(
        raw: RawSubscriber(
          scope: downstream.scope,
          onNext: {
            onEvent(.next($0.as(Value.self)))
            downstream.output.forward($0)
          },
          onEnd: {
            onEvent(Event($0))
            downstream.raw.onEnd($0)
          }
        )
      )
    }
  }
}
