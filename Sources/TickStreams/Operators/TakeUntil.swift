extension TickSignal {
  /// Passes on values until `trigger` sends a value or completes, and completes then.
  ///
  /// The trigger is subscribed first; one that fires on subscription ends the signal before the upstream is subscribed. A failure of the
  /// trigger is ignored, as RAC does it, and the signal goes on without it. Completion is delivered in the context of whichever of the two
  /// ends it.
  ///
  /// RxSwift and Combine ignore completion of the trigger: `take(until: trigger.concat(.never))` does that.
  ///
  /// ```text
  /// self     --a--b--c--d-->
  /// trigger  ---------x
  /// result   --a--b--c|
  /// ```
  public func take<Trigger, TriggerFailure>(until trigger: TickSignal<Trigger, TriggerFailure>) -> TickSignal {
    let boxing = Boxing(Value.self)
    return through { downstream in
      let sink = Sink(downstream, boxing)
      let serialized = sink.serialized
      sink.run(
        trigger.raw,
        onNext: { _ in serialized.finish(.completed) },
        onEnd: { if case .completed = $0 { serialized.finish(.completed) } }
      )
      return sink.forwardingSubscriber()
    }
  }
}
