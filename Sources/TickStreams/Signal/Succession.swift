/// Runs one signal after the other: what `concat`, `retry` and the like are made of.
///
/// A signal that ends while it is being subscribed is followed in a loop, not by a nested call, so that any number of them needs no stack.
final class Succession<Value: Sendable, Failure: Error>: Sendable {
  enum Step: Sendable {
    case run(TickSignal<Value, Failure>)
    case end(Outcome<Failure>)
  }

  private struct State: Sendable {
    /// Whether somebody is in the loop, who will see to `ended`: from the start it is whoever begins.
    var isLooping = true
    var ended: Outcome<Failure>?
  }

  private let downstream: Subscriber<Value, Failure>
  private let next: @Sendable (Outcome<Failure>) -> Step
  private let state = Lock(State())

  /// Creates a succession.
  ///
  /// - Parameters:
  ///   - downstream: Where the events go.
  ///   - next: What follows a signal that ended; asked one at a time.
  init(_ downstream: Subscriber<Value, Failure>, next: @escaping @Sendable (Outcome<Failure>) -> Step) {
    self.downstream = downstream
    self.next = next
  }

  /// Begins with `signal`.
  func begin(with signal: TickSignal<Value, Failure>) {
    loop(from: .run(signal))
  }

  /// Goes on with what follows `outcome`.
  func proceed(after outcome: Outcome<Failure>) {
    let loops = state.withLock { state in
      guard !state.isLooping else {
        state.ended = outcome
        return false
      }
      state.isLooping = true
      return true
    }
    if loops { loop(from: next(outcome)) }
  }

  private func loop(from first: Step) {
    var step = first
    while !downstream.isEnded {
      switch step {
      case .run(let signal): run(signal)
      case .end(let outcome): return downstream.finish(outcome)
      }
      let ended = state.withLock { state in
        state.isLooping = state.ended != nil
        return state.ended.take()
      }
      guard let ended else { return }
      step = next(ended)
    }
  }

  private func run(_ signal: TickSignal<Value, Failure>) {
    let output = downstream.output
    signal.run(
      Subscriber(
        scope: Scope(within: downstream.scope), onPointer: { output.forward($0) }, onEnd: { self.proceed(after: $0) }
      )
    )
  }
}
