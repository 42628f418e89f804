extension TickSignal {
  /// Drops values until `trigger` sends one, and passes on all after that; the completion of `trigger` changes nothing.
  ///
  /// - The trigger is subscribed first, and disposed after its first value. A value at the same instant is passed on if the trigger arrives
  ///   first.
  /// - Completion of the trigger is ignored: if it completes without a value, the result sends no value until this signal ends. (For
  ///   ``take(until:)`` completion counts.)
  /// - At failure: a failure of either signal is passed on immediately.
  /// - At completion: completion of this signal is passed on, even while values are dropped.
  /// - Delivery: in the context of this signal; a failure of the trigger in the context of the trigger.
  ///
  /// ```text
  /// self       --a--b--c--d--|
  /// trigger    -------x
  /// result     --------c--d--|
  /// ```
  ///
  /// Holds nothing.
  public func skip<Trigger>(until trigger: TickSignal<Trigger, Failure>) -> TickSignal {
    staged { stage in
      let hasStarted = AtomicFlag()
      stage.run(
        trigger.take(1).raw,
        onNext: { _ in hasStarted.set() },
        onEnd: { if case .failed = $0 { stage.finish($0) } }
      )
      return stage.subscriber(onNext: { if hasStarted.isSet { stage.next($0) } }, onEnd: { stage.finish($0) })
    }
  }

  /// Drops values until `trigger`, which cannot fail, sends one.
  ///
  /// Follows the rules of ``skip(until:)-(TickSignal<Trigger,Failure>)``.
  @_disfavoredOverload
  public func skip<Trigger>(until trigger: TickSignal<Trigger, Never>) -> TickSignal {
    skip(until: trigger.promoteFailure(to: Failure.self))
  }
}
