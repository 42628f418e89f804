// Old spellings of events, observers and disposables. See OldSources.swift.

#if Porting

  extension Event {
    /// Rx.
    @available(*, unavailable, renamed: "value")
    public var element: Value? { moved }

    /// Rx.
    @available(*, unavailable, renamed: "isTerminal")
    public var isStopEvent: Bool { moved }

    /// Rx.
    @available(*, unavailable, message: "use `if case .failed(let failure) = event`")
    public var error: Failure? { moved }

    /// Rx.
    @available(*, unavailable, message: "use `next(_:)`, and `completed` for the end")
    public static func success(_: Value) -> Event { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `handleEvents(onCancel:)`")
    public static var interrupted: Event { moved }
  }

  extension Subscriber {
    /// Rx.
    @available(*, unavailable, renamed: "send(_:)")
    public func on(_: Event<Value, Failure>) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickSubject()`, which is a signal to send by hand, or `TickSignal { subscriber in … }`")
    public init(_: (Event<Value, Failure>) -> Void) { moved }
  }

  extension TickSubject {
    /// Rx.
    @available(*, unavailable, renamed: "send(_:)")
    public func on(_: Event<Value, Failure>) { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "a `TickSubject<Value, Never>` cannot fail: use `TickSubject<Value, any Error>` and `failed(_:)`")
    public func onError(_: any Error) { moved }

    /// Combine.
    @available(*, unavailable, renamed: "next()")
    public func send() where Value == Void { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out: the subject itself sends")
    public func asObserver() -> TickSubject { moved }

    /// Rx.
    @available(*, unavailable, renamed: "hasSubscribers")
    public var hasObservers: Bool { moved }

    /// An earlier name.
    @available(*, unavailable, renamed: "init(replay:)")
    public convenience init(bufferSize: Int) { moved }

    /// RAC.
    @available(*, unavailable, renamed: "init(replay:)")
    public convenience init(capacity: Int) { moved }

    /// RAC.
    @available(*, unavailable, message: "use `TickSubject(replay:)`")
    public static func replaySubject(withCapacity: Int) -> TickSubject { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickSubject(replay:)`")
    public static func create(bufferSize: Int) -> TickSubject { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickSubject(replay: .max)`")
    public static func createUnbounded() -> TickSubject { moved }
  }

  extension Disposable {
    /// Rx.
    @available(*, unavailable, renamed: "store(in:)")
    public func addDisposableTo(_: DisposeBag) { moved }
  }

  extension DisposeBag {
    /// Rx.
    @available(*, unavailable, message: "use `insert(_:)`, or `store(in:)`")
    public convenience init(_: () -> any Disposable) { moved }
  }

  extension Disposables {
    /// Rx.
    @available(*, unavailable, message: "use `CompositeDisposable([…])`")
    public static func create(_: any Disposable, _: any Disposable...) -> any Disposable { moved }
  }

  extension CompositeDisposable {
    /// Rx.
    @available(*, unavailable, message: "use `CompositeDisposable([…])`")
    public convenience init(_: any Disposable, _: any Disposable...) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(_:)`")
    public static func += (_: CompositeDisposable, _: any Disposable) { moved }
  }

  extension AnyDisposable {
    /// Rx.
    @available(*, unavailable, message: "use `AnyDisposable { }`, and its `isDisposed`")
    public convenience init() { moved }
  }

  extension ImmediateScheduler {
    /// Rx.
    @available(*, unavailable, message: "use `ImmediateScheduler()`")
    public static var instance: ImmediateScheduler { moved }
  }

  extension QueueScheduler {
    /// Rx.
    @available(*, unavailable, message: "use `QueueScheduler(queue:)` with a serial queue")
    public convenience init(operationQueue: AnyObject) { moved }
  }

  extension Lifetime {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `Lifetime()`, which ends with `dispose()` or when it is released")
    public static func make() -> (lifetime: Lifetime, token: Lifetime) { moved }
  }

  extension Result where Success: Sendable {
    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.just(_:)` or `TickSignal.fail(_:)`")
    public var publisher: TickSignal<Success, Failure> { moved }
  }

  extension Optional where Wrapped: Sendable {
    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.from(_:)` with an array")
    public var publisher: TickSignal<Wrapped, Never> { moved }
  }

#endif
