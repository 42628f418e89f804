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
    let batches = TickSignal<[any ValueBox], Failure>(raw: { [upstream = raw] downstream in
      CollectedOn(Sink(downstream, Boxing([any ValueBox].self)), boxing, skipEmpty).start(upstream, trigger.raw)
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
  private let sink: Sink
  private let boxing: Boxing
  private let skipsEmpty: Bool
  private let waiting: SerializedState<[any ValueBox]>

  init(_ sink: Sink, _ boxing: Boxing, _ skipsEmpty: Bool) {
    self.sink = sink
    self.boxing = boxing
    self.skipsEmpty = skipsEmpty
    waiting = SerializedState([], sink.serialized)
  }

  func start(_ upstream: RawSignal, _ trigger: RawSignal) {
    sink.run(upstream, onNext: { self.receive($0) }, onEnd: { self.end($0) })
    sink.run(trigger, onNext: { _ in self.pass() }, onEnd: { if case .failed = $0 { self.sink.serialized.finish($0) } })
  }

  private func receive(_ value: UnsafeRawPointer) {
    let box = boxing.box(value)
    waiting.update { waiting, _ in waiting.append(box) }
  }

  private func pass() {
    waiting.update { waiting, output in flush(&waiting, &output) }
  }

  private func end(_ outcome: Outcome) {
    waiting.update { waiting, output in
      if case .completed = outcome { flush(&waiting, &output) }
      output.end(outcome)
    }
  }

  private func flush(_ waiting: inout [any ValueBox], _ output: inout SerializedOutput) {
    if !waiting.isEmpty || !skipsEmpty { output.send(withUnsafePointer(to: waiting) { sink.boxing.box($0) }) }
    waiting = []
  }
}
