extension TickSignal {
  /// Passes on values until `trigger` sends a value or completes, and then completes.
  ///
  /// The trigger is subscribed first; if it sends or completes on subscription, the signal completes before the upstream is subscribed. A
  /// failure of the trigger is ignored, as in RAC, and the signal continues without it. Completion is delivered in the context of the
  /// signal that causes it.
  ///
  /// RxSwift and Combine ignore completion of the trigger; for that behavior write `take(until: trigger.concat(.never))`.
  ///
  /// ```text
  /// self     --a--b--c--d-->
  /// trigger  ---------x
  /// result   --a--b--c|
  /// ```
  public func take<Trigger, TriggerFailure>(until trigger: TickSignal<Trigger, TriggerFailure>) -> TickSignal {
    staged { stage in
      stage.run(
        trigger.raw,
        onNext: { _ in stage.finish(.completed) },
        onEnd: { if case .completed = $0 { stage.finish(.completed) } }
      )
      return stage.forwardingSubscriber()
    }
  }
}
