/// Where several contexts meet one downstream: a gate in front of it, and what ends together with it.
///
/// Operators with several upstreams, or with an upstream and a timer, decide under a lock of their own what to do, and do it here, outside.
struct Junction: Sendable {
  let downstream: RawSubscriber
  let gate: Gate
  let boxing: Boxing
  private let feeders = CompositeDisposable()

  init(_ downstream: RawSubscriber, _ boxing: Boxing) {
    self.downstream = downstream
    self.boxing = boxing
    gate = Gate(downstream, boxing)
    downstream.scope.own(feeders)
  }

  var isEnded: Bool { downstream.isEnded }

  /// Ends `feeder` with the junction.
  func add(_ feeder: any Disposable) {
    feeders.add(feeder)
  }

  /// Runs `plan` as a leg, unless that or the downstream has ended.
  func run(
    _ plan: Plan, leg: Scope = Scope(), onNext: @escaping @Sendable (UnsafeRawPointer) -> Void,
    onEnd: @escaping @Sendable (Outcome) -> Void
  ) {
    guard !isEnded, !leg.isEnded else { return }
    plan.run(subscriber(leg: leg, onNext: onNext, onEnd: onEnd))
  }

  /// Runs `plan` as a leg whose values, and by default its end, go straight through the gate.
  ///
  /// Somebody who holds the leg may revoke it: values that wait in the gate then are dropped.
  func pass(_ plan: Plan, leg: Scope = Scope(), onEnd: (@Sendable (Outcome) -> Void)? = nil) {
    run(plan, leg: leg, onNext: { [gate] in gate.next($0, from: leg) }, onEnd: onEnd ?? { [gate] in gate.finish($0) })
  }

  /// The subscriber of a leg that somebody else runs: the plan, for the upstream that an operator with ``TickSignal/through(_:)`` continues.
  func subscriber(
    leg: Scope = Scope(), onNext: @escaping @Sendable (UnsafeRawPointer) -> Void, onEnd: @escaping @Sendable (Outcome) -> Void
  ) -> RawSubscriber {
    add(leg)
    return RawSubscriber(leg: leg, onNext: onNext, onEnd: onEnd)
  }

  /// The same for a leg that goes straight through the gate.
  func passing() -> RawSubscriber {
    let leg = Scope()
    return subscriber(leg: leg, onNext: { [gate] in gate.next($0, from: leg) }, onEnd: { [gate] in gate.finish($0) })
  }
}

extension TickSignal {
  /// The signal of an operator that subscribes this one last, so that any number of them in a row subscribe without stack.
  ///
  /// - Parameter attach: Starts what else the operator needs, and returns the subscriber of this signal. If that has ended by then, this signal is not
  ///   subscribed.
  /// - Returns: The signal with the operator.
  func through<Output, OutputFailure>(
    _ attach: @escaping @Sendable (RawSubscriber) -> RawSubscriber
  ) -> TickSignal<Output, OutputFailure> {
    TickSignal<Output, OutputFailure>(plan: Plan(.stage(plan) { attach($0) }))
  }
}
