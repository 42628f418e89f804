// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

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
  // error: 'bind(onNext:)' is unavailable: use `subscribe(onNext:)`, or `subscribe(onMain:)`
  _ = numbers.bind(to: subject)
  // error: 'bind(to:)' is unavailable: use `observe { event in subject.send(event) }`
  _ = numbers.bind(to: value)
  // error: 'bind(to:)' is unavailable: use `subscribe(onNext: { value in property.current = value })`
  _ = numbers.bind(to: optional)
  // error: 'bind(to:)' is unavailable: use `subscribe(onNext: { value in property.current = value })`
  _ = numbers.drive(value)
  // error: 'drive' is unavailable: use `subscribe(onMain: { value in property.current = value })`
  _ = numbers.drive(optional)
  // error: 'drive' is unavailable: use `subscribe(onMain: { value in property.current = value })`
  _ = numbers.drive(subject)
  // error: 'drive' is unavailable: use `deliver(on: .main).observe { event in subject.send(event) }`
  _ = numbers.drive(onNext: { print($0) }, onCompleted: {})
  // error: 'drive(onNext:onCompleted:onDisposed:)' is unavailable: use `subscribe(onMain:onCompleted:)`
  _ = numbers.drive(with: owner, onNext: { print($0, $1) })
  // error: 'drive(with:onNext:)' is unavailable: use `subscribe(with:onMain:)`
  _ = numbers.emit(onNext: { print($0) })
  // error: 'emit(onNext:)' is unavailable: use `subscribe(onMain:)`
  _ = numbers.emit(to: subject)
  // error: 'emit(to:)' is unavailable: use `deliver(on: .main).observe { event in subject.send(event) }`
  _ = numbers.emit(to: value)
  // error: 'emit(to:)' is unavailable: use `subscribe(onMain: { value in property.current = value })`
  _ = numbers.subscribe(with: owner, onNext: { print($0, $1) }, onCompleted: { print($0) })
  _ = numbers.subscribe(with: owner, onNext: { print($0, $1) }, onError: { print($0, $1) })
  // error: 'subscribe(with:onNext:onError:onCompleted:onDisposed:)' is unavailable: use `subscribe(with:onNext:onFailed:onCompleted:)`, or with `onMain:` for the main actor
  _ = numbers.subscribe(subject)
  // error: 'subscribe' is unavailable: use `observe { event in subject.send(event) }`
  _ = numbers.subscribe(value)
  // error: 'subscribe' is unavailable: use `subscribe(onNext: { value in property.current = value })`
  _ = numbers.withUnretained(owner)
  // error: 'withUnretained' is unavailable: use `subscribe(with:onNext:)`, which hands the owner to the closure
  _ = numbers.withUnretained(owner) { $1 }
  // error: 'withUnretained(_:resultSelector:)' is unavailable: use `subscribe(with:onNext:)`, which hands the owner to the closure
  _ = numbers.asDriver()
  // error: 'asDriver()' is unavailable: leave it out; `subscribe(onMain:)` delivers on the main actor
  _ = numbers.asDriver(onErrorJustReturn: 0)
  // error: 'asDriver(onErrorJustReturn:)' is unavailable: use `catch { _ in .just(value) }`; `subscribe(onMain:)` delivers on the main actor
  _ = numbers.asDriver(onErrorDriveWith: numbers)
  // error: 'asDriver(onErrorDriveWith:)' is unavailable: use `catch { _ in .empty }`; `subscribe(onMain:)` delivers on the main actor
  _ = numbers.asSignal()
  // error: 'asSignal()' is unavailable: leave it out; `share()` shares
  _ = numbers.asSignal(onErrorJustReturn: 0)
  // error: 'asSignal(onErrorJustReturn:)' is unavailable: use `catch { _ in .just(value) }.share()`
  _ = numbers.asSignal(onErrorSignalWith: numbers)
  // error: 'asSignal(onErrorSignalWith:)' is unavailable: use `catch { _ in .empty }.share()`
  _ = numbers.asInfallible(onErrorJustReturn: 0)
  // error: 'asInfallible(onErrorJustReturn:)' is unavailable: use `catch { _ in .just(value) }`
  _ = numbers.asSingle()
  // error: 'asSingle()' is unavailable: leave it out; the type does not say how many values there are
  _ = numbers.asMaybe()
  // error: 'asMaybe()' is unavailable: leave it out; the type does not say how many values there are
  _ = numbers.asCompletable()
  // error: 'asCompletable()' is unavailable: use `ignoreValues()`
  numbers.startWithSignal { signal, _ in print(signal) }
  // error: 'startWithSignal' is unavailable: use `share()`, or `multicast()` and `connect()`
  _ = numbers.startWithInterrupted {}
  // error: 'startWithInterrupted' is unavailable: nothing is interrupted here: use `handleEvents(onCancel:)`
  _ = numbers.observeInterrupted {}
  // error: 'observeInterrupted' is unavailable: nothing is interrupted here: use `handleEvents(onCancel:)`
  _ = numbers.observeResult { print($0) }
  // error: 'observeResult' is unavailable: use `subscribe(onNext:onFailed:)`
  numbers.wait()
  // error: 'wait()' is unavailable: no call blocks a thread here: `await signal.first()`
  numbers.assign(to: &other)
  // error: 'assign(to:)' is unavailable: use `bind(to:on:)`, or `subscribe(onMain:)`
}
