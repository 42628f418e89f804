// swift-format-ignore-file
// Generated from Tables/OneForm.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension SpanElsewhere where Self == SpanOfElsewhere {
    /// Seconds.
    public static func seconds(_: Double) -> SpanOfElsewhere { moved }

    /// Milliseconds.
    public static func milliseconds(_: Int) -> SpanOfElsewhere { moved }

    /// Microseconds.
    public static func microseconds(_: Int) -> SpanOfElsewhere { moved }

    /// Nanoseconds.
    public static func nanoseconds(_: Int) -> SpanOfElsewhere { moved }

    /// No time.
    public static var zero: SpanOfElsewhere { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, `subscribe(onNext:onFailed:onCompleted:)`, or on `onMain` for the main actor")
    public func sink(receiveCompletion: ((CompletionOfCombine<Failure>) -> Void)? = nil, receiveValue: (Value) -> Void) -> Subscription { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func take(until _: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func skip(until _: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func sample(when _: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func restarted(by _: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func and(_: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func or(_: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func timeout(after _: Duration, or _: some SignalArgument, on _: any TickScheduler) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func timeout(afterSilence _: Duration, first: Duration? = nil, or _: some SignalArgument, on _: any TickScheduler) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func race(_: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`, where the values do, `ignoreValues(as:)`")
    public func concat(_: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func then<Next: SignalArgument>(_: Next) -> TickSignal<Next.Value, Failure> { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func merge<each Other: SignalArgument>(_: repeat each Other) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func combineLatest<First: SignalArgument, each Other: SignalArgument>(_: First, _: repeat each Other) -> TickSignal<(Value, First.Value, repeat (each Other).Value), Failure> { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func zip<First: SignalArgument, each Other: SignalArgument>(_: First, _: repeat each Other) -> TickSignal<(Value, First.Value, repeat (each Other).Value), Failure> { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    public func withLatest<First: SignalArgument, each Other: SignalArgument>(from _: First, _: repeat each Other) -> TickSignal<(Value, First.Value, repeat (each Other).Value), Failure> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns; `observe` also ends a subject")
    public func bind(to _: AnyObject..., onNext: ((Value) -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns")
    public func drive(_: AnyObject..., onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns")
    public func emit(to _: AnyObject..., onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Subscription { moved }

    /// ReactiveSwift, and RAC.
    @available(*, unavailable, message: "use `throttle(for:on:)`, which sends what waits at completion; RAC's throttle is `debounce(for:on:)`")
    public func throttle(_: some SpanElsewhere = 0.0, while _: (any SignalArgument)? = nil, on _: AnyObject? = nil) -> TickSignal { moved }

    /// Combine, and ReactiveSwift, with a signal.
    @available(*, unavailable, message: "use `take(_:)`, `take(while:)` or `take(until:)`; for a signal before this one, `other.concat(signal)`")
    public func prefix(untilOutputFrom _: (any SignalArgument)? = nil, _: Any? = nil, while _: ((Value) -> Bool)? = nil) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `concat(.just(value))`, `concat(.from(values))`, or for a signal `concat(_:)`")
    public func append(_: Any...) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; nothing is requested, every value is sent")
    public func handleEvents(receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Value) -> Void)? = nil, receiveCompletion: ((CompletionOfCombine<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((DemandOfCombine) -> Void)? = nil) -> TickSignal { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `compactMap { $0 }`; where no value is `nil`, leave it out")
    public func skipNil<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `map { $0 ?? value }`; where no value is `nil`, leave it out")
    public func replaceNil<Wrapped: Sendable>(with _: Any) -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    public func flatMapError(_: (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `startWith(_:)` for values, `other.concat(signal)` for a signal")
    public func prepend(_: Value...) -> TickSignal { moved }

    /// Combine, with a signal or an array.
    @available(*, unavailable, message: "use `startWith(_:)` for values, `other.concat(signal)` for a signal")
    public func prepend(_: Any...) -> TickSignal { moved }

    /// ReactiveSwift.  A closure of `map` fits no `any Sendable`, but any type parameter: then the compiler would name this one instead of what is wrong in the closure..
    @available(*, unavailable, renamed: "replaceValues(with:)")
    public func map(value _: any Sendable) -> TickSignal<any Sendable, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "set `current`; it completes when it is released, and cannot fail: for that, `TickSubject(replay: 1)`")
    public func send(completion _: (CompletionOfCombine<any Error>)? = nil, _: Value? = nil) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// A guess.
    @available(*, unavailable, renamed: "at(_:on:)")
    public static func after(_: some WallTime, on _: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Duration, Failure == Never {
    /// A guess.
    @available(*, unavailable, renamed: "countdown(for:on:)")
    public static func countdown(_: Duration, on _: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == any Error {
    /// A guess.
    @available(*, unavailable, message: "use the initializer: `TickSignal(sequence)`")
    public static func from<Elements: AsyncSequence>(_: Elements) -> TickSignal where Elements.Element == Value { moved }
  }

#endif
