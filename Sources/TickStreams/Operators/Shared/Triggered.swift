/// Keeps the values of an upstream until a trigger sends a value: the common part of `sample(when:)` and `collect(when:)`.
final class Triggered<Kept: Sendable>: Sendable {
  /// The operator's decision about the kept values, made under the lock.
  struct Rule: Sendable {
    /// Keeps a further value.
    let keep: @Sendable (any ValueBox, inout Kept, inout StageOutput) -> Void
    /// Sends and removes the kept values.
    let send: @Sendable (inout Kept, inout StageOutput) -> Void
    /// Whether the kept values are sent at the completion of the upstream.
    let sendsRest: Bool
  }

  private let stage: Stage<Kept>
  private let boxing: Boxing
  private let rule: Rule

  /// Creates the state of one subscription.
  ///
  /// - Parameters:
  ///   - stage: The stage, without values.
  ///   - boxing: The boxing of the upstream's values.
  ///   - rule: The rule of the operator.
  init(_ stage: Stage<Kept>, _ boxing: Boxing, _ rule: Rule) {
    self.stage = stage
    self.boxing = boxing
    self.rule = rule
  }

  /// Subscribes to the upstream, and then to the trigger.
  func start(_ upstream: RawSignal, trigger: RawSignal) {
    stage.run(upstream, onNext: { self.receive($0) }, onEnd: { self.end($0) })
    stage.run(trigger, onNext: { _ in self.pull() }, onEnd: { if case .failed = $0 { self.stage.finish($0) } })
  }

  private func receive(_ value: borrowing ValueInFlight) {
    let box = boxing.box(value)
    stage.update { kept, output in rule.keep(box, &kept, &output) }
  }

  private func pull() {
    stage.update { kept, output in rule.send(&kept, &output) }
  }

  private func end(_ outcome: Outcome) {
    stage.update { kept, output in
      if rule.sendsRest, case .completed = outcome { rule.send(&kept, &output) }
      output.end(outcome)
    }
  }
}
