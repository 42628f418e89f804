// swift-format-ignore-file
// Code with the names of Combine, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares and counts them, and
// updates them with `--update`.

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
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = Just(1).map { $0 + 1 }
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  _ = Just(1).eraseToAnyPublisher()
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // warning: 'eraseToAnyPublisher()' is deprecated: leave it out: every operator gives a `TickSignal` [#DeprecatedDeclaration]
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  _ = Just(1).setFailureType(to: Flaw.self)
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  // warning: 'setFailureType(to:)' is deprecated: renamed to 'promoteFailure(to:)' [#DeprecatedDeclaration]
  _ = Empty<Int, Flaw>(completeImmediately: false)
  // error: 'Empty' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  // error: 'init(completeImmediately:)' is unavailable: use `.empty`, or `.never` for one that does not complete
  _ = Empty(completeImmediately: true, outputType: Int.self, failureType: Flaw.self)
  // error: 'Empty' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  // error: 'init(completeImmediately:outputType:failureType:)' is unavailable: use `TickSignal.empty`, or `.never` for one that does not complete
  _ = Fail(outputType: Int.self, failure: Flaw.a)
  // error: 'Fail' is unavailable: use `TickSignal.fail(_:)`
  // warning: 'init(outputType:failure:)' is deprecated: use `TickSignal.fail(_:)` [#DeprecatedDeclaration]
  _ = Fail<Int, Flaw>(error: .a).eraseToAnyPublisher()
  // error: 'Fail' is unavailable: use `TickSignal.fail(_:)`
  // warning: 'eraseToAnyPublisher()' is deprecated: leave it out: every operator gives a `TickSignal` [#DeprecatedDeclaration]
  // warning: 'init(error:)' is deprecated: use `.fail(_:)` [#DeprecatedDeclaration]
  _ = Future<Int, Never> { $0(.success(1)) }
  // error: 'Future' is unavailable: use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once
  _ = Future { (promise: @escaping (Result<Int, Flaw>) -> Void) in promise(.success(1)) }
  // error: 'Future' is unavailable: use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once
  _ = Deferred { Just(1) }
  // error: 'Deferred' has been replaced by 'TickSignal.deferred(_:)'
  // error: 'Just' is unavailable: use `TickSignal.just(_:)`
  // warning: 'init(_:)' is deprecated: use `.just(_:)` [#DeprecatedDeclaration]
  _ = Record<Int, Never>(output: [1], completion: .finished)
  // error: 'Record' is unavailable: use `TickSignal.from(_:)`, or a recording of a `TestScheduler`
  _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  // error: 'autoconnect()' is unavailable: a signal needs no connection; `share()` shares one
  // error: 'publish(every:tolerance:on:in:)' is unavailable: use `TickSignal.interval(_:on:)`, which sends a `Tick`
  _ = Timer.publish(every: 1, on: .main, in: .common)
  // error: 'publish(every:tolerance:on:in:)' is unavailable: use `TickSignal.interval(_:on:)`, which sends a `Tick`
  _ = NotificationCenter.default.publisher(for: Notification.Name("x"))
  // error: 'publisher(for:object:)' is unavailable: use `signal(for:)`, with a closure that makes a value of the notification
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
  // warning: 'send(completion:)' is deprecated: use `completed()` or `failed(_:)` [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = PassthroughSubject<Void, Never>().send()
  // error: 'PassthroughSubject' has been renamed to 'TickSubject'
  // warning: 'send()' is deprecated: renamed to 'next()' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = CurrentValueSubject<Int, Flaw>(1)
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  _ = CurrentValueSubject<Int, Never>(1).eraseToAnyPublisher()
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = CurrentValueSubject<Int, Never>(1).send(2)
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // warning: 'send' is deprecated: set `current` [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = CurrentValueSubject<Int, Never>(1).map { $0 }
  // error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = AnyPublisher<Int, Never>(numbers)
  // error: 'AnyPublisher' has been renamed to 'TickSignal'
  // warning: 'init(_:)' is deprecated: leave it out: it is a `TickSignal` already [#DeprecatedDeclaration]
  _ = AnyPublisher<Int, Flaw>.empty
  // error: 'AnyPublisher' has been renamed to 'TickSignal'
  _ = AnyCancellable(AnyDisposable {})
  // error: 'AnyCancellable' has been renamed to 'Subscription'
  // error: 'init(_:)' is unavailable: leave it out: keep the disposable itself
  _ = AnyCancellable { print(1) }
  // error: 'AnyCancellable' has been renamed to 'Subscription'
  // error: 'init(_:)' is unavailable: use `AnyDisposable { … }`
  _ = Publishers.MergeMany([numbers, numbers])
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  // error: conformance of 'MergeManyElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.merge([…])`
  _ = Publishers.MergeMany(numbers, numbers)
  // error: 'Publishers' is unavailable: use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`
  // error: conformance of 'MergeManyElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.merge([…])`
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
  // warning: 'finished' is deprecated: renamed to 'completed' [#DeprecatedDeclaration]
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
  // warning: 'send(completion:)' is deprecated: use `completed()` or `failed(_:)` [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.receive(on: DispatchQueue.main)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.receive(on: DispatchQueue.main).sink { print($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = subject.map { $0 + 1 }.sink { print($0) }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'sink(receiveValue:)' is deprecated: use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor [#DeprecatedDeclaration]
  _ = subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.debounce(for: 0.5, scheduler: RunLoop.main)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.removeDuplicates()
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.combineLatest(subject)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.combineLatest(numbers)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.merge(with: subject)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalArgument' is unavailable: pass its `signal`
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.zip(numbers)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.first()
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.prepend(1)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.scan(0) { $0 + $1 }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.collect()
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.assign(to: \.x, on: owner)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.values
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = value.map { $0 + 1 }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.dropFirst()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.removeDuplicates()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.eraseToAnyPublisher()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.receive(on: DispatchQueue.main)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.combineLatest(value)
  // error: conformance of 'TickValue<Value>' to 'SignalArgument' is unavailable: pass its `signal`, which begins with the present value, or its `changes`
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.combineLatest(numbers)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.assign(to: \.x, on: owner)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.first()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.values
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.send(completion: .finished)
  // error: conformance of 'CompletionElsewhere' to 'TickStreamsAPI' is unavailable: a `TickValue` completes when it is released, and cannot fail: use `TickSubject(replay: 1)`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = value.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = subject.retry(2)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.`catch` { _ in numbers }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
}
