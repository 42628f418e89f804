extension TickSignal {
  /// Runs `signals` one after the other, each when the one before has completed.
  ///
  /// A failure ends the result.
  ///
  /// Any number of signals, also ones that complete on subscription, needs no more stack than one.
  public static func concat(_ signals: [TickSignal]) -> TickSignal {
    let plans = signals.map(\.plan)
    return TickSignal(raw: { downstream in
      guard let first = plans.first else { return downstream.onEnd(.completed) }
      let position = SerialState(0)
      let succession = Succession(downstream) { outcome in
        position.value += 1
        guard case .completed = outcome, position.value < plans.count else { return .end(outcome) }
        return .run(plans[position.value])
      }
      succession.begin(with: first)
    })
  }

  /// Runs `next` when this signal has completed.
  public func concat(_ next: TickSignal) -> TickSignal {
    .concat([self, next])
  }

  /// Runs `next`, which cannot fail, when this signal has completed.
  @_disfavoredOverload
  public func concat(_ next: TickSignal<Value, Never>) -> TickSignal {
    concat(next.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Runs `next`, which can fail, when this signal has completed.
  @_disfavoredOverload
  public func concat<NextFailure>(_ next: TickSignal<Value, NextFailure>) -> TickSignal<Value, NextFailure> {
    promoteFailure(to: NextFailure.self).concat(next)
  }
}
