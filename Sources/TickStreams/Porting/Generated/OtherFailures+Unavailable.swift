// swift-format-ignore-file
// Generated from Tables/OtherFailures.txt by .ci/spellings.

#if !Porting

  /// How often a signal of RxSwiftExt is repeated.
  @_documentation(visibility: internal)
  public enum RepeatBehaviorOfRx {
    /// A guess: a backoff of this library without its label.
    public static func exponential(from _: Duration, factor: Double = 2, cap: Duration = .seconds(1)) -> RepeatBehaviorOfRx { moved }

    /// Immediately.
    case immediate(maxCount: UInt)

    /// After a time.
    case delayed(maxCount: UInt, time: Double)

    /// After longer and longer times.
    case exponentialDelayed(maxCount: UInt, initial: Double, multiplier: Double)

    /// After a time that the caller computes.
    case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> Duration)
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @available(*, unavailable, message: "use `retry(_:where:backoff:on:)`; a wait that the failure decides: `retry(on:delay:)`")
    public func retry<Trigger: SignalArgument>(when _: (TickSignal<Failure, Never>) -> Trigger) -> TickSignal { moved }

    /// RxSwiftExt, CombineExt, Rx.
    @available(*, unavailable, message: "use `retry(_:where:backoff:on:)`; a wait that the failure decides: `retry(on:delay:)`")
    public func retryWhen<Trigger: SignalArgument>(_: (TickSignal<Failure, Never>) -> Trigger) -> TickSignal { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `retry(_:where:backoff:on:)`; a wait that the failure decides: `retry(on:delay:)`")
    public func retry(_: RepeatBehaviorOfRx) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `repeated(_:every:on:)`")
    public func repeatWhen<Trigger>(_: (TickSignal<Void, Never>) -> TickSignal<Trigger, Never>) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `orIfEmpty(_:)`, or `map { Optional($0) }.orIfEmpty(nil).concatMap { $0.map { .just($0) } ?? other }`")
    public func ifEmpty(switchTo _: TickSignal) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and returns the value")
    public func attemptMap<Output>(_: (Value) -> Result<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and returns the value")
    public func attempt(_: (Value) -> Result<Void, Failure>) -> TickSignal { moved }

    /// ReactiveSwift, of values that are not `Bool`.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `not()` for a signal of `Bool`, `ignoreValues(as:)` to give a signal without values another type")
    public func negate() -> TickSignal where Value == Bool { moved }

    /// ReactiveSwift, of a signal that has values.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `not()` for a signal of `Bool`, `ignoreValues(as:)` to give a signal without values another type")
    public func promoteValue<Output>(_: Output.Type = Output.self) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws")
    public func `try`(_: (Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch(_:)`; a closure that throws can return `.fail(error)`")
    public func tryCatch(_: (Failure) throws -> TickSignal) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `filter(_:)`")
    public func tryFilter(_: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `compactMap(_:)`")
    public func tryCompactMap<Output>(_: (Value) throws -> Output?) -> TickSignal<Output, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `scan(_:_:)`")
    public func tryScan<Result>(_: Result, _: (Result, Value) throws -> Result) -> TickSignal<Result, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `reduce(_:_:)`")
    public func tryReduce<Result>(_: Result, _: (Result, Value) throws -> Result) -> TickSignal<Result, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `take(while:)`")
    public func tryPrefix(while _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `skip(while:)`")
    public func tryDrop(while _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `removeDuplicates(by:)`")
    public func tryRemoveDuplicates(by _: (Value, Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `contains(where:)`")
    public func tryContains(where _: (Value) throws -> Bool) -> TickSignal<Bool, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `allSatisfy(_:)`")
    public func tryAllSatisfy(_: (Value) throws -> Bool) -> TickSignal<Bool, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `first(where:)`")
    public func tryFirst(where _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `filter(_:).takeLast(1)`")
    public func tryLast(where _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// ReactiveSwift, of a signal that can fail already.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `promoteFailure(to:)`; for a signal that can fail already, `mapFailure(_:)`")
    public func promoteError<NewFailure>(_: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> { moved }

    /// Combine, of a signal that can fail already.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `promoteFailure(to:)`; for a signal that can fail already, `mapFailure(_:)`")
    public func setFailureType<NewFailure>(to _: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch { fatalError(String(describing: $0)) }`")
    public func assertNoFailure(_: String = "") -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap { try encoder.encode($0) }`")
    public func encode<Coder>(encoder: Coder) -> TickSignal<[UInt8], any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap { try decoder.decode(Item.self, from: $0) }`")
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> TickSignal<Item, any Error> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`")
    public func `do`(onNext: ((Value) throws -> Void)? = nil, afterNext: ((Value) throws -> Void)? = nil, onError: ((Failure) throws -> Void)? = nil, afterError: ((Failure) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> TickSignal { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`")
    public func on(starting: (() -> Void)? = nil, started: (() -> Void)? = nil, event: ((Event<Value, Failure>) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil, value: ((Value) -> Void)? = nil) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onFailed:onCompleted:)`; `onEnd` also comes at a disposal")
    public func finally(_: () -> Void) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onNext:)`, with a breakpoint in the closure")
    public func breakpoint(receiveOutput: ((Value) -> Bool)? = nil, receiveCompletion: ((CompletionOfCombine<Failure>) -> Bool)? = nil) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onFailed:)`, with a breakpoint in the closure")
    public func breakpointOnError() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `map { Result.success($0) }.catch { .just(.failure($0)) }`")
    public func materializeResults() -> TickSignal<Result<Value, Failure>, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws: `try $0.get()`")
    public func dematerializeResults<Output: Sendable, ResultFailure>() -> TickSignal<Output, ResultFailure> where Value == Result<Output, ResultFailure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    public func logNext() -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    public func logError() -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    public func logCompleted() -> TickSignal { moved }
  }

#endif
