/// What an operator that makes a signal of each value does while an earlier one runs.
enum FlattenStrategy: Sendable {
  /// Both run.
  case merge
  /// The earlier one is disposed.
  case latest
  /// The new value is ignored.
  case first
}

extension TickSignal {
  /// What `flatMap` and its kin have in common.
  func flatten<Output>(
    _ strategy: FlattenStrategy, _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    let boxing = Boxing(Output.self)
    return TickSignal<Output, Failure>(raw: { [plan] downstream in
      let flatten = Flatten(Junction(downstream, boxing), strategy) { transform($0.as(Value.self)).plan }
      flatten.start(plan)
    })
  }
}

/// Runs the signals made of an outer signal's values.
private final class Flatten: Sendable {
  private struct State: Sendable {
    var outerHasCompleted = false
    var inner: [ObjectIdentifier: Scope] = [:]

    var isDone: Bool { outerHasCompleted && inner.isEmpty }
  }

  private let junction: Junction
  private let strategy: FlattenStrategy
  private let transform: @Sendable (UnsafeRawPointer) -> Plan
  private let state = Lock(State())

  init(_ junction: Junction, _ strategy: FlattenStrategy, _ transform: @escaping @Sendable (UnsafeRawPointer) -> Plan) {
    self.junction = junction
    self.strategy = strategy
    self.transform = transform
  }

  func start(_ outer: Plan) {
    junction.add(AnyDisposable { self.disposeInner() })
    junction.run(
      outer,
      onNext: { value in
        if let leg = self.admit() { self.run(self.transform(value), leg) }
      },
      onEnd: { outcome in
        guard case .completed = outcome else { return self.junction.gate.finish(outcome) }
        self.finishIfDone { $0.outerHasCompleted = true }
      }
    )
  }

  /// The leg for a new inner signal, or `nil` if it is not wanted.
  private func admit() -> Scope? {
    let leg = Scope()
    let (isAdmitted, replaced): (Bool, [Scope]) = state.withLock { state in
      guard strategy != .first || state.inner.isEmpty else { return (false, []) }
      let replaced = strategy == .latest ? Array(state.inner.values) : []
      if strategy == .latest { state.inner = [:] }
      state.inner[ObjectIdentifier(leg)] = leg
      return (true, replaced)
    }
    for leg in replaced { leg.revoke() }
    return isAdmitted ? leg : nil
  }

  private func run(_ plan: Plan, _ leg: Scope) {
    if junction.isEnded { leg.end() }
    guard !leg.isEnded else { return }
    let gate = junction.gate
    plan.run(
      RawSubscriber(
        leg: leg,
        onNext: { gate.next($0, from: leg) },
        onEnd: { outcome in
          guard case .completed = outcome else { return gate.finish(outcome) }
          self.finishIfDone { $0.inner[ObjectIdentifier(leg)] = nil }
        }
      )
    )
  }

  private func finishIfDone(_ change: (inout State) -> Void) {
    let isDone = state.withLock { state in
      change(&state)
      return state.isDone
    }
    if isDone { junction.gate.finish(.completed) }
  }

  private func disposeInner() {
    let legs = state.withLock { state in
      defer { state.inner = [:] }
      return Array(state.inner.values)
    }
    for leg in legs { leg.end() }
  }
}
