extension TickSignal {
  /// Passes on values until `replacement` sends an event, and from then on the events of `replacement`.
  ///
  /// - The replacement is subscribed first; if it sends on subscription, the upstream is not subscribed.
  /// - The upstream is disposed before the first event of the replacement, which may be its end, is delivered.
  /// - At completion of the upstream: the result waits for the replacement, and ends with it.
  /// - At failure: a failure of either is passed on at once.
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
    let boxing = Boxing(Value.self)
    return through { downstream in
      Replaceable(Sink(downstream, boxing)).start(replacement.raw)
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

private final class Replaceable: Sendable {
  private let sink: Sink
  private let leg = Scope()
  private let isReplaced: SerializedState<Bool>

  init(_ sink: Sink) {
    self.sink = sink
    isReplaced = SerializedState(false, sink.serialized)
  }

  func start(_ replacement: RawSignal) -> RawSubscriber {
    let serialized = sink.serialized
    sink.run(
      replacement,
      onNext: {
        self.replace()
        serialized.next($0)
      },
      onEnd: {
        self.replace()
        serialized.finish($0)
      }
    )
    return sink.subscriber(leg: leg, onNext: { self.receive($0) }, onEnd: { if case .failed = $0 { serialized.finish($0) } })
  }

  private func replace() {
    isReplaced.update { isReplaced, _ in isReplaced = true }
    leg.end()
  }

  private func receive(_ value: borrowing ValueInFlight) {
    let box = sink.boxing.box(value)
    isReplaced.update { isReplaced, output in if !isReplaced { output.send(box) } }
  }
}
