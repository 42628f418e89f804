/// The policy of an operator that runs a signal for each value, for a new value while an earlier signal runs.
struct FlattenStrategy: Sendable {
  /// How many signals may run at a time.
  fileprivate var limit = Int.max
  /// Whether a value above the limit is queued, and not ignored.
  fileprivate var queues = false
  fileprivate var replaces = false

  /// Both signals run.
  static var merge: FlattenStrategy { FlattenStrategy() }
  /// The earlier signal is disposed.
  static var latest: FlattenStrategy { FlattenStrategy(replaces: true) }
  /// The new value is ignored.
  static var first: FlattenStrategy { FlattenStrategy(limit: 1) }
  /// At most this number of signals run; a further value is queued.
  static func queue(_ limit: Int) -> FlattenStrategy { FlattenStrategy(limit: limit, queues: true) }
}

extension TickSignal {
  /// The common part of `flatMap` and its variants.
  func flatten<Output>(
    _ strategy: FlattenStrategy, _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    let inputs = Boxing(Value.self)
    return staged(holding: Flatten.State()) { stage in
      Flatten(stage, strategy, inputs) { transform($0.as(Value.self)).raw }.start()
    }
  }
}

/// Runs the inner signals.
private final class Flatten: Sendable {
  typealias Inner = (leg: Scope, number: Int)

  struct State: Sendable {
    var outerHasCompleted = false
    /// The inner signals that run, by their number.
    var inner: [Int: Scope] = [:]
    var started = 0
    var waiting = FIFO<any ValueBox>()
    /// Whether a context is starting queued signals, which then also starts those that may start next.
    var isStarting = false

    var isDone: Bool { outerHasCompleted && inner.isEmpty && waiting.isEmpty }

    mutating func open() -> Inner {
      defer { started += 1 }
      let leg = Scope()
      inner[started] = leg
      return (leg, started)
    }
  }

  private let stage: Stage<State>
  private let strategy: FlattenStrategy
  private let inputs: Boxing
  private let transform: @Sendable (borrowing ValueInFlight) -> RawSignal

  init(
    _ stage: Stage<State>, _ strategy: FlattenStrategy, _ inputs: Boxing,
    _ transform: @escaping @Sendable (borrowing ValueInFlight) -> RawSignal
  ) {
    self.stage = stage
    self.strategy = strategy
    self.inputs = inputs
    self.transform = transform
  }

  func start() -> RawSubscriber {
    stage.add(AnyDisposable { self.dispose() })
    return stage.subscriber(
      onNext: { value in
        // A disposal further up the chain, from inside this delivery, ends it here, and so does one by the signal that is replaced.
        if !self.stage.isEnded, let inner = self.admit(value), !self.stage.isEnded { self.run(self.transform(value), inner) }
      },
      onEnd: { outcome in
        guard case .completed = outcome else { return self.stage.finish(outcome) }
        self.finishIfDone { $0.outerHasCompleted = true }
      }
    )
  }

  /// A new inner signal, or `nil` if the value is queued or ignored.
  private func admit(_ value: borrowing ValueInFlight) -> Inner? {
    let (inner, replaced): (Inner?, [Scope]) = stage.update { state, _ in
      // Another context that is starting waiting signals also starts this one.
      guard state.waiting.isEmpty, !state.isStarting, state.inner.count < strategy.limit else {
        if strategy.queues { state.waiting.append(inputs.box(value)) }
        return (nil, [])
      }
      let replaced = strategy.replaces ? Array(state.inner.values) : []
      if strategy.replaces { state.inner = [:] }
      return (state.open(), replaced)
    }
    for leg in replaced { leg.revoke() }
    return inner
  }

  private func run(_ upstream: RawSignal, _ inner: Inner) {
    let leg = inner.leg
    if stage.isEnded { leg.end() }
    guard !leg.isEnded else { return }
    upstream.run(
      RawSubscriber(
        leg: leg,
        onNext: { self.stage.next($0, from: leg) },
        onEnd: { outcome in
          guard case .completed = outcome else { return self.fail(inner, outcome) }
          self.finishIfDone { $0.inner[inner.number] = nil }
          if self.strategy.queues { self.startWaiting() }
        }
      )
    )
  }

  /// Ends the result with the failure of an inner signal, unless that was replaced meanwhile, by its disposal or by another thread.
  private func fail(_ inner: Inner, _ outcome: Outcome) {
    stage.update { state, output in
      if state.inner[inner.number] != nil { output.end(outcome) }
    }
  }

  /// Starts the queued signals that may run now.
  ///
  /// If an inner signal completes while it is being started, the next one is started by the loop, not by a nested call, so that any number
  /// of them needs no stack.
  private func startWaiting() {
    var isStarting = false
    while let (value, inner) = stage.update({ state, _ -> (any ValueBox, Inner)? in
      guard isStarting || !state.isStarting else { return nil }
      let next = state.inner.count < strategy.limit ? state.waiting.popFirst() : nil
      isStarting = next != nil
      state.isStarting = isStarting
      return next.map { ($0, state.open()) }
    }) {
      if !stage.isEnded { value.lend { run(transform($0), inner) } }
    }
  }

  private func finishIfDone(_ change: (inout State) -> Void) {
    stage.update { state, output in
      change(&state)
      if state.isDone { output.end(.completed) }
    }
  }

  /// Disposes the inner signals in the order in which they were started.
  private func dispose() {
    let inner = stage.update { state, _ in state.inner }
    for (_, leg) in Array(inner).ordered(by: { Int64($0.key) }) { leg.end() }
  }
}
