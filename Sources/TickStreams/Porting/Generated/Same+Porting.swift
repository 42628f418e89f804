// swift-format-ignore-file
// Generated from the tables by .ci/spellings.

#if Porting

  // Tables/SameCombinations.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, Combine, for `.never`. Without the trait: the one below.
    @available(*, deprecated, renamed: "merge(_:)")
    public func merge(with other: TickSignal) -> TickSignal { merge(other) }

    /// ReactiveSwift, Combine.
    @available(*, deprecated, renamed: "merge(_:)")
    public func merge<Other: SignalArgument<Value, Failure>>(with other: Other) -> TickSignal { merge(other.itself) }

    /// ReactiveSwift, Combine.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "merge(_:)")
    public func merge<Other: SignalArgument<Value, Never>>(with other: Other) -> TickSignal { merge(other.itself) }

    /// Combine.
    @available(*, deprecated, renamed: "merge(_:_:)")
    public func merge(with second: TickSignal, _ third: TickSignal, _ others: TickSignal...) -> TickSignal { .merge([self, second, third] + others) }

    /// RAC, ReactiveSwift.
    @available(*, deprecated, renamed: "combineLatest(_:)")
    public func combineLatest<Other: SignalArgument>(with other: Other) -> TickSignal<(Value, Other.SentValue), Failure> where Other.SentFailure == Failure { combineLatest(other.itself) }

    /// RAC, ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "combineLatest(_:)")
    public func combineLatest<Other: SignalArgument>(with other: Other) -> TickSignal<(Value, Other.SentValue), Failure> where Other.SentFailure == Never { combineLatest(other.itself) }

    /// RAC, ReactiveSwift.
    @available(*, deprecated, renamed: "zip(_:)")
    public func zip<Other: SignalArgument>(with other: Other) -> TickSignal<(Value, Other.SentValue), Failure> where Other.SentFailure == Failure { zip(other.itself) }

    /// RAC, ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "zip(_:)")
    public func zip<Other: SignalArgument>(with other: Other) -> TickSignal<(Value, Other.SentValue), Failure> where Other.SentFailure == Never { zip(other.itself) }

    /// Combine.
    @available(*, deprecated, message: "use `combineLatest(_:).map { … }`")
    public func combineLatest<Other: SignalArgument, Output: Sendable>(_ other: Other, _ transform: @escaping @Sendable (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Failure { combineLatest(other.itself).map { transform($0, $1) } }

    /// Combine.
    @available(*, deprecated, message: "use `combineLatest(_:_:).map { … }`")
    public func combineLatest<First: SignalArgument, Second: SignalArgument, Output: Sendable>(_ first: First, _ second: Second, _ transform: @escaping @Sendable (Value, First.SentValue, Second.SentValue) -> Output) -> TickSignal<Output, Failure> where First.SentFailure == Failure, Second.SentFailure == Failure { combineLatest(first.itself, second.itself).map { transform($0, $1, $2) } }

    /// Combine.
    @available(*, deprecated, message: "use `zip(_:).map { … }`")
    public func zip<Other: SignalArgument, Output: Sendable>(_ other: Other, _ transform: @escaping @Sendable (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Failure { zip(other.itself).map { transform($0, $1) } }

    /// Combine.
    @available(*, deprecated, message: "use `zip(_:_:).map { … }`")
    public func zip<First: SignalArgument, Second: SignalArgument, Output: Sendable>(_ first: First, _ second: Second, _ transform: @escaping @Sendable (Value, First.SentValue, Second.SentValue) -> Output) -> TickSignal<Output, Failure> where First.SentFailure == Failure, Second.SentFailure == Failure { zip(first.itself, second.itself).map { transform($0, $1, $2) } }

    /// Rx.
    @available(*, deprecated, renamed: "race(_:)")
    public func amb(_ other: TickSignal) -> TickSignal { race(other) }

    /// CombineExt, where it is `amb(with:)`.
    @available(*, deprecated, renamed: "race(_:)")
    public func race(with other: TickSignal) -> TickSignal { race(other) }

    /// Rx, where the result is the other signal's value.
    @available(*, deprecated, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other: SignalArgument>(_ other: Other) -> TickSignal<Other.SentValue, Failure> where Other.SentFailure == Failure { withLatest(from: other.itself).map { $0.1 } }

    /// Rx, where the result is the other signal's value.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other: SignalArgument>(_ other: Other) -> TickSignal<Other.SentValue, Failure> where Other.SentFailure == Never { withLatest(from: other.itself).map { $0.1 } }

    /// Rx.
    @available(*, deprecated, message: "use `withLatest(from:).map { … }`")
    public func withLatestFrom<Other: SignalArgument, Output: Sendable>(_ other: Other, resultSelector transform: @escaping @Sendable (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Failure { withLatest(from: other.itself).map { transform($0, $1) } }

    /// Rx.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `withLatest(from:).map { … }`")
    public func withLatestFrom<Other: SignalArgument, Output: Sendable>(_ other: Other, resultSelector transform: @escaping @Sendable (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> where Other.SentFailure == Never { withLatest(from: other.itself).map { transform($0, $1) } }

    /// Combine.
    @available(*, deprecated, renamed: "concat(_:)")
    public func append(_ next: TickSignal) -> TickSignal { concat(next) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `concat(.just(value))`, or `concat(.from(values))` for several")
    public func append(_ values: Value...) -> TickSignal { concat(.from(values)) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "concat(_:)")
    public func append<Next: SignalArgument<Value, Failure>>(_ next: Next) -> TickSignal { concat(next.itself) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "concat(_:)")
    public func append<Next: SignalArgument<Value, Never>>(_ next: Next) -> TickSignal { concat(next.itself) }

    /// Combine.
    @available(*, deprecated, message: "use `concat(.from(values))`")
    public func append<Values: Sequence<Value> & Sendable>(_ values: Values) -> TickSignal { concat(.from(values)) }

    /// Combine.
    @available(*, deprecated, renamed: "startWith(_:)")
    public func prepend(_ values: Value...) -> TickSignal { TickSignal.from(values).concat(self) }

    /// RAC.
    @available(*, deprecated, renamed: "startWith(_:)")
    public func start(with value: Value) -> TickSignal { startWith(value) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "startWith(_:)")
    public func prefix(value: Value) -> TickSignal { startWith(value) }

    /// Combine.
    @available(*, deprecated, message: "use `startWith(_:)` for values, `other.concat(signal)` for a signal")
    public func prepend(_ first: TickSignal) -> TickSignal { first.concat(self) }

    /// Combine.
    @available(*, deprecated, message: "use `TickSignal.from(values).concat(signal)`")
    public func prepend<Values: Sequence<Value> & Sendable>(_ values: Values) -> TickSignal { TickSignal.from(values).concat(self) }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `other.concat(signal)`, or `startWith(_:)` for a value")
    public func prefix(_ first: TickSignal) -> TickSignal { first.concat(self) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `concat(.just(value))`")
    public func concat(value: Value) -> TickSignal { concat(.just(value)) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `concat(.fail(error))`")
    public func concat(error: Failure) -> TickSignal { concat(.fail(error)) }

    /// Rx.
    @available(*, deprecated, renamed: "then(_:)")
    public func andThen<Next>(_ next: TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { then(next) }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, deprecated, renamed: "race(_:)")
    public static func amb(_ signals: [TickSignal]) -> TickSignal { race(signals) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "combineLatest(_:)")
    public func combineLatest<Other: SignalArgument>(with other: Other) -> TickSignal<(Value, Other.SentValue), Other.SentFailure> { combineLatest(other.itself) }

    /// Rx, where the result is the other signal's value.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `withLatest(from:).map(\\.1)`: it sends both values")
    public func withLatestFrom<Other: SignalArgument>(_ other: Other) -> TickSignal<Other.SentValue, Other.SentFailure> { withLatest(from: other.itself).map { $0.1 } }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `concat(.fail(error))`")
    public func concat<NewFailure>(error: NewFailure) -> TickSignal<Value, NewFailure> { concat(.fail(error)) }
  }

  // Tables/SameContexts.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, Rx.
    @available(*, deprecated, renamed: "deliver(on:)")
    public func observe(on scheduler: any TickScheduler) -> TickSignal { deliver(on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "deliver(on:)")
    public func observeOn(_ scheduler: any TickScheduler) -> TickSignal { deliver(on: scheduler) }

    /// RAC.
    @available(*, deprecated, message: "use `deliver(on:)`, which on main is synchronous: for a later turn `delay(.zero, on: .main)`")
    public func deliverOn(_ scheduler: any TickScheduler) -> TickSignal { deliver(on: scheduler) }

    /// RAC.
    @available(*, deprecated, message: "use `deliver(on: .main)`, or `onMain.subscribe(onNext:)`, whose closure is on the main actor")
    public func deliverOnMainThread() -> TickSignal { deliver(on: .main) }

    /// Rx.
    @available(*, deprecated, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    public func subscribeOn(_ scheduler: any TickScheduler) -> TickSignal { delaySubscription(.zero, on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    public func start(on scheduler: any TickScheduler) -> TickSignal { delaySubscription(.zero, on: scheduler) }

    /// RAC, Rx, Combine.
    @available(*, deprecated, message: "use `delaySubscription(.zero, on:)`, which subscribes on a later turn, also on main")
    public func subscribe(on scheduler: any TickScheduler) -> TickSignal { delaySubscription(.zero, on: scheduler) }

    /// Combine.
    @available(*, deprecated, renamed: "multicast()")
    public func makeConnectable() -> ConnectableSignal<Value, Failure> { multicast() }

    /// Combine.
    @available(*, deprecated, renamed: "multicast(_:)")
    public func multicast(subject: TickSubject<Value, Failure>) -> ConnectableSignal<Value, Failure> { multicast(subject) }

    /// RAC.
    @available(*, deprecated, renamed: "named(_:)")
    public func setNameWithFormat(_ name: String) -> TickSignal { named(name) }

    /// Rx.
    @available(*, deprecated, message: "leave it out: every operator gives a `TickSignal`")
    public func asObservable() -> TickSignal { self }

    /// Combine.
    @available(*, deprecated, message: "leave it out: every operator gives a `TickSignal`")
    public func eraseToAnyPublisher() -> TickSignal { self }

    /// ReactiveSwift.
    @available(*, deprecated, message: "leave it out: a `TickSignal` starts with each subscription")
    public var producer: TickSignal { self }
  }

  @_documentation(visibility: internal)
  extension MainScheduler {
    /// Rx.
    @available(*, deprecated, renamed: "shared")
    public static var instance: MainScheduler { shared }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// RAC.
    @available(*, deprecated, renamed: "schedule(after:_:)")
    public func afterDelay(_ delay: Duration, schedule action: @escaping @Sendable () -> Void) -> any Disposable { schedule(after: delay, action) }

    /// RAC, with seconds.
    @available(*, deprecated, message: "use `schedule(after:_:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func afterDelay(_ delay: Double, schedule action: @escaping @Sendable () -> Void) -> any Disposable { schedule(after: .seconds(delay), action) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `now` to measure, `wallNow` or `date` for the wall clock")
    public var currentDate: WallInstant { wallNow }
  }

  // Tables/SameDisposables.txt

  @_documentation(visibility: internal)
  extension Disposable {
    /// Combine.
    @available(*, deprecated, renamed: "dispose()")
    public func cancel() { dispose() }

    /// Rx.
    @available(*, deprecated, renamed: "store(in:)")
    public func disposed(by bag: DisposeBag) { store(in: bag) }

    /// Rx.
    @available(*, deprecated, renamed: "store(in:)")
    public func addDisposableTo(_ bag: DisposeBag) { store(in: bag) }
  }

  @_documentation(visibility: internal)
  extension Disposables {
    /// Rx.
    @available(*, deprecated, message: "write `Disposables.none`")
    public static func create() -> any Disposable { none }

    /// Rx.
    @available(*, deprecated, message: "use `CompositeDisposable([…])`")
    public static func create(_ first: any Disposable, _ others: any Disposable...) -> any Disposable { CompositeDisposable([first] + others) }
  }

  @_documentation(visibility: internal)
  extension CompositeDisposable {
    /// RAC.
    @available(*, deprecated, renamed: "add(_:)")
    public func addDisposable(_ disposable: (any Disposable)?) { if let disposable { add(disposable) } }

    /// Rx.
    @available(*, deprecated, renamed: "add(_:)")
    public func insert(_ disposable: any Disposable) { add(disposable) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `add(AnyDisposable { … })`")
    public func add(_ action: @escaping @Sendable () -> Void) { add(AnyDisposable(action)) }

    /// ReactiveSwift.  An operator that compiles would be tried for every `+=` of an app..
    @available(*, unavailable, message: "use `add(_:)`")
    public static func += (_: CompositeDisposable, _: any Disposable) { moved }

    /// Rx.
    @available(*, deprecated, message: "use `CompositeDisposable([…])`")
    public convenience init(_ first: any Disposable, _ others: any Disposable...) { self.init([first] + others) }
  }

  @_documentation(visibility: internal)
  extension SerialDisposable {
    /// RAC, Rx.
    @available(*, deprecated, renamed: "inner")
    public var disposable: (any Disposable)? { get { inner } set { inner = newValue } }

    /// Rx.
    @available(*, deprecated, message: "set `inner`")
    public func setDisposable(_ disposable: any Disposable) { inner = disposable }
  }

  @_documentation(visibility: internal)
  extension Lifetime {
    /// ReactiveSwift.
    @available(*, deprecated, message: "use `add(AnyDisposable { … })`")
    public func observeEnded(_ action: @escaping @Sendable () -> Void) { add(AnyDisposable(action)) }

    /// Rx.
    @available(*, deprecated, renamed: "add(_:)")
    public func insert(_ disposable: any Disposable) { add(disposable) }

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
    /// Combine.
    @available(*, deprecated, renamed: "take(_:)")
    public func prefix(_ count: Int) -> TickSignal { take(count) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "take(_:)")
    public func take(first count: Int) -> TickSignal { take(count) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "takeLast(_:)")
    public func take(last count: Int) -> TickSignal { takeLast(count) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "skip(_:)")
    public func skip(first count: Int) -> TickSignal { skip(count) }

    /// Combine.
    @available(*, deprecated, renamed: "skip(_:)")
    public func dropFirst(_ count: Int) -> TickSignal { skip(count) }

    /// Combine.
    @available(*, deprecated, message: "use `skip(1)`")
    public func dropFirst() -> TickSignal { skip(1) }

    /// Combine.
    @available(*, deprecated, renamed: "element(at:)")
    public func output(at index: Int) -> TickSignal { element(at: index) }

    /// Combine.
    @available(*, deprecated, message: "use `skip(_:)` and `take(_:)`")
    public func output(in range: Range<Int>) -> TickSignal { skip(range.lowerBound).take(range.count) }

    /// Combine.
    @available(*, deprecated, message: "use `skip(_:)` and `take(_:)`")
    public func output(in range: ClosedRange<Int>) -> TickSignal { skip(range.lowerBound).take(range.count) }

    /// Combine.
    @available(*, deprecated, renamed: "take(while:)")
    public func prefix(while condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: condition) }

    /// Rx.
    @available(*, deprecated, renamed: "take(while:)")
    public func takeWhile(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: condition) }

    /// RAC.
    @available(*, deprecated, renamed: "take(while:)")
    public func takeWhileBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: condition) }

    /// RAC.
    @available(*, deprecated, message: "use `take(while:)`, with the opposite condition")
    public func takeUntilBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: { !condition($0) }) }

    /// Rx.
    @available(*, deprecated, message: "use `take(while:inclusive:)`")
    public func take(while condition: @escaping @Sendable (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { take(while: condition, inclusive: behavior == .inclusive) }

    /// Rx.
    @available(*, deprecated, message: "use `take(while:inclusive:)`")
    public func takeWhile(_ behavior: TakeBehaviorOfRx, predicate condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: condition, inclusive: behavior == .inclusive) }

    /// Rx.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func take(until condition: @escaping @Sendable (Value) -> Bool, behavior: TakeBehaviorOfRx) -> TickSignal { take(while: { !condition($0) }, inclusive: behavior == .inclusive) }

    /// Rx.
    @available(*, deprecated, message: "use `take(while:inclusive:)`, with the opposite condition")
    public func takeUntil(_ behavior: TakeBehaviorOfRx, predicate condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { take(while: { !condition($0) }, inclusive: behavior == .inclusive) }

    /// Combine.
    @available(*, deprecated, renamed: "skip(while:)")
    public func drop(while condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { skip(while: condition) }

    /// Rx.
    @available(*, deprecated, renamed: "skip(while:)")
    public func skipWhile(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { skip(while: condition) }

    /// RAC.
    @available(*, deprecated, renamed: "skip(while:)")
    public func skipWhileBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { skip(while: condition) }

    /// RAC.
    @available(*, deprecated, message: "use `skip(while:)`, with the opposite condition")
    public func skipUntilBlock(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { skip(while: { !condition($0) }) }
  }

  // Tables/SameEvents.txt

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// Combine. Without the trait: OneForm.txt.
    @available(*, deprecated, message: "use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)` for the main actor")
    public func sink(receiveValue: @escaping @Sendable (Value) -> Void) -> Subscription { subscribe(onNext: receiveValue) }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine. Without the trait: OneForm.txt.
    @available(*, deprecated, message: "use `subscribe(onNext:onFailed:onCompleted:)`, or on `onMain` for the main actor")
    public func sink(receiveCompletion: @escaping @Sendable (CompletionOfCombine<Failure>) -> Void, receiveValue: @escaping @Sendable (Value) -> Void) -> Subscription { subscribe(onNext: receiveValue, onFailed: { receiveCompletion(.failure($0)) }, onCompleted: { receiveCompletion(.finished) }) }
  }

  @_documentation(visibility: internal)
  extension FedByHand {
    /// RAC.
    @available(*, deprecated, renamed: "next(_:)")
    public func sendNext(_ value: Value) { next(value) }

    /// RAC.
    @available(*, deprecated, renamed: "failed(_:)")
    public func sendError(_ failure: Failure) { failed(failure) }

    /// RAC, ReactiveSwift.
    @available(*, deprecated, renamed: "completed()")
    public func sendCompleted() { completed() }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "next(_:)")
    public func send(value: Value) { next(value) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "failed(_:)")
    public func send(error failure: Failure) { failed(failure) }

    /// Rx.
    @available(*, deprecated, renamed: "next(_:)")
    public func onNext(_ value: Value) { next(value) }

    /// Rx.
    @available(*, deprecated, renamed: "failed(_:)")
    public func onError(_ failure: Failure) { failed(failure) }

    /// Rx.
    @available(*, deprecated, renamed: "completed()")
    public func onCompleted() { completed() }

    /// Rx.
    @available(*, deprecated, renamed: "send(_:)")
    public func on(_ event: Event<Value, Failure>) { send(event) }
  }

  @_documentation(visibility: internal)
  extension Subscriber {
    /// Rx, where a single ends with its value.
    @available(*, deprecated, message: "use `next(_:)` and `completed()` for a success, `failed(_:)` for a failure")
    public func callAsFunction(_ result: Result<Value, Failure>) { switch result { case .success(let value): next(value); completed() case .failure(let failure): failed(failure) } }

    /// Rx, where a completable or a single is fed by one closure.
    @available(*, deprecated, message: "use `send(_:)`, or `next(_:)`, `failed(_:)` and `completed()`")
    public func callAsFunction(_ event: Event<Value, Failure>) { send(event) }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Combine.
    @available(*, deprecated, message: "use `completed()` or `failed(_:)`")
    public func send(completion: CompletionOfCombine<Failure>) { switch completion { case .finished: completed() case .failure(let failure): failed(failure) } }

    /// Rx.
    @available(*, deprecated, renamed: "next(_:)")
    public func accept(_ value: Value) { next(value) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "next(_:)")
    public func send(_ value: Value) { next(value) }

    /// Combine.
    @available(*, deprecated, renamed: "next()")
    public func send() where Value == Void { next() }

    /// Rx.
    @available(*, deprecated, message: "leave it out: the subject itself sends")
    public func asObserver() -> TickSubject { self }

    /// Rx.
    @available(*, deprecated, renamed: "hasSubscribers")
    public var hasObservers: Bool { hasSubscribers }

    /// Rx.
    @available(*, deprecated, message: "use `TickSubject(replay:)`")
    public static func create(bufferSize: Int) -> TickSubject { TickSubject(replay: bufferSize) }

    /// Rx.
    @available(*, deprecated, message: "use `TickSubject(replay: .max)`")
    public static func createUnbounded() -> TickSubject { TickSubject(replay: .max) }

    /// RAC.
    @available(*, deprecated, renamed: "init(replay:)")
    public convenience init(capacity: Int) { self.init(replay: capacity) }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// ReactiveSwift.
    @available(*, deprecated, message: "use `modify(_:)`, which may run its closure again; or read `current`, then set it")
    public func swap(_ value: Value) -> Value { modify { current in let before = current; current = value; return before } }

    /// ReactiveSwift, Rx, Combine.
    @available(*, deprecated, renamed: "current")
    public var value: Value { get { current } set { current = newValue } }

    /// Rx.
    @available(*, deprecated, renamed: "init(_:)")
    public convenience init(value: Value) { self.init(value) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "signal")
    public var producer: TickSignal<Value, Never> { signal }

    /// Rx.
    @available(*, deprecated, message: "set `current`")
    public func accept(_ value: Value) { current = value }

    /// Rx.
    @available(*, deprecated, message: "set `current`")
    public func onNext(_ value: Value) { current = value }

    /// RAC.
    @available(*, deprecated, message: "set `current`")
    public func sendNext(_ value: Value) { current = value }

    /// Combine.
    @available(*, deprecated, message: "set `current`")
    public func send(_ value: Value) { current = value }

    /// ReactiveSwift.
    @available(*, deprecated, message: "read `current`")
    public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result { try action(current) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "init(following:initially:)")
    public convenience init(initial: Value, then signal: TickSignal<Value, Never>) { self.init(following: signal, initially: initial) }
  }

  @_documentation(visibility: internal)
  extension TickValue.ReadOnly {
    /// ReactiveSwift.
    @available(*, deprecated, renamed: "current")
    public var value: Value { current }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "signal")
    public var producer: TickSignal<Value, Never> { signal }
  }

  @_documentation(visibility: internal)
  extension Event {
    /// Rx.
    @available(*, deprecated, renamed: "value")
    public var element: Value? { value }

    /// Rx.
    @available(*, deprecated, renamed: "failure")
    public var error: Failure? { failure }

    /// Rx, ReactiveSwift.
    @available(*, deprecated, renamed: "isTerminal")
    public var isStopEvent: Bool { isTerminal }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "isTerminal")
    public var isTerminating: Bool { isTerminal }

    /// Rx.
    @available(*, deprecated, renamed: "failed(_:)")
    public static func error(_ failure: Failure) -> Event { .failed(failure) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "next(_:)")
    public static func value(_ value: Value) -> Event { .next(value) }

    /// Combine.
    @available(*, deprecated, renamed: "failed(_:)")
    public static func failure(_ failure: Failure) -> Event { .failed(failure) }

    /// Combine.
    @available(*, deprecated, renamed: "completed")
    public static var finished: Event { .completed }
  }

  // Tables/SameFailures.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, deprecated, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func flatMapError<NewFailure>(_ handler: @escaping @Sendable (Failure) -> TickSignal<Value, NewFailure>) -> TickSignal<Value, NewFailure> { self.catch(handler) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func flatMapError(_ handler: @escaping @Sendable (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { self.catch(handler) }

    /// Rx.
    @available(*, deprecated, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func catchError(_ handler: @escaping @Sendable (Failure) -> TickSignal) -> TickSignal { self.catch(handler) }

    /// Rx.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "catch(_:)", message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func catchError(_ handler: @escaping @Sendable (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { self.catch(handler) }

    /// RAC.
    @available(*, deprecated, message: "use `catch { _ in signal }`")
    public func `catch`(to replacement: TickSignal) -> TickSignal { self.catch { _ in replacement } }

    /// RAC, with a signal that cannot fail.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `catch { _ in signal }`")
    public func `catch`(to replacement: TickSignal<Value, Never>) -> TickSignal<Value, Never> { self.catch { _ in replacement } }

    /// RAC.
    @available(*, deprecated, message: "use `catch { _ in signal }`")
    public func catchTo(_ replacement: TickSignal) -> TickSignal { self.catch { _ in replacement } }

    /// RAC, with a signal that cannot fail.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `catch { _ in signal }`")
    public func catchTo(_ replacement: TickSignal<Value, Never>) -> TickSignal<Value, Never> { self.catch { _ in replacement } }

    /// Rx.
    @available(*, deprecated, message: "use `catch { _ in .just(value) }`")
    public func catchAndReturn(_ value: Value) -> TickSignal<Value, Never> { self.catch { _ in .just(value) } }

    /// Rx.
    @available(*, deprecated, message: "use `catch { _ in .just(value) }`")
    public func catchErrorJustReturn(_ value: Value) -> TickSignal<Value, Never> { self.catch { _ in .just(value) } }

    /// Combine.
    @available(*, deprecated, message: "use `catch { _ in .just(value) }`")
    public func replaceError(with value: Value) -> TickSignal<Value, Never> { self.catch { _ in .just(value) } }

    /// Rx.
    @available(*, deprecated, message: "use `catch { _ in .just(value) }`")
    public func asInfallible(onErrorJustReturn value: Value) -> TickSignal<Value, Never> { self.catch { _ in .just(value) } }

    /// RxSwiftExt.
    @available(*, deprecated, message: "use `catch { _ in .empty }`")
    public func catchErrorJustComplete() -> TickSignal<Value, Never> { self.catch { _ in .empty } }

    /// CombineExt.
    @available(*, deprecated, message: "use `catch { _ in .empty }`")
    public func ignoreFailure() -> TickSignal<Value, Never> { self.catch { _ in .empty } }

    /// ReactiveSwift, Combine.
    @available(*, deprecated, renamed: "mapFailure(_:)")
    public func mapError<NewFailure>(_ transform: @escaping @Sendable (Failure) -> NewFailure) -> TickSignal<Value, NewFailure> { mapFailure(transform) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "retry(_:)")
    public func retry(upTo count: Int) -> TickSignal { retry(count) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `retry(_:backoff:on:)`, with `.constant(_:)` for an interval")
    public func retry(upTo count: Int, interval: Duration, on scheduler: any TickScheduler) -> TickSignal { retry(count, backoff: .constant(interval), on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `retry(_:backoff:on:)`, with `.constant(.seconds(1))` for an interval")
    public func retry(upTo count: Int, interval: Double, on scheduler: any TickScheduler) -> TickSignal { retry(count, backoff: .constant(.seconds(interval)), on: scheduler) }

    /// RAC.
    @available(*, deprecated, renamed: "repeated()")
    public func `repeat`() -> TickSignal { repeated() }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "repeated(_:)")
    public func `repeat`(_ count: Int) -> TickSignal { repeated(count) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == any Error {
    /// Rx, whose closure can throw.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `catch(_:)`; in place of throwing, return `.fail(error)`")
    public func catchError(_ handler: @escaping @Sendable (any Error) throws -> TickSignal) -> TickSignal { self.catch { failure in do { return try handler(failure) } catch { return .fail(error) } } }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @available(*, deprecated, renamed: "promoteFailure(to:)")
    public func promoteError<NewFailure>(_ type: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> { promoteFailure(to: type) }

    /// ReactiveSwift, where the failure cannot be inferred.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "promoteFailure(to:)")
    public func promoteError() -> TickSignal<Value, any Error> { promoteFailure() }

    /// ReactiveCocoa 4.
    @available(*, deprecated, renamed: "promoteFailure(to:)")
    public func promoteErrors<NewFailure>(_ type: NewFailure.Type) -> TickSignal<Value, NewFailure> { promoteFailure(to: type) }

    /// Combine.
    @available(*, deprecated, renamed: "promoteFailure(to:)")
    public func setFailureType<NewFailure>(to type: NewFailure.Type) -> TickSignal<Value, NewFailure> { promoteFailure(to: type) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Never {
    /// ReactiveSwift.
    @available(*, deprecated, renamed: "ignoreValues(as:)")
    public func promoteValue<Output: Sendable>(_ type: Output.Type = Output.self) -> TickSignal<Output, Failure> { ignoreValues(as: type) }

    /// CombineExt.
    @available(*, deprecated, renamed: "ignoreValues(as:)")
    public func setOutputType<Output: Sendable>(to type: Output.Type) -> TickSignal<Output, Failure> { ignoreValues(as: type) }
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
    @available(*, deprecated, message: "use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle`, `map(_:).flatten(maxConcurrent:)` for `.concurrent`")
    public func flatMap<Output>(_ strategy: FlattenStrategyOfReactiveSwift, _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { switch strategy { case .merge: flatMap(transform) case .concat: map(transform).flatten(maxConcurrent: 1) case .latest: flatMapLatest(transform) case .throttle: map(transform).flatMapFirst { $0 } case .concurrent(let limit): map(transform).flatten(maxConcurrent: Int(clamping: limit)) } }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle`, `map(_:).flatten(maxConcurrent:)` for `.concurrent`")
    public func flatMap<Output>(_ strategy: FlattenStrategyOfReactiveSwift, _ transform: @escaping @Sendable (Value) -> TickSignal<Output, Never>) -> TickSignal<Output, Failure> { flatMap(strategy) { transform($0).promoteFailure(to: Failure.self) } }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `switchToLatest()` for `.latest`, `flatMapFirst` for `.throttle`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`")
    public func flatten<Output>(_ strategy: FlattenStrategyOfReactiveSwift) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatMap(strategy) { $0 } }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `switchToLatest()` for `.latest`, `flatMapFirst` for `.throttle`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`")
    public func flatten<Output>(_ strategy: FlattenStrategyOfReactiveSwift) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Never> { flatMap(strategy) { $0 } }

    /// RAC.
    @available(*, deprecated, renamed: "flatten(maxConcurrent:)")
    public func flatten<Output>(_ limit: UInt) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatten(maxConcurrent: limit == 0 ? .max : Int(clamping: limit)) }

    /// Rx.
    @available(*, deprecated, renamed: "flatten(maxConcurrent:)")
    public func merge<Output>(maxConcurrent limit: Int) -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatten(maxConcurrent: limit) }

    /// Rx.
    @available(*, deprecated, message: "use `flatten()`")
    public func merge<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatten() }

    /// RAC, Rx.
    @available(*, deprecated, message: "use `flatten(maxConcurrent: 1)`")
    public func concat<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatten(maxConcurrent: 1) }

    /// swift-async-algorithms.
    @available(*, deprecated, message: "use `flatten(maxConcurrent: 1)`")
    public func joined<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { flatten(maxConcurrent: 1) }

    /// Rx.
    @available(*, deprecated, renamed: "switchToLatest()")
    public func switchLatest<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { switchToLatest() }

    /// RAC.
    @available(*, deprecated, renamed: "flatMap(_:)")
    public func flattenMap<Output>(_ transform: @escaping @Sendable (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { flatMap(transform) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `flatMapLatest` for `.latest`, `flatMap` for `.merge`, `concatMap` for `.concat`, `flatMapFirst` for `.throttle`, `map(_:).flatten(maxConcurrent:)` for `.concurrent`")
    public func flatMap<Output, InnerFailure>(_ strategy: FlattenStrategyOfReactiveSwift, _ transform: @escaping @Sendable (Value) -> TickSignal<Output, InnerFailure>) -> TickSignal<Output, InnerFailure> { promoteFailure(to: InnerFailure.self).flatMap(strategy, transform) }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `switchToLatest()` for `.latest`, `flatMapFirst` for `.throttle`, `flatten(maxConcurrent:)` for the others: `.max` for `.merge`, 1 for `.concat`")
    public func flatten<Output, InnerFailure>(_ strategy: FlattenStrategyOfReactiveSwift) -> TickSignal<Output, InnerFailure> where Value == TickSignal<Output, InnerFailure> { flatMap(strategy) { $0 } }
  }

  // Tables/SameSources.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, deprecated, message: "use `.just(_:)`, or `.fail(_:)`")
    public init(result: Result<Value, Failure>) { switch result { case .success(let value): self = .just(value) case .failure(let failure): self = .fail(failure) } }

    /// RAC.
    @available(*, deprecated, renamed: "just(_:)")
    public static func `return`(_ value: Value) -> TickSignal { .just(value) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `.just(_:)`")
    public init(value: Value) { self = .just(value) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `.fail(_:)`")
    public init(error: Failure) { self = .fail(error) }

    /// RAC, Rx.
    @available(*, deprecated, renamed: "fail(_:)")
    public static func error(_ failure: Failure) -> TickSignal { .fail(failure) }

    /// Rx.
    @available(*, deprecated, message: "use `.from([…])`")
    public static func of(_ values: Value...) -> TickSignal { .from(values) }

    /// Rx.
    @available(*, deprecated, message: "use `.just(_:).repeated()`")
    public static func repeatElement(_ value: Value) -> TickSignal { .just(value).repeated() }

    /// RAC.
    @available(*, deprecated, renamed: "deferred(_:)")
    public static func `defer`(_ make: @escaping @Sendable () -> TickSignal) -> TickSignal { .deferred(make) }

    /// Rx.
    @available(*, deprecated, message: "use `.from(_:)` with an array, or `.just(_:)`")
    public static func from(optional value: Value?) -> TickSignal { .from(value.map { [$0] } ?? []) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `.from([…])`")
    public init(values first: Value, _ others: Value...) { self = .from([first] + others) }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `.from(_:)`")
    public init(_ values: [Value]) { self = .from(values) }

    /// Combine, ReactiveSwift.
    @available(*, deprecated, message: "leave it out: it is a `TickSignal` already")
    public init(_ signal: TickSignal) { self = signal }

    /// Combine.
    @available(*, deprecated, message: "use `TickSignal.fail(_:)`")
    public init(outputType: Value.Type, failure: Failure) { self = .fail(failure) }

    /// Rx, where `empty` and `never` are functions.
    @available(*, deprecated, message: "write it without parentheses: `.empty`, `.never`")
    public func callAsFunction() -> TickSignal { self }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// ReactiveSwift, of a signal whose failure is not written.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `.just(_:)`")
    public init(value: Value) { self = .just(value) }

    /// ReactiveSwift, of a signal whose failure is not written.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `.from([…])`")
    public init(values first: Value, _ others: Value...) { self = .from([first] + others) }

    /// ReactiveSwift, of a signal whose failure is not written.
    @available(*, deprecated, message: "use `.from(_:)`")
    public init(_ values: [Value]) { self = .from(values) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `.just(_:)`")
    public init(_ value: Value) { self = .just(value) }
  }

  // Tables/SameTimes.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, deprecated, renamed: "debounce(for:on:)")
    public func debounce(_ quiet: Duration, scheduler: any TickScheduler) -> TickSignal { debounce(for: quiet, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `debounce(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func debounce(_ quiet: Double, scheduler: any TickScheduler) -> TickSignal { debounce(for: .seconds(quiet), on: scheduler) }

    /// ReactiveSwift, which drops the waiting value at completion.
    @available(*, deprecated, message: "use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`")
    public func debounce(_ quiet: Duration, on scheduler: any TickScheduler) -> TickSignal { debounce(for: quiet, discardWhenCompleted: true, on: scheduler) }

    /// ReactiveSwift, which drops the waiting value at completion.
    @available(*, deprecated, message: "use `debounce(for:on:)`; a span is a `Duration`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`")
    public func debounce(_ quiet: Double, on scheduler: any TickScheduler) -> TickSignal { debounce(for: .seconds(quiet), discardWhenCompleted: true, on: scheduler) }

    /// Combine, which drops the waiting value at completion.
    @available(*, deprecated, message: "use `debounce(for:on:)`; to drop what waits at completion, `debounce(for:discardWhenCompleted:on:)`")
    public func debounce(for quiet: Duration, scheduler: any TickScheduler) -> TickSignal { debounce(for: quiet, discardWhenCompleted: true, on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "throttle(for:on:)")
    public func throttle(_ period: Duration, scheduler: any TickScheduler) -> TickSignal { throttle(for: period, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `throttle(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func throttle(_ period: Double, scheduler: any TickScheduler) -> TickSignal { throttle(for: .seconds(period), on: scheduler) }

    /// Rx, which delays the completion, too.
    @available(*, deprecated, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion")
    public func delay(_ delay: Duration, scheduler: any TickScheduler) -> TickSignal { concat(TickSignal.empty.delaySubscription(delay, on: scheduler)).delay(delay, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion; a span is a `Duration`")
    public func delay(_ delay: Double, scheduler: any TickScheduler) -> TickSignal { concat(TickSignal.empty.delaySubscription(.seconds(delay), on: scheduler)).delay(.seconds(delay), on: scheduler) }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion; a span is a `Duration`")
    public func delay(_ delay: Double, on scheduler: any TickScheduler) -> TickSignal { concat(TickSignal.empty.delaySubscription(.seconds(delay), on: scheduler)).delay(.seconds(delay), on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "delaySubscription(_:on:)")
    public func delaySubscription(_ delay: Duration, scheduler: any TickScheduler) -> TickSignal { delaySubscription(delay, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `delaySubscription(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func delaySubscription(_ delay: Double, scheduler: any TickScheduler) -> TickSignal { delaySubscription(.seconds(delay), on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "timeout(afterSilence:or:on:)")
    public func timeout(_ duration: Duration, other: TickSignal, scheduler: any TickScheduler) -> TickSignal { timeout(afterSilence: duration, or: other, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `timeout(afterSilence:or:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(_ duration: Double, other: TickSignal, scheduler: any TickScheduler) -> TickSignal { timeout(afterSilence: .seconds(duration), or: other, on: scheduler) }

    /// Combine.
    @available(*, deprecated, message: "use `timeout(afterSilence:failing:on:)` and `deliver(on:)`: Combine's delivers on its scheduler")
    public func timeout(_ duration: Duration, scheduler: any TickScheduler, customError: @escaping @Sendable () -> Failure) -> TickSignal { timeout(afterSilence: duration, or: .deferred { .fail(customError()) }, on: scheduler).deliver(on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "timeout(after:failing:on:)")
    public func timeout(after duration: Duration, raising failure: Failure, on scheduler: any TickScheduler) -> TickSignal { timeout(after: duration, failing: failure, on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout(after duration: Double, raising failure: Failure, on scheduler: any TickScheduler) -> TickSignal { timeout(after: .seconds(duration), failing: failure, on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "collect(every:maxCount:on:)")
    public func buffer(timeSpan interval: Duration, count: Int, scheduler: any TickScheduler) -> TickSignal<[Value], Failure> { collect(every: interval, maxCount: count, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `collect(every:maxCount:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func buffer(timeSpan interval: Double, count: Int, scheduler: any TickScheduler) -> TickSignal<[Value], Failure> { collect(every: .seconds(interval), maxCount: count, on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "window(every:maxCount:on:)")
    public func window(timeSpan interval: Duration, count: Int, scheduler: any TickScheduler) -> TickSignal<TickSignal, Failure> { window(every: interval, maxCount: count, on: scheduler) }

    /// Combine.
    @available(*, deprecated, renamed: "collect(count:)")
    public func collect(_ count: Int) -> TickSignal<[Value], Failure> { collect(count: count) }

    /// Rx.
    @available(*, deprecated, renamed: "take(for:on:)")
    public func take(for duration: Duration, scheduler: any TickScheduler) -> TickSignal { take(for: duration, on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "take(for:on:)")
    public func take(_ duration: Duration, scheduler: any TickScheduler) -> TickSignal { take(for: duration, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `take(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func take(_ duration: Double, scheduler: any TickScheduler) -> TickSignal { take(for: .seconds(duration), on: scheduler) }

    /// CombineExt.
    @available(*, deprecated, renamed: "take(for:on:)")
    public func prefix(duration: Duration, on scheduler: any TickScheduler) -> TickSignal { take(for: duration, on: scheduler) }

    /// Rx.
    @available(*, deprecated, renamed: "skip(for:on:)")
    public func skip(_ duration: Duration, scheduler: any TickScheduler) -> TickSignal { skip(for: duration, on: scheduler) }

    /// Rx, with seconds.
    @available(*, deprecated, message: "use `skip(for:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func skip(_ duration: Double, scheduler: any TickScheduler) -> TickSignal { skip(for: .seconds(duration), on: scheduler) }

    /// Combine.
    @available(*, deprecated, renamed: "measureInterval(on:)")
    public func measureInterval(using scheduler: any TickScheduler) -> TickSignal<Duration, Failure> { measureInterval(on: scheduler) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == Never {
    /// Combine, whose failure comes after the waiting value.
    @available(*, deprecated, message: "use `delay(_:on:)`, with `concat(.empty.delaySubscription(_:on:))` before it for the completion")
    public func delay(for delay: Duration, scheduler: any TickScheduler) -> TickSignal { concat(TickSignal.empty.delaySubscription(delay, on: scheduler)).delay(delay, on: scheduler) }

    /// Combine, which completes.
    @available(*, deprecated, message: "use `timeout(afterSilence:or:on:)`, with `.empty`, and `deliver(on:)`; `timeout(afterSilence:on:)` fails")
    public func timeout(_ duration: Duration, scheduler: any TickScheduler) -> TickSignal { timeout(afterSilence: duration, or: .empty, on: scheduler).deliver(on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "timeout(after:failing:on:)")
    public func timeout<NewFailure>(after duration: Duration, raising failure: NewFailure, on scheduler: any TickScheduler) -> TickSignal<Value, NewFailure> { timeout(after: duration, failing: failure, on: scheduler) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public func timeout<NewFailure>(after duration: Double, raising failure: NewFailure, on scheduler: any TickScheduler) -> TickSignal<Value, NewFailure> { timeout(after: .seconds(duration), failing: failure, on: scheduler) }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// Rx. Without the trait: the form for any values.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "interval(_:on:)")
    public static func interval(_ interval: Duration, scheduler: any TickScheduler) -> TickSignal { .interval(interval, on: scheduler) }

    /// Rx. Without the trait: the form for any values.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "after(_:on:)")
    public static func timer(_ delay: Duration, scheduler: any TickScheduler) -> TickSignal { .after(delay, on: scheduler) }

    /// Rx. Without the trait: the form for any values.
    @available(*, deprecated, message: "use `interval(_:delay:on:)`: the interval, then the delay of the first tick")
    public static func timer(_ delay: Duration, period: Duration, scheduler: any TickScheduler) -> TickSignal { .interval(period, delay: delay, on: scheduler) }
  }

  @_documentation(visibility: internal)
  extension CountdownHub {
    /// An earlier name of this library.
    @discardableResult
    @available(*, deprecated, renamed: "pause(while:)")
    public func paused(by isPaused: TickSignal<Bool, Never>) -> AnyDisposable { pause(while: isPaused) }
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
    /// ReactiveSwift.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func map(value constant: Void) -> TickSignal<Void, Failure> { replaceValues(with: constant) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func map(value constant: Bool) -> TickSignal<Bool, Failure> { replaceValues(with: constant) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func map(value constant: Int) -> TickSignal<Int, Failure> { replaceValues(with: constant) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func map(value constant: String) -> TickSignal<String, Failure> { replaceValues(with: constant) }

    /// RxSwiftExt.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func mapTo<Output: Sendable>(_ constant: Output) -> TickSignal<Output, Failure> { replaceValues(with: constant) }

    /// RAC.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func mapReplace<Output: Sendable>(_ constant: Output) -> TickSignal<Output, Failure> { replaceValues(with: constant) }

    /// CombineExt.
    @available(*, deprecated, renamed: "replaceValues(with:)")
    public func mapToValue<Output: Sendable>(_ constant: Output) -> TickSignal<Output, Failure> { replaceValues(with: constant) }

    /// CombineExt.
    @available(*, deprecated, message: "use `replaceValues(with: ())`")
    public func mapToVoid() -> TickSignal<Void, Failure> { replaceValues(with: ()) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `map { ($0.first, $0.second) }`")
    public func map<First: Sendable, Second: Sendable>(_ first: any KeyPath<Value, First> & Sendable, _ second: any KeyPath<Value, Second> & Sendable) -> TickSignal<(First, Second), Failure> { map { ($0[keyPath: first], $0[keyPath: second]) } }

    /// Combine.
    @available(*, deprecated, message: "use `map { $0 ?? value }`")
    public func replaceNil<Wrapped: Sendable>(with value: Wrapped) -> TickSignal<Wrapped, Failure> where Value == Wrapped? { map { $0 ?? value } }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "compactMap(_:)")
    public func filterMap<Output: Sendable>(_ transform: @escaping @Sendable (Value) -> Output?) -> TickSignal<Output, Failure> { compactMap(transform) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `compactMap { $0 }`")
    public func skipNil<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { compactMap { $0 } }

    /// RxSwiftExt.
    @available(*, deprecated, message: "use `compactMap { $0 }`")
    public func unwrap<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { compactMap { $0 } }

    /// RxOptional.
    @available(*, deprecated, message: "use `compactMap { $0 }`")
    public func filterNil<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { compactMap { $0 } }

    /// swift-async-algorithms.
    @available(*, deprecated, message: "use `compactMap { $0 }`")
    public func compacted<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { compactMap { $0 } }

    /// Rx.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "scan(_:_:)")
    public func scan<Result: Sendable>(_ initial: Result, accumulator: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { scan(initial, accumulator) }

    /// RAC.
    @available(*, deprecated, renamed: "scan(_:_:)")
    public func scan<Result: Sendable>(withStart initial: Result, reduce: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { scan(initial, reduce) }

    /// Rx.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "reduce(_:_:)")
    public func reduce<Result: Sendable>(_ initial: Result, accumulator: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { reduce(initial, accumulator) }

    /// RAC.
    @available(*, deprecated, renamed: "reduce(_:_:)")
    public func aggregate<Result: Sendable>(withStart initial: Result, reduce: @escaping @Sendable (Result, Value) -> Result) -> TickSignal<Result, Failure> { self.reduce(initial, reduce) }

    /// RAC, Rx.
    @available(*, deprecated, renamed: "collect()")
    public func toArray() -> TickSignal<[Value], Failure> { collect() }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "pairwise()")
    public func combinePrevious() -> TickSignal<(Value, Value), Failure> { pairwise() }

    /// swift-async-algorithms.
    @available(*, deprecated, renamed: "pairwise()")
    public func adjacentPairs() -> TickSignal<(Value, Value), Failure> { pairwise() }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `startWith(_:).pairwise()`")
    public func combinePrevious(_ initial: Value) -> TickSignal<(Value, Value), Failure> { startWith(initial).pairwise() }

    /// RAC.
    @available(*, deprecated, message: "use `startWith(_:).pairwise().map { … }`")
    public func combinePrevious<Output: Sendable>(withStart initial: Value, reduce: @escaping @Sendable (Value, Value) -> Output) -> TickSignal<Output, Failure> { startWith(initial).pairwise().map { reduce($0, $1) } }

    /// Rx.
    @available(*, deprecated, renamed: "removeDuplicates(by:)")
    public func distinctUntilChanged(_ areEqual: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { removeDuplicates(by: areEqual) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "removeDuplicates(by:)")
    public func skipRepeats(_ areEqual: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { removeDuplicates(by: areEqual) }

    /// Rx.
    @available(*, deprecated, message: "use `removeDuplicates { $0.key == $1.key }`")
    public func distinctUntilChanged<Key: Equatable & Sendable>(_ key: @escaping @Sendable (Value) -> Key) -> TickSignal { removeDuplicates { key($0) == key($1) } }

    /// Rx.
    @available(*, deprecated, message: "use `removeDuplicates { $0.key == $1.key }`")
    public func distinctUntilChanged<Key: Equatable & Sendable>(at key: any KeyPath<Value, Key> & Sendable) -> TickSignal { removeDuplicates { $0[keyPath: key] == $1[keyPath: key] } }

    /// Rx.
    @available(*, deprecated, message: "use `removeDuplicates(by:)`, which compares the keys of the two values")
    public func distinctUntilChanged<Key>(_ key: @escaping @Sendable (Value) -> Key, comparer areEqual: @escaping @Sendable (Key, Key) -> Bool) -> TickSignal { removeDuplicates { areEqual(key($0), key($1)) } }

    /// RAC, Rx.
    @available(*, deprecated, renamed: "ignoreValues()")
    public func ignoreElements() -> TickSignal<Never, Failure> { ignoreValues() }

    /// Combine.
    @available(*, deprecated, renamed: "ignoreValues()")
    public func ignoreOutput() -> TickSignal<Never, Failure> { ignoreValues() }

    /// Rx.
    @available(*, deprecated, renamed: "ignoreValues()")
    public func asCompletable() -> TickSignal<Never, Failure> { ignoreValues() }

    /// Combine.
    @available(*, deprecated, renamed: "orIfEmpty(_:)")
    public func replaceEmpty(with value: Value) -> TickSignal { orIfEmpty(value) }

    /// Rx.
    @available(*, deprecated, renamed: "orIfEmpty(_:)")
    public func ifEmpty(default value: Value) -> TickSignal { orIfEmpty(value) }

    /// RAC.
    @available(*, deprecated, message: "use `contains(where:)`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func any(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { contains(where: condition).catch { _ in .just(false) } }

    /// RAC.
    @available(*, deprecated, message: "use `contains { _ in true }`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func any() -> TickSignal<Bool, Failure> { any { _ in true } }

    /// RAC.
    @available(*, deprecated, message: "use `allSatisfy(_:)`; RAC sends `false` at an error, as with `catch { _ in .just(false) }`")
    public func all(_ condition: @escaping @Sendable (Value) -> Bool) -> TickSignal<Bool, Failure> { allSatisfy(condition).catch { _ in .just(false) } }

    /// Combine.
    @available(*, deprecated, message: "use `take(1)`, to await the value `await signal.firstValue()`; RxSwift's sends `nil` for an empty signal")
    public func first() -> TickSignal { take(1) }

    /// Combine.
    @available(*, deprecated, message: "use `takeLast(1)`, to await the value `await signal.lastValue()`")
    public func last() -> TickSignal { takeLast(1) }

    /// Combine.
    @available(*, deprecated, message: "use `filter(_:).takeLast(1)`")
    public func last(where condition: @escaping @Sendable (Value) -> Bool) -> TickSignal { filter(condition).takeLast(1) }

    /// RAC.
    @available(*, deprecated, message: "use `handleEvents(onNext:)`")
    public func doNext(_ onNext: @escaping @Sendable (Value) -> Void) -> TickSignal { handleEvents(onNext: onNext) }

    /// RAC.
    @available(*, deprecated, message: "use `handleEvents(onFailed:)`")
    public func doError(_ onFailed: @escaping @Sendable (Failure) -> Void) -> TickSignal { handleEvents(onFailed: onFailed) }

    /// RAC.
    @available(*, deprecated, message: "use `handleEvents(onCompleted:)`")
    public func doCompleted(_ onCompleted: @escaping @Sendable () -> Void) -> TickSignal { handleEvents(onCompleted: onCompleted) }

    /// RAC.
    @available(*, deprecated, message: "use `handleEvents(onSubscribe:)`")
    public func initially(_ onSubscribe: @escaping @Sendable () -> Void) -> TickSignal { handleEvents(onSubscribe: onSubscribe) }

    /// ReactiveSwift.
    @available(*, deprecated, message: "use `handleEvents(onNext:onFailed:onCompleted:)`")
    public func on(failed: (@Sendable (Failure) -> Void)? = nil, completed: (@Sendable () -> Void)? = nil, value: (@Sendable (Value) -> Void)? = nil) -> TickSignal { handleEvents(onNext: value, onFailed: failed, onCompleted: completed) }

    /// Rx.
    @available(*, deprecated, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:)`")
    public func `do`(onNext: (@Sendable (Value) -> Void)? = nil, onError: (@Sendable (Failure) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil) -> TickSignal { handleEvents(onSubscribe: onSubscribe, onNext: onNext, onFailed: onError, onCompleted: onCompleted) }

    /// Combine.
    @_disfavoredOverload
    @available(*, deprecated, message: "use `handleEvents(onNext:onFailed:onCompleted:onCancel:)`")
    public func handleEvents(receiveOutput: (@Sendable (Value) -> Void)? = nil, receiveCompletion: (@Sendable (CompletionOfCombine<Failure>) -> Void)? = nil, receiveCancel: (@Sendable () -> Void)? = nil) -> TickSignal { handleEvents(onNext: receiveOutput, onFailed: { receiveCompletion?(.failure($0)) }, onCompleted: { receiveCompletion?(.finished) }, onCancel: receiveCancel) }

    /// Rx.
    @available(*, deprecated, renamed: "log(_:)")
    public func debug(_ identifier: String? = nil, trimOutput _: Bool = false) -> TickSignal { log(identifier) }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "log(_:)")
    public func logEvents(identifier: String? = nil) -> TickSignal { log(identifier) }

    /// RAC.
    @available(*, deprecated, renamed: "log(_:)")
    public func logAll() -> TickSignal { log() }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value: Equatable {
    /// RAC, Rx.
    @available(*, deprecated, renamed: "removeDuplicates()")
    public func distinctUntilChanged() -> TickSignal { removeDuplicates() }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "removeDuplicates()")
    public func skipRepeats() -> TickSignal { removeDuplicates() }

    /// RAC.
    @available(*, deprecated, message: "use `filter { $0 != value }`")
    public func ignore(_ value: Value) -> TickSignal { filter { $0 != value } }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value: Comparable {
    /// Combine.
    @available(*, deprecated, message: "use `collect().compactMap { $0.min() }`")
    public func min() -> TickSignal { collect().compactMap { $0.min() } }

    /// Combine.
    @available(*, deprecated, message: "use `collect().compactMap { $0.max() }`")
    public func max() -> TickSignal { collect().compactMap { $0.max() } }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine.
    @available(*, deprecated, message: "use `collect().compactMap { $0.min(by: …) }`")
    public func min(by isLess: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { collect().compactMap { $0.min(by: isLess) } }

    /// Combine.
    @available(*, deprecated, message: "use `collect().compactMap { $0.max(by: …) }`")
    public func max(by isLess: @escaping @Sendable (Value, Value) -> Bool) -> TickSignal { collect().compactMap { $0.max(by: isLess) } }

    /// ReactiveSwift.
    @available(*, deprecated, renamed: "not()")
    public func negate() -> TickSignal where Value == Bool { not() }

    /// CombineExt.
    @available(*, deprecated, renamed: "not()")
    public func toggle() -> TickSignal where Value == Bool { not() }
  }

#endif
