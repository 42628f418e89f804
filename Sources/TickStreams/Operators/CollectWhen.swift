extension TickSignal {
  /// Passes on the values since the last trigger together, as an array, each time `trigger` sends one.
  ///
  /// - First array: with the first value of the trigger; empty if nothing has come since the one before, unless `skipEmpty`.
  /// - Boundary: of a value and a trigger at the very same instant, the one that was scheduled first comes first. The upstream is
  ///   subscribed before the trigger.
  /// - At completion: the values that wait are delivered at once, then completion. Completion of the trigger is not passed on: what comes
  ///   after it is delivered at the completion of the upstream.
  /// - At failure: that of either ends the signal at once, and the values that wait are dropped. So they are on disposal.
  /// - Delivery: in the context of the trigger; an end in that of whichever ends it.
  ///
  /// ```text
  /// self                a-b---c-d--|
  /// trigger             ---x-x---x--
  /// collect(when: …)    ---p-q---r-(q|)     p = [a, b]   q = []   r = [c, d]
  /// ```
  ///
  /// Holds the values between two triggers, with no other bound.
  ///
  /// - Parameters:
  ///   - trigger: What ends an array.
  ///   - skipEmpty: Whether nothing is sent where nothing has come.
  /// - Returns: The signal of arrays.
  public func collect<Trigger>(when trigger: TickSignal<Trigger, Failure>, skipEmpty: Bool = false) -> TickSignal<[Value], Failure> {
    let boxing = Boxing(Value.self)
    let batchBoxing = Boxing([any ValueBox].self)
    let rule = Triggered<[any ValueBox]>.Rule(
      keep: { value, batch, _ in batch.append(value) },
      send: { batch, output in
        if !batch.isEmpty || !skipEmpty { output.send(ValueInFlight.lending(batch) { batchBoxing.box($0) }) }
        batch = []
      },
      sendsRest: true
    )
    let batches = TickSignal<[any ValueBox], Failure>(raw: { [upstream = raw] downstream in
      Triggered(Sink(downstream, batchBoxing), boxing, keeping: [], rule).start(upstream, trigger: trigger.raw)
    })
    return batches.map { batch in batch.map { $0.value(as: Value.self) } }
  }

  /// Passes on the values since the last trigger together, where the trigger cannot fail.
  @_disfavoredOverload
  public func collect<Trigger>(when trigger: TickSignal<Trigger, Never>, skipEmpty: Bool = false) -> TickSignal<[Value], Failure> {
    collect(when: trigger.promoteFailure(to: Failure.self), skipEmpty: skipEmpty)
  }
}

extension TickSignal where Failure == Never {
  /// Passes on the values since the last trigger together, where the trigger can fail.
  @_disfavoredOverload
  public func collect<Trigger, TriggerFailure>(
    when trigger: TickSignal<Trigger, TriggerFailure>, skipEmpty: Bool = false
  ) -> TickSignal<[Value], TriggerFailure> {
    promoteFailure(to: TriggerFailure.self).collect(when: trigger, skipEmpty: skipEmpty)
  }
}
