import TickStreams

extension TickSignal {
  /// The same signal, with every event that passes this stage reported to `onEvent`: unfiltered, including events after the end.
  ///
  /// For checking whether a signal keeps the contract by itself. The subscriber downstream never sees events that arrive after the end.
  func tapped(_ onEvent: @escaping @Sendable (Event<Value, Failure>) -> Void) -> TickSignal {
    TickSignal(source: { downstream in
      run(
        Subscriber(
          raw: RawSubscriber(
            scope: downstream.scope,
            onNext: {
              onEvent(.next($0.as(Value.self)))
              downstream.raw.onNext($0)
            },
            onEnd: {
              onEvent(Event($0))
              downstream.raw.onEnd($0)
            }
          )
        )
      )
    })
  }
}
