// swift-format-ignore-file
// Code with old names. The compiler's messages are in `messages.txt`.

import TickStreams

let racSignal: RACSignal<Int>
let racSubscriber: RACSubscriber<Int, any Error>
let racSubject: RACSubject<Int>
let racBehaviorSubject: RACBehaviorSubject<Int>
let racReplaySubject: RACReplaySubject<Int>
let tickReplaySubject = TickReplaySubject<Int, Never>(bufferSize: 1)
let racMulticastConnection: RACMulticastConnection<Int>
let racEvent: RACEvent<Int>
let racDisposable: RACDisposable
let racCompoundDisposable: RACCompoundDisposable
let racSerialDisposable: RACSerialDisposable
let racScopedDisposable: RACScopedDisposable
let racMainThread = RACScheduler.mainThread()
let racImmediate = RACScheduler.immediate()
let racTestScheduler: RACTestScheduler
let racCommand: RACCommand
let action: Action<Int, String, Never>
let cocoaAction: CocoaAction<Int>
let racTuple: RACTuple
let racSequence: RACSequence

let signalProducer: SignalProducer<Int, Never>
let signal: Signal<Int, Never>
let mutableProperty = MutableProperty(1)
let uiScheduler: UIScheduler
let flattenStrategy: FlattenStrategyOfReactiveSwift

let publishSubject = PublishSubject<Int>()
let publishRelay = PublishRelay<Int>()
let behaviorSubject: BehaviorSubject<Int>
let behaviorRelay: BehaviorRelay<Int>
let single: Single<Int>
let maybe: Maybe<Int>
let completable: Completable
let driver: Driver<Int>
let connectableObservable: ConnectableObservable<Int>
let anyObserver: AnyObserver<Int>
let serialDispatchQueueScheduler: SerialDispatchQueueScheduler
let concurrentDispatchQueueScheduler: ConcurrentDispatchQueueScheduler
let currentThreadScheduler = CurrentThreadScheduler()

let anyPublisher: AnyPublisher<Int, Never>
let passthroughSubject = PassthroughSubject<Int, Never>()
let currentValueSubject = CurrentValueSubject<Int, Never>(1)
let anyCancellable: Set<AnyCancellable>
let cancellable: any Cancellable
