extension TickSignal {
  /// Drops all values, and runs `next` when this signal has completed.
  ///
  /// `next` is subscribed in the context of the completion. A failure ends the result, and `next` is not subscribed. Any number of signals
  /// in a row needs no more stack than one.
  ///
  /// ```text
  /// self          -a-b-|
  /// next               -x-y-|
  /// then(next)    ------x-y-|
  /// ```
  public func then<Next>(_ next: TickSignal<Next, Failure>) -> TickSignal<Next, Failure> {
    ignoreValues(as: Next.self).concat(next)
  }

  /// Drops all values, and runs `next`, which cannot fail, when this signal has completed.
  ///
  /// Follows the rules of ``then(_:)-(TickSignal<Next,Failure>)``.
  @_disfavoredOverload
  public func then<Next>(_ next: TickSignal<Next, Never>) -> TickSignal<Next, Failure> {
    then(next.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Drops all values, and runs `next`, which can fail, when this signal has completed.
  ///
  /// Follows the rules of ``then(_:)-(TickSignal<Next,Failure>)``.
  @_disfavoredOverload
  public func then<Next, NextFailure>(_ next: TickSignal<Next, NextFailure>) -> TickSignal<Next, NextFailure> {
    promoteFailure(to: NextFailure.self).then(next)
  }
}
