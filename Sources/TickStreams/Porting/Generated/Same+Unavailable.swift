// swift-format-ignore-file
// Generated from the tables by .ci/spellings.

#if !Porting

  // Tables/SameCombinations.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, Combine.
    @available(*, unavailable, renamed: "merge(_:)")
    @export(implementation)
    public func merge<Other: SignalArgument<Value, Failure>>(with _: Other) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "merge(_:_:)")
    @export(implementation)
    public func merge(with _: TickSignal, _: TickSignal, _: TickSignal...) -> TickSignal { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "combineLatest(_:)")
    @export(implementation)
    public func combineLatest<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.SentValue), Failure> where Other.SentFailure == Failure { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "zip(_:)")
    @export(implementation)
    public func zip<Other: SignalArgument>(with _: Other) -> TickSignal<(Value, Other.SentValue), Failure> where Other.SentFailure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `combineLatest(_:).map { … }`")
    @export(implementation)
    public func combineLatest<Other: SignalArgument, Output: Sendable>(_: Other, _: @escaping @Sendable (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `combineLatest(_:_:).map { … }`")
    @export(implementation)
    public func combineLatest<First: SignalArgument, Second: SignalArgument, Output: Sendable>(_: First, _: Second, _: @escaping @Sendable (Value, First.SentValue, Second.SentValue) -> Output) -> TickSignal<Output, Failure> where First.SentFailure == Failure, Second.SentFailure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `zip(_:).map { … }`")
    @export(implementation)
    public func zip<Other: SignalArgument, Output: Sendable>(_: Other, _: @escaping @Sendable (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Failure { moved }

    /// Combine.
    @available(*, unavailable, message: "use `zip(_:_:).map { … }`")
    @export(implementation)
    public func zip<First: SignalArgument, Second: SignalArgument, Output: Sendable>(_: First, _: Second, _: @escaping @Sendable (Value, First.SentValue, Second.SentValue) -> Output) -> TickSignal<Output, Failure> where First.SentFailure == Failure, Second.SentFailure == Failure { moved }

    /// Rx.
    @available(*, unavailable, renamed: "race(_:)")
    @export(implementation)
    public func amb(_: TickSignal) -> TickSignal { moved }

    /// CombineExt, where it is `amb(with:)`.
    @available(*, unavailable, renamed: "race(_:)")
    @export(implementation)
    public func race(with _: TickSignal) -> TickSignal { moved }

    /// Rx, where the result is the other signal's value.
    @available(*, unavailable, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    @export(implementation)
    public func withLatestFrom<Other: SignalArgument>(_: Other) -> TickSignal<Other.SentValue, Failure> where Other.SentFailure == Failure { moved }

    /// Rx.
    @available(*, unavailable, message: "use `withLatest(from:).map { … }`")
    @export(implementation)
    public func withLatestFrom<Other: SignalArgument, Output: Sendable>(_: Other, resultSelector _: (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Failure { moved }

    /// RAC.
    @available(*, unavailable, renamed: "startWith(_:)")
    @export(implementation)
    public func start(with _: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "startWith(_:)")
    @export(implementation)
    public func prefix(value: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `concat(.just(value))`")
    @export(implementation)
    public func concat(value: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `concat(.fail(error))`")
    @export(implementation)
    public func concat(error: Failure) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "then(_:)")
    @export(implementation)
    public func andThen<Next>(_: TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, unavailable, renamed: "race(_:)")
    @export(implementation)
    public static func amb(_: [TickSignal]) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `concat(.fail(error))`")
    @export(implementation)
    public func concat<NewFailure>(error: NewFailure) -> TickSignal<Value, NewFailure> { moved }
  }

  // Tables/SameContexts.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, unavailable, renamed: "deliver(on:)")
    @export(implementation)
    public func observeOn(_: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `deliver(on:)`, which on main is synchronous: for a later turn `delay(.zero, on: .main)`")
    @export(implementation)
    public func deliverOn(_: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `deliver(on: .main)`, or `onMain.subscribe(onNext:)`, whose closure is on the main actor")
    @export(implementation)
    public func deliverOnMainThread() -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    @export(implementation)
    public func subscribeOn(_: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    @export(implementation)
    public func start(on _: any TickScheduler) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "multicast()")
    @export(implementation)
    public func makeConnectable() -> ConnectableSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "multicast(_:)")
    @export(implementation)
    public func multicast(subject: TickSubject<Value, Failure>) -> ConnectableSignal<Value, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "named(_:)")
    @export(implementation)
    public func setNameWithFormat(_: String) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out: every operator gives a `TickSignal`")
    @export(implementation)
    public func asObservable() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "leave it out: every operator gives a `TickSignal`")
    @export(implementation)
    public func eraseToAnyPublisher() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "leave it out: a `TickSignal` starts with each subscription")
    @export(implementation)
    public var producer: TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension MainScheduler {
    /// Rx.
    @available(*, unavailable, renamed: "shared")
    @export(implementation)
    public static var instance: MainScheduler { moved }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// RAC, with seconds.
    @available(*, unavailable, message: "use `schedule(after:_:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func afterDelay(_: some SpanElsewhere, schedule _: () -> Void) -> any Disposable { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `now` to measure, `wallNow` or `date` for the wall clock")
    @export(implementation)
    public var currentDate: WallInstant { moved }
  }

  // Tables/SameDisposables.txt

  @_documentation(visibility: internal)
  extension Disposable {
    /// Combine.
    @available(*, unavailable, renamed: "dispose()")
    @export(implementation)
    public func cancel() { moved }

    /// Rx.
    @available(*, unavailable, renamed: "store(in:)")
    @export(implementation)
    public func disposed(by _: DisposeBag) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "store(in:)")
    @export(implementation)
    public func addDisposableTo(_: DisposeBag) { moved }
  }

  @_documentation(visibility: internal)
  extension Disposables {
    /// Rx.
    @available(*, unavailable, message: "write `Disposables.none`")
    @export(implementation)
    public static func create() -> any Disposable { moved }

    /// Rx.
    @available(*, unavailable, message: "use `CompositeDisposable([…])`")
    @export(implementation)
    public static func create(_: any Disposable, _: any Disposable...) -> any Disposable { moved }
  }

  @_documentation(visibility: internal)
  extension CompositeDisposable {
    /// RAC.
    @available(*, unavailable, renamed: "add(_:)")
    @export(implementation)
    public func addDisposable(_: (any Disposable)?) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "add(_:)")
    @export(implementation)
    public func insert(_: any Disposable) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(AnyDisposable { … })`")
    @export(implementation)
    public func add(_: @escaping @Sendable () -> Void) { moved }

    /// ReactiveSwift.  An operator that compiles would be tried for every `+=` of an app..
    @available(*, unavailable, message: "use `add(_:)`")
    @export(implementation)
    public static func += (_: CompositeDisposable, _: any Disposable) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `CompositeDisposable([…])`")
    @export(implementation)
    public convenience init(_: any Disposable, _: any Disposable...) { moved }
  }

  @_documentation(visibility: internal)
  extension SerialDisposable {
    /// RAC, Rx.
    @available(*, unavailable, renamed: "inner")
    @export(implementation)
    public var disposable: (any Disposable)? { get { moved } set {} }

    /// Rx.
    @available(*, unavailable, message: "set `inner`")
    @export(implementation)
    public func setDisposable(_: any Disposable) { moved }
  }

  @_documentation(visibility: internal)
  extension Lifetime {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(AnyDisposable { … })`")
    @export(implementation)
    public func observeEnded(_: @escaping @Sendable () -> Void) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "add(_:)")
    @export(implementation)
    public func insert(_: any Disposable) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `add(_:)`")
    @export(implementation)
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
    @export(implementation)
    public func take(first _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "takeLast(_:)")
    @export(implementation)
    public func take(last _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "skip(_:)")
    @export(implementation)
    public func skip(first _: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(_:)")
    @export(implementation)
    public func dropFirst(_: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `skip(1)`")
    @export(implementation)
    public func dropFirst() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "element(at:)")
    @export(implementation)
    public func output(at _: Int) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `skip(_:)` and `take(_:)`")
    @export(implementation)
    public func output(in _: Any) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "take(while:)")
    @export(implementation)
    public func takeWhile(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "take(while:)")
    @export(implementation)
    public func takeWhileBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `take(while:)`, with the opposite condition")
    @export(implementation)
    public func takeUntilBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`")
    @export(implementation)
    public func take(while _: @escaping @Sendable (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`")
    @export(implementation)
    public func takeWhile(_: TakeBehaviorOfRx, predicate _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `take(while:inclusive:)`, with the opposite condition")
    @export(implementation)
    public func take(until _: @escaping @Sendable (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(while:inclusive:)`, with the opposite condition")
    @export(implementation)
    public func takeUntil(_: TakeBehaviorOfRx, predicate _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, renamed: "skip(while:)")
    @export(implementation)
    public func drop(while _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "skip(while:)")
    @export(implementation)
    public func skipWhile(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "skip(while:)")
    @export(implementation)
    public func skipWhileBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `skip(while:)`, with the opposite condition")
    @export(implementation)
    public func skipUntilBlock(_: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }
  }

  // Tables/SameEvents.txt

  @_documentation(visibility: internal)
  extension Subscriber {
    /// RAC.
    @available(*, unavailable, renamed: "next(_:)")
    @export(implementation)
    public func sendNext(_: Value) { moved }

    /// RAC.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public func sendError(_: Failure) { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "completed()")
    @export(implementation)
    public func sendCompleted() { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "next(_:)")
    @export(implementation)
    public func send(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public func send(error _: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "next(_:)")
    @export(implementation)
    public func onNext(_: Value) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public func onError(_: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "completed()")
    @export(implementation)
    public func onCompleted() { moved }

    /// Rx.
    @available(*, unavailable, renamed: "send(_:)")
    @export(implementation)
    public func on(_: Event<Value, Failure>) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// RAC.
    @available(*, unavailable, renamed: "next(_:)")
    @export(implementation)
    public func sendNext(_: Value) { moved }

    /// RAC.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public func sendError(_: Failure) { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "completed()")
    @export(implementation)
    public func sendCompleted() { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "next(_:)")
    @export(implementation)
    public func send(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public func send(error _: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "next(_:)")
    @export(implementation)
    public func onNext(_: Value) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public func onError(_: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "completed()")
    @export(implementation)
    public func onCompleted() { moved }

    /// Rx.
    @available(*, unavailable, renamed: "send(_:)")
    @export(implementation)
    public func on(_: Event<Value, Failure>) { moved }
  }

  @_documentation(visibility: internal)
  extension Subscriber {
    /// Rx, where a single ends with its value.
    @available(*, unavailable, message: "use `next(_:)` and `completed()` for a success, `failed(_:)` for a failure")
    @export(implementation)
    public func callAsFunction(_: Result<Value, Failure>) { moved }

    /// Rx, where a completable or a single is fed by one closure.
    @available(*, unavailable, message: "use `send(_:)`, or `next(_:)`, `failed(_:)` and `completed()`")
    @export(implementation)
    public func callAsFunction(_: Event<Value, Failure>) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Combine.
    @available(*, unavailable, message: "use `completed()` or `failed(_:)`")
    @export(implementation)
    public func send(completion: CompletionOfCombine<Failure>) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "next(_:)")
    @export(implementation)
    public func accept(_: Value) { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "next(_:)")
    @export(implementation)
    public func send(_: Value) { moved }

    /// Combine.
    @available(*, unavailable, renamed: "next()")
    @export(implementation)
    public func send() where Value == Void { moved }

    /// Rx.
    @available(*, unavailable, message: "leave it out: the subject itself sends")
    @export(implementation)
    public func asObserver() -> TickSubject { moved }

    /// Rx.
    @available(*, unavailable, renamed: "hasSubscribers")
    @export(implementation)
    public var hasObservers: Bool { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickSubject(replay:)`")
    @export(implementation)
    public static func create(bufferSize: Int) -> TickSubject { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickSubject(replay: .max)`")
    @export(implementation)
    public static func createUnbounded() -> TickSubject { moved }

    /// RAC.
    @available(*, unavailable, renamed: "init(replay:)")
    @export(implementation)
    public convenience init(capacity: Int) { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `modify(_:)`, which may run its closure again; or read `current`, then set it")
    @export(implementation)
    public func swap(_: Value) -> Value { moved }

    /// ReactiveSwift, Rx, Combine.
    @available(*, unavailable, renamed: "current")
    @export(implementation)
    public var value: Value { get { moved } set {} }

    /// Rx.
    @available(*, unavailable, renamed: "init(_:)")
    @export(implementation)
    public convenience init(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "signal")
    @export(implementation)
    public var producer: TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "set `current`")
    @export(implementation)
    public func accept(_: Value) { moved }

    /// Rx.
    @available(*, unavailable, message: "set `current`")
    @export(implementation)
    public func onNext(_: Value) { moved }

    /// RAC.
    @available(*, unavailable, message: "set `current`")
    @export(implementation)
    public func sendNext(_: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "read `current`")
    @export(implementation)
    public func withValue<Result>(_: (Value) throws -> Result) rethrows -> Result { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "init(following:initially:)")
    @export(implementation)
    public convenience init(initial: Value, then _: TickSignal<Value, Never>) { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue.ReadOnly {
    /// ReactiveSwift.
    @available(*, unavailable, renamed: "current")
    @export(implementation)
    public var value: Value { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "signal")
    @export(implementation)
    public var producer: TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension Event {
    /// Rx.
    @available(*, unavailable, renamed: "value")
    @export(implementation)
    public var element: Value? { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failure")
    @export(implementation)
    public var error: Failure? { moved }

    /// Rx, ReactiveSwift.
    @available(*, unavailable, renamed: "isTerminal")
    @export(implementation)
    public var isStopEvent: Bool { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "isTerminal")
    @export(implementation)
    public var isTerminating: Bool { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public static func error(_: Failure) -> Event { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "next(_:)")
    @export(implementation)
    public static func value(_: Value) -> Event { moved }

    /// Combine.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public static func failure(_: Failure) -> Event { moved }

    /// Combine.
    @available(*, unavailable, renamed: "completed")
    @export(implementation)
    public static var finished: Event { moved }
  }

  // Tables/SameFailures.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx, whose closure can throw.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `catch(_:)`; in place of throwing, return `.fail(error)`")
    @export(implementation)
    public func catchError(_: (any Error) throws -> TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    @export(implementation)
    public func `catch`(to _: TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    @export(implementation)
    public func catchTo(_: TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    @export(implementation)
    public func catchAndReturn(_: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    @export(implementation)
    public func catchErrorJustReturn(_: Value) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    @export(implementation)
    public func replaceError(with _: Value) -> TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }`")
    @export(implementation)
    public func asInfallible(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `catch { _ in .empty }`")
    @export(implementation)
    public func catchErrorJustComplete() -> TickSignal<Value, Never> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `catch { _ in .empty }`")
    @export(implementation)
    public func ignoreFailure() -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift, Combine.
    @available(*, unavailable, renamed: "mapFailure(_:)")
    @export(implementation)
    public func mapError<NewFailure>(_: @escaping @Sendable (Failure) -> NewFailure) -> TickSignal<Value, NewFailure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "retry(_:)")
    @export(implementation)
    public func retry(upTo _: Int) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`, with `.constant(_:)` for an interval")
    @export(implementation)
    public func retry(upTo _: Int, interval: some SpanElsewhere, on _: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "repeated()")
    @export(implementation)
    public func `repeat`() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "repeated(_:)")
    @export(implementation)
    public func `repeat`(_: Int) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift, where the failure cannot be inferred.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    @export(implementation)
    public func promoteError() -> TickSignal<Value, any Error> { moved }

    /// ReactiveCocoa 4.
    @available(*, unavailable, renamed: "promoteFailure(to:)")
    @export(implementation)
    public func promoteErrors<NewFailure>(_: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Never {
    /// CombineExt.
    @available(*, unavailable, renamed: "ignoreValues(as:)")
    @export(implementation)
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
    @export(implementation)
    public static var race: FlattenStrategyOfReactiveSwift { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle`, `map(_:).flatten(maxConcurrent:)` for `.concurrent`")
    @export(implementation)
    public func flatMap<Output>(_: FlattenStrategyOfReactiveSwift, _: (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `switchToLatest()` for `.latest`, `flatMapFirst` for `.throttle`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`")
    @export(implementation)
    public func flatten<Output, InnerFailure>(_: FlattenStrategyOfReactiveSwift) -> TickSignal<Output, InnerFailure> where Value == TickSignal<Output, InnerFailure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "flatten(maxConcurrent:)")
    @export(implementation)
    public func flatten<Output>(_: UInt) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "flatten(maxConcurrent:)")
    @export(implementation)
    public func merge<Output>(maxConcurrent _: Int) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `flatten()`")
    @export(implementation)
    public func merge<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// RAC, Rx.
    @available(*, unavailable, message: "use `flatten(maxConcurrent: 1)`")
    @export(implementation)
    public func concat<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `flatten(maxConcurrent: 1)`")
    @export(implementation)
    public func joined<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "switchToLatest()")
    @export(implementation)
    public func switchLatest<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "flatMap(_:)")
    @export(implementation)
    public func flattenMap<Output>(_: @escaping @Sendable (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }
  }

  // Tables/SameSources.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.just(_:)`, or `.fail(_:)`")
    @export(implementation)
    public init(result: Result<Value, Failure>) { moved }

    /// RAC.
    @available(*, unavailable, renamed: "just(_:)")
    @export(implementation)
    public static func `return`(_: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.just(_:)`")
    @export(implementation)
    public init(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.fail(_:)`")
    @export(implementation)
    public init(error: Failure) { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "fail(_:)")
    @export(implementation)
    public static func error(_: Failure) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.from([…])`")
    @export(implementation)
    public static func of(_: Value...) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.just(_:).repeated()`")
    @export(implementation)
    public static func repeatElement(_: Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "deferred(_:)")
    @export(implementation)
    public static func `defer`(_: @escaping @Sendable () -> TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.from(_:)` with an array, or `.just(_:)`")
    @export(implementation)
    public static func from(optional _: Value?) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.from([…])`")
    @export(implementation)
    public init(values _: Value, _: Value...) { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `.from(_:)`")
    @export(implementation)
    public init(_: [Value]) { moved }

    /// Combine, ReactiveSwift.
    @available(*, unavailable, message: "leave it out: it is a `TickSignal` already")
    @export(implementation)
    public init(_: TickSignal) { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.fail(_:)`")
    @export(implementation)
    public init(outputType: Value.Type, failure: Failure) { moved }

    /// Rx, where `empty` and `never` are functions.
    @available(*, unavailable, message: "write it without parentheses: `.empty`, `.never`")
    @export(implementation)
    public func callAsFunction() -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift, of a signal whose failure is not written.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `.just(_:)`")
    @export(implementation)
    public init(value: Value) { moved }

    /// ReactiveSwift, of a signal whose failure is not written.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `.from([…])`")
    @export(implementation)
    public init(values _: Value, _: Value...) { moved }

    /// ReactiveSwift, of a signal whose failure is not written.
    @available(*, unavailable, message: "use `.from(_:)`")
    @export(implementation)
    public init(_: [Value]) { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `.just(_:)`")
    @export(implementation)
    public init(_: Value) { moved }
  }

  // Tables/SameTimes.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, which drops the waiting value at completion.
    @available(*, unavailable, message: "use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`")
    @export(implementation)
    public func debounce(_: some SpanElsewhere, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `throttle(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func throttle(_: some SpanElsewhere, scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion; a span is a `Duration`")
    @export(implementation)
    public func delay(_: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `delaySubscription(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func delaySubscription(_: some SpanElsewhere, scheduler: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `timeout(afterSilence:or:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func timeout(_: some SpanElsewhere, other: TickSignal, scheduler: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func timeout(after _: some SpanElsewhere, raising _: Failure, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `collect(every:maxCount:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func buffer(timeSpan _: some SpanElsewhere, count: Int, scheduler: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "window(every:maxCount:on:)")
    @export(implementation)
    public func window(timeSpan _: Duration, count: Int, scheduler: any TickScheduler) -> TickSignal<TickSignal, Failure> { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `take(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func take(for _: Duration? = nil, _: some SpanElsewhere = 0.0, scheduler: any TickScheduler) -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "take(for:on:)")
    @export(implementation)
    public func prefix(duration: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Rx, with seconds.
    @available(*, unavailable, message: "use `skip(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func skip(_: some SpanElsewhere, scheduler: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func timeout<NewFailure>(after _: some SpanElsewhere, raising _: NewFailure, on _: any TickScheduler) -> TickSignal<Value, NewFailure> { moved }
  }

  @_documentation(visibility: internal)
  extension CountdownHub {
    /// An earlier name of this library.
    @discardableResult
    @available(*, unavailable, renamed: "pause(while:)")
    @export(implementation)
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
    @export(implementation)
    public func mapTo<Output: Sendable>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    @export(implementation)
    public func mapReplace<Output: Sendable>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "replaceValues(with:)")
    @export(implementation)
    public func mapToValue<Output: Sendable>(_: Output) -> TickSignal<Output, Failure> { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `replaceValues(with: ())`")
    @export(implementation)
    public func mapToVoid() -> TickSignal<Void, Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `map { ($0.first, $0.second) }`")
    @export(implementation)
    public func map<First: Sendable, Second: Sendable>(_: any KeyPath<Value, First> & Sendable, _: any KeyPath<Value, Second> & Sendable) -> TickSignal<(First, Second), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "compactMap(_:)")
    @export(implementation)
    public func filterMap<Output: Sendable>(_: @escaping @Sendable (Value) -> Output?) -> TickSignal<Output, Failure> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    @export(implementation)
    public func unwrap<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// RxOptional.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    @export(implementation)
    public func filterNil<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    @export(implementation)
    public func compacted<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "scan(_:_:)")
    @export(implementation)
    public func scan<Result: Sendable>(_: Result, accumulator: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "scan(_:_:)")
    @export(implementation)
    public func scan<Result: Sendable>(withStart _: Result, reduce: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "reduce(_:_:)")
    @export(implementation)
    public func reduce<Result: Sendable>(_: Result, accumulator: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "reduce(_:_:)")
    @export(implementation)
    public func aggregate<Result: Sendable>(withStart _: Result, reduce: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "collect()")
    @export(implementation)
    public func toArray() -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "pairwise()")
    @export(implementation)
    public func combinePrevious() -> TickSignal<(Value, Value), Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, renamed: "pairwise()")
    @export(implementation)
    public func adjacentPairs() -> TickSignal<(Value, Value), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `startWith(_:).pairwise()`")
    @export(implementation)
    public func combinePrevious(_: Value) -> TickSignal<(Value, Value), Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `startWith(_:).pairwise().map { … }`")
    @export(implementation)
    public func combinePrevious<Output: Sendable>(withStart _: Value, reduce: @escaping @Sendable (Value, Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    @export(implementation)
    public func distinctUntilChanged(_: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "removeDuplicates(by:)")
    @export(implementation)
    public func skipRepeats(_: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates { $0.key == $1.key }`")
    @export(implementation)
    public func distinctUntilChanged<Key: Equatable & Sendable>(_: @escaping @Sendable (Value) -> Key) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates { $0.key == $1.key }`")
    @export(implementation)
    public func distinctUntilChanged<Key: Equatable & Sendable>(at _: any KeyPath<Value, Key> & Sendable) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `removeDuplicates(by:)`, which compares the keys of the two values")
    @export(implementation)
    public func distinctUntilChanged<Key>(_: @escaping @Sendable (Value) -> Key, comparer _: @escaping @Sendable (Key, Key) -> Bool) -> TickSignal { moved }

    /// RAC, Rx.
    @available(*, unavailable, renamed: "ignoreValues()")
    @export(implementation)
    public func ignoreElements() -> TickSignal<Never, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "ignoreValues()")
    @export(implementation)
    public func ignoreOutput() -> TickSignal<Never, Failure> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "ignoreValues()")
    @export(implementation)
    public func asCompletable() -> TickSignal<Never, Failure> { moved }

    /// Combine.
    @available(*, unavailable, renamed: "orIfEmpty(_:)")
    @export(implementation)
    public func replaceEmpty(with _: Value) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "orIfEmpty(_:)")
    @export(implementation)
    public func ifEmpty(default _: Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `contains(where:)`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    @export(implementation)
    public func any(_: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `contains { _ in true }`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    @export(implementation)
    public func any() -> TickSignal<Bool, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `allSatisfy(_:)`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    @export(implementation)
    public func all(_: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `take(1)`, to await the value `await signal.firstValue()`; RxSwift's sends `nil` for an empty signal")
    @export(implementation)
    public func first() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `takeLast(1)`, to await the value `await signal.lastValue()`")
    @export(implementation)
    public func last() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `filter(_:).takeLast(1)`")
    @export(implementation)
    public func last(where _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onNext:)`")
    @export(implementation)
    public func doNext(_: @escaping @Sendable (Value) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onFailed:)`")
    @export(implementation)
    public func doError(_: @escaping @Sendable (Failure) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onCompleted:)`")
    @export(implementation)
    public func doCompleted(_: @escaping @Sendable () -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:)`")
    @export(implementation)
    public func initially(_: @escaping @Sendable () -> Void) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "log(_:)")
    @export(implementation)
    public func debug(_: String? = nil, trimOutput _: Bool = false) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "log(_:)")
    @export(implementation)
    public func logEvents(identifier: String? = nil) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    @export(implementation)
    public func logAll() -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value: Equatable {
    /// RAC, Rx.
    @available(*, unavailable, renamed: "removeDuplicates()")
    @export(implementation)
    public func distinctUntilChanged() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "removeDuplicates()")
    @export(implementation)
    public func skipRepeats() -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `filter { $0 != value }`")
    @export(implementation)
    public func ignore(_: Value) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value: Comparable {
    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.min() }`")
    @export(implementation)
    public func min() -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.max() }`")
    @export(implementation)
    public func max() -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.min(by: …) }`")
    @export(implementation)
    public func min(by _: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect().compactMap { $0.max(by: …) }`")
    @export(implementation)
    public func max(by _: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, renamed: "not()")
    @export(implementation)
    public func toggle() -> TickSignal where Value == Bool { moved }
  }

#endif
