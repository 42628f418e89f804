// swift-format-ignore-file
// Generated from Tables/OtherSubscriptions.txt by .ci/spellings.

#if Porting

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `subscribe(onNext: { property.current = $0 })`, `bind(to:on:)`, or `TickValue(following:initially:)`")
  public func <~ <Target, Source>(_: Target, _: Source) -> Subscription { moved }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @_disfavoredOverload
    public func subscribe(onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil, answer _: (some TickStreamsAPI).Type = SubscribeElsewhere.self) -> Subscription { moved }

    /// Rx.
    @_disfavoredOverload
    public func subscribe(onSuccess: @escaping (Value) -> Void, onFailure: ((Failure) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil, answer _: (some TickStreamsAPI).Type = SubscribeElsewhere.self) -> Subscription { moved }

    /// Rx.
    @_disfavoredOverload
    public func subscribe(answer _: (some TickStreamsAPI).Type = SubscribeEventsElsewhere.self, _: @escaping (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// Rx.
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext: @escaping (Owner, Value) -> Void, onError: @escaping (Owner, Failure) -> Void, onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil, answer _: (some TickStreamsAPI).Type = SubscribeWithElsewhere.self) -> Subscription { moved }

    /// Rx, Combine.
    public func subscribe(_: TickSubject<Value, Failure>, answer _: (some TickStreamsAPI).Type = SubscribeSubjectElsewhere.self) -> Subscription { moved }

    /// Rx.
    public func subscribe(_: TickValue<Value>, answer _: (some TickStreamsAPI).Type = SubscribePropertyElsewhere.self) -> Subscription { moved }

    /// RxCocoa.
    public func bind(answer _: (some TickStreamsAPI).Type = BindElsewhere.self, onNext: @escaping (Value) -> Void) -> Subscription { moved }

    /// RxCocoa.
    public func bind<Owner: AnyObject>(with _: Owner, answer _: (some TickStreamsAPI).Type = BindWithElsewhere.self, onNext: @escaping (Owner, Value) -> Void) -> Subscription { moved }

    /// RxCocoa.
    public func bind<RelayFailure>(to _: TickSubject<Value, RelayFailure>..., answer _: (some TickStreamsAPI).Type = SubscribeSubjectElsewhere.self) -> Subscription { moved }

    /// RxCocoa.
    public func bind<RelayFailure>(to _: TickSubject<Value?, RelayFailure>..., answer _: (some TickStreamsAPI).Type = SubscribeSubjectElsewhere.self) -> Subscription { moved }

    /// RxCocoa.
    public func bind(to _: TickValue<Value>..., answer _: (some TickStreamsAPI).Type = SubscribePropertyElsewhere.self) -> Subscription { moved }

    /// RxCocoa.
    public func bind(to _: TickValue<Value?>..., answer _: (some TickStreamsAPI).Type = SubscribePropertyElsewhere.self) -> Subscription { moved }

    /// RxSwift before 3.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, with a closure that sends the value, or sets `current`")
    public func bindTo<Other: SignalArgument>(_: Other) -> Subscription { moved }

    /// RxCocoa.
    public func drive(answer _: (some TickStreamsAPI).Type = DriveElsewhere.self, onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    public func drive<Owner: AnyObject>(with _: Owner, answer _: (some TickStreamsAPI).Type = DriveWithElsewhere.self, onNext: ((Owner, Value) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    public func drive<RelayFailure>(_: TickSubject<Value, RelayFailure>..., answer _: (some TickStreamsAPI).Type = SubscribeSubjectElsewhere.self) -> Subscription { moved }

    /// RxCocoa.
    public func drive(_: TickValue<Value>..., answer _: (some TickStreamsAPI).Type = SubscribePropertyElsewhere.self) -> Subscription { moved }

    /// RxCocoa.
    public func drive(_: TickValue<Value?>..., answer _: (some TickStreamsAPI).Type = SubscribePropertyElsewhere.self) -> Subscription { moved }

    /// RxCocoa.
    public func emit(answer _: (some TickStreamsAPI).Type = DriveElsewhere.self, onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    public func emit<Owner: AnyObject>(with _: Owner, answer _: (some TickStreamsAPI).Type = DriveWithElsewhere.self, onNext: ((Owner, Value) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    public func emit<RelayFailure>(to _: TickSubject<Value, RelayFailure>..., answer _: (some TickStreamsAPI).Type = SubscribeSubjectElsewhere.self) -> Subscription { moved }

    /// RxCocoa.
    public func emit(to _: TickValue<Value>..., answer _: (some TickStreamsAPI).Type = SubscribePropertyElsewhere.self) -> Subscription { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    public func start(answer _: (some TickStreamsAPI).Type = SubscribeNothingElsewhere.self) -> Subscription { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    public func start(answer _: (some TickStreamsAPI).Type = SubscribeEventsElsewhere.self, _: @escaping (Event<Value, Failure>) -> Void) -> Subscription { moved }

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
    /// Combine, where the failure is `Never`.
    @_disfavoredOverload
    public func sink(answer _: (some TickStreamsAPI).Type = SinkOfFailing.self, receiveValue _: @escaping (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    public func start(_: Subscriber<Value, Failure>, answer _: (some TickStreamsAPI).Type = ObserverElsewhere.self) -> Subscription { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    public func observe(_: Subscriber<Value, Failure>, answer _: (some TickStreamsAPI).Type = ObserverElsewhere.self) -> Subscription { moved }

    /// ReactiveSwift. Without the trait: none, since one form for both would fit closures.
    @_disfavoredOverload
    public func start(_: TickSubject<Value, Failure>, answer _: (some TickStreamsAPI).Type = PipeElsewhere.self) -> Subscription { moved }

    /// ReactiveSwift. Without the trait: none, since one form for both would fit closures.
    @_disfavoredOverload
    public func observe(_: TickSubject<Value, Failure>, answer _: (some TickStreamsAPI).Type = PipeElsewhere.self) -> Subscription { moved }

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
