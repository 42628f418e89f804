// Operators and subscriptions, called on a subject or a value in place of its signal. See OldSources.swift.

#if Porting

  /// A type whose `signal` has the operators.
  @_documentation(visibility: internal)
  public protocol SignalHolder<Value, Failure> {
    /// The values of the signal.
    associatedtype Value: Sendable
    /// The failures of the signal.
    associatedtype Failure: Error

    /// The signal.
    var signal: TickSignal<Value, Failure> { get }
  }

  extension TickSubject: SignalHolder {}
  extension TickValue: SignalHolder {}
  extension TickValue.ReadOnly: SignalHolder {}

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `TickValue<Value>.ReadOnly`")
  public typealias Property<Value: Sendable> = TickValue<Value>.ReadOnly

  extension SignalHolder {
    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.map`")
    public func map<Output>(_: (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.filter`")
    public func filter(_: (Value) -> Bool) -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.compactMap`")
    public func compactMap<Output>(_: (Value) -> Output?) -> TickSignal<Output, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.flatMap`")
    public func flatMap<Output, InnerFailure>(
      _: (Value) -> TickSignal<Output, InnerFailure>
    ) -> TickSignal<Output, InnerFailure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.flatMapLatest`")
    public func flatMapLatest<Output, InnerFailure>(
      _: (Value) -> TickSignal<Output, InnerFailure>
    ) -> TickSignal<Output, InnerFailure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.flatMapFirst`")
    public func flatMapFirst<Output, InnerFailure>(
      _: (Value) -> TickSignal<Output, InnerFailure>
    ) -> TickSignal<Output, InnerFailure> { moved }

    /// ReactiveSwift.
    @available(
      *, unavailable, message: "use `signal.flatMapLatest` for `.latest`, `signal.flatMap` for `.merge`, `signal.concatMap` for `.concat`"
    )
    public func flatMap<Output, InnerFailure>(
      _: FlattenStrategyOfReactiveSwift, _: (Value) -> TickSignal<Output, InnerFailure>
    ) -> TickSignal<Output, InnerFailure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.scan`")
    public func scan<Result>(_: Result, _: (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.removeDuplicates()`")
    public func removeDuplicates() -> TickSignal<Value, Failure> { moved }

    /// RAC, Rx.
    @available(*, unavailable, message: "use `signal.removeDuplicates()`")
    public func distinctUntilChanged() -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.removeDuplicates()`")
    public func skipRepeats() -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.compactMap { $0 }`")
    public func skipNil<Wrapped>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.debounce(for:on:)`")
    public func debounce(for _: Duration, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.debounce(for:on:)`")
    public func debounce(for _: Duration, scheduler _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal.debounce(for:on:)`")
    public func debounce(_: Duration, scheduler _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.throttle(for:on:)`")
    public func throttle(for _: Duration, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.delay(_:on:)`")
    public func delay(_: Duration, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.take`")
    public func take(_: Int) -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.take(_:)`")
    public func take(first _: Int) -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.take(until:)`")
    public func take<Other, OtherFailure>(until _: TickSignal<Other, OtherFailure>) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.take(_:)`")
    public func prefix(_: Int) -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.skip(_:)`")
    public func skip(_: Int) -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.skip(_:)`")
    public func skip(first _: Int) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.skip(_:)`")
    public func dropFirst(_: Int = 1) -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.startWith(_:)`")
    public func startWith(_: Value) -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.merge(_:)`")
    public func merge(_: TickSignal<Value, Failure>) -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.combineLatest(_:)`, with the `signal` of the other as well")
    public func combineLatest<Other>(_: Other) -> TickSignal<(Value, Other.Value), Failure> where Other: SignalHolder { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.combineLatest(_:)`")
    public func combineLatest<Other>(_: TickSignal<Other, Failure>) -> TickSignal<(Value, Other), Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.withLatest(from:)`")
    public func withLatest<Other>(from _: TickSignal<Other, Failure>) -> TickSignal<(Value, Other), Failure> { moved }

    /// Rx, where the result is the other signal's value.
    @available(*, unavailable, message: "use `signal.withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other>(_: TickSignal<Other, Failure>) -> TickSignal<Other, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.share()`")
    public func share() -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.deliver(on:)`")
    public func deliver(on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift, Rx.
    @available(*, unavailable, message: "use `signal.deliver(on:)`")
    public func observe(on _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.deliver(on:)`")
    public func receive(on _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// The operator of the signal.
    @available(*, unavailable, message: "use `signal.handleEvents`")
    public func handleEvents(onNext _: (Value) -> Void) -> TickSignal<Value, Failure> { moved }
  }

  // MARK: - Subscribing

  extension SignalHolder {
    /// The subscription of the signal.
    @available(*, unavailable, message: "use `signal.subscribe(onNext:)`")
    public func subscribe(
      onNext _: (Value) -> Void, onCompleted _: (() -> Void)? = nil
    ) -> Subscription { moved }

    /// The subscription of the signal.
    @available(*, unavailable, message: "use `signal.subscribe(onMain:)`")
    public func subscribe(onMain _: @MainActor (Value) -> Void) -> Subscription { moved }

    /// The subscription of the signal.
    @available(*, unavailable, message: "use `signal.subscribe(with:onMain:)`")
    public func subscribe<Owner: AnyObject>(with _: Owner, onMain _: @MainActor (Owner, Value) -> Void) -> Subscription { moved }

    /// The subscription of the signal.
    @available(*, unavailable, message: "use `signal.observe`")
    public func observe(_: (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.subscribe(onNext:)`")
    public func startWithValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.subscribe(onNext:)`")
    public func observeValues(_: (Value) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `signal.subscribe(onNext:)`")
    public func subscribeNext(_: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.subscribe(onNext:)`")
    public func sink(receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.observe { event in … }`, or `signal.subscribe(onNext:onFailed:onCompleted:)`")
    public func sink(receiveCompletion _: (Event<Value, Failure>) -> Void, receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `signal.subscribe(onMain:)`")
    public func drive(onNext _: (Value) -> Void) -> Subscription { moved }

    /// The binding of the signal.
    @available(*, unavailable, message: "use `signal.bind(to:on:)`")
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.bind(to:on:)`")
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal`")
    public func eraseToAnyPublisher() -> TickSignal<Value, Failure> { moved }
  }

#endif
