import TickStreams

/// One subscription of a ``LawSource``, and what is returned for it: counts how often it is disposed.
final class LawLeg: Disposable {
  struct Input: Sendable {
    let next: @Sendable (LawValue) -> Void
    let completed: @Sendable () -> Void
    let failed: @Sendable () -> Void
  }

  private struct State: Sendable {
    var outlet: Input?
    var witness: LawWitness?
    var disposals = 0
    var hasOpened = false
  }

  private let state: Lock<State>
  private let isStubborn: Bool
  private let probe: (@Sendable (LawPlace) -> Void)?

  init(_ outlet: Input, _ witness: LawWitness, isStubborn: Bool, probe: (@Sendable (LawPlace) -> Void)?) {
    state = Lock(State(outlet: outlet, witness: witness))
    self.isStubborn = isStubborn
    self.probe = probe
  }

  private var outlet: Input? { state.withLock { $0.outlet } }
  var disposals: Int { state.withLock { $0.disposals } }
  var isDisposed: Bool { disposals > 0 }

  /// Whether the operator could have disposed it, and has not: not before the source has returned it.
  var isOpen: Bool { state.withLock { $0.hasOpened && $0.disposals == 0 } }

  func next(_ value: LawValue) { outlet?.next(value) }
  func completed() { outlet?.completed() }
  func failed() { outlet?.failed() }

  func hasOpened() {
    state.withLock { $0.hasOpened = true }
  }

  /// Lets go of the operator, as the end of a trial does.
  func close() {
    let over = state.withLock { ($0.outlet.take(), $0.witness.take()) }
    withExtendedLifetime(over) {}
  }

  func dispose() {
    let over: (Input?, LawWitness?) = state.withLock { state in
      state.disposals += 1
      return isStubborn ? (nil, nil) : (state.outlet.take(), state.witness.take())
    }
    withExtendedLifetime(over) {}
    probe?(.disposal)
  }
}
