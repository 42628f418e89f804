// Old spellings of bindings, of subscriptions with an owner, and of conversions to special types. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, or `subscribe(onMain:)`")
    public func bind(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `observe { event in subject.send(event) }`")
    public func bind(to _: TickSubject<Value, Failure>...) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onNext: { value in property.current = value })`")
    public func bind(to _: TickValue<Value>...) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onNext: { value in property.current = value })`")
    public func bind(to _: TickValue<Value?>...) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onMain: { value in property.current = value })`")
    public func drive(_: TickValue<Value>...) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onMain: { value in property.current = value })`")
    public func drive(_: TickValue<Value?>...) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `deliver(on: .main).observe { event in subject.send(event) }`")
    public func drive(_: TickSubject<Value, Failure>...) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onMain:onCompleted:)`")
    public func drive(onNext _: (Value) -> Void, onCompleted _: () -> Void, onDisposed _: (() -> Void)? = nil) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(with:onMain:)`")
    public func drive<Owner: AnyObject>(with _: Owner, onNext _: (Owner, Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onMain:)`")
    public func emit(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `deliver(on: .main).observe { event in subject.send(event) }`")
    public func emit(to _: TickSubject<Value, Failure>...) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onMain: { value in property.current = value })`")
    public func emit(to _: TickValue<Value>...) -> Subscription { moved }

    /// Rx.
    @available(
      *, unavailable,
      message: "use `subscribe(with:onNext:onFailed:onCompleted:)`, or with `onMain:` for the main actor"
    )
    public func subscribe<Owner: AnyObject>(
      with _: Owner, onNext _: (Owner, Value) -> Void, onError _: (Owner, Failure) -> Void, onCompleted _: ((Owner) -> Void)? = nil,
      onDisposed _: ((Owner) -> Void)? = nil
    ) -> Subscription { moved }

    /// Rx, Combine.
    @available(*, unavailable, message: "use `observe { event in subject.send(event) }`")
    public func subscribe(_: TickSubject<Value, Failure>) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(onNext: { value in property.current = value })`")
    public func subscribe(_: TickValue<Value>) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(with:onNext:)`, which hands the owner to the closure")
    public func withUnretained<Owner: AnyObject>(_: Owner) -> TickSignal<(Owner, Value), Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(with:onNext:)`, which hands the owner to the closure")
    public func withUnretained<Owner: AnyObject, Output>(_: Owner, resultSelector _: (Owner, Value) -> Output) -> TickSignal<
      Output, Failure
    > { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out; `subscribe(onMain:)` delivers on the main actor")
    public func asDriver() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`; `subscribe(onMain:)` delivers on the main actor")
    public func asDriver(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .empty }`; `subscribe(onMain:)` delivers on the main actor")
    public func asDriver(onErrorDriveWith _: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out; `share()` shares")
    public func asSignal() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }.share()`")
    public func asSignal(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .empty }.share()`")
    public func asSignal(onErrorSignalWith _: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func asInfallible(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out; the type does not say how many values there are")
    public func asSingle() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out; the type does not say how many values there are")
    public func asMaybe() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `ignoreValues()`")
    public func asCompletable() -> TickSignal<Never, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `share()`, or `multicast()` and `connect()`")
    public func startWithSignal(_: (TickSignal, any Disposable) -> Void) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `handleEvents(onCancel:)`")
    public func startWithInterrupted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `handleEvents(onCancel:)`")
    public func observeInterrupted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:)`")
    public func observeResult(_: (Result<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.first()`")
    public func wait() { moved }

    /// Combine.
    @available(*, unavailable, message: "use `bind(to:on:)`, or `subscribe(onMain:)`")
    public func assign(to _: inout TickSignal) { moved }
  }

#endif
