/// What an operator that makes a signal of each value does while an earlier one runs.
enum FlattenStrategy: Sendable {
  /// Both run.
  case merge
  /// The earlier one is disposed.
  case latest
  /// The new value is ignored.
  case first
  /// At most so many run; a new value waits, in order.
  case queue(Int)

  /// How many may run.
  fileprivate var limit: Int {
    switch self {
    case .merge, .latest: .max
    case .first: 1
    case .queue(let limit): limit
    }
  }

  /// Whether a value that comes when no more may run waits, instead of being ignored.
  fileprivate var queues: Bool {
    if case .queue = self { true } else { false }
  }

  fileprivate var replaces: Bool {
    if case .latest = self { true } else { false }
  }
}

extension TickSignal {
  /// What `flatMap` and its kin have in common.
  func flatten<Output>(
    _ strategy: FlattenStrategy, _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>
  ) -> TickSignal<Output, Failure> {
    let boxing = Boxing(Output.self)
    let inputs = Boxing(Value.self)
    return through { downstream in
      let flatten = Flatten(Sink(downstream, boxing), strategy, inputs) { transform($0.as(Value.self)).raw }
      return flatten.start()
    }
  }
}

/// Runs the signals made of an outer signal's values.
private final class Flatten: Sendable {
  private struct State: Sendable {
    var outerHasCompleted = false
    var inner: [ObjectIdentifier: Scope] = [:]
    var waiting = FIFO<any ValueBox>()
    /// Whether somebody is starting what waited, who will also see to what may start next.
    var isStarting = false

    var isDone: Bool { outerHasCompleted && inner.isEmpty && waiting.isEmpty }

    mutating func open() -> Scope {
      let leg = Scope()
      inner[ObjectIdentifier(leg)] = leg
      return leg
    }
  }

  private let sink: Sink
  private let strategy: FlattenStrategy
  private let inputs: Boxing
  private let transform: @Sendable (ValueInFlight) -> RawSignal
  private let state = Lock(State())

  init(
    _ sink: Sink, _ strategy: FlattenStrategy, _ inputs: Boxing, _ transform: @escaping @Sendable (ValueInFlight) -> RawSignal
  ) {
    self.sink = sink
    self.strategy = strategy
    self.inputs = inputs
    self.transform = transform
  }

  func start() -> RawSubscriber {
    sink.add(AnyDisposable { self.dispose() })
    return sink.subscriber(
      onNext: { value in
        if let leg = self.admit(value) { self.run(self.transform(value), leg) }
      },
      onEnd: { outcome in
        guard case .completed = outcome else { return self.sink.serialized.finish(outcome) }
        self.finishIfDone { $0.outerHasCompleted = true }
      }
    )
  }

  /// The leg for a new inner signal, or `nil` if there is to be none now.
  private func admit(_ value: ValueInFlight) -> Scope? {
    let (leg, replaced): (Scope?, [Scope]) = state.withLock { state in
      guard state.waiting.isEmpty, state.inner.count < strategy.limit else {
        if strategy.queues { state.waiting.append(inputs.box(value)) }
        return (nil, [])
      }
      let replaced = strategy.replaces ? Array(state.inner.values) : []
      if strategy.replaces { state.inner = [:] }
      return (state.open(), replaced)
    }
    for leg in replaced { leg.revoke() }
    return leg
  }

  private func run(_ upstream: RawSignal, _ leg: Scope) {
    if sink.isEnded { leg.end() }
    guard !leg.isEnded else { return }
    let serialized = sink.serialized
    upstream.run(
      RawSubscriber(
        leg: leg,
        onNext: { serialized.next($0, from: leg) },
        onEnd: { outcome in
          guard case .completed = outcome else { return serialized.finish(outcome) }
          self.finishIfDone { $0.inner[ObjectIdentifier(leg)] = nil }
          if self.strategy.queues { self.startWaiting() }
        }
      )
    )
  }

  /// Starts what waited and may run now.
  ///
  /// An inner signal that completes while it is started is followed in the loop, not by a nested call, so that any number needs no stack.
  private func startWaiting() {
    var isStarting = false
    while let (value, leg) = state.withLock({ state -> (any ValueBox, Scope)? in
      guard isStarting || !state.isStarting else { return nil }
      let next = state.inner.count < strategy.limit ? state.waiting.popFirst() : nil
      isStarting = next != nil
      state.isStarting = isStarting
      return next.map { ($0, state.open()) }
    }) {
      if !sink.isEnded { value.lend { run(transform($0), leg) } }
    }
  }

  private func finishIfDone(_ change: (inout State) -> Void) {
    let isDone = state.withLock { state in
      change(&state)
      return state.isDone
    }
    if isDone { sink.serialized.finish(.completed) }
  }

  private func dispose() {
    let (legs, dropped) = state.withLock { state in
      defer {
        state.inner = [:]
        state.waiting = FIFO()
      }
      return (Array(state.inner.values), state.waiting)
    }
    for leg in legs { leg.end() }
    withExtendedLifetime(dropped) {}
  }
}
