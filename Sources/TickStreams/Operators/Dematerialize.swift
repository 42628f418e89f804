extension TickSignal {
  /// Turns values that are events into those events: the reverse of ``materialize()``.
  ///
  /// The first terminal event ends the signal; the upstream is disposed before that event is delivered. An end of the upstream itself is
  /// also passed on.
  ///
  /// ```text
  /// self                            -a-b-c-|
  /// materialize().dematerialize()   -a-b-c-|
  /// ```
  @inlinable
  public func dematerialize<Output>() -> TickSignal<Output, Failure> where Value == Event<Output, Failure> {
    lift { downstream in
      let output = downstream.output
      let leg = Scope(within: downstream.scope)
      return downstream.receiving(Value.self, leg: leg) {
        guard !leg.isEnded else { return }
        switch $0.as(Value.self) {
        case .next(let value): output.send(value)
        case .failed(let failure): if leg.end() { downstream.failed(failure) }
        case .completed: if leg.end() { downstream.completed() }
        }
      }
    }
  }
}

extension TickSignal where Failure == Never {
  /// Turns values that are events into those events, failures included.
  ///
  /// Follows the rules of ``dematerialize()->TickSignal<Output,Failure>``.
  @_disfavoredOverload
  @inlinable
  public func dematerialize<Output, OutputFailure>() -> TickSignal<Output, OutputFailure> where Value == Event<Output, OutputFailure> {
    promoteFailure(to: OutputFailure.self).dematerialize()
  }
}
