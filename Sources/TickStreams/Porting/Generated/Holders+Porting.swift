// swift-format-ignore-file
// Generated from the tables by .ci/spellings.

#if Porting

  // Tables/HolderOperators.txt

  @_documentation(visibility: internal)
  extension SignalHolder {
    /// Every library.
    public func map<Output>(_: (SentValue) -> Output) -> TickSignal<Output, SentFailure> { moved }

    /// ReactiveSwift.
    public func map(value: any Sendable) -> TickSignal<any Sendable, SentFailure> { moved }

    /// Every library.
    public func filter(_: (SentValue) -> Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func compactMap<Output>(_: (SentValue) -> Output?) -> TickSignal<Output, SentFailure> { moved }

    /// Here.
    public func replaceValues<Output>(with _: Output) -> TickSignal<Output, SentFailure> { moved }

    /// Every library.
    public func scan<Result>(_: Result, _: (Result, SentValue) -> Result) -> TickSignal<Result, SentFailure> { moved }

    /// Rx.
    @_disfavoredOverload
    public func scan<Result>(_: Result, accumulator: (Result, SentValue) -> Result) -> TickSignal<Result, SentFailure> { moved }

    /// Rx, ReactiveSwift.
    public func scan<Result>(into _: Result, _: (inout Result, SentValue) -> Void) -> TickSignal<Result, SentFailure> { moved }

    /// ReactiveSwift.
    public func skipNil<Wrapped>() -> TickSignal<Wrapped, SentFailure> where SentValue == Wrapped? { moved }

    /// Combine.
    public func replaceNil<Wrapped>(with _: Wrapped) -> TickSignal<Wrapped, SentFailure> where SentValue == Wrapped? { moved }

    /// Combine.
    public func removeDuplicates() -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func removeDuplicates(by _: (SentValue, SentValue) -> Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// RAC, Rx.
    public func distinctUntilChanged() -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func distinctUntilChanged(_: (SentValue, SentValue) -> Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func skipRepeats() -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func skipRepeats(_: (SentValue, SentValue) -> Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func combinePrevious() -> TickSignal<(SentValue, SentValue), SentFailure> { moved }

    /// ReactiveSwift.
    public func combinePrevious(_: SentValue) -> TickSignal<(SentValue, SentValue), SentFailure> { moved }

    /// Here.
    public func pairwise() -> TickSignal<(SentValue, SentValue), SentFailure> { moved }

    /// ReactiveSwift.
    public func negate() -> TickSignal<Bool, SentFailure> { moved }

    /// Here.
    public func not() -> TickSignal<Bool, SentFailure> { moved }

    /// Every library.
    public func collect() -> TickSignal<[SentValue], SentFailure> { moved }

    /// ReactiveSwift, and here.
    public func collect(count _: Int) -> TickSignal<[SentValue], SentFailure> { moved }

    /// Combine.
    public func collect(_: Int) -> TickSignal<[SentValue], SentFailure> { moved }

    /// Combine.
    public func collect(_: TimeGroupingOfCombine) -> TickSignal<[SentValue], SentFailure> { moved }

    /// ReactiveSwift, and here.
    public func collect(every _: Duration, on _: any TickScheduler, skipEmpty: Bool = false) -> TickSignal<[SentValue], SentFailure> { moved }

    /// Rx.
    public func buffer(timeSpan: Duration, count: Int, scheduler _: AnyObject) -> TickSignal<[SentValue], SentFailure> { moved }

    /// Rx.
    public func buffer(timeSpan: Double, count: Int, scheduler _: AnyObject) -> TickSignal<[SentValue], SentFailure> { moved }

    /// Combine.
    public var values: TickSignal<SentValue, SentFailure>.AsyncValues { moved }

    /// Every library.
    public func flatMap<Inner: SignalArgument>(_: (SentValue) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// ReactiveSwift.
    public func flatMap<Inner: SignalArgument>(_: FlattenStrategyOfReactiveSwift, _: (SentValue) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    public func flatMapLatest<Inner: SignalArgument>(_: (SentValue) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    public func flatMapFirst<Inner: SignalArgument>(_: (SentValue) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    public func concatMap<Inner: SignalArgument>(_: (SentValue) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Combine.
    public func switchToLatest<Output, InnerFailure>() -> TickSignal<Output, InnerFailure> where SentValue == TickSignal<Output, InnerFailure> { moved }

    /// Here.
    public func debounce(for _: Duration, on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func debounce(_: Duration, on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func debounce(_: Double, on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func debounce(_: Duration, scheduler _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func debounce(_: Double, scheduler _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// RxCocoa.
    public func debounce(_: Duration) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func debounce(for _: Duration, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func debounce(for _: Double, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal<SentValue, SentFailure> { moved }

    /// Here.
    public func throttle(for _: Duration, latest: Bool = true, on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func throttle(_: Duration, on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func throttle(_: Double, on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func throttle(_: Duration, latest: Bool = true, scheduler _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func throttle(_: Double, latest: Bool = true, scheduler _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func throttle(for _: Duration, scheduler _: AnyObject, latest: Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func throttle(for _: Double, scheduler _: AnyObject, latest: Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift, and here.
    public func delay(_: Duration, on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func delay(_: Double, on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func delay(_: Duration, scheduler _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func delay(_: Double, scheduler _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func delay(for _: Duration, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func delay(for _: Double, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func take(for _: Duration, scheduler _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func delaySubscription(_: Duration, scheduler _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// Here.
    public func delaySubscription(_: Duration, on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func timeout(_: Duration, other _: TickSignal<SentValue, SentFailure>, scheduler _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx, Combine.
    public func timeout(_: Duration, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> any Error)? = nil) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx, Combine.
    public func timeout(_: Double, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> any Error)? = nil) -> TickSignal<SentValue, SentFailure> { moved }

    /// Here.
    public func timeout(after _: Duration, on _: any TickScheduler) -> TickSignal<SentValue, TickTimeout> { moved }

    /// Here.
    public func timeout(between _: Duration, on _: any TickScheduler) -> TickSignal<SentValue, TickTimeout> { moved }

    /// ReactiveSwift.
    public func timeout<NewFailure>(after _: Double, raising: NewFailure, on _: any TickScheduler) -> TickSignal<SentValue, NewFailure> { moved }

    /// Every library.
    public func sample<Trigger: SignalArgument>(_: Trigger) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func sample<Trigger: SignalArgument>(on _: Trigger) -> TickSignal<SentValue, SentFailure> { moved }

    /// Here.
    public func sample<Trigger: SignalArgument>(when _: Trigger) -> TickSignal<SentValue, SentFailure> { moved }

    /// Here.
    public func sample(every _: Duration, on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func measureInterval(using _: AnyObject) -> TickSignal<Duration, SentFailure> { moved }

    /// Here.
    public func measureInterval(on _: any TickScheduler) -> TickSignal<Duration, SentFailure> { moved }

    /// Every library.
    public func take(_: Int) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func take(first _: Int) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func take<Trigger: SignalArgument>(until _: Trigger) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func take(while _: (SentValue) -> Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// Here.
    public func take(during _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func take(duringLifetimeOf _: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func takeUntil<Trigger: SignalArgument>(_: Trigger) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func takeWhile(_: (SentValue) -> Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func prefix(_: Int) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func prefix(while _: (SentValue) -> Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func prefix<Trigger: SignalArgument>(untilOutputFrom _: Trigger) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func first() -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func first(where _: (SentValue) -> Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func skip(_: Int) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func skip(first _: Int) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func skip(while _: (SentValue) -> Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func skip<Trigger: SignalArgument>(until _: Trigger) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func dropFirst(_: Int = 1) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func drop(while _: (SentValue) -> Bool) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func startWith(_: SentValue...) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func prepend(_: SentValue...) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func prefix(value: SentValue) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func append(_: SentValue...) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func concat<Next: SignalArgument>(_: Next) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func merge<each Other: SignalArgument>(_: repeat each Other) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func merge<Other: SignalArgument>(with _: Other) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func combineLatest<Other: SignalArgument>(_: Other) -> TickSignal<(SentValue, Other.SentValue), SentFailure> { moved }

    /// Every library.
    public func combineLatest<First: SignalArgument, Second: SignalArgument>(_: First, _: Second) -> TickSignal<(SentValue, First.SentValue, Second.SentValue), SentFailure> { moved }

    /// Every library.
    public func combineLatest<First: SignalArgument, Second: SignalArgument, Third: SignalArgument>(_: First, _: Second, _: Third) -> TickSignal<(SentValue, First.SentValue, Second.SentValue, Third.SentValue), SentFailure> { moved }

    /// Combine.
    public func combineLatest<Other: SignalArgument, Output>(_: Other, _: (SentValue, Other.SentValue) -> Output) -> TickSignal<Output, SentFailure> { moved }

    /// ReactiveSwift.
    public func combineLatest<Other: SignalArgument>(with _: Other) -> TickSignal<(SentValue, Other.SentValue), SentFailure> { moved }

    /// Every library.
    public func zip<Other: SignalArgument>(_: Other) -> TickSignal<(SentValue, Other.SentValue), SentFailure> { moved }

    /// ReactiveSwift.
    public func zip<Other: SignalArgument>(with _: Other) -> TickSignal<(SentValue, Other.SentValue), SentFailure> { moved }

    /// ReactiveSwift, and here.
    public func withLatest<Other: SignalArgument>(from _: Other) -> TickSignal<(SentValue, Other.SentValue), SentFailure> { moved }

    /// Rx.
    public func withLatestFrom<Other: SignalArgument>(_: Other) -> TickSignal<Other.SentValue, SentFailure> { moved }

    /// Rx.
    public func withLatestFrom<Other: SignalArgument, Output>(_: Other, resultSelector: (SentValue, Other.SentValue) -> Output) -> TickSignal<Output, SentFailure> { moved }

    /// Rx.
    public func withUnretained<Owner: AnyObject>(_: Owner) -> TickSignal<(Owner, SentValue), SentFailure> { moved }

    /// Here.
    public func filter<Condition: SignalArgument>(while _: Condition) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func `catch`<NewFailure>(_: (SentFailure) -> TickSignal<SentValue, NewFailure>) -> TickSignal<SentValue, NewFailure> { moved }

    /// Every library.
    public func retry(_: Int = .max) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func setFailureType<NewFailure>(to _: NewFailure.Type) -> TickSignal<SentValue, NewFailure> { moved }

    /// ReactiveSwift.
    public func promoteError<NewFailure>(_: NewFailure.Type = NewFailure.self) -> TickSignal<SentValue, NewFailure> { moved }

    /// Combine, and here.
    public func handleEvents(onNext _: (SentValue) -> Void) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func `do`(onNext _: (SentValue) -> Void) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift.
    public func on(value _: (SentValue) -> Void) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func debug(_: String? = nil) -> TickSignal<SentValue, SentFailure> { moved }

    /// Here.
    public func log(_: String? = nil) -> TickSignal<SentValue, SentFailure> { moved }

    /// Here.
    public func deliver(on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// ReactiveSwift, Rx.
    public func observe(on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func observeOn(_: AnyObject) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func receive(on _: AnyObject, options _: Void? = nil) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func subscribe(on _: any TickScheduler) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func share(replay: Int = 0) -> TickSignal<SentValue, SentFailure> { moved }

    /// Rx.
    public func share(replay: Int = 0, scope _: ScopeOfRx) -> TickSignal<SentValue, SentFailure> { moved }

    /// Every library.
    public func materialize() -> TickSignal<Event<SentValue, SentFailure>, Never> { moved }

    /// Rx.
    public func asObservable() -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    public func eraseToAnyPublisher() -> TickSignal<SentValue, SentFailure> { moved }

    /// RxCocoa.
    public func asDriver() -> TickSignal<SentValue, Never> { moved }

    /// RxCocoa.
    public func asDriver(onErrorJustReturn _: SentValue) -> TickSignal<SentValue, Never> { moved }

    /// RxCocoa.
    public func asDriver(onErrorDriveWith _: TickSignal<SentValue, Never>) -> TickSignal<SentValue, Never> { moved }

    /// RxCocoa.
    public func asSignal() -> TickSignal<SentValue, Never> { moved }

    /// RxCocoa.
    public func asSignal(onErrorJustReturn _: SentValue) -> TickSignal<SentValue, Never> { moved }
  }

  // Tables/HolderSubscriptions.txt

  @_documentation(visibility: internal)
  extension SignalHolder {
    /// Rx.
    public func distinctUntilChanged<Key: Equatable>(_: (SentValue) -> Key) -> TickSignal<SentValue, SentFailure> { moved }

    /// Combine.
    @_disfavoredOverload
    public func handleEvents(receiveOutput _: (SentValue) -> Void) -> TickSignal<SentValue, SentFailure> { moved }
  }

  @_documentation(visibility: internal)
  extension SignalHolder {
    /// Here.
    public func subscribe(onNext _: (SentValue) -> Void, onCompleted _: (() -> Void)? = nil) -> Subscription { moved }

    /// Rx.
    public func subscribe(onNext _: (SentValue) -> Void, onDisposed _: () -> Void) -> Subscription { moved }

    /// Rx.
    public func subscribe(onNext _: (SentValue) -> Void, onError _: (any Error) -> Void, onCompleted _: (() -> Void)? = nil, onDisposed _: (() -> Void)? = nil) -> Subscription { moved }

    /// Here.
    public func subscribe(onNext _: (SentValue) -> Void, onFailed _: (SentFailure) -> Void, onCompleted _: (() -> Void)? = nil) -> Subscription { moved }

    /// Here.
    @_disfavoredOverload
    public func subscribe(onMain _: @MainActor (SentValue) -> Void) -> Subscription { moved }

    /// Rx, and here.
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext _: (Owner, SentValue) -> Void) -> Subscription { moved }

    /// Here.
    public func subscribe<Owner: AnyObject>(with _: Owner, onMain _: @MainActor (Owner, SentValue) -> Void) -> Subscription { moved }

    /// Here.
    public func observe(_: (Event<SentValue, SentFailure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    public func startWithValues(_: (SentValue) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    public func observeValues(_: (SentValue) -> Void) -> Subscription { moved }

    /// RAC.
    public func subscribeNext(_: (SentValue) -> Void) -> Subscription { moved }

    /// Combine.
    public func sink(receiveValue _: (SentValue) -> Void) -> Subscription { moved }

    /// Combine.
    public func sink(receiveCompletion _: (CompletionOfCombine<SentFailure>) -> Void, receiveValue _: (SentValue) -> Void) -> Subscription { moved }

    /// Rx.
    public func drive(onNext _: (SentValue) -> Void) -> Subscription { moved }

    /// Rx.
    public func emit(onNext _: (SentValue) -> Void) -> Subscription { moved }

    /// Rx.
    public func bind(onNext _: (SentValue) -> Void) -> Subscription { moved }

    /// Rx.
    public func bind<Other: SignalHolder>(to _: Other) -> Subscription { moved }

    /// Here.
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, SentValue>, on _: Root) -> Subscription { moved }

    /// Combine.
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, SentValue>, on _: Root) -> Subscription { moved }
  }

#endif
