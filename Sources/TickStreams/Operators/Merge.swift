extension TickSignal {
  /// Passes on the values of all `signals` as they arrive, and completes when all have completed.
  ///
  /// The signals are subscribed in order. The first failure ends the result, and disposes the others. Values that arrive concurrently from
  /// several contexts are delivered one at a time, by the context that is already delivering.
  ///
  /// ```text
  /// a               -a---b---c-|
  /// b               --x---y-|
  /// merge([a, b])   -ax--by--c-|
  /// ```
  public static func merge(_ signals: [TickSignal]) -> TickSignal {
    let upstreams = signals.map { $0.raw }
    let boxing = Boxing(Value.self)
    return TickSignal(raw: { downstream in
      guard !upstreams.isEmpty else { return downstream.onEnd(.completed) }
      let stage = Stage(downstream, boxing, upstreams.count)
      for upstream in upstreams {
        stage.forward(upstream) { outcome in
          stage.update { running, output in
            running -= 1
            if case .completed = outcome, running > 0 { return }
            output.end(outcome)
          }
        }
      }
    })
  }

  /// Passes on the values of all `signals` as they arrive.
  ///
  /// Follows the rules of ``merge(_:)-([TickSignal<Value,Failure>])``.
  public static func merge(_ signals: TickSignal...) -> TickSignal {
    merge(signals)
  }

  /// Passes on the values of this signal and of the others as they arrive, and completes when all have completed.
  ///
  /// Follows the rules of ``merge(_:)-([TickSignal<Value,Failure>])``.
  ///
  /// ```text
  /// self           -a---b---c-|
  /// other          --x---y-|
  /// merge(other)   -ax--by--c-|
  /// ```
  public func merge(_ other: TickSignal, _ others: TickSignal...) -> TickSignal {
    .merge([self, other] + others)
  }

  /// Merges with signals that cannot fail.
  ///
  /// Follows the rules of ``merge(_:)-([TickSignal<Value,Failure>])``.
  @_disfavoredOverload
  public func merge(_ other: TickSignal<Value, Never>, _ others: TickSignal<Value, Never>...) -> TickSignal {
    .merge([self] + ([other] + others).map { $0.promoteFailure(to: Failure.self) })
  }
}

extension TickSignal where Failure == Never {
  /// Merges with a signal that can fail.
  ///
  /// Follows the rules of ``merge(_:)-([TickSignal<Value,Failure>])``.
  @_disfavoredOverload
  public func merge<OtherFailure>(_ other: TickSignal<Value, OtherFailure>) -> TickSignal<Value, OtherFailure> {
    promoteFailure(to: OtherFailure.self).merge(other)
  }
}
