// swift-format-ignore-file
// Code in the old spellings, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares, and
// `.ci/porting-diagnostics --update` writes them anew.

import TickStreams

struct Oops: Error {}
final class Label: Sendable {}
final class Model {
  var number = 0
}

func subscribing(_ numbers: TickSignal<Int, Never>, _ signal: TickSignal<Int, Oops>, _ label: Label, _ model: Model) {
  _ = numbers.subscribeNext { print($0) }
  // error: 'subscribeNext' is unavailable: use `subscribe(onNext:)`
  _ = numbers.subscribeNext({ print($0) }, completed: { print("completed") })
  // error: 'subscribeNext(_:completed:)' is unavailable: use `subscribe(onNext:onCompleted:)`
  _ = signal.subscribeNext({ print($0) }, error: { print($0) })
  // error: 'subscribeNext(_:error:)' is unavailable: use `subscribe(onNext:onFailed:)`
  _ = signal.subscribeNext({ print($0) }, error: { print($0) }, completed: { print("completed") })
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`
  _ = signal.subscribeError { print($0) }
  // error: 'subscribeError' is unavailable: use `observe { event in … }`
  _ = signal.subscribeCompleted { print("completed") }
  // error: 'subscribeCompleted' is unavailable: use `observe { event in … }`
  _ = numbers.startWithValues { print($0) }
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`
  _ = signal.startWithResult { print($0) }
  // error: 'startWithResult' is unavailable: use `subscribe(onNext:onFailed:)`
  _ = signal.startWithCompleted { print("completed") }
  // error: 'startWithCompleted' is unavailable: use `observe { event in … }`
  _ = signal.startWithFailed { print($0) }
  // error: 'startWithFailed' is unavailable: use `observe { event in … }`
  _ = signal.start()
  // error: 'start()' is unavailable: use `subscribe(onNext:)` and keep the handle
  _ = signal.start { event in print(event) }
  // error: 'start' has been renamed to 'observe(_:)'
  _ = signal.observe { event in print(event) }
  _ = signal.subscribe { event in if case .next(let number) = event { print(number) } }
  // error: 'subscribe' has been renamed to 'observe(_:)'
  _ = numbers.observeValues { print($0) }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`
  _ = signal.observeCompleted { print("completed") }
  // error: 'observeCompleted' is unavailable: use `observe { event in … }`
  _ = signal.observeFailed { print($0) }
  // error: 'observeFailed' is unavailable: use `observe { event in … }`
  _ = signal.subscribe(onNext: { print($0) }, onError: { print($0) })
  // error: 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`
  _ = numbers.drive(onNext: { print($0) })
  // error: 'drive(onNext:)' is unavailable: use `subscribe(onMain:)`
  _ = numbers.asObservable()
  // error: 'asObservable()' is unavailable: leave it out: every operator gives a `TickSignal`
  _ = numbers.eraseToAnyPublisher()
  // error: 'eraseToAnyPublisher()' is unavailable: leave it out: every operator gives a `TickSignal`
  _ = numbers.sink { print($0) }
  // error: 'sink(receiveValue:)' is unavailable: use `subscribe(onNext:)`
  _ = signal.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  // error: 'sink(receiveCompletion:receiveValue:)' is unavailable: use `observe { event in … }`, or `subscribe(onNext:onFailed:onCompleted:)`
  _ = numbers.setKeyPath("text", on: label)
  // error: 'setKeyPath(_:on:)' is unavailable: use `bind(to:on:)`, with a Swift key path
  _ = numbers.assign(to: \.number, on: model)
  // error: 'assign(to:on:)' has been renamed to 'bind(to:on:)'
  numbers.waitUntilCompleted()
  // error: 'waitUntilCompleted()' is unavailable: no call blocks a thread here: `await signal.first()`
  _ = numbers.toBlocking()
  // error: 'toBlocking()' is unavailable: no call blocks a thread here: `await signal.first()`
}

func sending(_ subscriber: Subscriber<Int, Oops>) {
  subscriber.sendNext(1)
  // error: 'sendNext' has been renamed to 'next(_:)'
  subscriber.sendError(Oops())
  // error: 'sendError' has been renamed to 'failed(_:)'
  subscriber.sendCompleted()
  // error: 'sendCompleted()' has been renamed to 'completed()'
  subscriber.send(value: 1)
  // error: 'send(value:)' has been renamed to 'next(_:)'
  subscriber.send(error: Oops())
  // error: 'send(error:)' has been renamed to 'failed(_:)'
  subscriber.onNext(1)
  // error: 'onNext' has been renamed to 'next(_:)'
  subscriber.onError(Oops())
  // error: 'onError' has been renamed to 'failed(_:)'
  subscriber.onCompleted()
  // error: 'onCompleted()' has been renamed to 'completed()'
}

func sending(_ subject: TickSubject<Int, Oops>) {
  subject.sendNext(1)
  // error: 'sendNext' has been renamed to 'next(_:)'
  subject.sendError(Oops())
  // error: 'sendError' has been renamed to 'failed(_:)'
  subject.sendCompleted()
  // error: 'sendCompleted()' has been renamed to 'completed()'
  _ = TickSubject<Int, Oops>.pipe()
  // error: 'pipe()' is unavailable: use `TickSubject()`, which sends, and its `signal`
  subject.send(value: 1)
  // error: 'send(value:)' has been renamed to 'next(_:)'
  subject.send(error: Oops())
  // error: 'send(error:)' has been renamed to 'failed(_:)'
  subject.onNext(1)
  // error: 'onNext' has been renamed to 'next(_:)'
  subject.onError(Oops())
  // error: 'onError' has been renamed to 'failed(_:)'
  subject.onCompleted()
  // error: 'onCompleted()' has been renamed to 'completed()'
  subject.accept(1)
  // error: 'accept' has been renamed to 'next(_:)'
  _ = subject.asObservable()
  // error: 'asObservable()' is unavailable: use `signal`
  subject.send(1)
  // error: 'send' has been renamed to 'next(_:)'
  subject.send(completion: .completed)
  // error: 'send(completion:)' is unavailable: use `completed()` or `failed(_:)`
}

func setting(_ number: TickValue<Int>) {
  number.value = 1
  // error: 'value' has been renamed to 'current'
  _ = TickValue(value: 1)
  // error: 'init(value:)' has been renamed to 'init(_:)'
  _ = number.producer
  // error: 'producer' has been renamed to 'signal'
  _ = number.asObservable()
  // error: 'asObservable()' is unavailable: use `signal`
  number.accept(1)
  // error: 'accept' is unavailable: set `current`
  number.send(1)
  // error: 'send' is unavailable: set `current`
}

func ending(_ subscription: Subscription, _ bag: DisposeBag, _ composite: CompositeDisposable, _ serial: SerialDisposable) {
  subscription.cancel()
  // error: 'cancel()' has been renamed to 'dispose()'
  subscription.disposed(by: bag)
  // error: 'disposed(by:)' has been renamed to 'store(in:)'
  _ = Disposables.create()
  // error: 'create()' has been renamed to 'none'
  _ = AnyDisposable(block: { print("over") })
  // error: 'init(block:)' has been renamed to 'init(_:)'
  composite.addDisposable(subscription)
  // error: 'addDisposable' has been renamed to 'add(_:)'
  composite.insert(subscription)
  // error: 'insert' has been renamed to 'add(_:)'
  serial.disposable = subscription
  // error: 'disposable' has been renamed to 'inner'
  _ = Lifetime().observeEnded { print("over") }
  // error: 'observeEnded' is unavailable: use `add(AnyDisposable { … })`
}
