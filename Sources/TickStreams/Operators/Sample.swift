extension TickSignal {
  /// Passes on the latest value each time `trigger` sends one, unless that value has already been passed on.
  ///
  /// - First value: with the first value of the trigger that arrives after a value of the upstream. No value is sent twice.
  /// - Boundary: if a value and a trigger arrive at the same instant, the one that was scheduled first is handled first. The upstream is
  ///   subscribed before the trigger.
  /// - At completion: completion of the upstream is passed on immediately, and a pending value is dropped. Completion of the trigger is not
  ///   passed on: the signal sends no further values until the upstream ends.
  /// - At failure: a failure of either ends the signal immediately, and a pending value is dropped, as on disposal.
  /// - Delivery: in the context of the trigger; an end in the context of the signal that ends.
  ///
  /// ```text
  /// self        a-b---c-d--|
  /// trigger     ---x-x---x--
  /// sample      ---b-----d-|
  /// ```
  ///
  /// Stores one value.
  public func sample<Trigger>(when trigger: TickSignal<Trigger, Failure>) -> TickSignal {
    sampled(on: nil) { [trigger = trigger.raw] _ in trigger }
  }

  /// Samples when the signal sends that `trigger` makes for the stage of a subscription.
  private func sampled(on scheduler: (any TickScheduler)?, trigger: @escaping @Sendable (Stage<(any ValueBox)?>) -> RawSignal) -> TickSignal
  {
    let boxing = Boxing(Value.self)
    return TickSignal(raw: { [upstream = raw] downstream in
      let stage = Stage<(any ValueBox)?>(downstream, boxing, nil, on: scheduler?.engine)
      stage.run(
        upstream, boxing, until: trigger(stage), sendsRest: false,
        keep: { value, latest, output in
          output.keep(latest.take())
          latest = value
        },
        send: { latest, output in if let value = latest.take() { output.send(value) } }
      )
    })
  }

  /// Passes on the latest value each time `trigger`, which cannot fail, sends one, unless that value has already been passed on.
  ///
  /// Follows the rules of ``sample(when:)-(TickSignal<Trigger,Failure>)``.
  @_disfavoredOverload
  public func sample<Trigger>(when trigger: TickSignal<Trigger, Never>) -> TickSignal {
    sample(when: trigger.promoteFailure(to: Failure.self))
  }

  /// Passes on the latest value every `interval`, unless that value has already been passed on.
  ///
  /// ```text
  /// self                         a-b----c--|
  /// sample(every: 3, …)          ---b-----c|
  /// ```
  ///
  /// ![An input, and the same sampled every 3 s.](operator-sample)
  ///
  /// Follows the rules of ``sample(when:)-(TickSignal<Trigger,Failure>)``, with an interval that starts on subscription as the trigger: the
  /// first sample is taken after `interval`, with no leeway but the scheduler's, and after a stall one sample is taken. For a leeway or another first sample,
  /// pass your own interval as the trigger. Delivered on `scheduler`.
  ///
  /// - Parameters:
  ///   - interval: The time between two samples, greater than zero; anything else is a programmer error.
  ///   - scheduler: The scheduler to sample on; it provides the clock.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Returns: The sampled signal.
  public func sample(
    every interval: Duration, on scheduler: any TickScheduler, file: StaticString = #fileID, line: UInt = #line
  ) -> TickSignal {
    let schedule = TickSchedule(checked: interval, delay: nil, leeway: nil, missedTicks: .skip, file: file, line: line)
    return sampled(on: scheduler) { $0.ticks(schedule, on: scheduler.engine, for: CallOrigin("interval", file, line)).raw }
  }
}
