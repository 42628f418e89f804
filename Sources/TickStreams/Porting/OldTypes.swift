// Old names of types. See OldSources.swift.
//
// Beside the library that they come from they do not matter: of two types of one name the compiler takes the one that can be used. Rx's
// `Observable` is missing, because it is the name of a protocol and a macro of Swift's, and of what an app says without the import.

/// RAC.
@available(*, unavailable, renamed: "TickSignal")
public typealias RACSignal<Value: Sendable> = TickSignal<Value, any Error>

/// RAC.
@available(*, unavailable, renamed: "Subscriber")
public typealias RACSubscriber = Subscriber

/// RAC.
@available(*, unavailable, renamed: "TickSubject")
public typealias RACSubject<Value: Sendable> = TickSubject<Value, any Error>

/// RAC.
@available(*, unavailable, renamed: "TickValue")
public typealias RACBehaviorSubject<Value: Sendable> = TickValue<Value>

/// RAC.
@available(*, unavailable, renamed: "TickReplaySubject")
public typealias RACReplaySubject<Value: Sendable> = TickReplaySubject<Value, any Error>

/// RAC.
@available(*, unavailable, renamed: "ConnectableSignal")
public typealias RACMulticastConnection<Value: Sendable> = ConnectableSignal<Value, any Error>

/// RAC.
@available(*, unavailable, renamed: "Event")
public typealias RACEvent<Value: Sendable> = Event<Value, any Error>

/// RAC.
@available(*, unavailable, renamed: "AnyDisposable")
public typealias RACDisposable = AnyDisposable

/// RAC.
@available(*, unavailable, renamed: "CompositeDisposable")
public typealias RACCompoundDisposable = CompositeDisposable

/// RAC.
@available(*, unavailable, renamed: "SerialDisposable")
public typealias RACSerialDisposable = SerialDisposable

/// RAC.
@available(*, unavailable, renamed: "ScopedDisposable")
public typealias RACScopedDisposable = ScopedDisposable

/// RAC.
@available(*, unavailable, message: "use `.main`, a `QueueScheduler` or an `ImmediateScheduler`")
public enum RACScheduler {
  /// The main queue.
  public static func mainThread() -> MainScheduler { moved }
  /// In place.
  public static func immediate() -> ImmediateScheduler { moved }
}

/// RAC.
@available(*, unavailable, message: "use the `TestScheduler` of TickStreamsTesting")
public enum RACTestScheduler {}

/// RAC.
@available(*, unavailable, message: "use a subject, `flatMapFirst`, and a `TickValue` for what is executing")
public enum RACCommand {}

/// RAC.
@available(*, unavailable, message: "use a tuple")
public enum RACTuple {}

/// RAC.
@available(*, unavailable, message: "use a `lazy` sequence")
public enum RACSequence {}

/// ReactiveSwift.
@available(*, unavailable, renamed: "TickSignal")
public typealias SignalProducer = TickSignal

/// ReactiveSwift.
@available(*, unavailable, renamed: "TickSignal", message: "one that is fed by hand is a `TickSubject`")
public typealias Signal = TickSignal

/// ReactiveSwift.
@available(*, unavailable, renamed: "TickValue")
public typealias MutableProperty = TickValue

/// ReactiveSwift.
@available(*, unavailable, renamed: "MainScheduler", message: "as an argument, `.main`")
public typealias UIScheduler = MainScheduler

/// Rx.
@available(*, unavailable, renamed: "TickSubject")
public typealias PublishSubject<Value: Sendable> = TickSubject<Value, any Error>

/// Rx.
@available(*, unavailable, renamed: "TickSubject")
public typealias PublishRelay<Value: Sendable> = TickSubject<Value, Never>

/// Rx.
@available(*, unavailable, renamed: "TickValue")
public typealias BehaviorSubject = TickValue

/// Rx.
@available(*, unavailable, renamed: "TickValue")
public typealias BehaviorRelay = TickValue

/// Rx.
@available(*, unavailable, renamed: "TickSignal", message: "its type does not say how many values there are")
public typealias Single<Value: Sendable> = TickSignal<Value, any Error>

/// Rx.
@available(*, unavailable, renamed: "TickSignal", message: "its type does not say how many values there are")
public typealias Maybe<Value: Sendable> = TickSignal<Value, any Error>

/// Rx.
@available(*, unavailable, message: "use `TickSignal<Never, any Error>`")
public typealias Completable = TickSignal<Never, any Error>

/// Rx.
@available(*, unavailable, renamed: "TickSignal", message: "`subscribe(onMain:)` delivers on the main actor")
public typealias Driver<Value: Sendable> = TickSignal<Value, Never>

/// Rx.
@available(*, unavailable, renamed: "ConnectableSignal")
public typealias ConnectableObservable<Value: Sendable> = ConnectableSignal<Value, any Error>

/// Rx.
@available(*, unavailable, renamed: "Subscriber")
public typealias AnyObserver<Value: Sendable> = Subscriber<Value, any Error>

/// Rx.
@available(*, unavailable, renamed: "QueueScheduler")
public typealias SerialDispatchQueueScheduler = QueueScheduler

/// Rx.
@available(*, unavailable, renamed: "QueueScheduler", message: "schedulers are serial here")
public typealias ConcurrentDispatchQueueScheduler = QueueScheduler

/// Rx.
@available(*, unavailable, renamed: "ImmediateScheduler")
public typealias CurrentThreadScheduler = ImmediateScheduler

/// Combine.
@available(*, unavailable, renamed: "TickSignal")
public typealias AnyPublisher = TickSignal

/// Combine.
@available(*, unavailable, renamed: "TickSubject")
public typealias PassthroughSubject = TickSubject

/// Combine.
@available(*, unavailable, renamed: "TickValue")
public typealias CurrentValueSubject<Value: Sendable, Failure: Error> = TickValue<Value>

/// Combine.
@available(*, unavailable, renamed: "Subscription")
public typealias AnyCancellable = Subscription

/// Combine.
@available(*, unavailable, renamed: "Disposable")
public typealias Cancellable = Disposable
