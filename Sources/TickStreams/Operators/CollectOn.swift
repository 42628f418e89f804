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
  /// collect(on: …)      ---p-q---r-(q|)     p = [a, b]   q = []   r = [c, d]
  /// ```
  ///
  /// Holds the values between two triggers, with no other bound.
  ///
  /// - Parameters:
  ///   - trigger: What ends an array.
  ///   - skipEmpty: Whether nothing is sent where nothing has come.
  /// - Returns: The signal of arrays.
  public func collect<Trigger>(on trigger: TickSignal<Trigger, Failure>, skipEmpty: Bool = false) -> TickSignal<[Value], Failure> {
    let boxing = Boxing(Value.self)
    let batches = TickSignal<[any ValueBox], Failure>(raw: { [plan] downstream in
      CollectedOn(Junction(downstream, Boxing([any ValueBox].self)), boxing, skipEmpty).start(plan, trigger.plan)
    })
    return batches.map { batch in batch.map { $0.value(as: Value.self) } }
  }

  /// Passes on the values since the last trigger together, where the trigger cannot fail.
  @_disfavoredOverload
  public func collect<Trigger>(on trigger: TickSignal<Trigger, Never>, skipEmpty: Bool = false) -> TickSignal<[Value], Failure> {
    collect(on: trigger.promoteFailure(to: Failure.self), skipEmpty: skipEmpty)
  }
}

extension TickSignal where Failure == Never {
  /// Passes on the values since the last trigger together, where the trigger can fail.
  @_disfavoredOverload
  public func collect<Trigger, TriggerFailure>(
    on trigger: TickSignal<Trigger, TriggerFailure>, skipEmpty: Bool = false
  ) -> TickSignal<[Value], TriggerFailure> {
    promoteFailure(to: TriggerFailure.self).collect(on: trigger, skipEmpty: skipEmpty)
  }
}

private final class CollectedOn: Sendable {
  private let junction: Junction
  private let boxing: Boxing
  private let skipsEmpty: Bool
  private let waiting: GatedState<[any ValueBox]>

  init(_ junction: Junction, _ boxing: Boxing, _ skipsEmpty: Bool) {
    self.junction = junction
    self.boxing = boxing
    self.skipsEmpty = skipsEmpty
    waiting = GatedState([], junction.gate)
  }

  func start(_ plan: Plan, _ trigger: Plan) {
    junction.run(plan, onNext: { self.receive($0) }, onEnd: { self.end($0) })
    junction.run(trigger, onNext: { _ in self.pass() }, onEnd: { if case .failed = $0 { self.junction.gate.finish($0) } })
  }

  private func receive(_ value: UnsafeRawPointer) {
    let box = boxing.box(value)
    waiting.update { waiting, _ in waiting.append(box) }
  }

  private func pass() {
    waiting.update { waiting, exit in flush(&waiting, &exit) }
  }

  private func end(_ outcome: Outcome) {
    waiting.update { waiting, exit in
      if case .completed = outcome { flush(&waiting, &exit) }
      exit.end(outcome)
    }
  }

  private func flush(_ waiting: inout [any ValueBox], _ exit: inout GateExit) {
    if !waiting.isEmpty || !skipsEmpty { exit.send(withUnsafePointer(to: waiting) { junction.boxing.box($0) }) }
    waiting = []
  }
}
