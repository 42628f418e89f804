extension Stage {
  /// Keeps the values of an upstream until a trigger sends a value: the common part of `sample(when:)` and `collect(when:)`.
  ///
  /// Subscribes to the upstream, and then to the trigger.
  ///
  /// - Parameters:
  ///   - upstream: The signal whose values are kept.
  ///   - boxing: The boxing of its values.
  ///   - trigger: The signal whose values send the kept value.
  ///   - sendsRest: Whether the completion of the upstream sends it as well.
  ///   - keep: Keeps a further value, under the lock.
  ///   - send: Sends and removes the kept values, under the lock.
  func run(
    _ upstream: RawSignal, _ boxing: Boxing, until trigger: RawSignal, sendsRest: Bool,
    keep: @escaping @Sendable (any ValueBox, inout State, inout StageOutput) -> Void,
    send: @escaping @Sendable (inout State, inout StageOutput) -> Void
  ) {
    run(
      upstream,
      onNext: { value in
        let box = boxing.box(value)
        self.update { kept, output in keep(box, &kept, &output) }
      },
      onEnd: { outcome in
        self.update { kept, output in
          if sendsRest, case .completed = outcome { send(&kept, &output) }
          output.end(outcome)
        }
      }
    )
    run(
      trigger, onNext: { _ in self.update { kept, output in send(&kept, &output) } },
      onEnd: { if case .failed = $0 { self.finish($0) } }
    )
  }
}
