import TickStreams

enum FieldState: Equatable, Sendable {
  case empty, checking, valid, invalid
}

protocol AccountService: Sendable {
  func isAvailable(_ name: String) -> TickSignal<Bool, any Error>
  func signUp(_ name: String, _ password: String) -> TickSignal<Bool, any Error>
}

/// Checks a name when typing pauses, and signs up.
final class SignUpViewModel: Sendable {
  let name = TickValue("")
  let password = TickValue("")
  let taps = TickSubject<Void, Never>()

  let nameState: TickSignal<FieldState, Never>
  let canSignUp: TickSignal<Bool, Never>
  let isSigningUp: TickSignal<Bool, Never>
  let signedUp: TickSignal<Bool, Never>

  init(service: any AccountService, on scheduler: any TickScheduler = .main) {
    let busy = TickValue(false)
    isSigningUp = busy.signal.removeDuplicates()

    nameState = name.signal
      .removeDuplicates()
      .debounce(for: .milliseconds(300), on: scheduler)
      .flatMapLatest { name -> TickSignal<FieldState, Never> in
        guard !name.isEmpty else { return .just(.empty) }
        return service.isAvailable(name)
          .timeout(afterSilence: .seconds(5), failing: TickTimeout(after: .seconds(5)), on: scheduler)
          .map { $0 ? FieldState.valid : .invalid }
          .catch { _ in .just(.invalid) }
          .startWith(.checking)
      }
      .share(replay: 1)  // what a `Driver` has: the field and the button look at one check

    canSignUp = nameState.combineLatest(password.signal, isSigningUp)
      .map { state, password, isBusy in state == .valid && password.count >= 8 && !isBusy }

    signedUp = taps.signal
      .withLatest(from: name.signal, password.signal)
      .flatMapLatest { _, name, password in
        service.signUp(name, password)
          .catch { _ in .just(false) }
          .handleEvents(onSubscribe: { busy.current = true }, onEnd: { busy.current = false })
      }
      .share(replay: 1)
  }
}
