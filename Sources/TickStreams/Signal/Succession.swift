/// Runs one signal after the other: what `concat`, `retry` and the like are made of.
///
/// A signal that ends while it is being subscribed is followed in a loop, not by a nested call, so that any number of them needs no stack.
final class Succession: Sendable {
  enum Step: Sendable {
    case run(Plan)
    case end(Outcome)
  }

  private struct State: Sendable {
    /// Whether somebody is in the loop, who will see to `ended`: from the start it is whoever begins.
    var isLooping = true
    var ended: Outcome?
  }

  private let downstream: RawSubscriber
  private let next: @Sendable (Outcome) -> Step
  private let state = Lock(State())

  /// Creates a succession.
  ///
  /// - Parameters:
  ///   - downstream: Where the events go.
  ///   - next: What follows a signal that ended; asked one at a time.
  init(_ downstream: RawSubscriber, next: @escaping @Sendable (Outcome) -> Step) {
    self.downstream = downstream
    self.next = next
  }

  /// Runs the parts of a sequence.
  static func run(_ parts: [Plan], _ downstream: RawSubscriber) {
    let left = SerialState(FlatParts(parts))
    guard let first = left.value.next() else { return downstream.onEnd(.completed) }
    let succession = Succession(downstream) { outcome in
      guard case .completed = outcome, let next = left.value.next() else { return .end(outcome) }
      return .run(next)
    }
    succession.begin(with: first)
  }

  /// Begins with `plan`.
  func begin(with plan: Plan) {
    loop(from: .run(plan))
  }

  /// Goes on with what follows `outcome`.
  func proceed(after outcome: Outcome) {
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
      case .run(let plan): run(plan)
      case .end(let outcome): return downstream.onEnd(outcome)
      }
      let ended = state.withLock { state in
        state.isLooping = state.ended != nil
        return state.ended.take()
      }
      guard let ended else { return }
      step = next(ended)
    }
  }

  private func run(_ plan: Plan) {
    let leg = Scope(within: downstream.scope)
    plan.run(RawSubscriber(leg: leg, onNext: downstream.onNext, onEnd: { self.proceed(after: $0) }))
  }
}
