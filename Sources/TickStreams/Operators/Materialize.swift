extension TickSignal {
  /// Sends every event as a value, failures included, then completes.
  ///
  /// ```text
  /// self             -a-b-#
  /// materialize()    -next(a)-next(b)-(failed|)
  /// ```
  @inlinable
  public func materialize() -> TickSignal<Event<Value, Failure>, Never> {
    lift { downstream in
      let output = downstream.output
      return Subscriber(
        raw: RawSubscriber(
          leg: Scope(within: downstream.scope),
          onNext: { output.send(.next($0.as(Value.self))) },
          onEnd: {
            output.send(Event($0))
            if !downstream.isEnded { downstream.completed() }
          }
        )
      )
    }
  }
}
