// swift-format-ignore-file
// Generated from Tables/OldTypesOfRx.txt by .ci/spellings.

#if !Porting

  /// Rx.
  @available(*, unavailable, message: "use `TickSubject<Value, any Error>`")
  public typealias PublishSubject<Value: Sendable> = TickSubject<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSubject<Value, Never>`")
  public typealias PublishRelay<Value: Sendable> = TickSubject<Value, Never>

  /// Rx.
  @available(*, unavailable, renamed: "TickValue")
  public typealias BehaviorSubject = TickValue

  /// Rx.
  @available(*, unavailable, renamed: "TickValue")
  public typealias BehaviorRelay = TickValue

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, any Error>`: its type does not limit the number of values")
  public typealias Single<Value: Sendable> = TickSignal<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, any Error>`: its type does not limit the number of values")
  public typealias Maybe<Value: Sendable> = TickSignal<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Never, any Error>`")
  public typealias Completable = TickSignal<Never, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, Never>`, with `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`")
  public typealias Driver<Value: Sendable> = TickSignal<Value, Never>

  /// Rx.
  @available(*, unavailable, message: "use `ConnectableSignal<Value, any Error>`")
  public typealias ConnectableObservable<Value: Sendable> = ConnectableSignal<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `Subscriber<Value, any Error>`")
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

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`")
  public typealias Observable<Value: Sendable> = TickSignal<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, Never>`")
  public typealias Infallible<Value: Sendable> = TickSignal<Value, Never>

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, Never>`, of a `TickSubject` that the control feeds")
  public typealias ControlEvent<Value: Sendable> = TickSignal<Value, Never>

  /// Rx.
  @available(*, unavailable, message: "use `TickValue<Value>`")
  public typealias ControlProperty<Value: Sendable> = TickValue<Value>

  /// Rx.
  @available(*, unavailable, message: "use `onMain.subscribe(with:onNext:)`, or `bind(to:on:)`")
  public struct Binder<Value> {
    /// Runs the closure with the object.
    public init<Target: AnyObject>(_: Target, binding: (Target, Value) -> Void) { moved }
  }

  /// Rx.
  @available(*, unavailable, message: "use `takeLast(1)` and `share(replay: 1)`")
  public typealias AsyncSubject<Value: Sendable> = TickSubject<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSubject<Value, Never>(replay:)`")
  public typealias ReplayRelay<Value: Sendable> = TickSubject<Value, Never>

  /// Rx.
  @available(*, unavailable, message: "use `QueueScheduler(queue:)`")
  public typealias OperationQueueScheduler = QueueScheduler

  /// Rx.
  @available(*, unavailable, renamed: "SerialDisposable")
  public typealias SingleAssignmentDisposable = SerialDisposable

  /// Rx.
  @available(*, unavailable, renamed: "AnyDisposable")
  public typealias BooleanDisposable = AnyDisposable

  /// Rx.
  @available(*, unavailable, renamed: "MainScheduler", message: "as an argument, `.main`")
  public typealias ConcurrentMainScheduler = MainScheduler

  /// Rx.
  @available(*, unavailable, message: "use the `TestScheduler` of TickStreamsTesting")
  public struct HistoricalScheduler {
    /// Makes a scheduler of virtual time.
    public init() { moved }
  }

  /// Rx.
  @available(*, unavailable, message: "use `TickValue<Value>`")
  public typealias Variable<Value: Sendable> = TickValue<Value>

  /// Rx.
  @available(*, unavailable, message: "use `TickSubject<Value, Failure>(replay:)`")
  public struct ReplaySubject<each Argument> {
    /// Makes a subject that replays values.
    public init(bufferSize: Int) { moved }

    /// Makes a subject that replays values.
    public static func create(bufferSize: Int) -> Self { moved }

    /// Makes a subject that replays all values.
    public static func createUnbounded() -> Self { moved }

    /// Sends a value.
    public func onNext<Value>(_: Value) { moved }

    /// Sends a value.
    public func send<Value>(_: Value) { moved }

    /// Sends a failure.
    public func onError(_: any Error) { moved }

    /// Completes.
    public func onCompleted() { moved }
  }

  /// Rx.
  @available(*, unavailable, renamed: "Duration")
  public typealias RxTimeInterval = Duration

  /// Rx.
  @available(*, unavailable, renamed: "TickScheduler", message: "as a type, `any TickScheduler`")
  public typealias SchedulerType = TickScheduler

  /// Rx.
  @available(*, unavailable, message: "a disposable is disposed where `dispose()` is called: `AnyDisposable { scheduler.schedule { … } }`")
  public struct ScheduledDisposable {
    /// Disposes on a scheduler.
    public init(scheduler _: AnyObject, disposable: any Disposable) { moved }
  }

  /// Rx.
  @available(*, unavailable, message: "use a `CompositeDisposable` and your own count; to share work, `share()`")
  public struct RefCountDisposable {
    /// Disposes with the last that retains it.
    public init(disposable: any Disposable) { moved }
  }

  /// Rx.
  @available(*, unavailable, renamed: "TickScheduler", message: "as a type, `any TickScheduler`")
  public typealias ImmediateSchedulerType = TickScheduler

  /// Rx.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias ObservableType = TickSignal

  /// Rx.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias ObservableConvertibleType = TickSignal

  /// RxCocoa.
  @available(*, unavailable, message: "use `TickSignal<Value, Never>`, with `share(replay: 1)` or `share()`")
  public typealias SharedSequence<Strategy, Value: Sendable> = TickSignal<Value, Never>

  /// Rx.
  @available(*, unavailable, message: "use `TickTimeout`, or your own failure in `timeout(afterSilence:failing:on:)`")
  public enum RxError: Error {
    /// Something else.
    case unknown

    /// There was no value.
    case noElements

    /// There was more than one value.
    case moreThanOneElement

    /// An index was out of range.
    case argumentOutOfRange

    /// The time was over.
    case timeout
  }

#endif
