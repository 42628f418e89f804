extension TickSignal {
  /// Passes on the values since the last trigger together, as an array, each time `trigger` sends one.
  ///
  /// - First array: with the first value of the trigger. An array is empty if no value has arrived since the previous one.
  /// - Boundary: if a value and a trigger arrive at the same instant, the one that was scheduled first is handled first. The upstream is
  ///   subscribed before the trigger.
  /// - At completion: the collected values are delivered immediately, then completion. Completion of the trigger is not passed on: later values
  ///   are delivered at the completion of the upstream.
  /// - At failure: a failure of either ends the signal immediately, and the collected values are dropped, as on disposal.
  /// - Delivery: in the context of the trigger; an end in the context of the signal that ends.
  ///
  /// ```text
  /// self                a-b---c-d--|
  /// trigger             ---x-x---x--
  /// collect(when: …)    ---p-q---r-(q|)     p = [a, b]   q = []   r = [c, d]
  /// ```
  ///
  /// Stores the values between two triggers, without another bound.
  ///
  /// - Parameter trigger: The signal whose values each end an array.
  /// - Returns: The signal of arrays.
  public func collect<Trigger>(when trigger: TickSignal<Trigger, Failure>) -> TickSignal<[Value], Failure> {
    let boxing = Boxing(Value.self)
    let batchBoxing = Boxing([any ValueBox].self)
    let batches = TickSignal<[any ValueBox], Failure>(raw: { [upstream = raw] downstream in
      Stage<[any ValueBox]>(downstream, batchBoxing, []).run(
        upstream, boxing, until: trigger.raw, sendsRest: true,
        keep: { value, batch, _ in batch.append(value) },
        send: { batch, output in
          output.send(batchBoxing.box(of: batch))
          batch = []
        }
      )
    })
    return batches.map { batch in batch.map { Boxing.value($0, as: Value.self) } }
  }

  /// Passes on the values since the last trigger together, where the trigger cannot fail.
  ///
  /// Follows the rules of ``collect(when:)-(TickSignal<Trigger,Failure>)``.
  @_disfavoredOverload
  public func collect<Trigger>(when trigger: TickSignal<Trigger, Never>) -> TickSignal<[Value], Failure> {
    collect(when: trigger.promoteFailure(to: Failure.self))
  }
}
