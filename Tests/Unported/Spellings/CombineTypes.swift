// swift-format-ignore-file
// Code in the spelling of Combine, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares and
// counts, and `.ci/porting-diagnostics --update` writes them anew.

import Foundation
import TickStreams

private enum Flaw: Error { case a, b }

private final class Owner: @unchecked Sendable { var x = 0 }

private func combineTypes(
  _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ trigger: TickSignal<Void, Never>, _ flags: TickSignal<Bool, Never>,
  _ optionals: TickSignal<Int?, Never>, _ subject: TickSubject<Int, Never>, _ value: TickValue<Int>, _ scheduler: QueueScheduler,
  _ owner: Owner, _ bag: DisposeBag
) {
  _ = Just(1).sink { _ in }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // error: 'init(_:)' is unavailable: use `.just(_:)`
  // error: 'sink(receiveValue:)' is unavailable: use `subscribe(onNext:)`
  _ = Just(1).map { $0 + 1 }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // error: 'init(_:)' is unavailable: use `.just(_:)`
  _ = Just(1).eraseToAnyPublisher()
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // error: 'eraseToAnyPublisher()' is unavailable: leave it out: every operator gives a `TickSignal`
  // error: 'init(_:)' is unavailable: use `.just(_:)`
  _ = Just(1).setFailureType(to: Flaw.self)
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // error: 'init(_:)' is unavailable: use `.just(_:)`
  // error: 'setFailureType(to:)' has been renamed to 'promoteFailure(to:)'
  _ = Empty<Int, Flaw>(completeImmediately: false)
  // error: 'Empty' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  // error: 'init(completeImmediately:)' is unavailable: use `.empty`, or `.never` for one that does not complete
  _ = Empty(completeImmediately: true, outputType: Int.self, failureType: Flaw.self)
  // error: 'Empty' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  // error: 'init(completeImmediately:outputType:failureType:)' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  _ = Fail(outputType: Int.self, failure: Flaw.a)
  // error: 'Fail' is unavailable: use `TickSignal.fail(_:)`
  // error: 'init(outputType:failure:)' is unavailable: use `TickSignal.fail(_:)`
  _ = Fail<Int, Flaw>(error: .a).eraseToAnyPublisher()
  // error: 'Fail' is unavailable: use `TickSignal.fail(_:)`
  // error: 'eraseToAnyPublisher()' is unavailable: leave it out: every operator gives a `TickSignal`
  // error: 'init(error:)' is unavailable: use `.fail(_:)`
  _ = Future<Int, Never> { $0(.success(1)) }
  // error: 'Future' is unavailable: use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once
  _ = Future { (promise: @escaping (Result<Int, Flaw>) -> Void) in promise(.success(1)) }
  // error: 'Future' is unavailable: use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once
  _ = Deferred { Just(1) }
  // error: 'Deferred' has been replaced by 'TickSignal.deferred(_:)'
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // error: 'init(_:)' is unavailable: use `.just(_:)`
  _ = Record<Int, Never>(output: [1], completion: .finished)
  // error: cannot find 'Record' in scope
  // error: cannot infer contextual base in reference to member 'finished'
  _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  // error: cannot infer contextual base in reference to member 'common'
  // error: cannot infer contextual base in reference to member 'main'
  // error: type 'Timer' has no member 'publish'
  _ = Timer.publish(every: 1, on: .main, in: .common)
  // error: cannot infer contextual base in reference to member 'common'
  // error: cannot infer contextual base in reference to member 'main'
  // error: type 'Timer' has no member 'publish'
  _ = NotificationCenter.default.publisher(for: Notification.Name("x"))
  // error: value of type 'NotificationCenter' has no member 'publisher'
  _ = Result<Int, Flaw>.success(1).publisher
  // error: 'publisher' is unavailable: use `TickSignal.just(_:)` or `TickSignal.fail(_:)`
  _ = Optional(1).publisher
  // error: 'publisher' is unavailable: use `TickSignal.from(_:)` with an array
  _ = (1...3).publisher
  // error: 'publisher' is unavailable: use `TickSignal.from(_:)`
  _ = PassthroughSubject<Int, Flaw>()
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  _ = PassthroughSubject<Int, Flaw>().send(completion: .finished)
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: 'finished' has been renamed to 'completed'
  // error: 'send(completion:)' is unavailable: use `completed()` or `failed(_:)`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = PassthroughSubject<Void, Never>().send()
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // error: 'send()' has been renamed to 'next()'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = CurrentValueSubject<Int, Flaw>(1)
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  _ = CurrentValueSubject<Int, Never>(1).eraseToAnyPublisher()
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: 'eraseToAnyPublisher()' is unavailable: use `signal`
  _ = CurrentValueSubject<Int, Never>(1).send(2)
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: 'send' is unavailable: set `current`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = CurrentValueSubject<Int, Never>(1).map { $0 }
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: 'map' is unavailable: use `signal.map`
  _ = AnyPublisher<Int, Never>(numbers)
  // error: 'AnyPublisher' has been renamed to 'TickSignal'
  // error: 'init(_:)' is unavailable: leave it out: it is a `TickSignal` already
  _ = AnyPublisher<Int, Flaw>.empty
  // error: 'AnyPublisher' has been renamed to 'TickSignal'
  _ = AnyCancellable(AnyDisposable {})
  // error: cannot convert value of type 'AnyDisposable' to expected argument type '() -> Void'
  _ = AnyCancellable { print(1) }
  // error: 'AnyCancellable' has been renamed to 'Subscription'
  // error: 'init(_:)' is unavailable: use `AnyDisposable { … }`
  _ = Publishers.MergeMany([numbers, numbers])
  // error: 'MergeMany' is unavailable: use `TickSignal.merge([…])`
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  _ = Publishers.MergeMany(numbers, numbers)
  // error: 'MergeMany' is unavailable: use `TickSignal.merge([…])`
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  _ = Publishers.Merge3(numbers, numbers, numbers)
  // error: 'Merge3' is unavailable: use `first.merge(second, third)`
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  _ = Publishers.Zip(numbers, numbers)
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  // error: 'Zip' is unavailable: use `first.zip(second)`
  _ = Publishers.CombineLatest(numbers, numbers)
  // error: 'CombineLatest' is unavailable: use `first.combineLatest(second)`
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  _ = Publishers.Sequence(sequence: [1, 2])
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  // error: 'Sequence(sequence:)' is unavailable: use `TickSignal.from(_:)`
  _ = Publishers.Concatenate(prefix: numbers, suffix: numbers)
  // error: 'Concatenate(prefix:suffix:)' is unavailable: use `first.concat(second)`
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  _ = Event<Int, Flaw>.finished
  // error: 'finished' has been renamed to 'completed'
  _ = CurrentValueRelay<Int>(1)
  // error: 'CurrentValueRelay' is unavailable: use `TickValue<Value>`
  _ = PassthroughRelay<Int>()
  // error: 'PassthroughRelay' is unavailable: use `TickSubject<Value, Never>`
  _ = AsyncTimerSequence.repeating(every: .seconds(1))
  // error: 'AsyncTimerSequence' is unavailable: use `TickSignal.interval(_:on:)`, and `values` for an asynchronous sequence
  _ = AsyncChannel<Int>()
  // error: 'AsyncChannel' is unavailable: use `TickSubject<Value, Never>`, whose queue has no bound, and `signal.values`
  _ = AsyncThrowingChannel<Int, Flaw>()
  // error: 'AsyncThrowingChannel' is unavailable: use `TickSubject<Value, any Error>`, whose queue has no bound, and `signal.values`
  _ = AnySubscriber<Int, Never>.self
  // error: 'AnySubscriber' has been renamed to 'Subscriber'
  _ = Publishers.Merge(numbers, numbers)
  // error: 'Merge' is unavailable: use `first.merge(second)`
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  _ = Publishers.self
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  _ = Publishers.CombineLatest3(numbers, numbers, numbers)
  // error: 'CombineLatest3' is unavailable: use `first.combineLatest(second, third)`
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  _ = Publishers.CombineLatest4(numbers, numbers, numbers, numbers)
  // error: 'CombineLatest4' is unavailable: use `first.combineLatest(second, third, fourth)`
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  _ = Publishers.Zip3(numbers, numbers, numbers)
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  // error: 'Zip3' is unavailable: use `first.zip(second, third)`
  _ = subject.send(completion: .finished)
  // error: 'finished' has been renamed to 'completed'
  // error: 'send(completion:)' is unavailable: use `completed()` or `failed(_:)`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.receive(on: DispatchQueue.main)
  // error: 'receive(on:)' is unavailable: use `signal.deliver(on:)`
  _ = subject.receive(on: DispatchQueue.main).sink { print($0) }
  // error: 'receive(on:)' is unavailable: use `signal.deliver(on:)`
  // error: 'sink(receiveValue:)' is unavailable: use `subscribe(onNext:)`
  _ = subject.map { $0 + 1 }.sink { print($0) }
  // error: 'map' is unavailable: use `signal.map`
  // error: 'sink(receiveValue:)' is unavailable: use `subscribe(onNext:)`
  _ = subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
  // error: 'debounce(for:scheduler:)' is unavailable: use `signal.debounce(for:on:)`
  _ = subject.debounce(for: 0.5, scheduler: RunLoop.main)
  // error: cannot convert value of type 'Double' to expected argument type 'Duration'
  _ = subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
  // error: 'throttle(for:scheduler:latest:)' is unavailable: use `signal.throttle(for:latest:on:)`
  _ = subject.removeDuplicates()
  // error: 'removeDuplicates()' is unavailable: use `signal.removeDuplicates()`
  _ = subject.combineLatest(subject)
  // error: 'combineLatest' is unavailable: use `signal.combineLatest(_:)`, with the `signal` of the other as well
  _ = subject.combineLatest(numbers)
  // error: 'combineLatest' is unavailable: use `signal.combineLatest(_:)`
  _ = subject.merge(with: subject)
  // error: 'merge(with:)' is unavailable: use `signal.merge`, with the `signal` of the other as well
  _ = subject.zip(numbers)
  // error: 'zip' is unavailable: use `signal.zip`
  _ = subject.first()
  // error: 'first()' is unavailable: use `signal.take(1)`
  _ = subject.prepend(1)
  // error: 'prepend' is unavailable: use `signal.startWith`
  _ = subject.scan(0) { $0 + $1 }
  // error: 'scan' is unavailable: use `signal.scan`
  _ = subject.collect()
  // error: 'collect()' is unavailable: use `signal.collect()`
  _ = subject.assign(to: \.x, on: owner)
  // error: 'assign(to:on:)' is unavailable: use `signal.bind(to:on:)`
  _ = subject.values
  // error: 'values' is unavailable: use `signal.values`
  _ = value.map { $0 + 1 }
  // error: 'map' is unavailable: use `signal.map`
  _ = value.dropFirst()
  // error: 'dropFirst' is unavailable: use `signal.skip(_:)`
  _ = value.removeDuplicates()
  // error: 'removeDuplicates()' is unavailable: use `signal.removeDuplicates()`
  _ = value.eraseToAnyPublisher()
  // error: 'eraseToAnyPublisher()' is unavailable: use `signal`
  _ = value.receive(on: DispatchQueue.main)
  // error: 'receive(on:)' is unavailable: use `signal.deliver(on:)`
  _ = value.combineLatest(value)
  // error: 'combineLatest' is unavailable: use `signal.combineLatest(_:)`, with the `signal` of the other as well
  _ = value.combineLatest(numbers)
  // error: 'combineLatest' is unavailable: use `signal.combineLatest(_:)`
  _ = value.assign(to: \.x, on: owner)
  // error: 'assign(to:on:)' is unavailable: use `signal.bind(to:on:)`
  _ = value.first()
  // error: 'first()' is unavailable: use `signal.take(1)`
  _ = value.values
  // error: 'values' is unavailable: use `signal.values`
  _ = value.send(completion: .finished)
  // error: 'finished' has been renamed to 'completed'
  // error: 'send(completion:)' is unavailable: a `TickValue` completes when it is released
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = value.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
  // error: 'debounce(for:scheduler:)' is unavailable: use `signal.debounce(for:on:)`
  _ = subject.retry(2)
  // error: 'retry' is unavailable: use `signal.retry`
  _ = subject.`catch` { _ in numbers }
  // error: 'catch' is unavailable: use `signal.catch`
}
