// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

struct Oops: Error {}
final class Label: Sendable {}
final class Model {
  var number = 0
}

func subscribing(_ numbers: TickSignal<Int, Never>, _ signal: TickSignal<Int, Oops>, _ label: Label, _ model: Model) {
  _ = numbers.subscribeNext { print($0) }
  _ = numbers.subscribeNext({ print($0) }, completed: { print("completed") })
  _ = signal.subscribeNext({ print($0) }, error: { print($0) })
  _ = signal.subscribeNext({ print($0) }, error: { print($0) }, completed: { print("completed") })
  _ = signal.subscribeError { print($0) }
  _ = signal.subscribeCompleted { print("completed") }
  _ = numbers.startWithValues { print($0) }
  _ = signal.startWithResult { print($0) }
  _ = signal.startWithCompleted { print("completed") }
  _ = signal.startWithFailed { print($0) }
  _ = signal.start()
  _ = signal.start { event in print(event) }
  _ = signal.observe { event in print(event) }
  _ = signal.subscribe { event in if case .next(let number) = event { print(number) } }
  _ = numbers.observeValues { print($0) }
  _ = signal.observeCompleted { print("completed") }
  _ = signal.observeFailed { print($0) }
  _ = signal.subscribe(onNext: { print($0) }, onError: { print($0) })
  _ = numbers.drive(onNext: { print($0) })
  _ = numbers.eraseToAnyPublisher()
  _ = numbers.sink { print($0) }
  _ = signal.sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  _ = numbers.setKeyPath("text", on: label)
  _ = numbers.assign(to: \.number, on: model)
  numbers.waitUntilCompleted()
}

func sending(_ subscriber: Subscriber<Int, Oops>) {
  subscriber.sendNext(1)
  subscriber.sendError(Oops())
  subscriber.sendCompleted()
  subscriber.send(value: 1)
  subscriber.send(error: Oops())
  subscriber.onNext(1)
  subscriber.onError(Oops())
  subscriber.onCompleted()
}

func sending(_ subject: TickSubject<Int, Oops>) {
  subject.sendNext(1)
  subject.sendError(Oops())
  subject.sendCompleted()
  _ = TickSubject<Int, Oops>.pipe()
  subject.send(value: 1)
  subject.send(error: Oops())
  subject.onNext(1)
  subject.onError(Oops())
  subject.onCompleted()
  subject.accept(1)
  _ = subject.asObservable()
  subject.send(1)
  subject.send(completion: .finished)
}

func setting(_ number: TickValue<Int>) {
  number.value = 1
  _ = TickValue(value: 1)
  _ = number.producer
  _ = number.asObservable()
  number.accept(1)
  number.send(1)
}

func ending(_ subscription: Subscription, _ bag: DisposeBag, _ composite: CompositeDisposable, _ serial: SerialDisposable) {
  subscription.cancel()
  subscription.disposed(by: bag)
  _ = Disposables.create()
  _ = AnyDisposable(block: { print("over") })
  composite.addDisposable(subscription)
  composite.insert(subscription)
  serial.disposable = subscription
  _ = Lifetime().observeEnded { print("over") }
}

func observing(_ signal: TickSignal<Int, Oops>, _ subject: TickSubject<Int, Oops>, _ subscriber: Subscriber<Int, Oops>) {
  _ = signal.observe(subject)
  _ = signal.start(subject)
  _ = signal.observe(TickSubject<Int, Oops>(value: { print($0) }))
  _ = signal.observe(Subscriber<Int, Oops>(value: { print($0) }, completed: { print("completed") }))
  _ = TickSubject<Int, Oops> { event in print(event) }
  subject.sendInterrupted()
  subscriber.sendInterrupted()
}
