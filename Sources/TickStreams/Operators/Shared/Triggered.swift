/// Keeps the values of an upstream until a trigger sends a value: the common part of `sample(when:)` and `collect(when:)`.
final class Triggered<Kept: Sendable>: Sendable {
  /// What the operator does with the kept values, under the lock.
  struct Rule: Sendable {
    /// Keeps a further value.
    let keep: @Sendable (any ValueBox, inout Kept, inout SerializedOutput) -> Void
    /// Sends and removes the kept values.
    let send: @Sendable (inout Kept, inout SerializedOutput) -> Void
    /// Whether the kept values are sent at the completion of the upstream.
    let sendsRest: Bool
  }

  private let sink: Sink
  private let boxing: Boxing
  private let rule: Rule
  private let kept: SerializedState<Kept>

  /// Creates the state of one subscription.
  ///
  /// - Parameters:
  ///   - sink: The downstream.
  ///   - boxing: The boxing of the upstream's values.
  ///   - kept: The initial state, without values.
  ///   - rule: The rule of the operator.
  init(_ sink: Sink, _ boxing: Boxing, keeping kept: Kept, _ rule: Rule) {
    self.sink = sink
    self.boxing = boxing
    self.rule = rule
    self.kept = SerializedState(kept, sink.serialized)
  }

  /// Subscribes to the upstream, and then to the trigger.
  func start(_ upstream: RawSignal, trigger: RawSignal) {
    sink.run(upstream, onNext: { self.receive($0) }, onEnd: { self.end($0) })
    sink.run(trigger, onNext: { _ in self.pull() }, onEnd: { if case .failed = $0 { self.sink.serialized.finish($0) } })
  }

  private func receive(_ value: borrowing ValueInFlight) {
    let box = boxing.box(value)
    kept.update { kept, output in rule.keep(box, &kept, &output) }
  }

  private func pull() {
    kept.update { kept, output in rule.send(&kept, &output) }
  }

  private func end(_ outcome: Outcome) {
    kept.update { kept, output in
      if rule.sendsRest, case .completed = outcome { rule.send(&kept, &output) }
      output.end(outcome)
    }
  }
}
