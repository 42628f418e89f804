extension TickSignal {
  /// Passes on values until `replacement` sends an event, and from then on the events of `replacement`.
  ///
  /// - The replacement is subscribed first; if it sends on subscription, the upstream is not subscribed.
  /// - The upstream is disposed before the first event of the replacement, which may be its end, is delivered.
  /// - At completion of the upstream: the result waits for the replacement, and ends with it.
  /// - At failure: a failure of either is passed on immediately.
  /// - Delivery: in the context of the signal that sends, one at a time.
  ///
  /// ```text
  /// self           --a--b--c--d--|
  /// replacement    ---------x--y-|
  /// result         --a--b--cx--y-|
  /// ```
  ///
  /// Holds nothing.
  public func take(untilReplacement replacement: TickSignal) -> TickSignal {
    staged(holding: false) { stage in
      let leg = Scope()
      let replace: @Sendable () -> Void = {
        stage.update { isReplaced, _ in isReplaced = true }
        leg.end()
      }
      stage.run(
        replacement.raw,
        onNext: {
          replace()
          stage.next($0)
        },
        onEnd: {
          replace()
          stage.finish($0)
        }
      )
      return stage.subscriber(
        leg: leg,
        onNext: { value in
          // Decided under the lock, so that no value comes after the first one of the replacement.
          let box = stage.box(value)
          stage.update { isReplaced, output in if !isReplaced { output.send(box) } }
        },
        onEnd: { if case .failed = $0 { stage.finish($0) } }
      )
    }
  }

  /// Passes on values until `replacement`, which cannot fail, sends an event, and from then on the events of `replacement`.
  ///
  /// Follows the rules of ``take(untilReplacement:)-(TickSignal<Value,Failure>)``.
  @_disfavoredOverload
  public func take(untilReplacement replacement: TickSignal<Value, Never>) -> TickSignal {
    take(untilReplacement: replacement.promoteFailure(to: Failure.self))
  }
}

extension TickSignal where Failure == Never {
  /// Passes on values until `replacement`, which can fail, sends an event, and from then on the events of `replacement`.
  ///
  /// Follows the rules of ``take(untilReplacement:)-(TickSignal<Value,Failure>)``.
  @_disfavoredOverload
  public func take<OtherFailure>(untilReplacement replacement: TickSignal<Value, OtherFailure>) -> TickSignal<Value, OtherFailure> {
    promoteFailure(to: OtherFailure.self).take(untilReplacement: replacement)
  }
}
