// Operators on subjects and properties, which other libraries have. See OldSources.swift.

#if Porting

  extension SignalHolder {
    /// Combine.
    @available(*, unavailable, message: "use `signal.take(1)`")
    public func first() -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.pairwise()`")
    public func combinePrevious() -> TickSignal<(Value, Value), Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.startWith`")
    public func prepend(_: Value...) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal.throttle(for:latest:on:)`")
    public func throttle(_: Duration, latest: Bool = true, scheduler _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.throttle(for:latest:on:)`")
    public func throttle(for _: Duration, scheduler _: AnyObject, latest: Bool) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal.delay(_:on:)`")
    public func delay(_: Duration, scheduler _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.delay(_:on:)`")
    public func delay(for _: Duration, scheduler _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.merge`")
    public func merge(with _: TickSignal<Value, Failure>...) -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.combineLatest`")
    public func combineLatest<Other>(with _: TickSignal<Other, Failure>) -> TickSignal<(Value, Other), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.combineLatest`, with the `signal` of the other as well")
    public func combineLatest<Other: SignalHolder>(with _: Other) -> TickSignal<(Value, Other.Value), Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.zip`")
    public func zip<Other>(_: TickSignal<Other, Failure>) -> TickSignal<(Value, Other), Failure> { moved }

    /// Rx, Combine.
    @available(*, unavailable, message: "use `signal.share(replay:)`")
    public func share(replay: Int) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal.subscribe(onNext:onFailed:onCompleted:)`")
    public func subscribe(
      onNext _: (Value) -> Void, onError _: (Failure) -> Void, onCompleted _: (() -> Void)? = nil,
      onDisposed _: (() -> Void)? = nil
    ) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal.subscribe(onNext:)`")
    public func bind(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal.subscribe(onNext:)`, with a closure that sends to the other")
    public func bind<Other: SignalHolder>(to _: Other) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal`")
    public func asObservable() -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal`")
    public func asDriver() -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal`, with `catch` where it can fail")
    public func asDriver(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal`")
    public func asSignal() -> TickSignal<Value, Failure> { moved }
  }

  extension TickValue {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.combineLatest(second.signal)`")
    public static func combineLatest<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never>
    where Value == (First, Second) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.zip(second.signal)`")
    public static func zip<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never>
    where Value == (First, Second) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickValue(following: signal, initially: initial)`")
    public convenience init(initial _: Value, then _: TickSignal<Value, Never>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "read `current`, then set it")
    public func swap(_: Value) -> Value { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "read `current`")
    public func withValue<Result>(_: (Value) -> Result) -> Result { moved }

    /// Rx.
    @available(*, unavailable, message: "set `current`")
    public func onNext(_: Value) { moved }

    /// RAC.
    @available(*, unavailable, message: "set `current`")
    public func sendNext(_: Value) { moved }

    /// Combine.
    @available(*, unavailable, message: "a `TickValue` completes when it is released")
    public func send(completion _: Event<Value, Never>) { moved }
  }

#endif
