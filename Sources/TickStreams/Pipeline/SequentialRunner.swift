/// Runs one signal after the other, for `concat`, `retry` and similar operators.
///
/// If a signal ends while it is being subscribed, the next one is run by a loop, not by a nested call, so that any number of them needs no
/// stack.
final class SequentialRunner: Sendable {
  enum Step: Sendable {
    case run(RawSignal)
    case end(Outcome)
  }

  private let downstream: RawSubscriber
  private let next: @Sendable (Outcome) -> Step
  /// The signals that are left, if they are known: the last one is run in place of this runner, so that signals which continue with themselves, again
  /// and again, need no more memory than one.
  private let left: SubscriptionState<FlatParts>?
  /// Whether a context is in the loop and will check `ended`; initially, the context that calls `begin(with:)`.
  private let state = Lock((isLooping: true, ended: nil as Outcome?))

  /// Creates a runner; `next` returns the step after a signal that ended, and is never called concurrently.
  init(_ downstream: RawSubscriber, left: SubscriptionState<FlatParts>? = nil, next: @escaping @Sendable (Outcome) -> Step) {
    self.downstream = downstream
    self.left = left
    self.next = next
  }

  static func run(_ parts: [RawSignal], _ downstream: RawSubscriber) {
    let left = SubscriptionState(FlatParts(parts))
    guard let first = left.value.next() else { return downstream.onEnd(.completed) }
    let runner = SequentialRunner(downstream, left: left) { outcome in
      guard case .completed = outcome, let next = left.value.next() else { return .end(outcome) }
      return .run(next)
    }
    runner.begin(with: first)
  }

  /// Runs `upstream` first.
  func begin(with upstream: RawSignal) {
    loop(from: .run(upstream))
  }

  /// Continues with the signal that follows `outcome`.
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
      case .run(let upstream): run(upstream)
      case .end(let outcome): return downstream.onEnd(outcome)
      }
      let ended = state.withLock { state in
        state.isLooping = state.ended != nil
        return state.ended.take()
      }
      guard let ended, !downstream.isEnded else { return }
      step = next(ended)
    }
  }

  @inline(never) private func run(_ upstream: RawSignal) {
    upstream.run(subscriber())
  }

  /// The subscriber of the next signal; by itself, so that its making takes no stack while that runs.
  private func subscriber() -> RawSubscriber {
    if left?.value.isEmpty == true { return downstream }
    return RawSubscriber(leg: Scope(within: downstream.scope), onNext: downstream.onNext, onEnd: { self.proceed(after: $0) })
  }
}
