import Foundation
import RxCocoa
import RxSwift

enum FieldState: Equatable {
  case empty, checking, valid, invalid
}

protocol AccountService {
  func isAvailable(_ name: String) -> Observable<Bool>
  func signUp(_ name: String, _ password: String) -> Observable<Bool>
}

/// Checks a name when typing pauses, and signs up.
final class SignUpViewModel {
  let name = BehaviorRelay(value: "")
  let password = BehaviorRelay(value: "")
  let taps = PublishRelay<Void>()

  let nameState: Driver<FieldState>
  let canSignUp: Driver<Bool>
  let isSigningUp: Driver<Bool>
  let signedUp: Driver<Bool>

  init(service: AccountService, scheduler: SchedulerType = MainScheduler.instance) {
    let busy = BehaviorRelay(value: false)
    isSigningUp = busy.asDriver().distinctUntilChanged()

    nameState = name.asObservable()
      .distinctUntilChanged()
      .debounce(.milliseconds(300), scheduler: scheduler)
      .flatMapLatest { name -> Observable<FieldState> in
        guard !name.isEmpty else { return .just(.empty) }
        return service.isAvailable(name)
          .timeout(.seconds(5), scheduler: scheduler)
          .map { $0 ? FieldState.valid : .invalid }
          .catchErrorJustReturn(.invalid)
          .startWith(.checking)
      }
      .asDriver(onErrorJustReturn: .invalid)

    canSignUp = Driver.combineLatest(nameState, password.asDriver(), isSigningUp) { state, password, isBusy in
      state == .valid && password.count >= 8 && !isBusy
    }

    let credentials = Observable.combineLatest(name, password) { ($0, $1) }

    signedUp = taps.asObservable()
      .withLatestFrom(credentials)
      .flatMapLatest { name, password in
        service.signUp(name, password)
          .catchErrorJustReturn(false)
          .do(onSubscribe: { busy.accept(true) }, onDispose: { busy.accept(false) })
      }
      .asDriver(onErrorJustReturn: false)
  }
}
