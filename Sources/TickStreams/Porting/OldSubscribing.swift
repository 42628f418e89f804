// Old spellings of subscriptions with other closures. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// RAC.
    @available(*, unavailable, message: "use `observe { event in … }`")
    public func subscribeError(_: (Failure) -> Void, completed: () -> Void) -> Subscription { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `observe { event in … }`, or `handleEvents(onCancel:)` before `subscribe(onNext:)`")
    public func subscribe(onNext: (Value) -> Void, onDisposed: () -> Void) -> Subscription { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `subscribe(onNext: { _ in })`")
    public func subscribe() -> Subscription { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:)`")
    public func subscribe(onSuccess: (Value) -> Void, onFailure: (Failure) -> Void, onDisposed: (() -> Void)? = nil) -> Subscription {
      moved
    }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(with:onNext:)`")
    public func bind<Owner: AnyObject>(with _: Owner, onNext: (Owner, Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `observe { event in subject.send(event) }`")
    public func bindTo(_: TickSubject<Value, Failure>) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onNext: { value in property.current = value })`")
    public func bindTo(_: TickValue<Value>) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch(_:)`; `subscribe(onMain:)` delivers on the main actor")
    public func asDriver(onErrorRecover: (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `bind(to:on:)`, with a Swift key path")
    public func setKeyPath(_: String, on _: AnyObject) -> any Disposable { moved }

    /// RAC.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.first()`")
    public func firstOrDefault(_: Value?) -> Value? { moved }

    /// RAC.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.first()`")
    public func waitUntilCompleted(_: Void?) -> Bool { moved }

    /// Combine.
    @available(*, unavailable, message: "use `observe { event in subject.send(event) }`")
    public func receive(subscriber _: TickSubject<Value, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "leave it out: a `TickSignal` starts with each subscription")
    public var producer: TickSignal { moved }
  }

#endif
