extension TickSignal {
  /// Starts anew each time `trigger` sends a value: what runs is disposed, and subscribed again.
  ///
  /// With an interval whose first tick is due at once this means *fire now*: a tick at once, and then a full interval.
  ///
  /// ```swift
  /// TickSignal.interval(.seconds(60), delay: .zero, on: scheduler).restarted(by: refresh)
  /// ```
  ///
  /// - First run: on subscription, before the trigger is subscribed.
  /// - Boundary: of a trigger and an event of the run at the very same instant, the one that was scheduled first comes first. The run is
  ///   disposed before the next is subscribed, so a tick that was on its way for the old one has no effect.
  /// - Delivery: in the context of the run, which is subscribed in that of the trigger.
  /// - Completion: when the run and the trigger have completed. While the trigger can send, it can start anew what has completed: a
  ///   countdown that is over, a request that is answered.
  /// - Failure: that of either ends the result at once. Disposal ends both.
  ///
  /// ```text
  /// self        a---a---a---
  /// trigger     ------x-----
  /// restarted   a---a-a---a---
  /// ```
  ///
  /// Holds nothing.
  public func restarted<Trigger>(by trigger: TickSignal<Trigger, Failure>) -> TickSignal {
    trigger.map(to: ()).startWith(()).flatMapLatest { self }
  }

  /// Starts anew each time `trigger`, which cannot fail, sends a value.
  @_disfavoredOverload
  public func restarted<Trigger>(by trigger: TickSignal<Trigger, Never>) -> TickSignal {
    restarted(by: trigger.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Starts anew each time `trigger`, which can fail, sends a value.
  @_disfavoredOverload
  public func restarted<Trigger, TriggerFailure>(by trigger: TickSignal<Trigger, TriggerFailure>) -> TickSignal<Value, TriggerFailure> {
    promoteFailure(to: TriggerFailure.self).restarted(by: trigger)
  }
}
