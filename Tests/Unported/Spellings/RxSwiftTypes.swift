// swift-format-ignore-file
// Code with the names of RxSwift, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares and counts them, and
// updates them with `--update`.

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
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = Observable<Int>.never()
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = Observable<Int>.error(Flaw.a)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'error' is deprecated: renamed to 'fail(_:)' [#DeprecatedDeclaration]
  _ = Observable.of(1, 2)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'of' is deprecated: use `.from([…])` [#DeprecatedDeclaration]
  _ = Observable.from([1, 2])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  _ = Observable<Int>.from(optional: 1)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'from(optional:)' is deprecated: use `.from(_:)` with an array, or `.just(_:)` [#DeprecatedDeclaration]
  _ = Observable.just(1)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  _ = Observable<Int>.range(start: 0, count: 3)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: 'range(start:count:)' is unavailable: use `.from(start..<start + count)`
  _ = Observable<Int>.repeatElement(1)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // warning: 'repeatElement' is deprecated: use `.just(_:).repeated()` [#DeprecatedDeclaration]
  _ = Observable<Int>.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: 'generate(initialState:condition:iterate:)' is unavailable: use `.from(sequence(first:next:))`
  _ = Observable<Int>.deferred { Observable.just(1) }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  _ = Observable<Int>.deferred { .just(1) }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  _ = Observable<Int>.create { observer in observer.onNext(1); observer.onError(Flaw.a); return Disposables.create {} }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: 'create' is unavailable: use `AnyDisposable { … }`
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'onError' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  // warning: 'onNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  _ = Observable<Int>.create { observer in observer.on(.next(1)); return Disposables.create() }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'create()' is deprecated: write `Disposables.none` [#DeprecatedDeclaration]
  // warning: 'on' is deprecated: renamed to 'send(_:)' [#DeprecatedDeclaration]
  _ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'TimerElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.after(_:on:)`, without brackets: it sends a `Tick`; `.seconds(1)` is a span
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: scheduler)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'TimerPeriodElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:delay:on:)`, without brackets: the period, then the delay; `.seconds(1)` is a span
  _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'IntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span
  _ = Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.asyncInstance)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: 'asyncInstance' is unavailable: use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`
  // error: conformance of 'IntervalElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span
  _ = Observable.merge(numbers, numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = Observable.merge([numbers, numbers])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = Observable.concat([numbers, numbers])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = Observable.concat(numbers, numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'ConcatElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.concat([first, second])`; add `promoteFailure()` to each signal that cannot fail
  _ = Observable.zip(numbers, numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = Observable.zip(numbers, numbers) { $0 + $1 }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'ResultSelectorElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.combineLatest(first, second).map { … }`, or `zip`; where the failures differ, with `promoteFailure()`
  _ = Observable.combineLatest(numbers, numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = Observable.combineLatest(numbers, numbers) { $0 + $1 }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'ResultSelectorElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.combineLatest(first, second).map { … }`, or `zip`; where the failures differ, with `promoteFailure()`
  _ = Observable.combineLatest(numbers, numbers, resultSelector: { $0 + $1 })
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'ResultSelectorElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.combineLatest(first, second).map { … }`, or `zip`; where the failures differ, with `promoteFailure()`
  _ = Observable.combineLatest(numbers, numbers, numbers) { $0 + $1 + $2 }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'ResultSelectorElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.combineLatest(first, second).map { … }`, or `zip`; where the failures differ, with `promoteFailure()`
  _ = Observable.combineLatest([numbers, numbers])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = Observable.combineLatest([numbers, numbers]) { $0 }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'ResultSelectorElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.combineLatest(first, second).map { … }`, or `zip`; where the failures differ, with `promoteFailure()`
  _ = Observable.amb([numbers, numbers])
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = Observable.race(numbers, numbers)
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'MixtureOfFailures' to 'TickStreamsAPI' is unavailable: the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets
  _ = Observable.using({ owner }) { _ in numbers }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: 'using(_:observableFactory:)' is unavailable: use `TickSignal.deferred { … }`, with `take(during:)` for what ends with the subscription
  _ = PublishSubject<Int>()
  // error: 'PublishSubject' is unavailable: use `TickSubject<Value, any Error>`
  _ = PublishSubject<Int>().onNext(1)
  // error: 'PublishSubject' is unavailable: use `TickSubject<Value, any Error>`
  // warning: 'onNext' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = BehaviorSubject<Int>(value: 1)
  // error: 'BehaviorSubject' has been renamed to 'TickValue'
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
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
  // warning: 'accept' is deprecated: renamed to 'next(_:)' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = BehaviorRelay<Int>(value: 1)
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
  _ = BehaviorRelay(value: 1)
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
  _ = BehaviorRelay(value: 1).value
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
  // warning: 'value' is deprecated: renamed to 'current' [#DeprecatedDeclaration]
  _ = BehaviorRelay(value: 1).accept(2)
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // warning: 'accept' is deprecated: set `current` [#DeprecatedDeclaration]
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = BehaviorRelay(value: 1).asObservable().map { $0 }
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
  _ = BehaviorRelay(value: 1).asDriver()
  // error: 'BehaviorRelay' has been renamed to 'TickValue'
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  // warning: 'init(value:)' is deprecated: replaced by 'init(_:)' [#DeprecatedDeclaration]
  _ = ReplayRelay<Int>.create(bufferSize: 1)
  // error: 'ReplayRelay' is unavailable: use `TickSubject<Value, Never>(replay:)`
  // warning: 'create(bufferSize:)' is deprecated: use `TickSubject(replay:)` [#DeprecatedDeclaration]
  _ = Variable(1)
  // error: 'Variable' is unavailable: use `TickValue<Value>`
  _ = Single<Int>.just(1)
  // error: 'Single' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
  _ = Single<Int>.create { single in single(.success(1)); return Disposables.create() }
  // error: 'Single' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'callAsFunction' is deprecated: use `next(_:)` and `completed()` for a success, `failed(_:)` for a failure [#DeprecatedDeclaration]
  // warning: 'create()' is deprecated: write `Disposables.none` [#DeprecatedDeclaration]
  _ = Maybe<Int>.empty()
  // error: 'Maybe' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = Maybe<Int>.create { maybe in maybe(.success(1)); return Disposables.create() }
  // error: 'Maybe' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'callAsFunction' is deprecated: use `next(_:)` and `completed()` for a success, `failed(_:)` for a failure [#DeprecatedDeclaration]
  // warning: 'create()' is deprecated: write `Disposables.none` [#DeprecatedDeclaration]
  _ = Completable.empty()
  // error: 'Completable' is unavailable: use `TickSignal<Never, any Error>`
  // warning: 'callAsFunction()' is deprecated: write it without parentheses: `.empty`, `.never` [#DeprecatedDeclaration]
  _ = Completable.create { c in c(.completed); return Disposables.create() }
  // error: 'Completable' is unavailable: use `TickSignal<Never, any Error>`
  // error: 'create' is unavailable: use the initializer: `TickSignal { subscriber in …; return disposable }`
  // warning: 'callAsFunction' is deprecated: use `send(_:)`, or `next(_:)`, `failed(_:)` and `completed()` [#DeprecatedDeclaration]
  // warning: 'create()' is deprecated: write `Disposables.none` [#DeprecatedDeclaration]
  _ = Driver<Int>.just(1)
  // error: 'Driver' is unavailable: use `TickSignal<Value, Never>`, with `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`
  _ = Driver.combineLatest(numbers, numbers)
  // error: 'Driver' is unavailable: use `TickSignal<Value, Never>`, with `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`
  _ = Signal<Int>.just(1)
  // error: generic type 'TickSignal' specialized with too few type parameters (got 1, but expected 2)
  _ = Infallible<Int>.just(1)
  // error: 'Infallible' is unavailable: use `TickSignal<Value, Never>`
  _ = bag.insert(AnyDisposable {})
  // warning: 'insert' is deprecated: renamed to 'add(_:)' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = Disposables.create {}
  // error: 'create' is unavailable: use `AnyDisposable { … }`
  _ = Disposables.create(AnyDisposable {}, AnyDisposable {})
  // warning: 'create' is deprecated: use `CompositeDisposable([…])` [#DeprecatedDeclaration]
  _ = BooleanDisposable()
  // error: 'BooleanDisposable' has been renamed to 'AnyDisposable'
  // error: 'init()' is unavailable: use `AnyDisposable { }`, and its `isDisposed`
  _ = CompositeDisposable(AnyDisposable {}, AnyDisposable {})
  // warning: 'init(_:_:)' is deprecated: use `CompositeDisposable([…])` [#DeprecatedDeclaration]
  _ = SingleAssignmentDisposable()
  // error: 'SingleAssignmentDisposable' has been renamed to 'SerialDisposable'
  _ = RefCountDisposable(disposable: AnyDisposable {})
  // error: 'RefCountDisposable' is unavailable: use a `CompositeDisposable` and your own count; to share work, `share()`
  _ = ScheduledDisposable(scheduler: scheduler, disposable: AnyDisposable {})
  // error: 'ScheduledDisposable' is unavailable: a disposable is disposed where `dispose()` is called: `AnyDisposable { scheduler.schedule { … } }`
  _ = SerialDispatchQueueScheduler(internalSerialQueueName: "x")
  // error: 'SerialDispatchQueueScheduler' has been renamed to 'QueueScheduler'
  // error: 'init(internalSerialQueueName:)' has been renamed to 'init(label:)'
  _ = SerialDispatchQueueScheduler(qos: .default)
  // error: 'SerialDispatchQueueScheduler' has been renamed to 'QueueScheduler'
  // error: 'init(qos:internalSerialQueueName:name:)' is unavailable: use `QueueScheduler(label:qualityOfService:)`
  _ = ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global())
  // error: 'ConcurrentDispatchQueueScheduler' has been renamed to 'QueueScheduler': schedulers are serial here
  _ = ConcurrentMainScheduler.instance
  // error: 'ConcurrentMainScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
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
  // warning: 'element' is deprecated: renamed to 'value' [#DeprecatedDeclaration]
  _ = Event<Int, Flaw>.error(Flaw.a)
  // warning: 'error' is deprecated: renamed to 'failed(_:)' [#DeprecatedDeclaration]
  _ = Event<Int, Flaw>.next(1).isStopEvent
  // warning: 'isStopEvent' is deprecated: renamed to 'isTerminal' [#DeprecatedDeclaration]
  _ = Observable.combineLatest([failing, failing]) { $0.count }
  // error: 'Observable' is unavailable: use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`
  // error: conformance of 'ResultSelectorElsewhere' to 'TickStreamsAPI' is unavailable: use `TickSignal.combineLatest(first, second).map { … }`, or `zip`; where the failures differ, with `promoteFailure()`
  _ = TickSignal.combineLatest([numbers, numbers]) { $0.count }
  // warning: 'combineLatest(_:resultSelector:)' is deprecated: use `TickSignal.combineLatest([…]).map { … }` [#DeprecatedDeclaration]
  _ = TickSignal.combineLatest([numbers, numbers], reduce: { $0.count })
  // error: incorrect argument label in call (have '_:reduce:', expected '_:resultSelector:')
  _ = Event<Int, Flaw>.next(1).error
  // warning: 'error' is deprecated: renamed to 'failure' [#DeprecatedDeclaration]
  _ = TickSubject<Int, Never>.createUnbounded()
  // warning: 'createUnbounded()' is deprecated: use `TickSubject(replay: .max)` [#DeprecatedDeclaration]
  _ = DisposeBag { AnyDisposable {} }
  // error: 'init(_:)' is unavailable: use `add(_:)`, or `store(in:)`
  _ = ControlEvent<Int>.self
  // error: 'ControlEvent' is unavailable: use `TickSignal<Value, Never>`, of a `TickSubject` that the control feeds
  _ = ControlProperty<Int>.self
  // error: 'ControlProperty' is unavailable: use `TickValue<Value>`
  _ = Binder<Int>(owner) { owner, x in owner.x = x }
  // error: 'Binder' is unavailable: use `onMain.subscribe(with:onNext:)`, or `bind(to:on:)`
  _ = subject.asObserver()
  // warning: 'asObserver()' is deprecated: leave it out: the subject itself sends [#DeprecatedDeclaration]
  _ = subject.onError(Flaw.a)
  // error: 'onError' is unavailable: a `TickSubject<Value, Never>` cannot fail: use `TickSubject<Value, any Error>` and `failed(_:)`
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.onCompleted()
  // warning: 'onCompleted()' is deprecated: renamed to 'completed()' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.on(.next(1))
  // warning: 'on' is deprecated: renamed to 'send(_:)' [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.asDriver(onErrorJustReturn: 1)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.subscribe(onNext: { _ in })
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.bind(to: subject)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = subject.hasObservers
  // warning: 'hasObservers' is deprecated: renamed to 'hasSubscribers' [#DeprecatedDeclaration]
  _ = subject.distinctUntilChanged()
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.withLatestFrom(numbers)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.flatMapLatest { _ in numbers }
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.observe(on: MainScheduler.instance)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  // warning: 'instance' is deprecated: renamed to 'shared' [#DeprecatedDeclaration]
  _ = subject.take(1)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.merge(with: numbers)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.share()
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = value.skip(1)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.asDriver()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.subscribe(onNext: { _ in })
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.distinctUntilChanged()
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.flatMapLatest { _ in numbers }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.withLatestFrom(numbers)
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.map { $0 }.bind(to: value)
  // error: conformance of 'SubscribePropertyElsewhere' to 'TickStreamsAPI' is unavailable: use `subscribe(onNext: { property.current = $0 })`, or with `onMain:` for the main actor
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.filter { $0 > 1 }.map { $0 }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.bind(onNext: { _ in })
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.drive(onNext: { _ in })
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  _ = value.compactMap { $0 }
  // error: conformance of 'TickValue<Value>' to 'SignalHolder' is unavailable: write `.signal` before the operator, which begins with the present value, or `.changes`, which does not
  value.value = 3
  // warning: 'value' is deprecated: renamed to 'current' [#DeprecatedDeclaration]
  _ = value.onNext(3)
  // warning: 'onNext' is deprecated: set `current` [#DeprecatedDeclaration]
  // warning: using '_' to ignore the result of a Void-returning function is redundant
  _ = subject.share(replay: 1)
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
  _ = subject.subscribe(onNext: { _ in }, onError: { _ in })
  // error: conformance of 'TickSubject<Value, Failure>' to 'SignalHolder' is unavailable: write `.signal` before the operator: `subject.signal.map { … }`
}
