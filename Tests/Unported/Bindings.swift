// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

private struct Flaw: Error {}

private final class Keeper: @unchecked Sendable { var count = 0 }

private func bindingsElsewhere(
  _ numbers: TickSignal<Int, Never>, _ letters: TickSignal<String, Never>, _ optionals: TickSignal<Int?, Never>,
  _ failing: TickSignal<Int, Flaw>, _ signals: TickSignal<TickSignal<Int, Never>, Never>, _ subject: TickSubject<Int, Never>,
  _ value: TickValue<Int>, _ optional: TickValue<Int?>, _ owner: Keeper, _ scheduler: QueueScheduler
) {
  var other = numbers
  _ = numbers.bind(onNext: { print($0) })
  // error: conformance of 'BindElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor, and keep what it returns
  _ = numbers.bind(to: subject)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = numbers.bind(to: value)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  _ = numbers.bind(to: optional)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  _ = numbers.drive(value)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  _ = numbers.drive(optional)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  _ = numbers.drive(subject)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = numbers.drive(onNext: { print($0) }, onCompleted: {})
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  _ = numbers.drive(with: owner, onNext: { print($0, $1) })
  // error: conformance of 'DriveWithElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(with:onNext:onCompleted:)`, and keep what it returns
  _ = numbers.emit(onNext: { print($0) })
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  _ = numbers.emit(to: subject)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = numbers.emit(to: value)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  _ = numbers.subscribe(with: owner, onNext: { print($0, $1) }, onCompleted: { print($0) })
  _ = numbers.subscribe(with: owner, onNext: { print($0, $1) }, onError: { print($0, $1) })
  // error: conformance of 'SubscribeWithElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(with:onNext:onFailed:onCompleted:)`, or with `onMain:` for the main actor, and keep what it returns
  _ = numbers.subscribe(subject)
  // error: conformance of 'SubscribeSubjectElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does
  _ = numbers.subscribe(value)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  _ = numbers.withUnretained(owner)
  // error: conformance of 'WithUnretainedElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`
  _ = numbers.withUnretained(owner) { $1 }
  // error: conformance of 'WithUnretainedElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`
  _ = numbers.asDriver()
  // error: conformance of 'DriverElsewhere' to 'TickStreamsAPI' is unavailable: use `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`
  _ = numbers.asDriver(onErrorJustReturn: 0)
  // error: conformance of 'FailingDriverElsewhere' to 'TickStreamsAPI' is unavailable: use `catch { _ in .just(value) }.share(replay: 1)`, and `onMain.subscribe(onNext:)`
  _ = numbers.asDriver(onErrorDriveWith: numbers)
  // error: conformance of 'EmptyDriverElsewhere' to 'TickStreamsAPI' is unavailable: use `catch { _ in .empty }.share(replay: 1)`, and `onMain.subscribe(onNext:)`
  _ = numbers.asSignal()
  // error: conformance of 'SignalOfRx' to 'TickStreamsAPI' is unavailable: use `share()`, which a signal of RxCocoa has, and `onMain.subscribe(onNext:)`
  _ = numbers.asSignal(onErrorJustReturn: 0)
  // error: conformance of 'FailingSignalOfRx' to 'TickStreamsAPI' is unavailable: use `catch { _ in .just(value) }.share()`, and `onMain.subscribe(onNext:)`
  _ = numbers.asSignal(onErrorSignalWith: numbers)
  // error: conformance of 'EmptySignalOfRx' to 'TickStreamsAPI' is unavailable: use `catch { _ in .empty }.share()`, and `onMain.subscribe(onNext:)`
  _ = numbers.asInfallible(onErrorJustReturn: 0)
  // warning: 'asInfallible(onErrorJustReturn:)' is deprecated: use `catch { _ in .just(value) }` [#DeprecatedDeclaration]
  _ = numbers.asSingle()
  // warning: 'asSingle()' is deprecated: leave it out; the type does not limit the number of values [#DeprecatedDeclaration]
  _ = numbers.asMaybe()
  // warning: 'asMaybe()' is deprecated: leave it out; the type does not limit the number of values [#DeprecatedDeclaration]
  _ = numbers.asCompletable()
  // warning: 'asCompletable()' is deprecated: renamed to 'ignoreValues()' [#DeprecatedDeclaration]
  numbers.startWithSignal { signal, _ in print(signal) }
  // error: 'startWithSignal' is unavailable: use `share()`, or `multicast()` and `connect()`
  _ = numbers.startWithInterrupted {}
  // error: 'startWithInterrupted' is unavailable: nothing is interrupted here: use `handleEvents(onCancel:)`
  _ = numbers.observeInterrupted {}
  // error: 'observeInterrupted' is unavailable: nothing is interrupted here: use `handleEvents(onCancel:)`
  _ = numbers.observeResult { print($0) }
  // error: 'observeResult' is unavailable: use `subscribe(onNext:onFailed:)`, and keep what it returns
  numbers.wait()
  // error: 'wait()' is unavailable: no call blocks a thread here: `await signal.firstValue()`
  numbers.assign(to: &other)
  // error: cannot convert value of type 'TickSignal<Int, Never>' to expected argument type 'ReferenceWritableKeyPath<Root, Int>'
  // error: missing argument for parameter 'on' in call
}
