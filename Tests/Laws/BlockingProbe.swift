import TickStreams

/// Checks from a second thread, while code of the user's runs in a trial, that nothing is blocked.
final class BlockingProbe: Sendable {
  private struct State: Sendable {
    var isProbing = false
    /// How often it has probed in each place.
    var tries: [LawPlace: Int] = [:]
    var action = ""
    var blocked: String?
  }

  private let patience: Duration
  private let second = SecondThread()
  private let state = Lock(State())
  private let trial = Lock<LawTrial?>(nil)

  init(_ patience: Duration) { self.patience = patience }

  /// The first call that was blocked, and where; `nil` if none was.
  var blocked: String? { state.withLock { $0.blocked } }

  func watch(_ trial: LawTrial) {
    self.trial.withLock { $0 = trial }
    trial.observer.onEvent { _, event in self.probe(event.isEnd ? .end : .next) }
  }

  func stop() {
    let released = trial.withLock { $0.take() }
    released?.observer.onEvent(nil)
  }

  /// Probes once, unless a probe is running, or two have run in that place.
  func probe(_ place: LawPlace) {
    guard let trial = trial.withLock({ $0 }) else { return }
    let tries = state.withLock { state in
      let tries = state.tries[place, default: 0] + 1
      guard !state.isProbing, state.blocked == nil, tries <= 2 else { return 0 }
      state.isProbing = true
      state.tries[place] = tries
      return tries
    }
    guard tries > 0 else { return }
    trial.log.begin("  meanwhile, on another thread: send, subscribe\(tries == 2 ? ", dispose" : "")")
    let isFree = second.finishes(within: patience) { self.tryAll(on: trial, disposes: tries == 2) }
    state.withLock { state in
      state.isProbing = false
      if !isFree { state.blocked = "While \(place.rawValue), \(state.action) on another thread was blocked for \(patience)." }
    }
  }

  private func tryAll(on trial: LawTrial, disposes: Bool) {
    attempt("a send") { trial.source.feed(.value(7)) }
    if trial.subject.usesOther { attempt("a send to the other source") { trial.other.feed(.value(7)) } }
    attempt("a subscription") { trial.subscribeAndDispose() }
    if disposes { attempt("a disposal") { trial.dispose() } }
  }

  private func attempt(_ action: String, _ body: () -> Void) {
    state.withLock { $0.action = action }
    body()
  }
}
