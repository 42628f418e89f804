// swift-format-ignore-file
// Generated from Tables/OtherSubscriptions.txt by .ci/spellings.

#if !Porting

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `subscribe(onNext: { property.current = $0 })`, `bind(to:on:)`, or `TickValue(following:initially:)`")
  public func <~ <Target, Source>(_: Target, _: Source) -> Subscription { moved }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:onCompleted:)`, or on `onMain`, and keep the result; `onDisposed` is `handleEvents(onEnd:)`")
    public func subscribe(onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Subscription { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:onCompleted:)`, or on `onMain`, and keep the result; `onDisposed` is `handleEvents(onEnd:)`")
    public func subscribe(onSuccess: @escaping (Value) -> Void, onFailure: ((Failure) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Subscription { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    public func subscribe(_: @escaping (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(with:onNext:onFailed:onCompleted:)`, or on `onMain` for the main actor, and keep what it returns")
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext: @escaping (Owner, Value) -> Void, onError: @escaping (Owner, Failure) -> Void, onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `subscribe(with:onNext:)`, or `onMain.subscribe(with:onNext:)` for the main actor, and keep what it returns")
    public func bind<Owner: AnyObject>(with _: Owner, onNext: @escaping (Owner, Value) -> Void) -> Subscription { moved }

    /// RxSwift before 3.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, with a closure that sends the value, or sets `current`")
    public func bindTo<Other: SignalArgument>(_: Other) -> Subscription { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `onMain.subscribe(with:onNext:onCompleted:)`, and keep what it returns")
    public func drive<Owner: AnyObject>(with _: Owner, onNext: ((Owner, Value) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `onMain.subscribe(with:onNext:onCompleted:)`, and keep what it returns")
    public func emit<Owner: AnyObject>(with _: Owner, onNext: ((Owner, Value) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil) -> Subscription { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `subscribe(onNext: { _ in })`, and keep what it returns")
    public func start() -> Subscription { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    public func start(_: @escaping (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns")
    public func startWithValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveCocoa 4.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:)`, and keep what it returns")
    public func startWithNext(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:)`, and keep what it returns")
    public func startWithResult(_: (Result<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    public func startWithCompleted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    public func startWithFailed(_: (Failure) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `handleEvents(onCancel:)`")
    public func startWithInterrupted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `share()`, or `multicast()` and `connect()`")
    public func startWithSignal(_: (TickSignal, any Disposable) -> Void) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns")
    public func observeValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:)`, and keep what it returns")
    public func observeResult(_: (Result<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    public func observeCompleted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    public func observeFailed(_: (Failure) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `handleEvents(onCancel:)`")
    public func observeInterrupted(_: () -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns")
    public func subscribeNext(_: (Value) -> Void, error: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    public func subscribeError(_: (Failure) -> Void, completed: (() -> Void)? = nil) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    public func subscribeCompleted(_: () -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `bind(to:on:)`, with a Swift key path")
    public func setKeyPath(_: String, on _: AnyObject) -> any Disposable { moved }

    /// RAC.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.firstValue()`")
    public func waitUntilCompleted(_: Void? = nil) -> Bool { moved }

    /// RAC.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.firstValue()`")
    public func firstOrDefault(_: Value?) -> Value? { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.firstValue()`")
    public func wait() { moved }

    /// RxBlocking.
    @available(*, unavailable, message: "no call blocks a thread here: `try await signal.firstValue()`, or `collect()` for all values")
    public func toBlocking(timeout: Double? = nil) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `observe { event in subscriber.send(event) }`, and keep what it returns")
    public func start(_: Subscriber<Value, Failure>) -> Subscription { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `observe { event in subscriber.send(event) }`, and keep what it returns")
    public func observe(_: Subscriber<Value, Failure>) -> Subscription { moved }

    /// ReactiveSwift, RxCocoa.
    @available(*, unavailable, message: "feed a `TickSubject` from the action of the control, or set a `TickValue`")
    public var reactive: Never { moved }

    /// CombineExt, of a materialized signal.
    @available(*, unavailable, message: "use `compactMap { $0.failure }`")
    public func failures() -> TickSignal<Failure, Never> { moved }

    /// RxSwiftExt, of a materialized signal.
    @available(*, unavailable, message: "use `compactMap { $0.failure }`")
    public func errors() -> TickSignal<Failure, Never> { moved }

    /// RxSwiftExt, of a materialized signal.
    @available(*, unavailable, message: "use `compactMap { $0.value }`")
    public func elements() -> TickSignal { moved }
  }

#endif
