extension TickSignal {
  /// Restarts each time `trigger` sends a value: the current subscription is disposed, and the signal is subscribed again.
  ///
  /// For an interval without a delay this means *fire now*: a tick immediately, and then a full interval.
  ///
  /// ```swift
  /// TickSignal.interval(.seconds(60), delay: .zero, on: scheduler).restarted(
  ///   by: refresh)
  /// ```
  ///
  /// - First run: on subscription, before the trigger is subscribed.
  /// - Boundary: if a trigger and an event of the run arrive at the same instant, the one that was scheduled first is handled first. The run is
  ///   disposed before the next one is subscribed, so a tick of the old run that has already left the queue has no effect.
  /// - Delivery: in the context of the run, which is subscribed in the context of the trigger.
  /// - Completion: when the run and the trigger have completed. Until then the trigger can restart a run that has completed, such as a
  ///   finished countdown or request.
  /// - Failure: a failure of either ends the result immediately. Disposal ends both.
  ///
  /// ```text
  /// self        a---a---a---
  /// trigger     ------x-----
  /// restarted   a---a-a---a---
  /// ```
  ///
  /// Holds nothing.
  public func restarted<Trigger>(by trigger: TickSignal<Trigger, Failure>) -> TickSignal {
    trigger.replaceValues(with: ()).startWith(()).flatMapLatest { self }
  }

  /// Restarts each time `trigger`, which cannot fail, sends a value.
  ///
  /// Follows the rules of ``restarted(by:)-(TickSignal<Trigger,Failure>)``.
  @_disfavoredOverload
  public func restarted<Trigger>(by trigger: TickSignal<Trigger, Never>) -> TickSignal {
    restarted(by: trigger.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Restarts each time `trigger`, which can fail, sends a value.
  ///
  /// Follows the rules of ``restarted(by:)-(TickSignal<Trigger,Failure>)``.
  @_disfavoredOverload
  public func restarted<Trigger, TriggerFailure>(by trigger: TickSignal<Trigger, TriggerFailure>) -> TickSignal<Value, TriggerFailure> {
    promoteFailure(to: TriggerFailure.self).restarted(by: trigger)
  }
}
