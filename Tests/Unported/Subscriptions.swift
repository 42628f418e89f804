// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

struct Oops: Error {}
final class Label: Sendable {}
final class Model {
  var number = 0
}

func subscribing(_ numbers: TickSignal<Int, Never>, _ signal: TickSignal<Int, Oops>, _ label: Label, _ model: Model) {
  _ = numbers.subscribeNext { print($0) }
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns
  _ = numbers.subscribeNext({ print($0) }, completed: { print("completed") })
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns
  _ = signal.subscribeNext({ print($0) }, error: { print($0) })
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns
  _ = signal.subscribeNext({ print($0) }, error: { print($0) }, completed: { print("completed") })
  // error: 'subscribeNext(_:error:completed:)' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns
  _ = signal.subscribeError { print($0) }
  // error: 'subscribeError(_:completed:)' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = signal.subscribeCompleted { print("completed") }
  // error: 'subscribeCompleted' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = numbers.startWithValues { print($0) }
  // error: 'startWithValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  _ = signal.startWithResult { print($0) }
  // error: 'startWithResult' is unavailable: use `subscribe(onNext:onFailed:)`, and keep what it returns
  _ = signal.startWithCompleted { print("completed") }
  // error: 'startWithCompleted' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = signal.startWithFailed { print($0) }
  // error: 'startWithFailed' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = signal.start()
  // error: conformance of 'SubscribeNothingElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { _ in })`, and keep what it returns
  _ = signal.start { event in print(event) }
  // error: conformance of 'SubscribeEventsElsewhere' to 'TickStreamsAPI' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = signal.observe { event in print(event) }
  _ = signal.subscribe { event in if case .next(let number) = event { print(number) } }
  // error: conformance of 'SubscribeEventsElsewhere' to 'TickStreamsAPI' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = numbers.observeValues { print($0) }
  // error: 'observeValues' is unavailable: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns
  _ = signal.observeCompleted { print("completed") }
  // error: 'observeCompleted' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = signal.observeFailed { print($0) }
  // error: 'observeFailed' is unavailable: use `observe { event in … }`, and keep what it returns
  _ = signal.subscribe(onNext: { print($0) }, onError: { print($0) })
  // error: conformance of 'SubscribeElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext:onFailed:onCompleted:)`, or `onMain:`, and keep what it returns; `onDisposed` is `handleEvents(onEnd:)`
  _ = numbers.drive(onNext: { print($0) })
  // error: conformance of 'DriveElsewhere' to 'TickStreamsAPI' is unavailable: use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns
  _ = numbers.asObservable()
  // warning: 'asObservable()' is deprecated: leave it out: every operator gives a `TickSignal` [#DeprecatedDeclaration]
  _ = numbers.eraseToAnyPublisher()
  // warning: 'eraseToAnyPublisher()' is deprecated: leave it out: every operator gives a `TickSignal` [#DeprecatedDeclaration]
  _ = numbers.sink { print($0) }
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = signal.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  // warning: 'sink(receiveCompletion:receiveValue:)' is deprecated: use `subscribe(onNext:onFailed:onCompleted:)`, or with `onMain:` for the main actor [#DeprecatedDeclaration]
  _ = numbers.setKeyPath("text", on: label)
  // error: 'setKeyPath(_:on:)' is unavailable: use `bind(to:on:)`, with a Swift key path
  _ = numbers.assign(to: \.number, on: model)
  // error: 'assign(to:on:)' is unavailable: use `bind(to:on:)`, which keeps no reference to the object
  numbers.waitUntilCompleted()
  // error: 'waitUntilCompleted' is unavailable: no call blocks a thread here: `await signal.firstValue()`
  // warning: result of call to 'waitUntilCompleted' is unused [#no-usage]
  _ = numbers.toBlocking()
  // error: 'toBlocking(timeout:)' is unavailable: no call blocks a thread here: `try await signal.firstValue()`, or `collect()` for all values
}

func sending(_ subscriber: Subscriber<Int, Oops>) {
  subscriber.sendNext(1)
  // warning: 'sendNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  subscriber.sendError(Oops())
  // warning: 'sendError' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  subscriber.sendCompleted()
  // warning: 'sendCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  subscriber.send(value: 1)
  // warning: 'send(value:)' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  subscriber.send(error: Oops())
  // warning: 'send(error:)' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  subscriber.onNext(1)
  // warning: 'onNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  subscriber.onError(Oops())
  // warning: 'onError' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  subscriber.onCompleted()
  // warning: 'onCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
}

func sending(_ subject: TickSubject<Int, Oops>) {
  subject.sendNext(1)
  // warning: 'sendNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  subject.sendError(Oops())
  // warning: 'sendError' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  subject.sendCompleted()
  // warning: 'sendCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  _ = TickSubject<Int, Oops>.pipe()
  // error: 'pipe()' is unavailable: use `TickSubject()`, which sends to all that observe its `signal`
  subject.send(value: 1)
  // warning: 'send(value:)' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  subject.send(error: Oops())
  // warning: 'send(error:)' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  subject.onNext(1)
  // warning: 'onNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  subject.onError(Oops())
  // warning: 'onError' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  subject.onCompleted()
  // warning: 'onCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  subject.accept(1)
  // warning: 'accept' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  _ = subject.asObservable()
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  subject.send(1)
  // warning: 'send' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  subject.send(completion: .finished)
  // warning: 'send(completion:)' is deprecated: use `completed()` or `failed(_:)` [#DeprecatedDeclaration]
}

func setting(_ number: TickValue<Int>) {
  number.value = 1
  // warning: 'value' is deprecated: renamed to 'current' [#DeprecatedDeclaration]
  _ = TickValue(value: 1)
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
  _ = number.producer
  // warning: 'producer' is deprecated: renamed to 'signal' [#DeprecatedDeclaration]
  _ = number.asObservable()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  number.accept(1)
  // warning: 'accept' is deprecated: set `current` [#DeprecatedDeclaration]
  number.send(1)
  // warning: 'send' is deprecated: set `current` [#DeprecatedDeclaration]
}

func ending(_ subscription: Subscription, _ bag: DisposeBag, _ composite: CompositeDisposable, _ serial: SerialDisposable) {
  subscription.cancel()
  // warning: 'cancel()' is deprecated: renamed to 'dispose()' [#DeprecatedDeclaration]
  subscription.disposed(by: bag)
  // warning: 'disposed(by:)' is deprecated: renamed to 'store(in:)' [#DeprecatedDeclaration]
  _ = Disposables.create()
  // warning: 'create()' is deprecated: write `Disposables.none` [#DeprecatedDeclaration]
  _ = AnyDisposable(block: { print("over") })
  // error: 'init(block:)' has been renamed to 'init(_:)'
  composite.addDisposable(subscription)
  // warning: 'addDisposable' is deprecated: renamed to 'add(_:)' [#DeprecatedDeclaration]
  composite.insert(subscription)
  // warning: 'insert' is deprecated: renamed to 'add(_:)' [#DeprecatedDeclaration]
  serial.disposable = subscription
  // warning: 'disposable' is deprecated: renamed to 'inner' [#DeprecatedDeclaration]
  _ = Lifetime().observeEnded { print("over") }
  // warning: 'observeEnded' is deprecated: use `add(AnyDisposable { … })` [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
}
