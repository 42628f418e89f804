extension TickSignal {
  /// Records each subscription in a flight recorder: when it began, that it sent values, how it ended, or that it was disposed.
  ///
  /// ```swift
  /// let isForeground = phases.isForeground.recorded(
  ///   "foreground", in: recorder, values: .coded)
  /// ```
  ///
  /// Events are passed on unchanged and immediately. If values are recorded, so is the description of a failure, up to 1,000 characters.
  ///
  /// - Parameters:
  ///   - name: The name of the signal in the recording. Signals with the same name are recorded as subscriptions of one signal, also if
  ///     `values` differ.
  ///   - recorder: Where to record; with `nil` the result is this signal, at no cost.
  ///   - values: The form in which values are recorded; by default they are not. See ``RecordedValues``.
  /// - Returns: The signal with the same events.
  public func recorded(_ name: String, in recorder: FlightRecorder?, values: RecordedValues<Value> = .none) -> TickSignal {
    guard let recorder else { return self }
    let (source, text) = (recorder.source(name, values.form), values.text)
    return through { downstream in
      let number = recorder.open(source)
      let send = downstream.onNext
      let leg = Scope()
      downstream.scope.setFeeder(AnyDisposable { if leg.cancel() { recorder.note(.disposed, source: source, number: number) } })
      return RawSubscriber(
        leg: leg,
        onNext: { value in
          recorder.note(.next, source: source, number: number, text: text?(value.as(Value.self)) ?? "")
          send(value)
        },
        onEnd: { outcome in
          switch outcome {
          case .completed: recorder.note(.completed, source: source, number: number)
          case .failed(let box):
            let failure = Outcome.failure(box, as: Failure.self)
            recorder.note(.failed, source: source, number: number, text: values.form == .none ? "" : String("\(failure)".prefix(1_000)))
          }
          downstream.onEnd(outcome)
        }
      )
    }
  }
}
