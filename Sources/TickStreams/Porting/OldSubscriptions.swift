// Old spellings of subscriptions, sending and disposal. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// RAC.
    @available(*, unavailable, message: "use `subscribe(onNext:)`")
    public func subscribeNext(_: (Value) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `subscribe(onNext:onCompleted:)`")
    public func subscribeNext(_: (Value) -> Void, completed: () -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:)`")
    public func subscribeNext(_: (Value) -> Void, error: (Failure) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:onCompleted:)`")
    public func subscribeNext(_: (Value) -> Void, error: (Failure) -> Void, completed: () -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `observe { event in … }`")
    public func subscribeError(_: (Failure) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `observe { event in … }`")
    public func subscribeCompleted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:)`")
    public func startWithValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:)`")
    public func startWithResult(_: (Result<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`")
    public func startWithCompleted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`")
    public func startWithFailed(_: (Failure) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:)` and keep the handle")
    public func start() -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "observe(_:)")
    public func start(_: (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:)`")
    public func observeValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`")
    public func observeCompleted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`")
    public func observeFailed(_: (Failure) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, renamed: "observe(_:)")
    public func subscribe(_: (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:onCompleted:)`")
    public func subscribe(
      onNext: (Value) -> Void, onError: (Failure) -> Void, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onMain:)`")
    public func drive(onNext: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out: every operator gives a `TickSignal`")
    public func asObservable() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "leave it out: every operator gives a `TickSignal`")
    public func eraseToAnyPublisher() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `subscribe(onNext:)`")
    public func sink(receiveValue: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "use `observe { event in … }`, or `subscribe(onNext:onFailed:onCompleted:)`")
    public func sink(receiveCompletion: (Event<Value, Failure>) -> Void, receiveValue: (Value) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `bind(to:on:)`, with a Swift key path")
    public func setKeyPath(_: String, on _: any TickScheduler) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, renamed: "bind(to:on:)")
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.first()`")
    public func waitUntilCompleted() { moved }

    /// Rx.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.first()`")
    public func toBlocking() -> TickSignal { moved }
  }

  // MARK: - Sending

  extension Subscriber {
    /// RAC.
    @available(*, unavailable, renamed: "next(_:)")
    public func sendNext(_: Value) { moved }

    /// RAC.
    @available(*, unavailable, renamed: "failed(_:)")
    public func sendError(_: Failure) { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "completed()")
    public func sendCompleted() { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "next(_:)")
    public func send(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "failed(_:)")
    public func send(error: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "next(_:)")
    public func onNext(_: Value) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failed(_:)")
    public func onError(_: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "completed()")
    public func onCompleted() { moved }
  }

  extension TickSubject {
    /// RAC.
    @available(*, unavailable, renamed: "next(_:)")
    public func sendNext(_: Value) { moved }

    /// RAC.
    @available(*, unavailable, renamed: "failed(_:)")
    public func sendError(_: Failure) { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "completed()")
    public func sendCompleted() { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject()`, which sends, and its `signal`")
    public static func pipe() -> (output: TickSignal<Value, Failure>, input: TickSubject) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "next(_:)")
    public func send(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "failed(_:)")
    public func send(error: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "next(_:)")
    public func onNext(_: Value) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failed(_:)")
    public func onError(_: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "completed()")
    public func onCompleted() { moved }

    /// Rx.
    @available(*, unavailable, renamed: "next(_:)")
    public func accept(_: Value) { moved }

    /// Combine.
    @available(*, unavailable, renamed: "next(_:)")
    public func send(_: Value) { moved }

    /// Combine.
    @available(*, unavailable, message: "use `completed()` or `failed(_:)`")
    public func send(completion: Event<Value, Failure>) { moved }
  }

  extension TickValue {
    /// ReactiveSwift, Rx, Combine.
    @available(*, unavailable, renamed: "current")
    public var value: Value {
      get { moved }
      set { moved }
    }

    /// Rx.
    @available(*, unavailable, renamed: "init(_:)")
    public convenience init(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "signal")
    public var producer: TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "set `current`")
    public func accept(_: Value) { moved }

    /// Combine.
    @available(*, unavailable, message: "set `current`")
    public func send(_: Value) { moved }
  }

  // MARK: - Ending

  extension Disposable {
    /// Combine.
    @available(*, unavailable, renamed: "dispose()")
    public func cancel() { moved }

    /// Rx.
    @available(*, unavailable, renamed: "store(in:)")
    public func disposed(by _: DisposeBag) { moved }
  }

  extension Disposables {
    /// Rx.
    @available(*, unavailable, renamed: "none")
    public static func create() -> any Disposable { moved }
  }

  extension AnyDisposable {
    /// RAC.
    @available(*, unavailable, renamed: "init(_:)")
    public convenience init(block: () -> Void) { moved }
  }

  extension CompositeDisposable {
    /// RAC.
    @available(*, unavailable, renamed: "add(_:)")
    public func addDisposable(_: (any Disposable)?) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "add(_:)")
    public func insert(_: any Disposable) { moved }
  }

  extension SerialDisposable {
    /// RAC, Rx.
    @available(*, unavailable, renamed: "inner")
    public var disposable: (any Disposable)? {
      get { moved }
      set { moved }
    }
  }

  extension Lifetime {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(AnyDisposable { … })`")
    public func observeEnded(_: () -> Void) -> (any Disposable)? { moved }
  }

#endif
