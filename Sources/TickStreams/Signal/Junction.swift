/// Where several contexts meet one downstream: a gate in front of it, and what ends together with it.
///
/// Operators with several upstreams, or with an upstream and a timer, decide under a lock of their own what to do, and do it here, outside.
struct Junction<Value: Sendable, Failure: Error>: Sendable {
  let downstream: Subscriber<Value, Failure>
  let gate: Gate<Value, Failure>
  private let feeders = CompositeDisposable()

  init(_ downstream: Subscriber<Value, Failure>) {
    self.downstream = downstream
    gate = Gate(downstream)
    downstream.scope.own(feeders)
  }

  var isEnded: Bool { downstream.isEnded }

  /// Ends `feeder` with the junction.
  func add(_ feeder: any Disposable) {
    feeders.add(feeder)
  }

  /// A new leg, which ends with the junction.
  func leg() -> Scope {
    let leg = Scope()
    feeders.add(leg)
    return leg
  }

  /// Runs `signal` as a leg whose values and end go straight through the gate.
  func pass(_ signal: TickSignal<Value, Failure>) {
    run(signal, onNext: { gate.next($0, from: $1) }, onEnd: { gate.finish($0) })
  }

  /// Runs `signal` as a leg, unless the downstream has ended.
  ///
  /// `onNext` is given the leg, for the gate to check.
  func run<Input, InputFailure>(
    _ signal: TickSignal<Input, InputFailure>,
    onNext: @escaping @Sendable (Input, Scope) -> Void,
    onEnd: @escaping @Sendable (Outcome<InputFailure>) -> Void
  ) {
    guard !isEnded else { return }
    let leg = leg()
    signal.run(Subscriber(scope: leg, onNext: { onNext($0, leg) }, onEnd: onEnd))
  }
}
