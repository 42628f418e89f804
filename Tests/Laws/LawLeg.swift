import TickStreams

/// One subscription of a ``LawSource``, and the disposable that is returned for it, which counts its disposals.
final class LawLeg: Disposable {
  struct Input: Sendable {
    let next: @Sendable (LawValue) -> Void
    let completed: @Sendable () -> Void
    let failed: @Sendable () -> Void
  }

  private struct State: Sendable {
    var input: Input?
    var witness: LawWitness?
    var disposals = 0
    var hasOpened = false
  }

  private let state: Lock<State>
  private let sendsAfterDisposal: Bool
  private let probe: (@Sendable (LawPlace) -> Void)?

  init(_ input: Input, _ witness: LawWitness, sendsAfterDisposal: Bool, probe: (@Sendable (LawPlace) -> Void)?) {
    state = Lock(State(input: input, witness: witness))
    self.sendsAfterDisposal = sendsAfterDisposal
    self.probe = probe
  }

  private var input: Input? { state.withLock { $0.input } }
  var disposals: Int { state.withLock { $0.disposals } }
  var isDisposed: Bool { disposals > 0 }

  /// Whether the operator could have disposed it, and has not: not before the source has returned it.
  var isOpen: Bool { state.withLock { $0.hasOpened && $0.disposals == 0 } }

  func next(_ value: LawValue) { input?.next(value) }
  func completed() { input?.completed() }
  func failed() { input?.failed() }

  func markOpened() { state.withLock { $0.hasOpened = true } }

  /// Releases the operator, at the end of a trial.
  func close() {
    let released = state.withLock { ($0.input.take(), $0.witness.take()) }
    withExtendedLifetime(released) {}
  }

  func dispose() {
    let released: (Input?, LawWitness?) = state.withLock { state in
      state.disposals += 1
      return sendsAfterDisposal ? (nil, nil) : (state.input.take(), state.witness.take())
    }
    withExtendedLifetime(released) {}
    probe?(.disposal)
  }
}
