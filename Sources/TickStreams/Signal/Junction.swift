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
    add(leg)
    plan.run(RawSubscriber(leg: leg, onNext: onNext, onEnd: onEnd))
  }

  /// Runs `plan` as a leg whose values, and by default its end, go straight through the gate.
  func pass(_ plan: Plan, onEnd: (@Sendable (Outcome) -> Void)? = nil) {
    run(plan, onNext: { [gate] in gate.next($0) }, onEnd: onEnd ?? { [gate] in gate.finish($0) })
  }
}
