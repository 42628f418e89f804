// swift-format-ignore-file
// Generated from the tables by .ci/spellings.

#if !Porting

  // Tables/SameCombinations.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, Combine.
    @available(*, unavailable, renamed: "merge(_:)")
    public func merge<Other: SignalArgument<Value, Failure>>(with _: Other) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "merge(_:_:)")
    public func merge(with _: TickSignal, _: TickSignal, _: TickSignal...) -> TickSignal { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "combineLatest(_:)")
    public func combineLatest<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.Value), Failure> where Other.Failure == Failure { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "zip(_:)")
    public func zip<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.Value), Failure> where Other.Failure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `combineLatest(_:).map { … }`")
    public func combineLatest<Other: SignalArgument, Output: Sendable>(_: Other, _: @escaping @Sendable (Value, Other.Value) -> Output) -> TickSignal<Output, Failure> where Other.Failure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `combineLatest(_:_:).map { … }`")
    public func combineLatest<First: SignalArgument, Second: SignalArgument, Output: Sendable>(_: First, _: Second, _: @escaping @Sendable (Value, First.Value, Second.Value) -> Output) -> TickSignal<Output, Failure> where First.Failure == Failure, Second.Failure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `zip(_:).map { … }`")
    public func zip<Other: SignalArgument, Output: Sendable>(_: Other, _: @escaping @Sendable (Value, Other.Value) -> Output) -> TickSignal<Output, Failure> where Other.Failure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `zip(_:_:).map { … }`")
    public func zip<First: SignalArgument, Second: SignalArgument, Output: Sendable>(_: First, _: Second, _: @escaping @Sendable (Value, First.Value, Second.Value) -> Output) -> TickSignal<Output, Failure> where First.Failure == Failure, Second.Failure == Failure { moved }

    /// Rx.
    @available(*, unavailable, renamed: "race(_:)")
    public func amb(_: TickSignal) -> TickSignal { moved }

    /// CombineExt, where it is `amb(with:)`.
    @available(*, unavailable, renamed: "race(_:)")
    public func race(with _: TickSignal) -> TickSignal { moved }

    /// Rx, where the result is the other signal's value.
    @available(*, unavailable, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other: SignalArgument>(_: Other) -> TickSignal<Other.Value, Failure> where Other.Failure == Failure { moved }

    /// Rx.
    @available(*, unavailable, message: "use `withLatest(from:).map { … }`")
    public func withLatestFrom<Other: SignalArgument, Output: Sendable>(_: Other, resultSelector _: (Value, Other.Value) -> Output) -> TickSignal<Output, Failure> where Other.Failure == Failure { moved }

    /// RAC.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func start(with _: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "startWith(_:)")
    public func prefix(value: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `concat(.just(value))`")
    public func concat(value: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `concat(.fail(error))`")
    public func concat(error: Failure) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "then(_:)")
    public func andThen<Next>(_: TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, unavailable, renamed: "race(_:)")
    public static func amb(_: [TickSignal]) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `concat(.fail(error))`")
    public func concat<NewFailure>(error: NewFailure) -> TickSignal<Value, NewFailure> { moved }
  }

  // Tables/SameContexts.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, unavailable, renamed: "deliver(on:)")
    public func observeOn(_: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `deliver(on:)`, which on main is synchronous: for a later turn `delay(.zero, on: .main)`")
    public func deliverOn(_: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `deliver(on: .main)`, or `onMain.subscribe(onNext:)`, whose closure is on the main actor")
    public func deliverOnMainThread() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    public func subscribeOn(_: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    public func start(on _: any TickScheduler) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "multicast()")
    public func makeConnectable() -> ConnectableSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "multicast(_:)")
    public func multicast(subject: TickSubject<Value, Failure>) -> ConnectableSignal<Value, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "named(_:)")
    public func setNameWithFormat(_: String) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out: every operator gives a `TickSignal`")
    public func asObservable() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "leave it out: every operator gives a `TickSignal`")
    public func eraseToAnyPublisher() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "leave it out: a `TickSignal` starts with each subscription")
    public var producer: TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension MainScheduler {
    /// Rx.
    @available(*, unavailable, renamed: "shared")
    public static var instance: MainScheduler { moved }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// RAC, with seconds.
    @available(*, unavailable, message: "use `schedule(after:_:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func afterDelay(_: some SpanElsewhere, schedule _: () -> Void) -> any Disposable { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `now` to measure, `wallNow` or `date` for the wall clock")
    public var currentDate: WallInstant { moved }
  }

  // Tables/SameDisposables.txt

  @_documentation(visibility: internal)
  extension Disposable {
    /// Combine.
    @available(*, unavailable, renamed: "dispose()")
    public func cancel() { moved }

    /// Rx.
    @available(*, unavailable, renamed: "store(in:)")
    public func disposed(by _: DisposeBag) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "store(in:)")
    public func addDisposableTo(_: DisposeBag) { moved }
  }

  @_documentation(visibility: internal)
  extension Disposables {
    /// Rx.
    @available(*, unavailable, message: "write `Disposables.none`")
    public static func create() -> any Disposable { moved }

    /// Rx.
    @available(*, unavailable, message: "use `CompositeDisposable([…])`")
    public static func create(_: any Disposable, _: any Disposable...) -> any Disposable { moved }
  }

  @_documentation(visibility: internal)
  extension CompositeDisposable {
    /// RAC.
    @available(*, unavailable, renamed: "add(_:)")
    public func addDisposable(_: (any Disposable)?) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "add(_:)")
    public func insert(_: any Disposable) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(AnyDisposable { … })`")
    public func add(_: @escaping @Sendable () -> Void) { moved }

    /// ReactiveSwift.  An operator that compiles would be tried for every `+=` of an app..
    @available(*, unavailable, message: "use `add(_:)`")
    public static func += (_: CompositeDisposable, _: any Disposable) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `CompositeDisposable([…])`")
    public convenience init(_: any Disposable, _: any Disposable...) { moved }
  }

  @_documentation(visibility: internal)
  extension SerialDisposable {
    /// RAC, Rx.
    @available(*, unavailable, renamed: "inner")
    public var disposable: (any Disposable)? { get { moved } set {} }

    /// Rx.
    @available(*, unavailable, message: "set `inner`")
    public func setDisposable(_: any Disposable) { moved }
  }

  @_documentation(visibility: internal)
  extension Lifetime {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(AnyDisposable { … })`")
    public func observeEnded(_: @escaping @Sendable () -> Void) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "add(_:)")
    public func insert(_: any Disposable) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(_:)`")
    public static func += (_: Lifetime, _: any Disposable) { moved }
  }

  // Tables/SameEnds.txt

  /// Whether the value that ends the signal is sent, in Rx.
  @_documentation(visibility: internal)
  public enum TakeBehaviorOfRx: Sendable {
    /// The value is sent.
    case inclusive

    /// The value is dropped.
    case exclusive
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, renamed: "take(_:)")
    public func take(first _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "takeLast(_:)")
    public func take(last _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "skip(_:)")
    public func skip(first _: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(_:)")
    public func dropFirst(_: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `skip(1)`")
    public func dropFirst() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "element(at:)")
    public func output(at _: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `skip(_:)` and `take(_:)`")
    public func output(in _: Any) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhile(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "take(while:)")
    public func takeWhileBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `take(while:)`, with the opposite condition")
    public func takeUntilBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`")
    public func take(while _: @escaping @Sendable (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`")
    public func takeWhile(_: TakeBehaviorOfRx, predicate _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func take(until _: @escaping @Sendable (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func takeUntil(_: TakeBehaviorOfRx, predicate _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(while:)")
    public func drop(while _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhile(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "skip(while:)")
    public func skipWhileBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `skip(while:)`, with the opposite condition")
    public func skipUntilBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }
  }

  // Tables/SameEvents.txt

  @_documentation(visibility: internal)
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
    public func send(error _: Failure) { moved }

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
    @available(*, unavailable, renamed: "send(_:)")
    public func on(_: Event<Value, Failure>) { moved }
  }

  @_documentation(visibility: internal)
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
    @available(*, unavailable, renamed: "next(_:)")
    public func send(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "failed(_:)")
    public func send(error _: Failure) { moved }

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
    @available(*, unavailable, renamed: "send(_:)")
    public func on(_: Event<Value, Failure>) { moved }
  }

  @_documentation(visibility: internal)
  extension Subscriber {
    /// Rx, where a single ends with its value.
    @available(*, unavailable, message: "use `next(_:)` and `completed()` for a success, `failed(_:)` for a failure")
    public func callAsFunction(_: Result<Value, Failure>) { moved }

    /// Rx, where a completable or a single is fed by one closure.
    @available(*, unavailable, message: "use `send(_:)`, or `next(_:)`, `failed(_:)` and `completed()`")
    public func callAsFunction(_: Event<Value, Failure>) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Combine.
    @available(*, unavailable, message: "use `completed()` or `failed(_:)`")
    public func send(completion: CompletionOfCombine<Failure>) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "next(_:)")
    public func accept(_: Value) { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "next(_:)")
    public func send(_: Value) { moved }

    /// Combine.
    @available(*, unavailable, renamed: "next()")
    public func send() where Value == Void { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out: the subject itself sends")
    public func asObserver() -> TickSubject { moved }

    /// Rx.
    @available(*, unavailable, renamed: "hasSubscribers")
    public var hasObservers: Bool { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickSubject(replay:)`")
    public static func create(bufferSize: Int) -> TickSubject { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickSubject(replay: .max)`")
    public static func createUnbounded() -> TickSubject { moved }

    /// RAC.
    @available(*, unavailable, renamed: "init(replay:)")
    public convenience init(capacity: Int) { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `modify(_:)`, which may run its closure again; or read `current`, then set it")
    public func swap(_: Value) -> Value { moved }

    /// ReactiveSwift, Rx, Combine.
    @available(*, unavailable, renamed: "current")
    public var value: Value { get { moved } set {} }

    /// Rx.
    @available(*, unavailable, renamed: "init(_:)")
    public convenience init(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "signal")
    public var producer: TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "set `current`")
    public func accept(_: Value) { moved }

    /// Rx.
    @available(*, unavailable, message: "set `current`")
    public func onNext(_: Value) { moved }

    /// RAC.
    @available(*, unavailable, message: "set `current`")
    public func sendNext(_: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "read `current`")
    public func withValue<Result>(_: (Value) throws -> Result) rethrows -> Result { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "init(following:initially:)")
    public convenience init(initial: Value, then _: TickSignal<Value, Never>) { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue.ReadOnly {
    /// ReactiveSwift.
    @available(*, unavailable, renamed: "current")
    public var value: Value { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "signal")
    public var producer: TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension Event {
    /// Rx.
    @available(*, unavailable, renamed: "value")
    public var element: Value? { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failure")
    public var error: Failure? { moved }

    /// Rx, ReactiveSwift.
    @available(*, unavailable, renamed: "isTerminal")
    public var isStopEvent: Bool { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "isTerminal")
    public var isTerminating: Bool { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failed(_:)")
    public static func error(_: Failure) -> Event { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "next(_:)")
    public static func value(_: Value) -> Event { moved }

    /// Combine.
    @available(*, unavailable, renamed: "failed(_:)")
    public static func failure(_: Failure) -> Event { moved }

    /// Combine.
    @available(*, unavailable, renamed: "completed")
    public static var finished: Event { moved }
  }

  // Tables/SameFailures.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx, whose closure can throw.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `catch(_:)`; in place of throwing, return `.fail(error)`")
    public func catchError(_: (any Error) throws -> TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    public func `catch`(to _: TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    public func catchTo(_: TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func catchAndReturn(_: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func catchErrorJustReturn(_: Value) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func replaceError(with _: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    public func asInfallible(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `catch { _ in .empty }`")
    public func catchErrorJustComplete() -> TickSignal<Value, Never> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `catch { _ in .empty }`")
    public func ignoreFailure() -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift, Combine.
    @available(*, unavailable, renamed: "mapFailure(_:)")
    public func mapError<NewFailure>(_: @escaping @Sendable (Failure) -> NewFailure) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "retry(_:)")
    public func retry(upTo _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`, with `.constant(_:)` for an interval")
    public func retry(upTo _: Int, interval: some SpanElsewhere, on _: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "repeated()")
    public func `repeat`() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "repeated(_:)")
    public func `repeat`(_: Int) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift, where the failure cannot be inferred.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func promoteError() -> TickSignal<Value, any Error> { moved }

    /// ReactiveCocoa 4.
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    public func promoteErrors<NewFailure>(_: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Never {
    /// CombineExt.
    @available(*, unavailable, renamed: "ignoreValues(as:)")
    public func setOutputType<Output: Sendable>(to _: Output.Type) -> TickSignal<Output, Failure> { moved }
  }

  // Tables/SameFlattening.txt

  /// The strategies of `flatMap` and `flatten` in ReactiveSwift.
  @_documentation(visibility: internal)
  public enum FlattenStrategyOfReactiveSwift: Sendable {
    /// All at the same time.
    case merge

    /// One after the other.
    case concat

    /// The latest signal.
    case latest

    /// The first signal, until it ends.
    case throttle

    /// Up to a number at the same time.
    case concurrent(limit: UInt)

    /// The signal that sends first.
    @available(*, unavailable, message: "use `TickSignal.race([…])`, with the signals in an array")
    public static var race: FlattenStrategyOfReactiveSwift { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle`, `map(_:).flatten(maxConcurrent:)` for `.concurrent`")
    public func flatMap<Output>(_: FlattenStrategyOfReactiveSwift, _: (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `switchToLatest()` for `.latest`, `flatMapFirst` for `.throttle`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`")
    public func flatten<Output, InnerFailure>(_: FlattenStrategyOfReactiveSwift) -> TickSignal<Output, InnerFailure> where Value == TickSignal<Output, InnerFailure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "flatten(maxConcurrent:)")
    public func flatten<Output>(_: UInt) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "flatten(maxConcurrent:)")
    public func merge<Output>(maxConcurrent _: Int) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `flatten()`")
    public func merge<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// RAC, Rx.
    @available(*, unavailable, message: "use `flatten(maxConcurrent: 1)`")
    public func concat<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `flatten(maxConcurrent: 1)`")
    public func joined<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "switchToLatest()")
    public func switchLatest<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "flatMap(_:)")
    public func flattenMap<Output>(_: @escaping @Sendable (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }
  }

  // Tables/SameSources.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.just(_:)`, or `.fail(_:)`")
    public init(result: Result<Value, Failure>) { moved }

    /// RAC.
    @available(*, unavailable, renamed: "just(_:)")
    public static func `return`(_: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.just(_:)`")
    public init(value: Value) { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal<Value, Failure>.fail(_:)`")
    public init(error: Failure) { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "fail(_:)")
    public static func error(_: Failure) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.from([…])`")
    public static func of(_: Value...) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.just(_:).repeated()`")
    public static func repeatElement(_: Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "deferred(_:)")
    public static func `defer`(_: @escaping @Sendable () -> TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.from(_:)` with an array, or `.just(_:)`")
    public static func from(optional _: Value?) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.from([…])`")
    public init(values _: Value, _: Value...) { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `.from(_:)`")
    public init(_: [Value]) { moved }

    /// Combine, ReactiveSwift.
    @available(*, unavailable, message: "leave it out: it is a `TickSignal` already")
    public init(_: TickSignal) { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.fail(_:)`")
    public init(outputType: Value.Type, failure: Failure) { moved }

    /// Rx, where `empty` and `never` are functions.
    @available(*, unavailable, message: "write it without parentheses: `.empty`, `.never`")
    public func callAsFunction() -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift, of a signal whose failure is not written.
    @available(*, unavailable, message: "use `.from(_:)`")
    public init(_: [Value]) { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `.just(_:)`")
    public init(_: Value) { moved }
  }

  // Tables/SameTimes.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, which drops the waiting value at completion.
    @available(*, unavailable, message: "use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`")
    public func debounce(_: some SpanElsewhere, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `throttle(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func throttle(_: some SpanElsewhere, scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion; a span is a `Duration`")
    public func delay(_: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `delaySubscription(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func delaySubscription(_: some SpanElsewhere, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `timeout(afterSilence:or:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(_: some SpanElsewhere, other: TickSignal, scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(after _: some SpanElsewhere, raising _: Failure, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `collect(every:maxCount:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func buffer(timeSpan _: some SpanElsewhere, count: Int, scheduler: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "window(every:maxCount:on:)")
    public func window(timeSpan _: Duration, count: Int, scheduler: any TickScheduler) -> TickSignal<TickSignal, Failure> { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `take(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func take(for _: Duration? = nil, _: some SpanElsewhere = 0.0, scheduler: any TickScheduler) -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "take(for:on:)")
    public func prefix(duration: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `skip(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func skip(_: some SpanElsewhere, scheduler: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout<NewFailure>(after _: some SpanElsewhere, raising _: NewFailure, on _: any TickScheduler) -> TickSignal<Value, NewFailure> { moved }
  }

  @_documentation(visibility: internal)
  extension CountdownHub {
    /// An earlier name of this library.
    @discardableResult
    @available(*, unavailable, renamed: "pause(while:)")
    public func paused(by _: TickSignal<Bool, Never>) -> AnyDisposable { moved }
  }

  // Tables/SameValues.txt

  /// Combine.
  @_documentation(visibility: internal)
  public enum CompletionOfCombine<Failure: Error>: Sendable {
    /// The successful end.
    case finished

    /// The end with a failure.
    case failure(Failure)
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// RxSwiftExt.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapTo<Output: Sendable>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapReplace<Output: Sendable>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func mapToValue<Output: Sendable>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `replaceValues(with: ())`")
    public func mapToVoid() -> TickSignal<Void, Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `map { ($0.first, $0.second) }`")
    public func map<First: Sendable, Second: Sendable>(_: any KeyPath<Value, First> & Sendable, _: any KeyPath<Value, Second> & Sendable) -> TickSignal<(First, Second), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "compactMap(_:)")
    public func filterMap<Output: Sendable>(_: @escaping @Sendable (Value) -> Output?) -> TickSignal<Output, Failure> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func unwrap<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// RxOptional.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func filterNil<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func compacted<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "scan(_:_:)")
    public func scan<Result: Sendable>(_: Result, accumulator: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "scan(_:_:)")
    public func scan<Result: Sendable>(withStart _: Result, reduce: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "reduce(_:_:)")
    public func reduce<Result: Sendable>(_: Result, accumulator: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "reduce(_:_:)")
    public func aggregate<Result: Sendable>(withStart _: Result, reduce: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "collect()")
    public func toArray() -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "pairwise()")
    public func combinePrevious() -> TickSignal<(Value, Value), Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, renamed: "pairwise()")
    public func adjacentPairs() -> TickSignal<(Value, Value), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `startWith(_:).pairwise()`")
    public func combinePrevious(_: Value) -> TickSignal<(Value, Value), Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `startWith(_:).pairwise().map { … }`")
    public func combinePrevious<Output: Sendable>(withStart _: Value, reduce: @escaping @Sendable (Value, Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    public func distinctUntilChanged(_: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    public func skipRepeats(_: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates { $0.key == $1.key }`")
    public func distinctUntilChanged<Key: Equatable & Sendable>(_: @escaping @Sendable (Value) -> Key) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates { $0.key == $1.key }`")
    public func distinctUntilChanged<Key: Equatable & Sendable>(at _: any KeyPath<Value, Key> & Sendable) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates(by:)`, which compares the keys of the two values")
    public func distinctUntilChanged<Key>(_: @escaping @Sendable (Value) -> Key, comparer _: @escaping @Sendable (Key, Key) -> Bool) -> TickSignal { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "ignoreValues()")
    public func ignoreElements() -> TickSignal<Never, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "ignoreValues()")
    public func ignoreOutput() -> TickSignal<Never, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "ignoreValues()")
    public func asCompletable() -> TickSignal<Never, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "orIfEmpty(_:)")
    public func replaceEmpty(with _: Value) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "orIfEmpty(_:)")
    public func ifEmpty(default _: Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `contains(where:)`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func any(_: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `contains { _ in true }`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func any() -> TickSignal<Bool, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `allSatisfy(_:)`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func all(_: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `take(1)`, to await the value `await signal.firstValue()`; RxSwift's sends `nil` for an empty signal")
    public func first() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `takeLast(1)`, to await the value `await signal.lastValue()`")
    public func last() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `filter(_:).takeLast(1)`")
    public func last(where _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onNext:)`")
    public func doNext(_: @escaping @Sendable (Value) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onFailed:)`")
    public func doError(_: @escaping @Sendable (Failure) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onCompleted:)`")
    public func doCompleted(_: @escaping @Sendable () -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:)`")
    public func initially(_: @escaping @Sendable () -> Void) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "log(_:)")
    public func debug(_: String? = nil, trimOutput _: Bool = false) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "log(_:)")
    public func logEvents(identifier: String? = nil) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    public func logAll() -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value: Equatable {
    /// RAC, Rx.
    @available(*, unavailable, renamed: "removeDuplicates()")
    public func distinctUntilChanged() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "removeDuplicates()")
    public func skipRepeats() -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `filter { $0 != value }`")
    public func ignore(_: Value) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value: Comparable {
    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.min() }`")
    public func min() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.max() }`")
    public func max() -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.min(by: …) }`")
    public func min(by _: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.max(by: …) }`")
    public func max(by _: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "not()")
    public func toggle() -> TickSignal where Value == Bool { moved }
  }

#endif
