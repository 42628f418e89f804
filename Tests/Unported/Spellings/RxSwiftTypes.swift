// swift-format-ignore-file
// Code in the spelling of RxSwift, and what the compiler says to it: under each statement, its errors. `.ci/porting-diagnostics` compares and
// counts, and `.ci/porting-diagnostics --update` writes them anew.

import Foundation
import TickStreams

private enum Flaw: Error { case a, b }

private final class Owner: @unchecked Sendable { var x = 0 }

private func rxSwiftTypes(
  _ numbers: TickSignal<Int, Never>, _ failing: TickSignal<Int, Flaw>, _ trigger: TickSignal<Void, Never>, _ flags: TickSignal<Bool, Never>,
  _ optionals: TickSignal<Int?, Never>, _ subject: TickSubject<Int, Never>, _ value: TickValue<Int>, _ scheduler: QueueScheduler,
  _ owner: Owner, _ bag: DisposeBag
) {
  _ = Observable<Int>.empty()
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'empty' is unavailable: write it without parentheses: `.empty`
  _ = Observable<Int>.never()
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'never' is unavailable: write it without parentheses: `.never`
  _ = Observable<Int>.error(Flaw.a)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'error' has been renamed to 'fail(_:)'
  _ = Observable.of(1, 2)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'of' is unavailable: use `.from([…])`
  _ = Observable.from([1, 2])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  _ = Observable<Int>.from(optional: 1)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'from(optional:)' is unavailable: use `.from(_:)` with an array, or `.just(_:)`
  _ = Observable.just(1)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  _ = Observable<Int>.range(start: 0, count: 3)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  _ = Observable<Int>.repeatElement(1)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'repeatElement' is unavailable: use `.just(_:).repeated()`
  _ = Observable<Int>.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'generate(initialState:condition:iterate:)' is unavailable: use `.from(sequence(first:next:))`
  _ = Observable<Int>.deferred { Observable.just(1) }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  _ = Observable<Int>.deferred { .just(1) }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  _ = Observable<Int>.create { observer in observer.onNext(1); observer.onError(Flaw.a); return Disposables.create {} }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // error: 'onError' has been renamed to 'failed(_:)'
  // error: 'onNext' has been renamed to 'next(_:)'
  _ = Observable<Int>.create { observer in observer.on(.next(1)); return Disposables.create() }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // error: 'create()' has been renamed to 'none'
  // error: 'on' has been renamed to 'send(_:)'
  _ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'instance' has been renamed to 'shared'
  // error: 'timer(_:scheduler:)' has been renamed to 'after(_:on:)'
  _ = Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: scheduler)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'timer(_:period:scheduler:)' is unavailable: use `interval(_:delay:on:)`: the interval, then the delay of the first tick
  _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'interval(_:scheduler:)' has been renamed to 'interval(_:on:)': it sends a `Tick`; add `.map(\.index)` for the count
  _ = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.asyncInstance)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'asyncInstance' has been renamed to 'shared'
  // error: 'interval(_:scheduler:)' has been renamed to 'interval(_:on:)': it sends a `Tick`; add `.map(\.index)` for the count
  _ = Observable.merge(numbers, numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'merge' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.merge`
  _ = Observable.merge([numbers, numbers])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'merge' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.merge`
  _ = Observable.concat([numbers, numbers])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'concat' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.concat`
  _ = Observable.concat(numbers, numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'concat' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.concat`
  _ = Observable.zip(numbers, numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'zip' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.zip`
  _ = Observable.zip(numbers, numbers) { $0 + $1 }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'zip(_:_:resultSelector:)' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.zip`, and `map`
  _ = Observable.combineLatest(numbers, numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'combineLatest' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.combineLatest`
  _ = Observable.combineLatest(numbers, numbers) { $0 + $1 }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'combineLatest(_:_:resultSelector:)' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.combineLatest`, and `map`
  _ = Observable.combineLatest(numbers, numbers, resultSelector: { $0 + $1 })
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'combineLatest(_:_:resultSelector:)' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.combineLatest`, and `map`
  _ = Observable.combineLatest(numbers, numbers, numbers) { $0 + $1 + $2 }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'combineLatest(_:_:_:resultSelector:)' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.combineLatest`, and `map`
  _ = Observable.combineLatest([numbers, numbers])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'combineLatest' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.combineLatest`
  _ = Observable.combineLatest([numbers, numbers]) { $0 }
  // error: cannot convert value of type 'TickSignal<Int, Never>' to expected element type 'TickSignal<Int, any Error>'
  _ = Observable.amb([numbers, numbers])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'amb' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.race`
  _ = Observable.race(numbers, numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'race' is unavailable: `TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.race`
  _ = Observable.using({ owner }) { _ in numbers }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
  // error: 'using(_:observableFactory:)' is unavailable: use `TickSignal.deferred { … }`, with `take(during:)` for what ends with the subscription
  _ = PublishSubject<Int>()
  // error: 'PublishSubject' is unavailable: use `TickSubject<Value, any Error>`
  _ = PublishSubject<Int>().onNext(1)
  // error: 'PublishSubject' is unavailable: use `TickSubject<Value, any Error>`
  // error: 'onNext' has been renamed to 'next(_:)'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = BehaviorSubject<Int>(value: 1)
  // error: 'BehaviorSubject' has been renamed to 'TickValue'
  // error: 'init(value:)' has been renamed to 'init(_:)'
  _ = ReplaySubject<Int>.create(bufferSize: 1)
  // error: 'ReplaySubject' is unavailable: use `TickSubject<Value, Failure>(replay:)`
  _ = ReplaySubject<Int>.createUnbounded()
  // error: 'ReplaySubject' is unavailable: use `TickSubject<Value, Failure>(replay:)`
  _ = AsyncSubject<Int>()
  // error: 'AsyncSubject' is unavailable: use `takeLast(1)` and `share(replay: 1)`
  _ = PublishRelay<Int>()
  // error: 'PublishRelay' is unavailable: use `TickSubject<Value, Never>`
  _ = PublishRelay<Int>().accept(1)
  // error: 'PublishRelay' is unavailable: use `TickSubject<Value, Never>`
  // error: 'accept' has been renamed to 'next(_:)'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = BehaviorRelay<Int>(value: 1)
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: 'init(value:)' has been renamed to 'init(_:)'
  _ = BehaviorRelay(value: 1)
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: 'init(value:)' has been renamed to 'init(_:)'
  _ = BehaviorRelay(value: 1).value
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: 'init(value:)' has been renamed to 'init(_:)'
  // error: 'value' has been renamed to 'current'
  _ = BehaviorRelay(value: 1).accept(2)
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: 'accept' is unavailable: set `current`
  // error: 'init(value:)' has been renamed to 'init(_:)'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = BehaviorRelay(value: 1).asObservable().map { $0 }
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: 'asObservable()' is unavailable: use `signal`
  // error: 'init(value:)' has been renamed to 'init(_:)'
  _ = BehaviorRelay(value: 1).asDriver()
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: 'asDriver()' is unavailable: use `signal`
  // error: 'init(value:)' has been renamed to 'init(_:)'
  _ = ReplayRelay<Int>.create(bufferSize: 1)
  // error: 'ReplayRelay' is unavailable: use `TickSubject<Value, Never>(replay:)`
  // error: 'create(bufferSize:)' is unavailable: use `TickSubject(replay:)`
  _ = Variable(1)
  // error: 'Variable' is unavailable: use `TickValue<Value>`
  _ = Single<Int>.just(1)
  // error: 'Single' is unavailable: use `TickSignal<Value, any Error>`: its type does not say how many values there are
  _ = Single<Int>.create { single in single(.success(1)); return Disposables.create() }
  // error: 'Single' is unavailable: use `TickSignal<Value, any Error>`: its type does not say how many values there are
  // error: 'create' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  // error: 'create()' has been renamed to 'none'
  // error: 'success' is unavailable: use `next(_:)`, and `completed` for the end
  _ = Maybe<Int>.empty()
  // error: 'Maybe' is unavailable: use `TickSignal<Value, any Error>`: its type does not say how many values there are
  // error: 'empty' is unavailable: write it without parentheses: `.empty`
  _ = Maybe<Int>.create { maybe in maybe(.success(1)); return Disposables.create() }
  // error: 'Maybe' is unavailable: use `TickSignal<Value, any Error>`: its type does not say how many values there are
  // error: 'create' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  // error: 'create()' has been renamed to 'none'
  // error: 'success' is unavailable: use `next(_:)`, and `completed` for the end
  _ = Completable.empty()
  // error: 'Completable' is unavailable: use `TickSignal<Never, any Error>`
  // error: 'empty' is unavailable: write it without parentheses: `.empty`
  _ = Completable.create { c in c(.completed); return Disposables.create() }
  // error: 'Completable' is unavailable: use `TickSignal<Never, any Error>`
  // error: 'create' is unavailable: use `TickSignal { subscriber in …; return disposable }`
  // error: 'create()' has been renamed to 'none'
  _ = Driver<Int>.just(1)
  // error: 'Driver' is unavailable: use `TickSignal<Value, Never>`: `subscribe(onMain:)` delivers on the main actor
  _ = Driver.combineLatest(numbers, numbers)
  // error: 'Driver' is unavailable: use `TickSignal<Value, Never>`: `subscribe(onMain:)` delivers on the main actor
  _ = Signal<Int>.just(1)
  // error: generic type 'TickSignal' specialized with too few type parameters (got 1, but expected 2)
  _ = Infallible<Int>.just(1)
  // error: 'Infallible' is unavailable: use `TickSignal<Value, Never>`
  _ = bag.insert(AnyDisposable {})
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = Disposables.create {}
  _ = Disposables.create(AnyDisposable {}, AnyDisposable {})
  // error: 'create' is unavailable: use `CompositeDisposable([…])`
  _ = BooleanDisposable()
  // error: 'BooleanDisposable' has been renamed to 'AnyDisposable'
  // error: 'init()' is unavailable: use `AnyDisposable { }`, and its `isDisposed`
  _ = CompositeDisposable(AnyDisposable {}, AnyDisposable {})
  // error: 'init(_:_:)' is unavailable: use `CompositeDisposable([…])`
  _ = SingleAssignmentDisposable()
  // error: 'SingleAssignmentDisposable' has been renamed to 'SerialDisposable'
  _ = RefCountDisposable(disposable: AnyDisposable {})
  // error: cannot find 'RefCountDisposable' in scope
  _ = ScheduledDisposable(scheduler: scheduler, disposable: AnyDisposable {})
  // error: cannot find 'ScheduledDisposable' in scope
  _ = SerialDispatchQueueScheduler(internalSerialQueueName: "x")
  // error: 'SerialDispatchQueueScheduler' has been renamed to 'QueueScheduler'
  // error: 'init(internalSerialQueueName:)' has been renamed to 'init(label:)'
  _ = SerialDispatchQueueScheduler(qos: .default)
  // error: 'SerialDispatchQueueScheduler' has been renamed to 'QueueScheduler'
  // error: 'init(qos:internalSerialQueueName:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
  _ = ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global())
  // error: 'ConcurrentDispatchQueueScheduler' has been renamed to 'QueueScheduler': schedulers are serial here
  _ = ConcurrentMainScheduler.instance
  // error: 'ConcurrentMainScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // error: 'instance' has been renamed to 'shared'
  _ = OperationQueueScheduler(operationQueue: OperationQueue())
  // error: 'OperationQueueScheduler' is unavailable: use `QueueScheduler(queue:)`
  // error: 'init(operationQueue:)' is unavailable: use `QueueScheduler(queue:)` with a serial queue
  _ = CurrentThreadScheduler.instance
  // error: 'CurrentThreadScheduler' has been renamed to 'ImmediateScheduler'
  // error: 'instance' is unavailable: use `ImmediateScheduler()`
  _ = HistoricalScheduler()
  // error: 'HistoricalScheduler' is unavailable: use the `TestScheduler` of TickStreamsTesting
  _ = MainScheduler.instance.schedule(1) { _ in Disposables.create() }
  // error: cannot convert value of type 'Int' to expected argument type 'TickSchedule'
  _ = AnyObserver<Int> { _ in }
  // error: 'AnyObserver' is unavailable: use `Subscriber<Value, any Error>`
  // error: 'init(_:)' is unavailable: use `TickSubject()`, which is a signal to send by hand, or `TickSignal { subscriber in … }`
  _ = Event<Int, Flaw>.next(1).element
  // error: 'element' has been renamed to 'value'
  _ = Event<Int, Flaw>.error(Flaw.a)
  // error: 'error' has been renamed to 'failed(_:)'
  _ = Event<Int, Flaw>.next(1).isStopEvent
  // error: 'isStopEvent' has been renamed to 'isTerminal'
  _ = Observable.combineLatest([failing, failing]) { $0.count }
  // error: cannot convert value of type 'TickSignal<Int, Flaw>' to expected element type 'TickSignal<Int, any Error>'
  _ = TickSignal.combineLatest([numbers, numbers]) { $0.count }
  // error: 'combineLatest(_:resultSelector:)' is unavailable: use `combineLatest(_:).map { … }`
  _ = TickSignal.combineLatest([numbers, numbers], reduce: { $0.count })
  // error: incorrect argument label in call (have '_:reduce:', expected '_:resultSelector:')
  _ = Event<Int, Flaw>.next(1).error
  // error: 'error' is unavailable: use `if case .failed(let failure) = event`
  _ = TickSubject<Int, Never>.createUnbounded()
  // error: 'createUnbounded()' is unavailable: use `TickSubject(replay: .max)`
  _ = DisposeBag { AnyDisposable {} }
  // error: 'init(_:)' is unavailable: use `insert(_:)`, or `store(in:)`
  _ = ControlEvent<Int>.self
  // error: 'ControlEvent' is unavailable: use `TickSignal<Value, Never>`
  _ = ControlProperty<Int>.self
  // error: 'ControlProperty' is unavailable: use `TickValue<Value>`
  _ = Binder<Int>(owner) { owner, x in owner.x = x }
  // error: 'Binder' is unavailable: use `subscribe(with:onMain:)`, or `bind(to:on:)`
  _ = subject.asObserver()
  // error: 'asObserver()' is unavailable: leave it out: the subject itself sends
  _ = subject.onError(Flaw.a)
  // error: 'onError' is unavailable: a `TickSubject<Value, Never>` cannot fail: use `TickSubject<Value, any Error>` and `failed(_:)`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.onCompleted()
  // error: 'onCompleted()' has been renamed to 'completed()'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.on(.next(1))
  // error: 'on' has been renamed to 'send(_:)'
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.asDriver(onErrorJustReturn: 1)
  // error: 'asDriver(onErrorJustReturn:)' is unavailable: use `signal`, with `catch` where it can fail
  _ = subject.subscribe(onNext: { _ in })
  // error: 'subscribe(onNext:onCompleted:)' is unavailable: use `signal.subscribe(onNext:)`
  _ = subject.bind(to: subject)
  // error: 'bind(to:)' is unavailable: use `signal.subscribe(onNext:)`, with a closure that sends to the other
  _ = subject.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  // error: 'debounce(_:scheduler:)' is unavailable: use `signal.debounce(for:on:)`
  // error: 'instance' has been renamed to 'shared'
  _ = subject.hasObservers
  // error: 'hasObservers' has been renamed to 'hasSubscribers'
  _ = subject.distinctUntilChanged()
  // error: 'distinctUntilChanged()' is unavailable: use `signal.removeDuplicates()`
  _ = subject.withLatestFrom(numbers)
  // error: 'withLatestFrom' is unavailable: use `signal.withLatest(from:).map(\.1)`: it sends both values
  _ = subject.flatMapLatest { _ in numbers }
  // error: 'flatMapLatest' is unavailable: use `signal.flatMapLatest`
  _ = subject.observe(on: MainScheduler.instance)
  // error: 'instance' has been renamed to 'shared'
  // error: 'observe(on:)' is unavailable: use `signal.deliver(on:)`
  _ = subject.take(1)
  // error: 'take' is unavailable: use `signal.take`
  _ = subject.merge(with: numbers)
  // error: 'merge(with:)' is unavailable: use `signal.merge`
  _ = subject.share()
  // error: 'share()' is unavailable: use `signal.share()`
  _ = value.skip(1)
  // error: 'skip' is unavailable: use `signal.skip(_:)`
  _ = value.asDriver()
  // error: 'asDriver()' is unavailable: use `signal`
  _ = value.subscribe(onNext: { _ in })
  // error: 'subscribe(onNext:onCompleted:)' is unavailable: use `signal.subscribe(onNext:)`
  _ = value.distinctUntilChanged()
  // error: 'distinctUntilChanged()' is unavailable: use `signal.removeDuplicates()`
  _ = value.flatMapLatest { _ in numbers }
  // error: 'flatMapLatest' is unavailable: use `signal.flatMapLatest`
  _ = value.withLatestFrom(numbers)
  // error: 'withLatestFrom' is unavailable: use `signal.withLatest(from:).map(\.1)`: it sends both values
  _ = value.map { $0 }.bind(to: value)
  // error: 'bind(to:)' is unavailable: use `subscribe(onNext: { value in property.current = value })`
  // error: 'map' is unavailable: use `signal.map`
  _ = value.filter { $0 > 1 }.map { $0 }
  // error: 'filter' is unavailable: use `signal.filter`
  _ = value.bind(onNext: { _ in })
  // error: 'bind(onNext:)' is unavailable: use `signal.subscribe(onNext:)`
  _ = value.drive(onNext: { _ in })
  // error: 'drive(onNext:)' is unavailable: use `signal.subscribe(onMain:)`
  _ = value.compactMap { $0 }
  // error: 'compactMap' is unavailable: use `signal.compactMap`
  value.value = 3
  // error: 'value' has been renamed to 'current'
  _ = value.onNext(3)
  // error: 'onNext' is unavailable: set `current`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.share(replay: 1)
  // error: 'share(replay:)' is unavailable: use `signal.share(replay:)`
  _ = subject.subscribe(onNext: { _ in }, onError: { _ in })
  // error: 'subscribe(onNext:onError:onCompleted:onDisposed:)' is unavailable: use `signal.subscribe(onNext:onFailed:onCompleted:)`
}
