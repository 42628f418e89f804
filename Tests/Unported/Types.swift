// swift-format-ignore-file
// Code with old names, with the compiler's errors below each statement. `.ci/porting-diagnostics` compares them, and updates them with
// `--update`.

import TickStreams

let racSignal: RACSignal<Int>
// error: 'RACSignal' is unavailable: use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail
let racSubscriber: RACSubscriber<Int, any Error>
// error: 'RACSubscriber' has been renamed to 'Subscriber'
let racSubject: RACSubject<Int>
// error: 'RACSubject' is unavailable: use `TickSubject<Value, any Error>`
let racBehaviorSubject: RACBehaviorSubject<Int>
// error: 'RACBehaviorSubject' has been renamed to 'TickValue'
let racReplaySubject: RACReplaySubject<Int>
// error: 'RACReplaySubject' is unavailable: use `TickSubject<Value, any Error>(replay:)`
let tickReplaySubject = TickReplaySubject<Int, Never>(bufferSize: 1)
// error: 'TickReplaySubject' is unavailable: use `TickSubject(replay:)`
// error: 'init(bufferSize:)' has been renamed to 'init(replay:)'
let racMulticastConnection: RACMulticastConnection<Int>
// error: 'RACMulticastConnection' is unavailable: use `ConnectableSignal<Value, any Error>`
let racEvent: RACEvent<Int>
// error: 'RACEvent' is unavailable: use `Event<Value, any Error>`
let racDisposable: RACDisposable
// error: 'RACDisposable' has been renamed to 'AnyDisposable'
let racCompoundDisposable: RACCompoundDisposable
// error: 'RACCompoundDisposable' has been renamed to 'CompositeDisposable'
let racSerialDisposable: RACSerialDisposable
// error: 'RACSerialDisposable' has been renamed to 'SerialDisposable'
let racScopedDisposable: RACScopedDisposable
// error: 'RACScopedDisposable' is unavailable: use a `Lifetime`, which disposes its members when it is released: `lifetime.add(disposable)`
let racMainThread = RACScheduler.mainThread()
// error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
let racImmediate = RACScheduler.immediate()
// error: 'RACScheduler' is unavailable: use `.main`, a `QueueScheduler` or an `ImmediateScheduler`
let racTestScheduler: RACTestScheduler
// error: 'RACTestScheduler' is unavailable: use the `TestScheduler` of TickStreamsTesting
let racCommand: RACCommand
// error: 'RACCommand' is unavailable: use `TickCommand { input in … }`, a `TickCommand<Input, Output, Failure>`
let action: Action<Int, String, Never>
// error: 'Action' has been renamed to 'TickCommand'
let cocoaAction: CocoaAction<Int>
// error: 'CocoaAction' is unavailable: use `TickCommand<Void, Output, Failure>`, and `execute()` in the action of the button
let racTuple: RACTuple
// error: 'RACTuple' is unavailable: use a tuple
let racSequence: RACSequence
// error: 'RACSequence' is unavailable: use a `lazy` sequence

let signalProducer: SignalProducer<Int, Never>
// error: 'SignalProducer' has been renamed to 'TickSignal'
let signal: Signal<Int, Never>
// error: 'Signal' has been renamed to 'TickSignal': use a `TickSubject` if you send its values, and `share()` if it has several observers
let mutableProperty = MutableProperty(1)
// error: 'MutableProperty' has been renamed to 'TickValue': its `signal` begins with the present value, as `producer` does; `changes` does not
let uiScheduler: UIScheduler
// error: 'UIScheduler' has been renamed to 'MainScheduler': as an argument, `.main`
let flattenStrategy: FlattenStrategyOfReactiveSwift

let publishSubject = PublishSubject<Int>()
// error: 'PublishSubject' is unavailable: use `TickSubject<Value, any Error>`
let publishRelay = PublishRelay<Int>()
// error: 'PublishRelay' is unavailable: use `TickSubject<Value, Never>`
let behaviorSubject: BehaviorSubject<Int>
// error: 'BehaviorSubject' has been renamed to 'TickValue'
let behaviorRelay: BehaviorRelay<Int>
// error: 'BehaviorRelay' has been renamed to 'TickValue'
let single: Single<Int>
// error: 'Single' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
let maybe: Maybe<Int>
// error: 'Maybe' is unavailable: use `TickSignal<Value, any Error>`: its type does not limit the number of values
let completable: Completable
// error: 'Completable' is unavailable: use `TickSignal<Never, any Error>`
let driver: Driver<Int>
// error: 'Driver' is unavailable: use `TickSignal<Value, Never>`, with `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`
let connectableObservable: ConnectableObservable<Int>
// error: 'ConnectableObservable' is unavailable: use `ConnectableSignal<Value, any Error>`
let anyObserver: AnyObserver<Int>
// error: 'AnyObserver' is unavailable: use `Subscriber<Value, any Error>`
let serialDispatchQueueScheduler: SerialDispatchQueueScheduler
// error: 'SerialDispatchQueueScheduler' has been renamed to 'QueueScheduler'
let concurrentDispatchQueueScheduler: ConcurrentDispatchQueueScheduler
// error: 'ConcurrentDispatchQueueScheduler' has been renamed to 'QueueScheduler': schedulers are serial here
let currentThreadScheduler = CurrentThreadScheduler()
// error: 'CurrentThreadScheduler' has been renamed to 'ImmediateScheduler'

let anyPublisher: AnyPublisher<Int, Never>
// error: 'AnyPublisher' has been renamed to 'TickSignal'
let passthroughSubject = PassthroughSubject<Int, Never>()
// error: 'PassthroughSubject' has been renamed to 'TickSubject'
let currentValueSubject = CurrentValueSubject<Int, Never>(1)
// error: 'CurrentValueSubject' is unavailable: use `TickValue<Value>`
let anyCancellable: Set<AnyCancellable>
// error: 'AnyCancellable' has been renamed to 'Subscription'
let cancellable: any Cancellable
// error: 'Cancellable' has been renamed to 'Disposable'
