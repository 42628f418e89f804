extension TickSignal {
  /// Runs `signals` one after the other, each when the previous one has completed.
  ///
  /// A failure ends the result. Values are delivered in the context of the signal that runs, and each signal is subscribed in the context
  /// in which the previous one completed.
  ///
  /// Any number of signals, even if they complete on subscription, needs no more stack than one, in this call as in a chain of
  /// ``concat(_:)-(TickSignal<Value,Failure>)``.
  ///
  /// ```text
  /// a                -a---b---c-|
  /// b                --x---y-|
  /// concat([a, b])   -a---b---c---x---y-|
  /// ```
  public static func concat(_ signals: [TickSignal]) -> TickSignal {
    TickSignal(raw: RawSignal(sequence: signals.map { $0.raw }))
  }

  /// Runs `signals` one after the other, each when the previous one has completed.
  ///
  /// Follows the rules of ``concat(_:)-([TickSignal<Value,Failure>])``.
  public static func concat(_ signals: TickSignal...) -> TickSignal {
    concat(signals)
  }

  /// Runs `next` when this signal has completed, in the context in which it completed.
  ///
  /// ```text
  /// self            -a---b---c-|
  /// other           --x---y-|
  /// concat(other)   -a---b---c---x---y-|
  /// ```
  public func concat(_ next: TickSignal) -> TickSignal {
    TickSignal(raw: RawSignal(sequence: [raw, next.raw]))
  }

  /// Runs `next`, which cannot fail, when this signal has completed.
  ///
  /// Follows the rules of ``concat(_:)-(TickSignal<Value,Failure>)``.
  @_disfavoredOverload
  public func concat(_ next: TickSignal<Value, Never>) -> TickSignal {
    concat(next.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Runs `next`, which can fail, when this signal has completed.
  ///
  /// Follows the rules of ``concat(_:)-(TickSignal<Value,Failure>)``.
  @_disfavoredOverload
  public func concat<NextFailure>(_ next: TickSignal<Value, NextFailure>) -> TickSignal<Value, NextFailure> {
    promoteFailure(to: NextFailure.self).concat(next)
  }
}
