// swift-format-ignore-file
// Generated from the tables by .ci/spellings.

#if !Porting

  // Tables/HolderOperators.txt

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func map<Output>(_: (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func map(value: any Sendable) -> TickSignal<any Sendable, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func filter(_: (Value) -> Bool) -> TickSignal<Value, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func compactMap<Output>(_: (Value) -> Output?) -> TickSignal<Output, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func replaceValues<Output>(with _: Output) -> TickSignal<Output, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func scan<Result>(_: Result, _: (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func scan<Result>(_: Result, accumulator: (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// Rx, ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func scan<Result>(into _: Result, _: (inout Result, Value) -> Void) -> TickSignal<Result, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func skipNil<Wrapped>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func replaceNil<Wrapped>(with _: Wrapped) -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func removeDuplicates() -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func removeDuplicates(by _: (Value, Value) -> Bool) -> TickSignal<Value, Failure> { moved }

    /// RAC, Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func distinctUntilChanged() -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func distinctUntilChanged(_: (Value, Value) -> Bool) -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func skipRepeats() -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func skipRepeats(_: (Value, Value) -> Bool) -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func combinePrevious() -> TickSignal<(Value, Value), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func combinePrevious(_: Value) -> TickSignal<(Value, Value), Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func pairwise() -> TickSignal<(Value, Value), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func negate() -> TickSignal<Bool, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func not() -> TickSignal<Bool, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func collect() -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func collect(count _: Int? = nil, _: TimeGroupingOfCombine) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func collect(every _: Duration, on _: any TickScheduler, skipEmpty: Bool = false) -> TickSignal<[Value], Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func buffer(timeSpan: some SpanElsewhere, count: Int, scheduler _: AnyObject) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public var values: TickSignal<Value, Failure>.AsyncValues { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func flatMap<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func flatMap<Inner: SignalArgument>(_: FlattenStrategyOfReactiveSwift, _: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func flatMapLatest<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func flatMapFirst<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func concatMap<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func switchToLatest<Output, InnerFailure>() -> TickSignal<Output, InnerFailure> where Value == TickSignal<Output, InnerFailure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func debounce(for _: some SpanElsewhere = 0.0, _: some SpanElsewhere = 0.0, on _: (any TickScheduler)? = nil, scheduler _: AnyObject? = nil, options _: Void? = nil) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func debounce(_: some SpanElsewhere, scheduler _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func throttle(for _: Duration? = nil, latest: Bool = true, _: some SpanElsewhere = 0.0, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func throttle(_: some SpanElsewhere, latest: Bool = true, scheduler _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func throttle(for _: some SpanElsewhere, scheduler _: AnyObject, latest: Bool) -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func delay(_: some SpanElsewhere, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func delay(_: some SpanElsewhere = 0.0, for _: some SpanElsewhere = 0.0, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func take(for _: Duration, scheduler _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func delaySubscription(_: Duration, scheduler _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func delaySubscription(_: Duration, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func timeout(_: Duration, other _: TickSignal<Value, Failure>, scheduler _: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Rx, Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func timeout(_: some SpanElsewhere, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> any Error)? = nil) -> TickSignal<Value, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func timeout(after _: Duration, on _: any TickScheduler) -> TickSignal<Value, TickTimeout> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func timeout(between _: Duration, on _: any TickScheduler) -> TickSignal<Value, TickTimeout> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func timeout<NewFailure>(after _: Double, raising: NewFailure, on _: any TickScheduler) -> TickSignal<Value, NewFailure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func sample(_: (any SignalArgument)? = nil, every _: Duration? = nil, on _: Any? = nil, when _: (any SignalArgument)? = nil) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func measureInterval(using _: AnyObject) -> TickSignal<Duration, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func measureInterval(on _: any TickScheduler) -> TickSignal<Duration, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func take(_: Int? = nil, first _: Int? = nil, until _: (any SignalArgument)? = nil, while _: ((Value) -> Bool)? = nil, during _: AnyObject? = nil, duringLifetimeOf _: AnyObject? = nil) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func takeUntil<Trigger: SignalArgument>(_: Trigger) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func takeWhile(_: (Value) -> Bool) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func prefix(_: Int? = nil, while _: ((Value) -> Bool)? = nil, untilOutputFrom _: (any SignalArgument)? = nil, value: Value? = nil) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func first() -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func first(where _: (Value) -> Bool) -> TickSignal<Value, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func skip(_: Int? = nil, first _: Int? = nil, while _: ((Value) -> Bool)? = nil, until _: (any SignalArgument)? = nil) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func dropFirst(_: Int = 1) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func drop(while _: (Value) -> Bool) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func startWith(_: Value...) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func prepend(_: Value...) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func append(_: Value...) -> TickSignal<Value, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func concat<Next: SignalArgument>(_: Next) -> TickSignal<Value, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func merge<each Other: SignalArgument>(_: repeat each Other) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func merge<Other: SignalArgument>(with _: Other) -> TickSignal<Value, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func combineLatest<Other: SignalArgument>(_: Other) -> TickSignal<(Value, Other.SentValue), Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func combineLatest<First: SignalArgument, Second: SignalArgument>(_: First, _: Second) -> TickSignal<(Value, First.SentValue, Second.SentValue), Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func combineLatest<First: SignalArgument, Second: SignalArgument, Third: SignalArgument>(_: First, _: Second, _: Third) -> TickSignal<(Value, First.SentValue, Second.SentValue, Third.SentValue), Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func combineLatest<Other: SignalArgument, Output>(_: Other, _: (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func combineLatest<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.SentValue), Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func zip<Other: SignalArgument>(_: Other) -> TickSignal<(Value, Other.SentValue), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func zip<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.SentValue), Failure> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func withLatest<Other: SignalArgument>(from _: Other) -> TickSignal<(Value, Other.SentValue), Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func withLatestFrom<Other: SignalArgument>(_: Other) -> TickSignal<Other.SentValue, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func withLatestFrom<Other: SignalArgument, Output>(_: Other, resultSelector: (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func withUnretained<Owner: AnyObject>(_: Owner) -> TickSignal<(Owner, Value), Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func filter<Condition: SignalArgument>(while _: Condition) -> TickSignal<Value, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func `catch`<NewFailure>(_: (Failure) -> TickSignal<Value, NewFailure>) -> TickSignal<Value, NewFailure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func retry(_: Int = .max) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func setFailureType<NewFailure>(to _: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func promoteError<NewFailure>(_: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> { moved }

    /// Combine, and here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func handleEvents(onNext _: ((Value) -> Void)? = nil, receiveOutput _: ((Value) -> Void)? = nil) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func `do`(onNext _: (Value) -> Void) -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func on(value _: (Value) -> Void) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func debug(_: String? = nil) -> TickSignal<Value, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func log(_: String? = nil) -> TickSignal<Value, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func deliver(on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift, Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func observe(on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func observeOn(_: AnyObject) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func receive(on _: AnyObject, options _: Void? = nil) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func subscribe(on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func share(replay: Int = 0) -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func share(replay: Int = 0, scope _: ScopeOfRx) -> TickSignal<Value, Failure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func materialize() -> TickSignal<Event<Value, Failure>, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func asObservable() -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func eraseToAnyPublisher() -> TickSignal<Value, Failure> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func asDriver() -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func asDriver(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func asDriver(onErrorDriveWith _: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func asSignal() -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func asSignal(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func map<Output>(_: (Value) -> Output) -> TickSignal<Output, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func map(value: any Sendable) -> TickSignal<any Sendable, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func filter(_: (Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func compactMap<Output>(_: (Value) -> Output?) -> TickSignal<Output, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func replaceValues<Output>(with _: Output) -> TickSignal<Output, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func scan<Result>(_: Result, _: (Result, Value) -> Result) -> TickSignal<Result, Never> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func scan<Result>(_: Result, accumulator: (Result, Value) -> Result) -> TickSignal<Result, Never> { moved }

    /// Rx, ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func scan<Result>(into _: Result, _: (inout Result, Value) -> Void) -> TickSignal<Result, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func skipNil<Wrapped>() -> TickSignal<Wrapped, Never> where Value == Wrapped? { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func replaceNil<Wrapped>(with _: Wrapped) -> TickSignal<Wrapped, Never> where Value == Wrapped? { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func removeDuplicates() -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func removeDuplicates(by _: (Value, Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// RAC, Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func distinctUntilChanged() -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func distinctUntilChanged(_: (Value, Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func skipRepeats() -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func skipRepeats(_: (Value, Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combinePrevious() -> TickSignal<(Value, Value), Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combinePrevious(_: Value) -> TickSignal<(Value, Value), Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func pairwise() -> TickSignal<(Value, Value), Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func negate() -> TickSignal<Bool, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func not() -> TickSignal<Bool, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func collect() -> TickSignal<[Value], Never> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func collect(count _: Int? = nil, _: TimeGroupingOfCombine) -> TickSignal<[Value], Never> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func collect(every _: Duration, on _: any TickScheduler, skipEmpty: Bool = false) -> TickSignal<[Value], Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func buffer(timeSpan: some SpanElsewhere, count: Int, scheduler _: AnyObject) -> TickSignal<[Value], Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public var values: TickSignal<Value, Never>.AsyncValues { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func flatMap<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func flatMap<Inner: SignalArgument>(_: FlattenStrategyOfReactiveSwift, _: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func flatMapLatest<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func flatMapFirst<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func concatMap<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func switchToLatest<Output, InnerFailure>() -> TickSignal<Output, InnerFailure> where Value == TickSignal<Output, InnerFailure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func debounce(for _: some SpanElsewhere = 0.0, _: some SpanElsewhere = 0.0, on _: (any TickScheduler)? = nil, scheduler _: AnyObject? = nil, options _: Void? = nil) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func debounce(_: some SpanElsewhere, scheduler _: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func throttle(for _: Duration? = nil, latest: Bool = true, _: some SpanElsewhere = 0.0, on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func throttle(_: some SpanElsewhere, latest: Bool = true, scheduler _: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func throttle(for _: some SpanElsewhere, scheduler _: AnyObject, latest: Bool) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func delay(_: some SpanElsewhere, on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func delay(_: some SpanElsewhere = 0.0, for _: some SpanElsewhere = 0.0, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func take(for _: Duration, scheduler _: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func delaySubscription(_: Duration, scheduler _: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func delaySubscription(_: Duration, on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func timeout(_: Duration, other _: TickSignal<Value, Never>, scheduler _: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Rx, Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func timeout(_: some SpanElsewhere, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> any Error)? = nil) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func timeout(after _: Duration, on _: any TickScheduler) -> TickSignal<Value, TickTimeout> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func timeout(between _: Duration, on _: any TickScheduler) -> TickSignal<Value, TickTimeout> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func timeout<NewFailure>(after _: Double, raising: NewFailure, on _: any TickScheduler) -> TickSignal<Value, NewFailure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func sample(_: (any SignalArgument)? = nil, every _: Duration? = nil, on _: Any? = nil, when _: (any SignalArgument)? = nil) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func measureInterval(using _: AnyObject) -> TickSignal<Duration, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func measureInterval(on _: any TickScheduler) -> TickSignal<Duration, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func take(_: Int? = nil, first _: Int? = nil, until _: (any SignalArgument)? = nil, while _: ((Value) -> Bool)? = nil, during _: AnyObject? = nil, duringLifetimeOf _: AnyObject? = nil) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func takeUntil<Trigger: SignalArgument>(_: Trigger) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func takeWhile(_: (Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func prefix(_: Int? = nil, while _: ((Value) -> Bool)? = nil, untilOutputFrom _: (any SignalArgument)? = nil, value: Value? = nil) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func first() -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func first(where _: (Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func skip(_: Int? = nil, first _: Int? = nil, while _: ((Value) -> Bool)? = nil, until _: (any SignalArgument)? = nil) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func dropFirst(_: Int = 1) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func drop(while _: (Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func startWith(_: Value...) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func prepend(_: Value...) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func append(_: Value...) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func concat<Next: SignalArgument>(_: Next) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func merge<each Other: SignalArgument>(_: repeat each Other) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func merge<Other: SignalArgument>(with _: Other) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combineLatest<Other: SignalArgument>(_: Other) -> TickSignal<(Value, Other.SentValue), Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combineLatest<First: SignalArgument, Second: SignalArgument>(_: First, _: Second) -> TickSignal<(Value, First.SentValue, Second.SentValue), Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combineLatest<First: SignalArgument, Second: SignalArgument, Third: SignalArgument>(_: First, _: Second, _: Third) -> TickSignal<(Value, First.SentValue, Second.SentValue, Third.SentValue), Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combineLatest<Other: SignalArgument, Output>(_: Other, _: (Value, Other.SentValue) -> Output) -> TickSignal<Output, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combineLatest<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.SentValue), Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func zip<Other: SignalArgument>(_: Other) -> TickSignal<(Value, Other.SentValue), Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func zip<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.SentValue), Never> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func withLatest<Other: SignalArgument>(from _: Other) -> TickSignal<(Value, Other.SentValue), Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func withLatestFrom<Other: SignalArgument>(_: Other) -> TickSignal<Other.SentValue, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func withLatestFrom<Other: SignalArgument, Output>(_: Other, resultSelector: (Value, Other.SentValue) -> Output) -> TickSignal<Output, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func withUnretained<Owner: AnyObject>(_: Owner) -> TickSignal<(Owner, Value), Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func filter<Condition: SignalArgument>(while _: Condition) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func `catch`<NewFailure>(_: (Never) -> TickSignal<Value, NewFailure>) -> TickSignal<Value, NewFailure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func retry(_: Int = .max) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func setFailureType<NewFailure>(to _: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func promoteError<NewFailure>(_: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> { moved }

    /// Combine, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func handleEvents(onNext _: ((Value) -> Void)? = nil, receiveOutput _: ((Value) -> Void)? = nil) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func `do`(onNext _: (Value) -> Void) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func on(value _: (Value) -> Void) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func debug(_: String? = nil) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func log(_: String? = nil) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func deliver(on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift, Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func observe(on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func observeOn(_: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func receive(on _: AnyObject, options _: Void? = nil) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func subscribe(on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func share(replay: Int = 0) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func share(replay: Int = 0, scope _: ScopeOfRx) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func materialize() -> TickSignal<Event<Value, Never>, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asObservable() -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func eraseToAnyPublisher() -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asDriver() -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asDriver(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asDriver(onErrorDriveWith _: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asSignal() -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asSignal(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue.ReadOnly {
    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func map<Output>(_: (Value) -> Output) -> TickSignal<Output, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func map(value: any Sendable) -> TickSignal<any Sendable, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func filter(_: (Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func compactMap<Output>(_: (Value) -> Output?) -> TickSignal<Output, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func replaceValues<Output>(with _: Output) -> TickSignal<Output, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func scan<Result>(_: Result, _: (Result, Value) -> Result) -> TickSignal<Result, Never> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func scan<Result>(_: Result, accumulator: (Result, Value) -> Result) -> TickSignal<Result, Never> { moved }

    /// Rx, ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func scan<Result>(into _: Result, _: (inout Result, Value) -> Void) -> TickSignal<Result, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func skipNil<Wrapped>() -> TickSignal<Wrapped, Never> where Value == Wrapped? { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func replaceNil<Wrapped>(with _: Wrapped) -> TickSignal<Wrapped, Never> where Value == Wrapped? { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func removeDuplicates() -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func removeDuplicates(by _: (Value, Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// RAC, Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func distinctUntilChanged() -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func distinctUntilChanged(_: (Value, Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func skipRepeats() -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func skipRepeats(_: (Value, Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combinePrevious() -> TickSignal<(Value, Value), Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combinePrevious(_: Value) -> TickSignal<(Value, Value), Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func pairwise() -> TickSignal<(Value, Value), Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func negate() -> TickSignal<Bool, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func not() -> TickSignal<Bool, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func collect() -> TickSignal<[Value], Never> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func collect(count _: Int? = nil, _: TimeGroupingOfCombine) -> TickSignal<[Value], Never> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func collect(every _: Duration, on _: any TickScheduler, skipEmpty: Bool = false) -> TickSignal<[Value], Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func buffer(timeSpan: some SpanElsewhere, count: Int, scheduler _: AnyObject) -> TickSignal<[Value], Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public var values: TickSignal<Value, Never>.AsyncValues { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func flatMap<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func flatMap<Inner: SignalArgument>(_: FlattenStrategyOfReactiveSwift, _: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func flatMapLatest<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func flatMapFirst<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func concatMap<Inner: SignalArgument>(_: (Value) -> Inner) -> TickSignal<Inner.SentValue, Inner.SentFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func switchToLatest<Output, InnerFailure>() -> TickSignal<Output, InnerFailure> where Value == TickSignal<Output, InnerFailure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func debounce(for _: some SpanElsewhere = 0.0, _: some SpanElsewhere = 0.0, on _: (any TickScheduler)? = nil, scheduler _: AnyObject? = nil, options _: Void? = nil) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func debounce(_: some SpanElsewhere, scheduler _: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func throttle(for _: Duration? = nil, latest: Bool = true, _: some SpanElsewhere = 0.0, on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func throttle(_: some SpanElsewhere, latest: Bool = true, scheduler _: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func throttle(for _: some SpanElsewhere, scheduler _: AnyObject, latest: Bool) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func delay(_: some SpanElsewhere, on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func delay(_: some SpanElsewhere = 0.0, for _: some SpanElsewhere = 0.0, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func take(for _: Duration, scheduler _: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func delaySubscription(_: Duration, scheduler _: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func delaySubscription(_: Duration, on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func timeout(_: Duration, other _: TickSignal<Value, Never>, scheduler _: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Rx, Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func timeout(_: some SpanElsewhere, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> any Error)? = nil) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func timeout(after _: Duration, on _: any TickScheduler) -> TickSignal<Value, TickTimeout> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func timeout(between _: Duration, on _: any TickScheduler) -> TickSignal<Value, TickTimeout> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func timeout<NewFailure>(after _: Double, raising: NewFailure, on _: any TickScheduler) -> TickSignal<Value, NewFailure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func sample(_: (any SignalArgument)? = nil, every _: Duration? = nil, on _: Any? = nil, when _: (any SignalArgument)? = nil) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func measureInterval(using _: AnyObject) -> TickSignal<Duration, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func measureInterval(on _: any TickScheduler) -> TickSignal<Duration, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func take(_: Int? = nil, first _: Int? = nil, until _: (any SignalArgument)? = nil, while _: ((Value) -> Bool)? = nil, during _: AnyObject? = nil, duringLifetimeOf _: AnyObject? = nil) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func takeUntil<Trigger: SignalArgument>(_: Trigger) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func takeWhile(_: (Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func prefix(_: Int? = nil, while _: ((Value) -> Bool)? = nil, untilOutputFrom _: (any SignalArgument)? = nil, value: Value? = nil) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func first() -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func first(where _: (Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func skip(_: Int? = nil, first _: Int? = nil, while _: ((Value) -> Bool)? = nil, until _: (any SignalArgument)? = nil) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func dropFirst(_: Int = 1) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func drop(while _: (Value) -> Bool) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func startWith(_: Value...) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func prepend(_: Value...) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func append(_: Value...) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func concat<Next: SignalArgument>(_: Next) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func merge<each Other: SignalArgument>(_: repeat each Other) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func merge<Other: SignalArgument>(with _: Other) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combineLatest<Other: SignalArgument>(_: Other) -> TickSignal<(Value, Other.SentValue), Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combineLatest<First: SignalArgument, Second: SignalArgument>(_: First, _: Second) -> TickSignal<(Value, First.SentValue, Second.SentValue), Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combineLatest<First: SignalArgument, Second: SignalArgument, Third: SignalArgument>(_: First, _: Second, _: Third) -> TickSignal<(Value, First.SentValue, Second.SentValue, Third.SentValue), Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combineLatest<Other: SignalArgument, Output>(_: Other, _: (Value, Other.SentValue) -> Output) -> TickSignal<Output, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func combineLatest<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.SentValue), Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func zip<Other: SignalArgument>(_: Other) -> TickSignal<(Value, Other.SentValue), Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func zip<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.SentValue), Never> { moved }

    /// ReactiveSwift, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func withLatest<Other: SignalArgument>(from _: Other) -> TickSignal<(Value, Other.SentValue), Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func withLatestFrom<Other: SignalArgument>(_: Other) -> TickSignal<Other.SentValue, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func withLatestFrom<Other: SignalArgument, Output>(_: Other, resultSelector: (Value, Other.SentValue) -> Output) -> TickSignal<Output, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func withUnretained<Owner: AnyObject>(_: Owner) -> TickSignal<(Owner, Value), Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func filter<Condition: SignalArgument>(while _: Condition) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func `catch`<NewFailure>(_: (Never) -> TickSignal<Value, NewFailure>) -> TickSignal<Value, NewFailure> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func retry(_: Int = .max) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func setFailureType<NewFailure>(to _: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func promoteError<NewFailure>(_: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> { moved }

    /// Combine, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func handleEvents(onNext _: ((Value) -> Void)? = nil, receiveOutput _: ((Value) -> Void)? = nil) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func `do`(onNext _: (Value) -> Void) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func on(value _: (Value) -> Void) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func debug(_: String? = nil) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func log(_: String? = nil) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func deliver(on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift, Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func observe(on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func observeOn(_: AnyObject) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func receive(on _: AnyObject, options _: Void? = nil) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func subscribe(on _: any TickScheduler) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func share(replay: Int = 0) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func share(replay: Int = 0, scope _: ScopeOfRx) -> TickSignal<Value, Never> { moved }

    /// Every library.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func materialize() -> TickSignal<Event<Value, Never>, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asObservable() -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func eraseToAnyPublisher() -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asDriver() -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asDriver(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asDriver(onErrorDriveWith _: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asSignal() -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func asSignal(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }
  }

  // Tables/HolderSubscriptions.txt

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func distinctUntilChanged<Key: Equatable>(_: (Value) -> Key) -> TickSignal<Value, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func distinctUntilChanged<Key: Equatable>(_: (Value) -> Key) -> TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue.ReadOnly {
    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func distinctUntilChanged<Key: Equatable>(_: (Value) -> Key) -> TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func subscribe(onNext _: ((Value) -> Void)? = nil, onError _: ((any Error) -> Void)? = nil, onFailed _: ((Failure) -> Void)? = nil, onCompleted _: (() -> Void)? = nil, onDisposed _: (() -> Void)? = nil, onMain _: (@MainActor (Value) -> Void)? = nil) -> Subscription { moved }

    /// Rx, and here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext _: (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func subscribe<Owner: AnyObject>(with _: Owner, onMain _: @MainActor (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func observe(_: (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func startWithValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func observeValues(_: (Value) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func subscribeNext(_: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func sink(receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func sink(receiveCompletion _: (CompletionOfCombine<Failure>) -> Void, receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func drive(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func emit(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func bind(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator: `subject.signal.map { … }`")
    @export(implementation)
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func subscribe(onNext _: ((Value) -> Void)? = nil, onError _: ((any Error) -> Void)? = nil, onFailed _: ((Never) -> Void)? = nil, onCompleted _: (() -> Void)? = nil, onDisposed _: (() -> Void)? = nil, onMain _: (@MainActor (Value) -> Void)? = nil) -> Subscription { moved }

    /// Rx, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext _: (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func subscribe<Owner: AnyObject>(with _: Owner, onMain _: @MainActor (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func observe(_: (Event<Value, Never>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func startWithValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func observeValues(_: (Value) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func subscribeNext(_: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func sink(receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func sink(receiveCompletion _: (CompletionOfCombine<Never>) -> Void, receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func drive(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func emit(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func bind(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue.ReadOnly {
    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func subscribe(onNext _: ((Value) -> Void)? = nil, onError _: ((any Error) -> Void)? = nil, onFailed _: ((Never) -> Void)? = nil, onCompleted _: (() -> Void)? = nil, onDisposed _: (() -> Void)? = nil, onMain _: (@MainActor (Value) -> Void)? = nil) -> Subscription { moved }

    /// Rx, and here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext _: (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func subscribe<Owner: AnyObject>(with _: Owner, onMain _: @MainActor (Owner, Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func observe(_: (Event<Value, Never>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func startWithValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func observeValues(_: (Value) -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func subscribeNext(_: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func sink(receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func sink(receiveCompletion _: (CompletionOfCombine<Never>) -> Void, receiveValue _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func drive(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func emit(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func bind(onNext _: (Value) -> Void) -> Subscription { moved }

    /// Here.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// Combine.
    @available(*, unavailable, message: "write `.signal` before the operator, which begins with the present value, or `.changes`, which does not")
    @export(implementation)
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }
  }

#endif
