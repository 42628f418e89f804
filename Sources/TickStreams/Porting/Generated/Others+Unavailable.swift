// swift-format-ignore-file
// Generated from the tables by .ci/spellings.

#if !Porting

  // Tables/OneForm.txt

  @_documentation(visibility: internal)
  extension SpanElsewhere where Self == SpanOfElsewhere {
    /// Seconds.
    @export(implementation)
    public static func seconds(_: Double) -> SpanOfElsewhere { moved }

    /// Seconds, of a variable.
    @export(implementation)
    public static func seconds(_: Int) -> SpanOfElsewhere { moved }

    /// Milliseconds.
    @export(implementation)
    public static func milliseconds(_: Int) -> SpanOfElsewhere { moved }

    /// Microseconds.
    @export(implementation)
    public static func microseconds(_: Int) -> SpanOfElsewhere { moved }

    /// Nanoseconds.
    @export(implementation)
    public static func nanoseconds(_: Int) -> SpanOfElsewhere { moved }

    /// No time.
    @export(implementation)
    public static var zero: SpanOfElsewhere { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, `subscribe(onNext:onFailed:onCompleted:)`, or on `onMain` for the main actor")
    @export(implementation)
    public func sink(receiveCompletion: ((CompletionOfCombine<Failure>) -> Void)? = nil, receiveValue: (Value) -> Void) -> Subscription { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func take(until _: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func skip(until _: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func sample(when _: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func restarted(by _: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func and(_: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func or(_: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func timeout(after _: Duration, or _: some SignalArgument, on _: any TickScheduler) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func timeout(afterSilence _: Duration, first: Duration? = nil, or _: some SignalArgument, on _: any TickScheduler) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func race(_: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`, where the values do, `ignoreValues(as:)`")
    @export(implementation)
    public func concat(_: some SignalArgument) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func then<Next: SignalArgument>(_: Next) -> TickSignal<Next.SentValue, Failure> { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`, where the values do, `ignoreValues(as:)`")
    @export(implementation)
    public func merge<each Other: SignalArgument>(_: repeat each Other) -> TickSignal { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func combineLatest<First: SignalArgument, each Other: SignalArgument>(_: First, _: repeat each Other) -> TickSignal<(Value, First.SentValue, repeat (each Other).SentValue), Failure> { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func zip<First: SignalArgument, each Other: SignalArgument>(_: First, _: repeat each Other) -> TickSignal<(Value, First.SentValue, repeat (each Other).SentValue), Failure> { moved }

    /// Guesses: a subject or a value as an argument.
    @_disfavoredOverload
    @available(*, unavailable, message: "pass the `signal` of a subject or a value; where the failures differ, write `promoteFailure()`")
    @export(implementation)
    public func withLatest<First: SignalArgument, each Other: SignalArgument>(from _: First, _: repeat each Other) -> TickSignal<(Value, First.SentValue, repeat (each Other).SentValue), Failure> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns, as in `subscribe { value.current = $0 }`; `observe` also ends a subject")
    @export(implementation)
    public func bind(to _: AnyObject..., onNext: ((Value) -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns")
    @export(implementation)
    public func drive(_: AnyObject..., onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `onMain.subscribe(onNext:onCompleted:)`, and keep what it returns")
    @export(implementation)
    public func emit(to _: AnyObject..., onNext: ((Value) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Subscription { moved }

    /// ReactiveSwift, and RAC.
    @available(*, unavailable, message: "use `throttle(for:on:)`, which sends what waits at completion; RAC's throttle is `debounce(for:on:)`, ReactiveSwift's `throttle(while:)` is `flatMapLatest { value in isPaused.filter { !$0 }.take(1).replaceValues(with: value) }`")
    @export(implementation)
    public func throttle(_: some SpanElsewhere = 0.0, while _: (any SignalArgument)? = nil, on _: AnyObject? = nil) -> TickSignal { moved }

    /// Combine, and ReactiveSwift, with a signal.
    @available(*, unavailable, message: "use `take(_:)`, `take(while:)` or `take(until:)`, which also ends when the other signal completes; for a signal before this one, `other.concat(signal)`")
    @export(implementation)
    public func prefix(untilOutputFrom _: (any SignalArgument)? = nil, _: Any? = nil, while _: ((Value) -> Bool)? = nil) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `concat(.just(value))`, `concat(.from(values))`, or for a signal `concat(_:)`")
    @export(implementation)
    public func append(_: Any...) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; nothing is requested, every value is sent")
    @export(implementation)
    public func handleEvents(receiveSubscription: ((Subscription) -> Void)? = nil, receiveOutput: ((Value) -> Void)? = nil, receiveCompletion: ((CompletionOfCombine<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((DemandOfCombine) -> Void)? = nil) -> TickSignal { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `compactMap { $0 }`; where no value is `nil`, leave it out")
    @export(implementation)
    public func skipNil<Wrapped: Sendable>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `map { $0 ?? value }`; where no value is `nil`, leave it out")
    @export(implementation)
    public func replaceNil<Wrapped: Sendable>(with _: Any) -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    @export(implementation)
    public func flatMapError(_: (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// ReactiveSwift, with another failure.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `catch(_:)`; without a receiver, `self.catch(_:)`")
    @export(implementation)
    public func flatMapError<NewFailure>(_: (Failure) -> TickSignal<Value, NewFailure>) -> TickSignal<Value, NewFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `startWith(_:)` for values, `other.concat(signal)` for a signal")
    @export(implementation)
    public func prepend(_: Value...) -> TickSignal { moved }

    /// Combine, with a signal or an array.
    @available(*, unavailable, message: "use `startWith(_:)` for values, `other.concat(signal)` for a signal")
    @export(implementation)
    public func prepend(_: Any...) -> TickSignal { moved }

    /// ReactiveSwift.  A closure of `map` fits no `any Sendable`, but any type parameter: then the compiler would name this one instead of what is wrong in the closure..
    @available(*, unavailable, renamed: "replaceValues(with:)")
    @export(implementation)
    public func map(value _: any Sendable) -> TickSignal<any Sendable, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "set `current`; it completes when it is released, and cannot fail: for that, `TickSubject(replay: 1)`")
    @export(implementation)
    public func send(completion _: (CompletionOfCombine<any Error>)? = nil, _: Value? = nil) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// A guess.
    @available(*, unavailable, renamed: "at(_:on:)")
    @export(implementation)
    public static func after(_: some WallTime, on _: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Duration, Failure == Never {
    /// A guess.
    @available(*, unavailable, renamed: "countdown(for:on:)")
    @export(implementation)
    public static func countdown(_: Duration, on _: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension Clock {
    /// swift-clocks.
    @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, and its `values`")
    @export(implementation)
    public func timer(interval: Duration, tolerance: Duration? = nil) -> AsyncStream<Tick> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == any Error {
    /// A guess.
    @available(*, unavailable, message: "use the initializer: `TickSignal(sequence)`")
    @export(implementation)
    public static func from<Elements: AsyncSequence>(_: Elements) -> TickSignal where Elements.Element == Value { moved }

    /// Signals whose failures differ, without brackets.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func combineLatest<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where Value == (First.SentValue, Second.SentValue, repeat (each Other).SentValue) { moved }

    /// Signals whose failures differ, without brackets.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func zip<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where Value == (First.SentValue, Second.SentValue, repeat (each Other).SentValue) { moved }
  }

  // Tables/EarlierNames.txt

  /// Here.
  @available(*, unavailable, renamed: "withRetries(_:where:backoff:within:on:_:)")
  @export(implementation)
  public func retrying<Value>(_: Int = .max, where _: (any Error) -> Bool = { _ in true }, backoff _: Backoff, on _: any TickScheduler, _: () async throws -> Value) async throws -> Value { moved }

  /// Here.
  @available(*, unavailable, renamed: "withTimeout(after:on:_:)")
  @export(implementation)
  public func withTimeout<Value: Sendable>(_: Duration, on _: any TickScheduler, _: @escaping @Sendable () async throws -> Value) async throws -> Value { moved }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Here.
    @available(*, unavailable, renamed: "timeout(afterSilence:first:failing:on:)")
    @export(implementation)
    public func timeout<NewFailure>(between _: Duration, first: Duration? = nil, failing _: NewFailure, on _: any TickScheduler) -> TickSignal<Value, NewFailure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "timeout(afterSilence:first:or:on:)")
    @export(implementation)
    public func timeout(between _: Duration, first: Duration? = nil, or _: TickSignal, on _: any TickScheduler) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, renamed: "timeout(afterSilence:first:on:)")
    @export(implementation)
    public func timeout(between _: Duration, first: Duration? = nil, on _: any TickScheduler) -> TickSignal<Value, TickTimeout> { moved }

    /// Here.
    @available(*, unavailable, renamed: "window(every:for:maxCount:on:)")
    @export(implementation)
    public func window(every _: Duration, lasting _: Duration, orCount: Int = .max, on _: any TickScheduler) -> TickSignal<TickSignal<Value, Failure>, Failure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "window(every:maxCount:on:)")
    @export(implementation)
    public func window(every _: Duration, orCount _: Int, on _: any TickScheduler) -> TickSignal<TickSignal<Value, Failure>, Failure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "collect(every:maxCount:skipEmpty:on:)")
    @export(implementation)
    public func collect(every _: Duration, orCount _: Int, skipEmpty: Bool = false, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "collect(within:maxCount:on:)")
    @export(implementation)
    public func collect(within _: Duration, orCount _: Int, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `collect(when: trigger).filter { !$0.isEmpty }`")
    @export(implementation)
    public func collect<Trigger, TriggerFailure>(when _: TickSignal<Trigger, TriggerFailure>, skipEmpty _: Bool) -> TickSignal<[Value], Failure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "description")
    @export(implementation)
    public var name: String { moved }

    /// Here.
    @available(*, unavailable, message: "use `throttle(for:edges:on:)` with `.trailing`")
    @export(implementation)
    public func audit(for _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, renamed: "grouped(by:endingAfter:on:)")
    @export(implementation)
    public func grouped<Key: Hashable & Sendable>(by _: @escaping @Sendable (Value) -> Key, idle _: Duration, on _: any TickScheduler) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> { moved }

    /// Here.
    @available(*, unavailable, renamed: "from(_:every:delay:leeway:missedTicks:on:)")
    @export(implementation)
    public static func sequence(_: some Sequence<Value> & Sendable, every _: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, on _: any TickScheduler) -> TickSignal { moved }

    /// Here.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`")
    @export(implementation)
    public func subscribe(onMain _: (@MainActor (Value) -> Void)? = nil, onFailed: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, _: Any? = nil) -> Subscription { moved }

    /// Here.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`")
    @export(implementation)
    public func subscribe<Owner>(with _: Owner, onMain _: @MainActor (Owner, Value) -> Void, onFailed: ((Owner, Failure) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "share the replacement: `let next = replacement.share()`, and then `signal.take(until: next).merge(next)`")
    @export(implementation)
    public func take(untilReplacement _: TickSignal) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.map { … }`")
    @export(implementation)
    public func map<Output>(onMain _: @MainActor (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.compactMap { … }`")
    @export(implementation)
    public func compactMap<Output>(onMain _: @MainActor (Value) -> Output?) -> TickSignal<Output, Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.filter { … }`")
    @export(implementation)
    public func filter(onMain _: @MainActor (Value) -> Bool) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.catch { … }`")
    @export(implementation)
    public func `catch`(onMain _: @MainActor (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// Here.
    @available(*, unavailable, renamed: "retry(resetting:within:soonerWhen:showing:on:delay:)")
    @export(implementation)
    public func retry<Trigger>(resetting _: Backoff.Reset = .never, within: Duration? = nil, now _: TickSignal<Trigger, Never>, showing: TickValue<RetryWait?>? = nil, on _: any TickScheduler, after _: (Failure, Int) -> Duration?) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "show waits with `retry(soonerWhen:showing:on:) { failure, retry in backoff.delay(at: retry) }`")
    @export(implementation)
    public func retry<Trigger>(_: Int = .max, where: ((Failure) -> Bool)? = nil, backoff _: Backoff, resetting: Backoff.Reset = .never, within: Duration? = nil, soonerWhen: TickSignal<Trigger, Never> = TickSignal<Void, Never>.never, showing _: TickValue<RetryWait?>, on _: any TickScheduler) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "combine five signals and more with `TickSignal.combineLatest(signal, a, b, c, d)`")
    @export(implementation)
    public func combineLatest<A, B, C, D, each More: Sendable>(_: TickSignal<A, Failure>, _: TickSignal<B, Failure>, _: TickSignal<C, Failure>, _: TickSignal<D, Failure>, _: repeat TickSignal<each More, Failure>) -> TickSignal<(Value, A, B, C, D, repeat each More), Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "combine five signals and more with `TickSignal.zip(signal, a, b, c, d)`")
    @export(implementation)
    public func zip<A, B, C, D, each More: Sendable>(_: TickSignal<A, Failure>, _: TickSignal<B, Failure>, _: TickSignal<C, Failure>, _: TickSignal<D, Failure>, _: repeat TickSignal<each More, Failure>) -> TickSignal<(Value, A, B, C, D, repeat each More), Failure> { moved }

    /// Here.
    @available(*, unavailable, message: "combine the others before: `signal.withLatest(from: .combineLatest(a, b, c))`")
    @export(implementation)
    public func withLatest<A, B, C, each More: Sendable>(from _: TickSignal<A, Failure>, _: TickSignal<B, Failure>, _: TickSignal<C, Failure>, _: repeat TickSignal<each More, Failure>) -> TickSignal<(Value, A, B, C, repeat each More), Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "share the replacement: `let next = replacement.share()`, and then `signal.take(until: next).merge(next)`")
    @export(implementation)
    public func takeUntilReplacement(_: TickSignal) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Int {
    /// Rx.
    @available(*, unavailable, message: "use `.from(start..<start + count)`")
    @export(implementation)
    public static func range(start _: Int, count _: Int) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension Alarm {
    /// Here.
    @available(*, unavailable, renamed: "waitsOnThread")
    @export(implementation)
    public var lingers: Bool { moved }

    /// Here.
    @available(*, unavailable, renamed: "waitOnThread(until:)")
    @export(implementation)
    public func linger(until _: TickInstant) { moved }
  }

  @_documentation(visibility: internal)
  extension TickTimer {
    /// Here.
    @available(*, unavailable, renamed: "reschedule(at:)")
    @export(implementation)
    public final func reset(to _: TickInstant) { moved }

    /// Here.
    @available(*, unavailable, renamed: "reschedule(after:)")
    @export(implementation)
    public final func reset(after _: Duration) { moved }
  }

  @_documentation(visibility: internal)
  extension TickAlignment {
    /// Here.
    @available(*, unavailable, renamed: "grid(_:)")
    @export(implementation)
    public static func shared(_: Duration) -> TickAlignment { moved }
  }

  @_documentation(visibility: internal)
  extension Backoff {
    /// Here.
    @available(*, unavailable, renamed: "delay(at:)")
    @export(implementation)
    public func delay(_: Int) -> Duration { moved }
  }

  @_documentation(visibility: internal)
  extension RetryWait {
    /// Here.
    @available(*, unavailable, renamed: "deadline")
    @export(implementation)
    public var due: TickInstant { moved }
  }

  @_documentation(visibility: internal)
  extension Disposables {
    /// Rx.
    @available(*, unavailable, message: "use `AnyDisposable { … }`")
    @export(implementation)
    public static func create(_: @escaping @Sendable () -> Void) -> any Disposable { moved }
  }

  @_documentation(visibility: internal)
  extension TickCommandPolicy {
    /// Here.
    @available(*, unavailable, renamed: "first")
    @export(implementation)
    public static var ignoreWhileExecuting: TickCommandPolicy { moved }
  }

  @_documentation(visibility: internal)
  extension TickCommand {
    /// Here, ReactiveSwift.
    @available(*, unavailable, renamed: "outputs")
    @export(implementation)
    public var values: TickSignal<Output, Never> { moved }

    /// Here, ReactiveSwift.
    @available(*, unavailable, renamed: "failures")
    @export(implementation)
    public var errors: TickSignal<Failure, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension ReferenceClock {
    /// Here.
    @available(*, unavailable, renamed: "synchronize(to:roundTrip:)")
    @export(implementation)
    public func sample<Moment: WallTime>(date _: Moment, roundTrip: Duration = .zero) { moved }

    /// Here.
    @available(*, unavailable, renamed: "driftChanges")
    @export(implementation)
    public var drift: TickSignal<Duration, Never> { moved }

    /// Here.
    @available(*, unavailable, message: "use `wallNow`, whose `date` is a `Date`")
    @export(implementation)
    public var now: WallInstant { moved }
  }

  @_documentation(visibility: internal)
  extension WallInstant {
    /// Here.
    @available(*, unavailable, message: "use the `wallInstant` of the date")
    @export(implementation)
    public init<Moment: WallTime>(_: Moment) { moved }
  }

  @_documentation(visibility: internal)
  extension CountdownHub {
    /// Here.
    @available(*, unavailable, message: "use `start(key, .since(start))`, with `by:` for a reference clock")
    @export(implementation)
    public func start<Start>(_: Key, since _: Start, by _: ReferenceClock? = nil, phase: TickPhase = .shared) { moved }

    /// Here.
    @available(*, unavailable, message: "stop it with a lifetime: `lifetime.add(AnyDisposable { hub.stop(key) })`")
    @export(implementation)
    public func start(_: Key, _: HubTarget, during _: AnyObject) { moved }

    /// Here.
    @available(*, unavailable, message: "use `hub[key]`")
    @export(implementation)
    public func current(_: Key) -> Duration? { moved }

    /// Here.
    @available(*, unavailable, renamed: "signal(for:)")
    @export(implementation)
    public func signal(_: Key) -> TickSignal<Duration?, Never> { moved }

    /// Here.
    @available(*, unavailable, renamed: "value(for:)")
    @export(implementation)
    public func value(_: Key) -> TickValue<Duration?> { moved }

    /// Here.
    @available(*, unavailable, message: "use `deadline(for:)`, a `WallInstant`, whose `date` is a `Date`")
    @export(implementation)
    public func deadline(_: Key) -> WallInstant? { moved }

    /// Here.
    @available(*, unavailable, renamed: "fractionLeft(for:)")
    @export(implementation)
    public func fractionLeft(_: Key) -> Double? { moved }

    /// Here.
    @available(*, unavailable, renamed: "ends")
    @export(implementation)
    public var ended: TickSignal<Key, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension Stopwatch {
    /// Here.
    @available(*, unavailable, renamed: "elapsed(every:leeway:)")
    @export(implementation)
    public func ticks(every _: Duration, leeway: Duration? = nil) -> TickSignal<Duration, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension IdleTimer {
    /// Here.
    @available(*, unavailable, renamed: "init(after:on:)")
    @export(implementation)
    public convenience init(_: Duration? = nil, timeout _: Duration? = nil, on _: any TickScheduler) { moved }

    /// Here.
    @available(*, unavailable, renamed: "restart()")
    @export(implementation)
    public func reset() -> Bool { moved }

    /// Here.
    @available(*, unavailable, renamed: "expirations")
    @export(implementation)
    public var expired: TickSignal<Int, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension ExpiringValue {
    /// Here.
    @available(*, unavailable, renamed: "extend(for:)")
    @export(implementation)
    public func extend(to _: Duration) -> Bool { moved }
  }

  @_documentation(visibility: internal)
  extension ExpiringTable {
    /// Here.
    @available(*, unavailable, renamed: "updateValue(_:forKey:for:)")
    @export(implementation)
    public func set(_: Value, for _: Key, lasting _: Duration) -> Value? { moved }

    /// Here.
    @available(*, unavailable, renamed: "extend(_:for:)")
    @export(implementation)
    public func extend(_: Key, to _: Duration) -> Bool { moved }

    /// Here.
    @available(*, unavailable, renamed: "removeValue(forKey:)")
    @export(implementation)
    public func remove(_: Key) -> Value? { moved }

    /// Here.
    @available(*, unavailable, renamed: "remaining(forKey:)")
    @export(implementation)
    public func remaining(_: Key) -> Duration? { moved }

    /// Here.
    @available(*, unavailable, renamed: "expirations")
    @export(implementation)
    public var expired: TickSignal<Entry, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// Here.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`")
    @export(implementation)
    public func schedule(after _: Duration, leeway: Duration? = nil, onMain _: () -> Void) -> TickTimer { moved }

    /// Here.
    @_disfavoredOverload
    @available(*, unavailable, message: "write `onMain` before the call: `signal.onMain.subscribe { … }`, `scheduler.onMain.schedule(after:) { … }`")
    @export(implementation)
    public func schedule(every _: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, onMain _: (Tick) -> Void) -> TickTimer { moved }
  }

  @_documentation(visibility: internal)
  extension FlightRecorder {
    /// Here.
    @available(*, unavailable, renamed: "watch(_:as:lateness:)")
    @export(implementation)
    public func watch(_: any TickScheduler, as _: String = "timers", lateBy _: Duration) -> any Disposable { moved }
  }

  // Tables/FailingSubscriptions.txt

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingSubscription { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `subscribe(onNext:onFailed:)`, or `catch` before it")
  extension TickSignal: FailingSubscription {}

  @_documentation(visibility: internal)
  extension FailingSubscription {
    /// Without a closure for the failure.
    @export(implementation)
    public func subscribe(onNext _: @escaping @Sendable (Value) -> Void, onCompleted _: (@Sendable () -> Void)? = nil) -> Subscription { moved }
  }

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingSubscriptionOfOwner { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `subscribe(with:onNext:onFailed:)`, or `catch` before it")
  extension TickSignal: FailingSubscriptionOfOwner {}

  @_documentation(visibility: internal)
  extension FailingSubscriptionOfOwner {
    /// Without a closure for the failure.
    @export(implementation)
    public func subscribe<Owner: AnyObject & Sendable>(with _: Owner, onNext _: @escaping @Sendable (Owner, Value) -> Void, onCompleted _: (@Sendable (Owner) -> Void)? = nil) -> Subscription { moved }
  }

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingSubscriptionOfActor { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `subscribe(in:onEvent:)`, or `catch` before it")
  extension TickSignal: FailingSubscriptionOfActor {}

  @_documentation(visibility: internal)
  extension FailingSubscriptionOfActor {
    /// Without a closure for the failure.
    @export(implementation)
    public func subscribe<Owner: Actor>(in _: Owner, onNext _: @escaping @Sendable (isolated Owner, Value) -> Void) -> Subscription { moved }
  }

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingBinding { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `catch { _ in .empty }` before it, or `.just(value)`")
  extension TickSignal: FailingBinding {}

  @_documentation(visibility: internal)
  extension FailingBinding {
    /// A binding has no place for a failure.
    @MainActor
    @export(implementation)
    public func bind<Root: AnyObject & Sendable>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// A binding has no place for a failure.
    @MainActor
    @export(implementation)
    public func bind<Root: AnyObject & Sendable>(to _: ReferenceWritableKeyPath<Root, Value?>, on _: Root) -> Subscription { moved }
  }

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingSubscriptionOnMain { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `onMain.subscribe(onNext:onFailed:)`, or `catch` before it")
  extension TickSignal.OnMain: FailingSubscriptionOnMain {}

  @_documentation(visibility: internal)
  extension FailingSubscriptionOnMain {
    /// Without a closure for the failure.
    @export(implementation)
    public func subscribe(onNext _: @escaping @MainActor (Value) -> Void, onCompleted _: (@MainActor () -> Void)? = nil) -> Subscription { moved }
  }

  /// Has what a signal that can fail answers.
  @_documentation(visibility: internal)
  public protocol FailingSubscriptionOfOwnerOnMain { associatedtype Value: Sendable }

  @_documentation(visibility: internal)
  @available(*, unavailable, message: "this signal can fail: use `onMain.subscribe(with:onNext:onFailed:)`, or `catch` before it")
  extension TickSignal.OnMain: FailingSubscriptionOfOwnerOnMain {}

  @_documentation(visibility: internal)
  extension FailingSubscriptionOfOwnerOnMain {
    /// Without a closure for the failure.
    @export(implementation)
    public func subscribe<Owner: AnyObject & Sendable>(with _: Owner, onNext _: @escaping @MainActor (Owner, Value) -> Void, onCompleted _: (@MainActor (Owner) -> Void)? = nil) -> Subscription { moved }
  }

  // Tables/Guesses.txt

  /// Guessed.
  @available(*, unavailable, renamed: "withRetries(_:where:backoff:on:_:)")
  @export(implementation)
  public func withRetries<Value>(_: Int = 1, backoff _: Backoff, when _: (any Error) -> Bool, on _: any TickScheduler, _: () async throws -> Value) async throws -> Value { moved }

  /// Guessed.
  @available(*, unavailable, renamed: "TickValue")
  public typealias TickProperty = TickValue

  /// Guessed.
  @available(*, unavailable, renamed: "TickTimeout")
  public typealias TimeoutError = TickTimeout

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// Guessed.
    @available(*, unavailable, renamed: "interval(_:on:)")
    @export(implementation)
    public static func every(_: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "interval(_:on:)")
    @export(implementation)
    public static func interval(every _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "interval(_:leeway:on:)")
    @export(implementation)
    public static func interval(_: Duration, tolerance _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `interval(_:delay:on:)`, with a delay of `.zero` for a tick at the beginning")
    @export(implementation)
    public static func interval(_: Duration, startImmediately _: Bool, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "interval(_:delay:on:)")
    @export(implementation)
    public static func interval(_: Duration, initialDelay _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `.displayLink` on Apple platforms, or `interval(_:on:)` with the time of a frame")
    @export(implementation)
    public static func frames(on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `elapsed(since:on:)`, or a `Stopwatch`, which can pause")
    @export(implementation)
    public static func stopwatch(every _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `after(_:on:)`, which ticks once, or `interval(_:on:)`, which repeats")
    @export(implementation)
    public static func timer(every _: Duration? = nil, _: Duration? = nil, after _: Duration? = nil, interval _: some SpanElsewhere = 0.0, on _: AnyObject, leeway: some SpanElsewhere = 0.0) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "interval(_:on:)")
    @export(implementation)
    public static func heartbeat(every _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "at(_:on:)")
    @export(implementation)
    public static func timer(at _: some WallTime, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `interval(_:delay:on:).flatMapFirst { _ in TickSignal.task { … }.catch { _ in .empty } }`")
    @export(implementation)
    public static func poll(every _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `at(each:on:)` with the dates, which `Calendar` computes")
    @export(implementation)
    public static func cron(_: String, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `at(each:on:)` with the dates, which `Calendar` computes")
    @export(implementation)
    public static func daily(at _: some Sendable, on _: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Duration, Failure == Never {
    /// Guessed.
    @available(*, unavailable, message: "use `countdown(for: .seconds(60), on: scheduler)`; `every:` is its step")
    @export(implementation)
    public static func countdown(_: Int, interval _: Int, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "countdown(to:on:)")
    @export(implementation)
    public static func countdown(until _: some WallTime, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "countdown(for:on:)")
    @export(implementation)
    public static func countdown(from _: Duration, on _: any TickScheduler) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == any Error {
    /// Guessed.
    @available(*, unavailable, message: "use `TickSignal.task { … }`")
    @export(implementation)
    public static func async(_: () async throws -> Value) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `TickSignal.task { … }`")
    @export(implementation)
    public static func future(_: () async throws -> Value) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `TickSignal.task { … }`")
    @export(implementation)
    public init(async _: () async throws -> Value) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Guessed.
    @available(*, unavailable, renamed: "fail(_:)")
    @export(implementation)
    public static func failed(_: Failure) -> TickSignal { moved }

    /// Guessed, and the name of a task's result.
    @available(*, unavailable, renamed: "firstValue()")
    @export(implementation)
    public var value: Value { moved }

    /// Guessed.
    @available(*, unavailable, message: "subscribe first: `subscribe { }.store(in: bag)`")
    @export(implementation)
    public func store(in _: Lifetime) { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `isOpen.flatMapLatest { $0 ? signal : .empty }`, or `filter(while:)`, which keeps the subscription")
    @export(implementation)
    public func gate(by _: TickSignal<Bool, Never>) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `take(while:inclusive:)` with the opposite condition")
    @export(implementation)
    public func take(through _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "delay(_:on:)")
    @export(implementation)
    public func delay(for _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`: a `TickTimeout(after:)`, or a failure of the signal's type")
    @export(implementation)
    public func timeout(after _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `timeout(afterSilence:failing:on:)`: a `TickTimeout(after:)`, or a failure of the signal's type")
    @export(implementation)
    public func timeout(afterSilence _: Duration, first: Duration? = nil, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "timeout(after:failing:on:)")
    @export(implementation)
    public func timeout<NewFailure: Error>(_: Duration, error _: NewFailure, on _: any TickScheduler) -> TickSignal<Value, NewFailure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(every:maxCount:on:)")
    @export(implementation)
    public func buffer(timeSpan _: Duration, count _: Int, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(within:maxCount:on:)")
    @export(implementation)
    public func buffer(for _: Duration, count: Int = 1, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(within:maxCount:on:)")
    @export(implementation)
    public func buffer(within _: Duration, count: Int = 1, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(every:maxCount:on:)")
    @export(implementation)
    public func buffer(every _: Duration, count: Int = 1, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(count:)")
    @export(implementation)
    public func buffer(count _: Int) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "collect(within:maxCount:on:)")
    @export(implementation)
    public func batch(within _: Duration, maxCount: Int = 1, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "retry(_:)")
    @export(implementation)
    public func retry(times _: Int) -> TickSignal { moved }

    /// RxJS, Reactor.
    @available(*, unavailable, renamed: "flatMapLatest(_:)")
    @export(implementation)
    public func switchMap<Output, Other>(_: (Value) -> TickSignal<Output, Other>) -> TickSignal<Output, Other> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "retry(backoff:on:)")
    @export(implementation)
    public func retry(with _: Backoff, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `retry(_:backoff:on:)`, with `.constant(_:)` for waits of one length")
    @export(implementation)
    public func retry(_: Int, delay _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `retry(_:backoff:resetting: .onValue, on:)`")
    @export(implementation)
    public func retry(_: Int = .max, backoff _: Backoff, resetOnSuccess _: Bool, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `retry(backoff:resetting: .after(…), on:)`")
    @export(implementation)
    public func retry(backoff _: Backoff, resetAfter _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `map(_:).flatten(maxConcurrent:)`")
    @export(implementation)
    public func flatMap<Output>(maxConcurrent _: Int, _: (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `repeated(after:on:)`; for a wait that grows, fail until it is done, and `retry(backoff:on:)`")
    @export(implementation)
    public func `repeat`(backoff _: Backoff, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `repeated(after:on:)`; for a wait that grows, fail until it is done, and `retry(backoff:on:)`")
    @export(implementation)
    public func repeated(backoff _: Backoff, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "repeated(after:on:)")
    @export(implementation)
    public func `repeat`(after _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "handleEvents(onNext:)")
    @export(implementation)
    public func onNext(_: (Value) -> Void) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "timestamped(on:)")
    @export(implementation)
    public func timestamp(on _: any TickScheduler) -> TickSignal<(value: Value, time: TickInstant), Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `flatMap { value in TickSignal.task { … } }`, or `concatMap`, which keeps the order")
    @export(implementation)
    public func asyncMap<Output>(_: (Value) async throws -> Output) -> TickSignal<Output, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `withLatest(from:).map { … }`")
    @export(implementation)
    public func withLatest<Other: SignalArgument, Output>(from _: Other, _: (Value, Other.SentValue) -> Output) -> TickSignal<Output, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "handleEvents(onNext:)")
    @export(implementation)
    public func tap(_: (Value) -> Void) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "take(while:inclusive:)")
    @export(implementation)
    public func takeWhile(_: (Value) -> Bool, inclusive: Bool) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `removeDuplicates()` for neighbors; for all values, `scan(into:_:)` with a `Set`")
    @export(implementation)
    public func distinct() -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `concat(.just(value))`, or `concat(.from(values))` for several")
    @export(implementation)
    public func endWith(_: Value...) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `collect(within:maxCount:on:)`; *Requests and searches* shows a queue of ten a second")
    @export(implementation)
    public func rateLimit(_: Int, per _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `collect(within:maxCount:on:)`; *Requests and searches* shows a queue of ten a second")
    @export(implementation)
    public func throttle(_: Int, per _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "race(_:)")
    @export(implementation)
    public static func amb(_: TickSignal, _: TickSignal, _: TickSignal...) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "recorded(_:in:)")
    @export(implementation)
    public func record(to _: FlightRecorder) -> TickSignal { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `recorded(_:in:)`, whose first argument is the name")
    @export(implementation)
    public func recorded(by _: FlightRecorder, as _: String) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal.OnMain {
    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    @export(implementation)
    public func sample(every _: Duration, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    @export(implementation)
    public func debounce(for _: Duration, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    @export(implementation)
    public func throttle(for _: Duration, latest: Bool = true, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    @export(implementation)
    public func delay(_: Duration, on _: any TickScheduler) -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    @export(implementation)
    public func removeDuplicates() -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    @export(implementation)
    public func take(_: Int) -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    @export(implementation)
    public func share() -> TickSignal<Value, Failure> { moved }

    /// Guessed.
    @available(*, unavailable, message: "write it before `onMain`, which comes last, in front of `subscribe`")
    @export(implementation)
    public func startWith(_: Value) -> TickSignal<Value, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension ExpiringTable {
    /// Guessed.
    @available(*, unavailable, message: "use `expirations`, merged with your updates, and read the table")
    @export(implementation)
    public var signal: TickSignal<Key, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension CountdownHub {
    /// Guessed.
    @available(*, unavailable, renamed: "stop(_:)")
    @export(implementation)
    public func cancel(_: Key) { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "stop(_:)")
    @export(implementation)
    public func remove(_: Key) { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "stop(_:)")
    @export(implementation)
    public func end(_: Key) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal.OnMain where Failure == Never {
    /// Guessed.
    @available(*, unavailable, message: "leave `onMain` out: `bind(to:on:)` sets the property on the main actor")
    @export(implementation)
    public func bind<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }
  }

  @_documentation(visibility: internal)
  extension Subscriber {
    /// Guessed.
    @available(*, unavailable, renamed: "completed()")
    @export(implementation)
    public func complete() { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "completed()")
    @export(implementation)
    public func finish() { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public func finish(throwing _: Failure) { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public func fail(_: Failure) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Guessed.
    @available(*, unavailable, renamed: "completed()")
    @export(implementation)
    public func complete() { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "completed()")
    @export(implementation)
    public func finish() { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public func finish(throwing _: Failure) { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "failed(_:)")
    @export(implementation)
    public func fail(_: Failure) { moved }
  }

  @_documentation(visibility: internal)
  extension IdleTimer {
    /// Guessed.
    @available(*, unavailable, renamed: "expirations")
    @export(implementation)
    public var signal: TickSignal<Int, Never> { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `remaining == nil`, or `expirations`")
    @export(implementation)
    public var isIdle: Bool { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `IdleTimer(after:on:)`, and subscribe to its `expirations`")
    @export(implementation)
    public convenience init(timeout _: Duration, on _: any TickScheduler, _: () -> Void) { moved }
  }

  @_documentation(visibility: internal)
  extension Stopwatch {
    /// Guessed.
    @available(*, unavailable, renamed: "elapsed(every:)")
    @export(implementation)
    public func signal(every _: Duration) -> TickSignal<Duration, Never> { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `elapsed(every:)`, and its `values`")
    @export(implementation)
    public var values: TickSignal<Duration, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension Backoff {
    /// Guessed.
    @available(*, unavailable, message: "use `exponential(from:cap:).jittered(by:)`")
    @export(implementation)
    public static func exponential(initial _: Duration, max _: Duration, jitter _: Double = 0) -> Backoff { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `exponential(from:cap:).jittered(by:)`")
    @export(implementation)
    public static func exponential(from _: Duration, factor: Double = 2, cap _: Duration = .zero, jitter _: Double) -> Backoff { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "exponential(from:factor:cap:)")
    @export(implementation)
    public static func exponential(from _: Duration, multiplier _: Double, cap _: Duration = .zero) -> Backoff { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "exponential(from:factor:cap:)")
    @export(implementation)
    public static func exponential(from _: Duration, factor: Double = 2, max _: Duration) -> Backoff { moved }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// Guessed.
    @available(*, unavailable, message: "use `TickSignal.at(_:on:)`, which follows the date, and `subscribe`")
    @export(implementation)
    public func schedule(at _: some WallTime, leeway: Duration? = nil, _: () -> Void) -> any Disposable { moved }
  }

  @_documentation(visibility: internal)
  extension Lifetime {
    /// Guessed.
    @available(*, unavailable, message: "use `dispose()`, after which the bag takes nothing more; to go on, make a new one in its place")
    @export(implementation)
    public func removeAll() { moved }
  }

  @_documentation(visibility: internal)
  extension TickInstant {
    /// Guessed.
    @available(*, unavailable, message: "an instant is `scheduler.now + .seconds(5)`; for a span there is `advance(by:)`")
    @export(implementation)
    public static func seconds(_: some Sendable) -> TickInstant { moved }

    /// Guessed.
    @available(*, unavailable, message: "an instant is `scheduler.now + .milliseconds(5)`; for a span there is `advance(by:)`")
    @export(implementation)
    public static func milliseconds(_: some Sendable) -> TickInstant { moved }
  }

  @_documentation(visibility: internal)
  extension Stopwatch {
    /// Guessed.
    @available(*, unavailable, renamed: "pause()")
    @export(implementation)
    public func stop() { moved }

    /// Guessed.
    @available(*, unavailable, renamed: "start()")
    @export(implementation)
    public func resume() { moved }
  }

  @_documentation(visibility: internal)
  extension Tick {
    /// Guessed.
    @available(*, unavailable, renamed: "fired")
    @export(implementation)
    public var time: TickInstant { moved }

    /// Guessed.
    @available(*, unavailable, message: "use `timestamped(on:)`, or `elapsed(since:on:)`, which sends the time since an instant")
    @export(implementation)
    public var elapsed: Duration { moved }
  }

  @_documentation(visibility: internal)
  extension TickInstant {
    /// Guessed.
    @available(*, unavailable, message: "use `advanced(by: .seconds(1))`, or `+`")
    @export(implementation)
    public func addingTimeInterval(_: Double) -> TickInstant { moved }

    /// Guessed.
    @available(*, unavailable, message: "an instant has no date: use the `date` of the scheduler")
    @export(implementation)
    public var date: WallInstant { moved }
  }

  // Tables/OldCommands.txt

  /// RAC.
  @available(*, unavailable, message: "use `TickCommand { input in … }`, a `TickCommand<Input, Output, Failure>`")
  public struct RACCommand {
    /// Makes a command.
    @export(implementation)
    public init() { moved }

    /// Makes a command of a closure.
    @export(implementation)
    public init<Input, Output, Failure>(signalBlock: (Input) -> TickSignal<Output, Failure>) { moved }

    /// Makes a command that can be disabled.
    @export(implementation)
    public init<Input, Output, Failure>(enabled: TickSignal<Bool, Never>, signalBlock: (Input) -> TickSignal<Output, Failure>) { moved }
  }

  /// ReactiveSwift, and an extension of Rx.
  @available(*, unavailable, renamed: "TickCommand")
  public typealias Action<Input: Sendable, Output: Sendable, Failure: Error> = TickCommand<Input, Output, Failure>

  /// ReactiveSwift, and an extension of Rx.
  @available(*, unavailable, message: "use `TickCommand<Void, Output, Failure>`, and `execute()` in the action of the button")
  public struct CocoaAction<Sender> {
    /// Makes an action of a command.
    @export(implementation)
    public init(_: Any) { moved }

    /// Makes an action of a closure, in an extension of Rx, where the type has no parameter.
    @export(implementation)
    public init<Output, Failure>(workFactory: (()) -> TickSignal<Output, Failure>) where Sender == Void { moved }
  }

  @_documentation(visibility: internal)
  extension TickCommand {
    /// RAC.
    @available(*, unavailable, message: "use `TickCommand { input in … }`")
    @export(implementation)
    public convenience init(signalBlock: (Input) -> TickSignal<Output, Failure>) { moved }

    /// RAC.
    @available(*, unavailable, message: "use `TickCommand(enabledIf: signal) { input in … }`")
    @export(implementation)
    public convenience init(enabled _: TickSignal<Bool, Never>, signalBlock: (Input) -> TickSignal<Output, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickCommand { input in … }`")
    @export(implementation)
    public convenience init(execute: (Input) -> TickSignal<Output, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickCommand(enabledIf: value.signal) { input in … }`")
    @export(implementation)
    public convenience init(enabledIf _: TickValue<Bool>, execute: (Input) -> TickSignal<Output, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickCommand { input in … }`, and read the state's `current` in the work")
    @export(implementation)
    public convenience init<State>(state _: TickValue<State>, execute: (State, Input) -> TickSignal<Output, Failure>) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickCommand { input in … }`")
    @export(implementation)
    public convenience init(workFactory: (Input) -> TickSignal<Output, Failure>) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `TickCommand(enabledIf: signal) { input in … }`")
    @export(implementation)
    public convenience init(enabledIf _: TickSignal<Bool, Never>, workFactory: (Input) -> TickSignal<Output, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickCommand(enabledIf: signal) { input in … }`, and read the state's `current` in the work")
    @export(implementation)
    public convenience init<State>(state _: TickValue<State>, enabledIf: (State) -> Bool, execute: (State, Input) -> TickSignal<Output, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `outputs` and `failures`")
    @export(implementation)
    public var events: TickSignal<Event<Output, Failure>, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `handleEvents(onCompleted:)` in the work; `isExecuting` is also false after a failure")
    @export(implementation)
    public var completed: TickSignal<Void, Never> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `isExecuting.signal`")
    @export(implementation)
    public var executing: TickSignal<Bool, Never> { moved }

    /// RAC, Rx.
    @available(*, unavailable, message: "use `isEnabled.signal`")
    @export(implementation)
    public var enabled: TickSignal<Bool, Never> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `outputs`, which sends what all executions send")
    @export(implementation)
    public var executionSignals: TickSignal<TickSignal<Output, Failure>, Never> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "outputs")
    @export(implementation)
    public var elements: TickSignal<Output, Never> { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failures")
    @export(implementation)
    public var underlyingError: TickSignal<Failure, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension TickCommand {
    /// ReactiveSwift, where it is a signal of one execution.
    @available(*, unavailable, message: "use `execute(_:)`, or `execute()`, which starts immediately; its results are sent by `outputs` and `failures`")
    @export(implementation)
    public func apply(_: Input) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift, where it is a signal of one execution.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `execute(_:)`, or `execute()`, which starts immediately; its results are sent by `outputs` and `failures`")
    @export(implementation)
    public func apply() -> TickSignal<Output, Failure> where Input == Void { moved }
  }

  // Tables/OldTypes.txt

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `TickValue`, and a signal `signal.map { … }` of the problem with its value")
  public struct ValidatingProperty<Value, ValidationError: Error> {
    /// The decision about a value.
    @_documentation(visibility: internal)
    public struct Decision {
      /// The value is accepted.
      @export(implementation)
      public static var valid: Decision { moved }

      /// Another value is accepted.
      @export(implementation)
      public static func coerced(_: Value, _: ValidationError?) -> Decision { moved }

      /// The value is refused.
      @export(implementation)
      public static func invalid(_: ValidationError) -> Decision { moved }
    }

    /// Makes a property whose values are checked.
    @export(implementation)
    public init(_: Value, _: (Value) -> Decision) { moved }
  }

  /// RAC.
  @available(*, unavailable, message: "use the `TestScheduler` of TickStreamsTesting")
  public enum RACTestScheduler {}

  /// RAC.
  @available(*, unavailable, message: "use a `lazy` sequence")
  public enum RACSequence {}

  /// RAC.
  @available(*, unavailable, message: "use `TickSignal<Value, any Error>`, or `TickSignal<Value, Never>` if it cannot fail")
  public typealias RACSignal<Value: Sendable> = TickSignal<Value, any Error>

  /// RAC.
  @available(*, unavailable, renamed: "Subscriber")
  public typealias RACSubscriber = Subscriber

  /// RAC.
  @available(*, unavailable, message: "use `TickSubject<Value, any Error>`")
  public typealias RACSubject<Value: Sendable> = TickSubject<Value, any Error>

  /// RAC.
  @available(*, unavailable, renamed: "TickValue")
  public typealias RACBehaviorSubject<Value: Sendable> = TickValue<Value>

  /// RAC.
  @available(*, unavailable, message: "use `TickSubject<Value, any Error>(replay:)`")
  public typealias RACReplaySubject<Value: Sendable> = TickSubject<Value, any Error>

  /// An earlier name.
  @available(*, unavailable, message: "use `TickSubject(replay:)`")
  public typealias TickReplaySubject = TickSubject

  /// RAC.
  @available(*, unavailable, message: "use `ConnectableSignal<Value, any Error>`")
  public typealias RACMulticastConnection<Value: Sendable> = ConnectableSignal<Value, any Error>

  /// RAC.
  @available(*, unavailable, message: "use `Event<Value, any Error>`")
  public typealias RACEvent<Value: Sendable> = Event<Value, any Error>

  /// RAC.
  @available(*, unavailable, renamed: "AnyDisposable")
  public typealias RACDisposable = AnyDisposable

  /// RAC.
  @available(*, unavailable, renamed: "CompositeDisposable")
  public typealias RACCompoundDisposable = CompositeDisposable

  /// RAC.
  @available(*, unavailable, renamed: "SerialDisposable")
  public typealias RACSerialDisposable = SerialDisposable

  /// RAC.
  @available(*, unavailable, message: "use a `Lifetime`, which disposes its members when it is released: `lifetime.add(disposable)`")
  public typealias RACScopedDisposable = Lifetime

  /// ReactiveSwift.
  @available(*, unavailable, message: "use a `Lifetime`, which disposes its members when it is released: `lifetime.add(disposable)`")
  public struct ScopedDisposable<Inner> {
    /// ReactiveSwift.
    @export(implementation)
    public init(_: Inner) { moved }
  }

  /// RAC.
  @available(*, unavailable, message: "use `.main`, a `QueueScheduler` or an `ImmediateScheduler`")
  public struct RACScheduler {
    /// A queue of a priority.
    @export(implementation)
    public init(priority: Int, name: String? = nil) { moved }

    /// The main queue.
    @export(implementation)
    public static func mainThread() -> MainScheduler { moved }

    /// The calling thread.
    @export(implementation)
    public static func immediate() -> ImmediateScheduler { moved }

    /// A serial queue.
    @export(implementation)
    public static func scheduler() -> MainScheduler { moved }

    /// A serial queue.
    @export(implementation)
    public static var main: MainScheduler { moved }
  }

  /// RAC.
  @available(*, unavailable, message: "use a tuple")
  public struct RACTuple {
    /// Makes a tuple.
    @export(implementation)
    public init() { moved }
  }

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias SignalProducer = TickSignal

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickSignal", message: "use a `TickSubject` if you send its values, and `share()` if it has several observers")
  public typealias Signal = TickSignal

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickValue", message: "its `signal` begins with the present value, as `producer` does; `changes` does not")
  public typealias MutableProperty = TickValue

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `TickValue<Value>.ReadOnly`, or `TickSignal<Value, Never>` with `share(replay: 1)`")
  public typealias Property<Value: Sendable> = TickValue<Value>.ReadOnly

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "MainScheduler", message: "as an argument, `.main`")
  public typealias UIScheduler = MainScheduler

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `subscribe(onNext:)`, or `bind(to:on:)`")
  public struct BindingTarget<Value> {
    /// Runs the closure with each value.
    @export(implementation)
    public init(on _: AnyObject? = nil, lifetime _: Lifetime, action: (Value) -> Void) { moved }
  }

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "AnyDisposable")
  public typealias ActionDisposable = AnyDisposable

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "Never")
  public typealias NoError = Never

  /// RAC.
  @available(*, unavailable, message: "use `Void`")
  public typealias RACUnit = Void

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "Subscriber")
  public typealias Observer = Subscriber

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `TickValue`, or its `signal`")
  public typealias AnyProperty = TickValue

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickScheduler", message: "as a type, `any TickScheduler`")
  public typealias DateScheduler = TickScheduler

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias SignalProducerProtocol = TickSignal

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias SignalProtocol = TickSignal

  /// ReactiveSwift.
  @available(*, unavailable, message: "a `TickCommand` sends the failures of its work by `failures`")
  public enum ActionError<Failure: Error>: Error {
    /// The action was disabled.
    case disabled

    /// The work failed.
    case producerFailed(Failure)
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject` for the input of a pipe; in `TickSignal { subscriber in … }` it is a `Subscriber`")
    public typealias Observer = TickSubject<Value, Failure>

    /// Rx.
    @available(*, unavailable, renamed: "Value")
    public typealias Element = Value
  }

  // Tables/OldTypesOfCombine.txt

  /// Combine.
  @available(*, unavailable, message: "use the operator of the same name: `first.merge(second)`, `TickSignal.combineLatest(first, second)`")
  public enum Publishers {
    /// Combine.
    @available(*, unavailable, message: "use `first.merge(second)`")
    @export(implementation)
    public static func Merge<Value, Failure>(_: TickSignal<Value, Failure>, _: TickSignal<Value, Failure>) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.merge(second, third)`")
    @export(implementation)
    public static func Merge3<Value, Failure>(_: TickSignal<Value, Failure>, _: TickSignal<Value, Failure>, _: TickSignal<Value, Failure>) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.merge([…])`")
    @export(implementation)
    public static func MergeMany<Value, Failure>(_: [TickSignal<Value, Failure>]) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.merge([…])`")
    @export(implementation)
    public static func MergeMany<Value, Failure>(_: TickSignal<Value, Failure>...) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.combineLatest(second)`")
    @export(implementation)
    public static func CombineLatest<First: SignalArgument, Second: SignalArgument>(_: First, _: Second) -> TickSignal<(First.SentValue, Second.SentValue), First.SentFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.combineLatest(second, third)`")
    @export(implementation)
    public static func CombineLatest3<First: SignalArgument, Second: SignalArgument, Third: SignalArgument>(_: First, _: Second, _: Third) -> TickSignal<(First.SentValue, Second.SentValue, Third.SentValue), First.SentFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.combineLatest(second, third, fourth)`")
    @export(implementation)
    public static func CombineLatest4<First, Second, Third, Fourth, Failure>(_: TickSignal<First, Failure>, _: TickSignal<Second, Failure>, _: TickSignal<Third, Failure>, _: TickSignal<Fourth, Failure>) -> TickSignal<(First, Second, Third, Fourth), Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.zip(second)`")
    @export(implementation)
    public static func Zip<First: SignalArgument, Second: SignalArgument>(_: First, _: Second) -> TickSignal<(First.SentValue, Second.SentValue), First.SentFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.zip(second, third)`")
    @export(implementation)
    public static func Zip3<First: SignalArgument, Second: SignalArgument, Third: SignalArgument>(_: First, _: Second, _: Third) -> TickSignal<(First.SentValue, Second.SentValue, Third.SentValue), First.SentFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `first.concat(second)`")
    @export(implementation)
    public static func Concatenate<Value, Failure>(prefix: TickSignal<Value, Failure>, suffix: TickSignal<Value, Failure>) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.from(_:)`")
    @export(implementation)
    public static func Sequence<Elements: Swift.Sequence>(sequence: Elements) -> TickSignal<Elements.Element, Never> where Elements.Element: Sendable { moved }
  }

  #if !canImport(Combine)

  /// ReactiveSwift, Combine.
  @available(*, unavailable, renamed: "TickScheduler", message: "as a type, `any TickScheduler`")
  public typealias Scheduler = TickScheduler

  /// Combine.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias Publisher = TickSignal

  /// Combine.
  @available(*, unavailable, message: "use the events of `observe { event in … }`: `.completed` and `.failed`")
  public enum Subscribers {
    /// Combine.
    public typealias Completion<Failure: Error> = CompletionOfCombine<Failure>
  }

  /// Combine.
  @available(*, unavailable, message: "use `TickSignal.from(_:)`, or a recording of a `TestScheduler`")
  public struct Record<Value: Sendable, Failure: Error> {
    /// Makes a signal of values and an end.
    @export(implementation)
    public init(output: [Value], completion: CompletionOfCombine<Failure>) { moved }
  }

  #endif

  /// Combine.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias AnyPublisher = TickSignal

  /// Combine.
  @available(*, unavailable, renamed: "TickSubject")
  public typealias PassthroughSubject = TickSubject

  /// Combine.
  @available(*, unavailable, message: "use `TickValue<Value>`")
  public typealias CurrentValueSubject<Value: Sendable, Failure: Error> = TickValue<Value>

  /// Combine.
  @available(*, unavailable, renamed: "Subscription")
  public typealias AnyCancellable = Subscription

  /// Combine.
  @available(*, unavailable, renamed: "Disposable")
  public typealias Cancellable = Disposable

  /// Combine.
  @available(*, unavailable, message: "use `TickSignal.empty`, or `.never` for one that does not complete")
  public typealias Empty = TickSignal

  /// Combine.
  @available(*, unavailable, message: "use `TickSignal.fail(_:)`")
  public typealias Fail = TickSignal

  /// Combine.
  @available(*, unavailable, message: "use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once")
  public struct Future<Value: Sendable, Failure: Error>: Sendable {
    /// Calls the closure with a promise.
    @export(implementation)
    public init(_: (@escaping (Result<Value, Failure>) -> Void) -> Void) { moved }

    /// Combine.
    @export(implementation)
    public func eraseToAnyPublisher() -> TickSignal<Value, Failure> { moved }
  }

  /// CombineExt.
  @available(*, unavailable, message: "use `TickValue<Value>`")
  public typealias CurrentValueRelay<Value: Sendable> = TickValue<Value>

  /// CombineExt.
  @available(*, unavailable, message: "use `TickSubject<Value, Never>`")
  public typealias PassthroughRelay<Value: Sendable> = TickSubject<Value, Never>

  /// swift-async-algorithms.
  @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, and `values` for an asynchronous sequence")
  public struct AsyncTimerSequence {
    /// Makes a sequence of the ticks of a clock.
    @export(implementation)
    public init<C: Clock>(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) { moved }

    /// Makes a sequence of ticks.
    @export(implementation)
    public static func repeating(every _: Duration) -> AsyncTimerSequence { moved }
  }

  /// swift-async-algorithms.
  @available(*, unavailable, message: "use `TickSubject<Value, Never>`, whose queue has no bound, and `signal.values`")
  public struct AsyncChannel<Value: Sendable> {
    /// Makes a channel.
    @export(implementation)
    public init() { moved }
  }

  /// swift-async-algorithms.
  @available(*, unavailable, message: "use `TickSubject<Value, any Error>`, whose queue has no bound, and `signal.values`")
  public struct AsyncThrowingChannel<Value: Sendable, Failure: Error> {
    /// Makes a channel.
    @export(implementation)
    public init() { moved }
  }

  /// Combine.
  @available(*, unavailable, renamed: "Subscriber")
  public typealias AnySubscriber = Subscriber

  /// combine-schedulers.
  @available(*, unavailable, message: "use `any TickScheduler`")
  public typealias AnySchedulerOf<Base> = any TickScheduler

  /// combine-schedulers.
  @available(*, unavailable, message: "use `any TickScheduler`")
  public typealias AnyScheduler<SchedulerTimeType, SchedulerOptions> = any TickScheduler

  // Tables/OldTypesOfRx.txt

  /// Rx.
  @available(*, unavailable, message: "use `TickSubject<Value, any Error>`")
  public typealias PublishSubject<Value: Sendable> = TickSubject<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSubject<Value, Never>`")
  public typealias PublishRelay<Value: Sendable> = TickSubject<Value, Never>

  /// Rx.
  @available(*, unavailable, renamed: "TickValue")
  public typealias BehaviorSubject = TickValue

  /// Rx.
  @available(*, unavailable, renamed: "TickValue")
  public typealias BehaviorRelay = TickValue

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, any Error>`: its type does not limit the number of values")
  public typealias Single<Value: Sendable> = TickSignal<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, any Error>`: its type does not limit the number of values")
  public typealias Maybe<Value: Sendable> = TickSignal<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Never, any Error>`")
  public typealias Completable = TickSignal<Never, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, Never>`, with `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`")
  public typealias Driver<Value: Sendable> = TickSignal<Value, Never>

  /// Rx.
  @available(*, unavailable, message: "use `ConnectableSignal<Value, any Error>`")
  public typealias ConnectableObservable<Value: Sendable> = ConnectableSignal<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `Subscriber<Value, any Error>`")
  public typealias AnyObserver<Value: Sendable> = Subscriber<Value, any Error>

  /// Rx.
  @available(*, unavailable, renamed: "QueueScheduler")
  public typealias SerialDispatchQueueScheduler = QueueScheduler

  /// Rx.
  @available(*, unavailable, renamed: "QueueScheduler", message: "schedulers are serial here")
  public typealias ConcurrentDispatchQueueScheduler = QueueScheduler

  /// Rx.
  @available(*, unavailable, renamed: "ImmediateScheduler")
  public typealias CurrentThreadScheduler = ImmediateScheduler

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, any Error>`, or `Never` if it cannot fail; a source has no brackets: `TickSignal.interval(…)`")
  public typealias Observable<Value: Sendable> = TickSignal<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, Never>`")
  public typealias Infallible<Value: Sendable> = TickSignal<Value, Never>

  /// Rx.
  @available(*, unavailable, message: "use `TickSignal<Value, Never>`, of a `TickSubject` that the control feeds")
  public typealias ControlEvent<Value: Sendable> = TickSignal<Value, Never>

  /// Rx.
  @available(*, unavailable, message: "use `TickValue<Value>`")
  public typealias ControlProperty<Value: Sendable> = TickValue<Value>

  /// Rx.
  @available(*, unavailable, message: "use `onMain.subscribe(with:onNext:)`, or `bind(to:on:)`")
  public struct Binder<Value> {
    /// Runs the closure with the object.
    @export(implementation)
    public init<Target: AnyObject>(_: Target, binding: (Target, Value) -> Void) { moved }
  }

  /// Rx.
  @available(*, unavailable, message: "use `takeLast(1)` and `share(replay: 1)`")
  public typealias AsyncSubject<Value: Sendable> = TickSubject<Value, any Error>

  /// Rx.
  @available(*, unavailable, message: "use `TickSubject<Value, Never>(replay:)`")
  public typealias ReplayRelay<Value: Sendable> = TickSubject<Value, Never>

  /// Rx.
  @available(*, unavailable, message: "use `QueueScheduler(queue:)`")
  public typealias OperationQueueScheduler = QueueScheduler

  /// Rx.
  @available(*, unavailable, renamed: "SerialDisposable")
  public typealias SingleAssignmentDisposable = SerialDisposable

  /// Rx.
  @available(*, unavailable, renamed: "AnyDisposable")
  public typealias BooleanDisposable = AnyDisposable

  /// Rx.
  @available(*, unavailable, renamed: "MainScheduler", message: "as an argument, `.main`")
  public typealias ConcurrentMainScheduler = MainScheduler

  /// Rx.
  @available(*, unavailable, message: "use the `TestScheduler` of TickStreamsTesting")
  public struct HistoricalScheduler {
    /// Makes a scheduler of virtual time.
    @export(implementation)
    public init() { moved }
  }

  /// Rx.
  @available(*, unavailable, message: "use the `TestScheduler` of TickStreamsTesting")
  public struct VirtualTimeScheduler<Converter> {
    /// Makes a scheduler of virtual time.
    @export(implementation)
    public init(initialClock: Int, converter: Converter) { moved }
  }

  /// Rx.
  @available(*, unavailable, message: "use `TickValue<Value>`")
  public typealias Variable<Value: Sendable> = TickValue<Value>

  /// Rx.
  @available(*, unavailable, message: "use `TickSubject<Value, Failure>(replay:)`")
  public struct ReplaySubject<each Argument> {
    /// Makes a subject that replays values.
    @export(implementation)
    public init(bufferSize: Int) { moved }

    /// Makes a subject that replays values.
    @export(implementation)
    public static func create(bufferSize: Int) -> Self { moved }

    /// Makes a subject that replays all values.
    @export(implementation)
    public static func createUnbounded() -> Self { moved }

    /// Sends a value.
    @export(implementation)
    public func onNext<Value>(_: Value) { moved }

    /// Sends a value.
    @export(implementation)
    public func send<Value>(_: Value) { moved }

    /// Sends a failure.
    @export(implementation)
    public func onError(_: any Error) { moved }

    /// Completes.
    @export(implementation)
    public func onCompleted() { moved }
  }

  /// Rx.
  @available(*, unavailable, renamed: "Duration")
  public typealias RxTimeInterval = Duration

  /// Rx.
  @available(*, unavailable, renamed: "TickScheduler", message: "as a type, `any TickScheduler`")
  public typealias SchedulerType = TickScheduler

  /// Rx.
  @available(*, unavailable, message: "a disposable is disposed where `dispose()` is called: `AnyDisposable { scheduler.schedule { … } }`")
  public struct ScheduledDisposable {
    /// Disposes on a scheduler.
    @export(implementation)
    public init(scheduler _: AnyObject, disposable: any Disposable) { moved }
  }

  /// Rx.
  @available(*, unavailable, message: "use a `CompositeDisposable` and your own count; to share work, `share()`")
  public struct RefCountDisposable {
    /// Disposes with the last that retains it.
    @export(implementation)
    public init(disposable: any Disposable) { moved }
  }

  /// Rx.
  @available(*, unavailable, renamed: "TickScheduler", message: "as a type, `any TickScheduler`")
  public typealias ImmediateSchedulerType = TickScheduler

  /// Rx.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias ObservableType = TickSignal

  /// Rx.
  @available(*, unavailable, renamed: "TickSignal")
  public typealias ObservableConvertibleType = TickSignal

  /// RxCocoa.
  @available(*, unavailable, message: "use `TickSignal<Value, Never>`, with `share(replay: 1)` or `share()`")
  public typealias SharedSequence<Strategy, Value: Sendable> = TickSignal<Value, Never>

  /// Rx.
  @available(*, unavailable, message: "use `TickTimeout`, or your own failure in `timeout(afterSilence:failing:on:)`")
  public enum RxError: Error {
    /// Something else.
    case unknown

    /// There was no value.
    case noElements

    /// There was more than one value.
    case moreThanOneElement

    /// An index was out of range.
    case argumentOutOfRange

    /// The time was over.
    case timeout
  }

  // Tables/OtherCombinations.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func merge<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where First.SentValue == Value { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.concat([first, second])`; add `promoteFailure()` to each signal that cannot fail")
    @export(implementation)
    public static func concat<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where First.SentValue == Value { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func combineLatest<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where Value == (First.SentValue, Second.SentValue, repeat (each Other).SentValue) { moved }

    /// Signals that can fail beside some that cannot, or fail otherwise.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func zip<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where Value == (First.SentValue, Second.SentValue, repeat (each Other).SentValue) { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func merge<Other: SignalArgument>(_: [Other]) -> TickSignal where Other.SentValue == Value { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func concat<Other: SignalArgument>(_: [Other]) -> TickSignal where Other.SentValue == Value { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func combineLatest<Other: SignalArgument>(_: [Other]) -> TickSignal where Value == [Other.SentValue] { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func zip<Other: SignalArgument>(_: [Other]) -> TickSignal where Value == [Other.SentValue] { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func race<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other) -> TickSignal where First.SentValue == Value { moved }

    /// Signals that cannot fail, in brackets of a type that can.
    @_disfavoredOverload
    @available(*, unavailable, message: "the failures differ: write `promoteFailure()` after each signal that cannot fail; if none can, `TickSignal` without brackets")
    @export(implementation)
    public static func amb<Other: SignalArgument>(_: [Other]) -> TickSignal where Other.SentValue == Value { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.combineLatest(first, second).map { … }`, or `zip`, which ends when no value can come; where failures differ, `promoteFailure()`")
    @export(implementation)
    public static func combineLatest<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, resultSelector: @escaping (First.SentValue, Second.SentValue, repeat (each Other).SentValue) -> Value) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.combineLatest(first, second).map { … }`, or `zip`, which ends when no value can come; where failures differ, `promoteFailure()`")
    @export(implementation)
    public static func combineLatest<Part: SignalArgument>(_: [Part], resultSelector: @escaping ([Part.SentValue]) -> Value) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.combineLatest(first, second).map { … }`, or `zip`, which ends when no value can come; where failures differ, `promoteFailure()`")
    @export(implementation)
    public static func zip<First: SignalArgument, Second: SignalArgument, each Other: SignalArgument>(_: First, _: Second, _: repeat each Other, resultSelector: @escaping (First.SentValue, Second.SentValue, repeat (each Other).SentValue) -> Value) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "name the parts in the closure of `map`: `map { first, second in … }`")
    @export(implementation)
    public func reduceEach<Output>(_: (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `then(_:)` with the signal itself, `.deferred { … }` if it is to be made late")
    @export(implementation)
    public func then<Next>(_: () -> TickSignal<Next, Failure>) -> TickSignal<Next, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `concatMap(_:)` for `.max(1)`, `map(_:).flatten(maxConcurrent:)` for more; meanwhile values wait")
    @export(implementation)
    public func flatMap<Output>(maxPublishers _: DemandOfCombine, _: @escaping (Value) -> TickSignal<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// RxSwift stops when the condition holds, ReactiveSwift when it does not, after that value.
    @_disfavoredOverload
    @available(*, unavailable, message: "RxSwift's is `take(while: { !condition($0) })`; ReactiveSwift's `take(while: condition, inclusive: true)`")
    @export(implementation)
    public func take(until _: @escaping @Sendable (Value) -> Bool) -> TickSignal { moved }

    /// Rx, where a completion of the other is ignored, and its failure fails.
    @available(*, unavailable, message: "use `take(until:)`, which also ends when the other signal completes, and ignores its failure")
    @export(implementation)
    public func takeUntil<Trigger: SignalArgument>(_: Trigger) -> TickSignal { moved }

    /// Combine, where a completion of the other completes.
    @available(*, unavailable, message: "use `skip(until:)`, which ignores a completion of the other signal")
    @export(implementation)
    public func drop<Trigger: SignalArgument>(untilOutputFrom _: Trigger) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `skip(until:)`, which ignores a completion of the other signal, and ends when this one does")
    @export(implementation)
    public func skipUntil<Trigger: SignalArgument>(_: Trigger) -> TickSignal { moved }

    /// ReactiveSwift, which completes immediately.
    @available(*, unavailable, message: "use `take(during:)`, which completes with the next event after the owner is gone, or immediately with a `Lifetime`")
    @export(implementation)
    public func take(duringLifetimeOf _: AnyObject) -> TickSignal { moved }

    /// Rx, which fails if there are fewer values.
    @available(*, unavailable, message: "use `element(at:)`, which completes if there are fewer values")
    @export(implementation)
    public func elementAt(_: Int) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `take(1)`, which does not fail if there is another value, or none")
    @export(implementation)
    public func single(_: ((Value) -> Bool)? = nil) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`")
    @export(implementation)
    public func withUnretained<Owner: AnyObject>(_: Owner) -> TickSignal<(Owner, Value), Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(with:onNext:)`, which hands the owner to the closure, or `onMain.subscribe(with:onNext:)`")
    @export(implementation)
    public func withUnretained<Owner: AnyObject, Output>(_: Owner, resultSelector: @escaping (Owner, Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `take(while:)`, with the opposite condition")
    @export(implementation)
    public func take(untilBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `skip(while:)`, with the opposite condition")
    @export(implementation)
    public func skip(untilBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `grouped(by:)`, and `map(_:)` in each group")
    @export(implementation)
    public func groupBy<Key, Output>(_: (Value) -> Key, transform: (Value) -> Output) -> TickSignal< TickGroup<Key, Output, Failure>, Failure > { moved }

    /// RAC.
    @available(*, unavailable, message: "use `grouped(by:)`")
    @export(implementation)
    public func group<Key>(by _: (Value) -> Key) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `grouped(by:)`")
    @export(implementation)
    public func groupBy<Key>(keySelector: (Value) -> Key) -> TickSignal<TickGroup<Key, Value, Failure>, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// RAC.
    @available(*, unavailable, renamed: "take(while:)")
    @export(implementation)
    public func take(whileBlock _: (Value) -> Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "skip(while:)")
    @export(implementation)
    public func skip(whileBlock _: (Value) -> Bool) -> TickSignal { moved }
  }

  // Tables/OtherContexts.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Combine, which always hops.
    @available(*, unavailable, message: "use `deliver(on:)`, or `onMain.subscribe(onNext:)`; on main it is synchronous: for a later turn `delay(.zero, on: .main)`")
    @export(implementation)
    public func receive(on _: AnyObject, options _: Void? = nil) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `subscribe(onNext: { subject.next($0) })`, which does not end the subject; `observe { subject.send($0) }` does")
    @export(implementation)
    public func receive(subscriber _: TickSubject<Value, Failure>) { moved }

    /// Combine, Rx, with a queue, which is not a scheduler here.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `delaySubscription(.zero, on:)`, with `.main` for main, and `QueueScheduler(queue:)` for another queue")
    @export(implementation)
    public func subscribe(on _: AnyObject, options _: Void? = nil) -> TickSignal { moved }

    /// ReactiveSwift, Rx, with a queue, which is not a scheduler here.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `deliver(on:)`, with `.main` for main, and `QueueScheduler(queue:)` for another queue")
    @export(implementation)
    public func observe(on _: AnyObject) -> TickSignal { moved }

    /// RAC, and Rx, which has a subject for each connection.
    @available(*, unavailable, message: "use `multicast()`, whose subscribers stay when it is disconnected; after an end it does not connect again")
    @export(implementation)
    public func publish() -> ConnectableSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share(replay:)`, whose values go with the last subscriber and stay after completion; for `.forever`, `multicast(_:)`")
    @export(implementation)
    public func share(replay: Int = 0, scope _: ScopeOfRx) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share(replay:)`, which keeps its values after completion, and does not start again")
    @export(implementation)
    public func shareReplay(_: Int) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share(replay: 1)`, which keeps its value after completion, and does not start again")
    @export(implementation)
    public func shareReplayLatestWhileConnected() -> TickSignal { moved }

    /// RAC, which connects immediately and permanently, and Rx, in which the caller connects.
    @available(*, unavailable, message: "use `multicast(TickSubject(replay: count))`, with `.max` for all values, and keep `connect()`; `share(replay:)` starts with a subscriber, and again after a failure")
    @export(implementation)
    public func replay(_: Int = .max) -> ConnectableSignal<Value, Failure> { moved }

    /// RAC, which connects immediately and permanently.
    @available(*, unavailable, message: "use `share(replay: 1)`; to start immediately, `multicast(_:)` with a `TickSubject(replay:)`")
    @export(implementation)
    public func replayLast() -> TickSignal { moved }

    /// RAC, and ReactiveSwift, whose values are kept for good.
    @available(*, unavailable, message: "use `share(replay:)`, whose values go with the last subscriber; to keep them, `multicast(_:)` with a `TickSubject(replay:)`")
    @export(implementation)
    public func replayLazily(upTo _: Int = .max) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `multicast(_:)` with a `TickSubject(replay:)`")
    @export(implementation)
    public func replayAll() -> ConnectableSignal<Value, Failure> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `multicast(subject)`, which does not connect again after an end")
    @export(implementation)
    public func multicast(makeSubject _: (() -> TickSubject<Value, Failure>)? = nil, _: (() -> TickSubject<Value, Failure>)? = nil) -> ConnectableSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "a signal needs no connection; `share()` shares one")
    @export(implementation)
    public func autoconnect() -> TickSignal { moved }

    /// Rx, which fails if there are more values, and a single also if there is none.
    @available(*, unavailable, message: "use `takeLast(1)`, which sends at completion, as a single does, whatever the number of values")
    @export(implementation)
    public func asSingle() -> TickSignal { moved }

    /// Rx, which fails if there are more values.
    @available(*, unavailable, message: "use `takeLast(1)`, which sends at completion, as a single does, whatever the number of values")
    @export(implementation)
    public func asMaybe() -> TickSignal { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `share(replay: 1)`, which a driver has, and `onMain.subscribe(onNext:)`")
    @export(implementation)
    public func asDriver() -> TickSignal { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }.share(replay: 1)`, and `onMain.subscribe(onNext:)`")
    @export(implementation)
    public func asDriver(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `catch { _ in other }.share(replay: 1)`, and `onMain.subscribe(onNext:)`")
    @export(implementation)
    public func asDriver(onErrorDriveWith _: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `catch { recover($0) }`, with `share(replay: 1)` for a driver, and `onMain.subscribe(onNext:)`")
    @export(implementation)
    public func asDriver(onErrorRecover _: @escaping (Failure) -> TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `share()`, which a signal of RxCocoa has, and `onMain.subscribe(onNext:)`")
    @export(implementation)
    public func asSignal() -> TickSignal { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `catch { _ in .just(value) }.share()`, and `onMain.subscribe(onNext:)`")
    @export(implementation)
    public func asSignal(onErrorJustReturn _: Value) -> TickSignal<Value, Never> { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `catch { _ in other }.share()`, and `onMain.subscribe(onNext:)`")
    @export(implementation)
    public func asSignal(onErrorSignalWith _: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension ConnectableSignal {
    /// RAC, Combine.
    @available(*, unavailable, message: "use `share()` on the signal, in place of `multicast()`")
    @export(implementation)
    public func autoconnect() -> TickSignal<Value, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `share()` on the signal, in place of `multicast()`")
    @export(implementation)
    public func refCount() -> TickSignal<Value, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension MainScheduler {
    /// Rx, which always hops.
    @available(*, unavailable, message: "use `.main`; `deliver(on: .main)` is synchronous on main, so for a later turn use `delay(.zero, on: .main)`")
    @export(implementation)
    public static var asyncInstance: MainScheduler { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.main`")
    @export(implementation)
    public convenience init(_: Void = ()) { moved }
  }

  @_documentation(visibility: internal)
  extension QueueScheduler {
    /// ReactiveSwift, which always hops.
    @export(implementation)
    public static var main: MainQueueOfReactiveSwift { moved }

    /// Rx, ReactiveSwift.
    @available(*, unavailable, message: "use `QueueScheduler(label:qualityOfService:)`")
    @export(implementation)
    public convenience init(qos: QualityOfServiceElsewhere = .default, internalSerialQueueName: String = "", name: String = "") { moved }

    /// A guess.
    @available(*, unavailable, renamed: "init(label:qualityOfService:)")
    @export(implementation)
    public convenience init(label: String, qos: QualityOfServiceElsewhere) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "init(label:)")
    @export(implementation)
    public convenience init(internalSerialQueueName: String) { moved }

    /// Here.
    @available(*, unavailable, renamed: "init(label:qualityOfService:timebase:waitsOnThread:strict:)")
    @export(implementation)
    public convenience init(label: String = "", qualityOfService: QualityOfServiceElsewhere = .default, timebase: Timebase = .continuous, lingering: Bool, strict: Bool = false) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `QueueScheduler(queue:)` with a serial queue")
    @export(implementation)
    public convenience init(operationQueue: AnyObject) { moved }
  }

  @_documentation(visibility: internal)
  extension ImmediateScheduler {
    /// Rx.
    @available(*, unavailable, message: "use `ImmediateScheduler()`")
    @export(implementation)
    public static var instance: ImmediateScheduler { moved }

    /// Combine.
    @available(*, unavailable, message: "use `ImmediateScheduler()`")
    @export(implementation)
    public static var shared: ImmediateScheduler { moved }
  }

  @_documentation(visibility: internal)
  extension WallInstant {
    /// ReactiveSwift, in which the `currentDate` of a scheduler is a `Date`.
    @available(*, unavailable, message: "use `advanced(by: .seconds(1))`, or the `date` of the scheduler")
    @export(implementation)
    public func addingTimeInterval(_: Double) -> WallInstant { moved }
  }

  @_documentation(visibility: internal)
  extension TickScheduler {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`")
    @export(implementation)
    public func schedule(after _: Duration, interval: Duration, leeway: Duration? = nil, action: @escaping () -> Void) -> any Disposable { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `schedule(after:_:)` for a `Duration`, `schedule(at:_:)` for a moment; to repeat, `schedule(TickSchedule(every:delay:))`")
    @export(implementation)
    public func schedule<Moment>(after _: Moment, interval: some SpanElsewhere = 0.0, leeway: some SpanElsewhere = 0.0, action: () -> Void) -> any Disposable { moved }

    /// Rx.
    @available(*, unavailable, message: "use `schedule(after:_:)`")
    @export(implementation)
    public func scheduleRelative<State>(_: State, dueTime: Duration, action: (State) -> any Disposable) -> any Disposable { moved }

    /// Rx.
    @available(*, unavailable, message: "use `schedule(TickSchedule(every:delay:)) { tick in … }`, or `TickSignal.interval`")
    @export(implementation)
    public func schedulePeriodic<State>(_: State, startAfter: Duration, period: Duration, action: (State) -> State) -> any Disposable { moved }
  }

  // Tables/OtherEvents.txt

  @_documentation(visibility: internal)
  extension Event {
    /// Rx.
    @available(*, unavailable, message: "use `next(_:)`, and `completed` for the end")
    @export(implementation)
    public static func success(_: Value) -> Event { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `handleEvents(onCancel:)`")
    @export(implementation)
    public static var interrupted: Event { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal.AsyncValues {
    /// ReactiveSwift, RxSwiftExt, CombineExt, of a materialized signal.
    @available(*, unavailable, message: "use `compactMap { $0.value }` for the values of a materialized signal, `$0.failure` for its failures")
    @export(implementation)
    public func callAsFunction() -> TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension Subscriber {
    /// Rx.
    @available(*, unavailable, message: "use `TickSubject()`, which is a signal to send by hand, or `TickSignal { subscriber in … }`")
    @export(implementation)
    public init(_: ((Event<Value, Failure>) -> Void)? = nil, value: ((Value) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `completed()`, after which the inner signals of `flatMap` go on")
    @export(implementation)
    public func sendInterrupted() { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// ReactiveSwift, as an observer.
    @available(*, unavailable, message: "use `observe { event in … }` of the signal, and keep what it returns")
    @export(implementation)
    public convenience init(_: ((Event<Value, Failure>) -> Void)? = nil, value: ((Value) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `completed()`, after which the inner signals of `flatMap` go on")
    @export(implementation)
    public func sendInterrupted() { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject()`, which sends to all that observe its `signal`")
    @export(implementation)
    public static func pipe() -> (output: TickSignal<Value, Failure>, input: TickSubject) { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "a `TickSubject<Value, Never>` cannot fail: use `TickSubject<Value, any Error>` and `failed(_:)`")
    @export(implementation)
    public func onError(_: any Error) { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// Rx.
    @available(*, unavailable, message: "a `TickValue` cannot fail: use `TickSubject(replay: 1)`, which can")
    @export(implementation)
    public func onError(_: any Error) { moved }

    /// Rx.
    @available(*, unavailable, message: "a `TickValue` completes when it is released; `TickSubject(replay: 1)` completes by hand")
    @export(implementation)
    public func onCompleted() { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.filter`, and `TickValue(following:initially:)` for a separate value")
    @export(implementation)
    public func filter(initial: Value, _: (Value) -> Bool) -> TickValue { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `take(during:)`, with the object that has the value")
    @export(implementation)
    public var lifetime: Lifetime { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext: { property.current = $0 })`")
    @export(implementation)
    public var bindingTarget: TickValue { moved }

    /// RAC.
    @available(*, unavailable, message: "use `TickValue(_:)`")
    @export(implementation)
    public convenience init(defaultValue: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.combineLatest(second.signal)`")
    @export(implementation)
    public static func combineLatest<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never> where Value == (First, Second) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.zip(second.signal)`")
    @export(implementation)
    public static func zip<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never> where Value == (First, Second) { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue.ReadOnly {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickValue(_:)`, and its `readOnly`")
    @export(implementation)
    public init(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickValue(following: signal, initially: initial)`, and its `readOnly`")
    @export(implementation)
    public init<Source: SignalArgument>(initial: Value, then: Source) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use its `readOnly`")
    @export(implementation)
    public init(capturing: TickValue<Value>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.combineLatest(second.signal)`")
    @export(implementation)
    public static func combineLatest<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never> where Value == (First, Second) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.zip(second.signal)`")
    @export(implementation)
    public static func zip<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never> where Value == (First, Second) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// RAC.
    @available(*, unavailable, message: "use `TickSubject(replay:)`")
    @export(implementation)
    public static func replaySubject(withCapacity: Int) -> TickSubject { moved }

    /// An earlier name.
    @available(*, unavailable, renamed: "init(replay:)")
    @export(implementation)
    public convenience init(bufferSize: Int) { moved }
  }

  @_documentation(visibility: internal)
  extension AnyDisposable {
    /// RAC.
    @available(*, unavailable, renamed: "init(_:)")
    @export(implementation)
    public convenience init(block: () -> Void) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `AnyDisposable { }`, and its `isDisposed`")
    @export(implementation)
    public convenience init() { moved }
  }

  @_documentation(visibility: internal)
  extension Subscription {
    /// Combine.
    @available(*, unavailable, message: "use a `Lifetime`, which disposes its members when it is released: `lifetime.add(AnyDisposable { … })`")
    @export(implementation)
    public convenience init(_: () -> Void) { moved }

    /// Combine.
    @available(*, unavailable, message: "use a `Lifetime`, which disposes its members when it is released: `lifetime.add(disposable)`")
    @export(implementation)
    public convenience init(_: any Disposable) { moved }
  }

  @_documentation(visibility: internal)
  extension DisposeBag {
    /// Rx.
    @available(*, unavailable, message: "use `add(_:)`, or `store(in:)`")
    @export(implementation)
    public convenience init(_: () -> any Disposable) { moved }
  }

  @_documentation(visibility: internal)
  extension Lifetime {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `Lifetime()`, which ends with `dispose()` or when it is released")
    @export(implementation)
    public static func make() -> (lifetime: Lifetime, token: Lifetime) { moved }
  }

  // Tables/OtherFailures.txt

  /// How often a signal of RxSwiftExt is repeated.
  @_documentation(visibility: internal)
  public enum RepeatBehaviorOfRx {
    /// A guess: a backoff of this library without its label.
    @export(implementation)
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
    @export(implementation)
    public func retry<Trigger: SignalArgument>(when _: (TickSignal<Failure, Never>) -> Trigger) -> TickSignal { moved }

    /// RxSwiftExt, CombineExt, Rx.
    @available(*, unavailable, message: "use `retry(_:where:backoff:on:)`; a wait that the failure decides: `retry(on:delay:)`")
    @export(implementation)
    public func retryWhen<Trigger: SignalArgument>(_: (TickSignal<Failure, Never>) -> Trigger) -> TickSignal { moved }

    /// RxSwiftExt, which counts attempts.
    @available(*, unavailable, message: "use `retry(_:where:backoff:on:)` with one less than `maxCount`, which counts attempts; `multiplier: 1` is `factor: 2`, the default of `.exponential(from:)`")
    @export(implementation)
    public func retry(_: RepeatBehaviorOfRx, scheduler: AnyObject? = nil) -> TickSignal { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `repeated(_:after:on:)`; `maxCount` counts the runs")
    @export(implementation)
    public func repeatWithBehavior(_: RepeatBehaviorOfRx, scheduler: AnyObject? = nil) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `repeated(_:after:on:)` for a wait after the end, or `repeated(_:every:on:)`")
    @export(implementation)
    public func repeatWhen<Trigger>(_: (TickSignal<Void, Never>) -> TickSignal<Trigger, Never>) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `orIfEmpty(_:)`, or `map { Optional($0) }.orIfEmpty(nil).concatMap { $0.map { .just($0) } ?? other }`")
    @export(implementation)
    public func ifEmpty(switchTo _: TickSignal) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and returns the value")
    @export(implementation)
    public func attemptMap<Output>(_: (Value) -> Result<Output, Failure>) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and returns the value")
    @export(implementation)
    public func attempt(_: (Value) -> Result<Void, Failure>) -> TickSignal { moved }

    /// ReactiveSwift, of values that are not `Bool`.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `not()` for a signal of `Bool`, `ignoreValues(as:)` to give a signal without values another type")
    @export(implementation)
    public func negate() -> TickSignal where Value == Bool { moved }

    /// ReactiveSwift, of a signal that has values.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `not()` for a signal of `Bool`, `ignoreValues(as:)` to give a signal without values another type")
    @export(implementation)
    public func promoteValue<Output>(_: Output.Type = Output.self) -> TickSignal<Output, Failure> { moved }

    /// RAC.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws")
    @export(implementation)
    public func `try`(_: (Value) -> Bool) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch(_:)`; a closure that throws can return `.fail(error)`")
    @export(implementation)
    public func tryCatch(_: (Failure) throws -> TickSignal) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `filter(_:)`")
    @export(implementation)
    public func tryFilter(_: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `compactMap(_:)`")
    @export(implementation)
    public func tryCompactMap<Output>(_: (Value) throws -> Output?) -> TickSignal<Output, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `scan(_:_:)`")
    @export(implementation)
    public func tryScan<Result>(_: Result, _: (Result, Value) throws -> Result) -> TickSignal<Result, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `reduce(_:_:)`")
    @export(implementation)
    public func tryReduce<Result>(_: Result, _: (Result, Value) throws -> Result) -> TickSignal<Result, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `take(while:)`")
    @export(implementation)
    public func tryPrefix(while _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `skip(while:)`")
    @export(implementation)
    public func tryDrop(while _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `removeDuplicates(by:)`")
    @export(implementation)
    public func tryRemoveDuplicates(by _: (Value, Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `contains(where:)`")
    @export(implementation)
    public func tryContains(where _: (Value) throws -> Bool) -> TickSignal<Bool, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `allSatisfy(_:)`")
    @export(implementation)
    public func tryAllSatisfy(_: (Value) throws -> Bool) -> TickSignal<Bool, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `first(where:)`")
    @export(implementation)
    public func tryFirst(where _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws, and `filter(_:).takeLast(1)`")
    @export(implementation)
    public func tryLast(where _: (Value) throws -> Bool) -> TickSignal<Value, any Error> { moved }

    /// ReactiveSwift, of a signal that can fail already.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `promoteFailure(to:)`; for a signal that can fail already, `mapFailure(_:)`")
    @export(implementation)
    public func promoteError<NewFailure>(_: NewFailure.Type = NewFailure.self) -> TickSignal<Value, NewFailure> { moved }

    /// Combine, of a signal that can fail already.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `promoteFailure(to:)`; for a signal that can fail already, `mapFailure(_:)`")
    @export(implementation)
    public func setFailureType<NewFailure>(to _: NewFailure.Type) -> TickSignal<Value, NewFailure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `catch { fatalError(String(describing: $0)) }`")
    @export(implementation)
    public func assertNoFailure(_: String = "") -> TickSignal<Value, Never> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap { try encoder.encode($0) }`")
    @export(implementation)
    public func encode<Coder>(encoder: Coder) -> TickSignal<[UInt8], any Error> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `tryMap { try decoder.decode(Item.self, from: $0) }`")
    @export(implementation)
    public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> TickSignal<Item, any Error> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`")
    @export(implementation)
    public func `do`(onNext: ((Value) throws -> Void)? = nil, afterNext: ((Value) throws -> Void)? = nil, onError: ((Failure) throws -> Void)? = nil, afterError: ((Failure) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> TickSignal { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `handleEvents(onSubscribe:onNext:onFailed:onCompleted:onCancel:)`; for every end, `handleEvents(onEnd:)`")
    @export(implementation)
    public func on(starting: (() -> Void)? = nil, started: (() -> Void)? = nil, event: ((Event<Value, Failure>) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil, value: ((Value) -> Void)? = nil) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `handleEvents(onFailed:onCompleted:)`; `onEnd` also comes at a disposal")
    @export(implementation)
    public func finally(_: () -> Void) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onNext:)`, with a breakpoint in the closure")
    @export(implementation)
    public func breakpoint(receiveOutput: ((Value) -> Bool)? = nil, receiveCompletion: ((CompletionOfCombine<Failure>) -> Bool)? = nil) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `handleEvents(onFailed:)`, with a breakpoint in the closure")
    @export(implementation)
    public func breakpointOnError() -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `map { Result.success($0) }.catch { .just(.failure($0)) }`")
    @export(implementation)
    public func materializeResults() -> TickSignal<Result<Value, Failure>, Never> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `tryMap(_:)`, whose closure throws: `try $0.get()`")
    @export(implementation)
    public func dematerializeResults<Output: Sendable, ResultFailure>() -> TickSignal<Output, ResultFailure> where Value == Result<Output, ResultFailure> { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    @export(implementation)
    public func logNext() -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    @export(implementation)
    public func logError() -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "log(_:)")
    @export(implementation)
    public func logCompleted() -> TickSignal { moved }
  }

  // Tables/OtherPauses.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Here.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    @export(implementation)
    public func paused<Pause>(by _: Pause) -> TickSignal { moved }

    /// A scheduler has it.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    @export(implementation)
    public func paused<Pause>(while _: Pause) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    @export(implementation)
    public static func paused<Pause>(by _: Pause, timing _: OldPauseTiming, on _: any TickScheduler, _: (any TickScheduler) -> TickSignal) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    @export(implementation)
    public static func paused<Pause>(by _: Pause, phase _: OldPauseTiming, on _: any TickScheduler, _: (any TickScheduler) -> TickSignal) -> TickSignal { moved }

    /// Here.
    @available(*, unavailable, message: "use `isOpen.flatMapLatest { $0 ? signal : .empty }`, which subscribes again each time it opens")
    @export(implementation)
    public func gated<Condition>(by _: Condition) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// Guessed.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    @export(implementation)
    public static func interval<Pause>(_: Duration, delay: Duration? = nil, leeway: Duration? = nil, missedTicks: MissedTicks = .skip, on _: any TickScheduler, paused _: Pause) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Duration, Failure == Never {
    /// Guessed.
    @available(*, unavailable, message: "use `on: scheduler.paused(while: isPaused)`, which stops time, as `.freeze` did; to drop values, as `.keepGrid` did, `filter(while: isPaused.not())`; to start again, as `.restart` did, `flatMapLatest`")
    @export(implementation)
    public static func countdown<Pause>(for _: Duration, every: Duration? = nil, leeway: Duration? = nil, phase: TickPhase = .own, on _: any TickScheduler, paused _: Pause) -> TickSignal { moved }
  }

  // Tables/OtherSources.txt

  /// Combine.
  @available(*, unavailable, renamed: "TickSignal.deferred(_:)")
  @export(implementation)
  public func Deferred<Result>(_: () -> Result) -> Result { moved }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Int, Failure == Never {
    /// RxCocoa, of a driver, and guessed.
    @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, which sends a `Tick`, whose `index` is the count")
    @export(implementation)
    public static func interval(_: Duration) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span")
    @export(implementation)
    public static func interval(_: some SpanElsewhere, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.after(_:on:)`, without brackets: it sends a `Tick`; `.seconds(1)` is a span")
    @export(implementation)
    public static func timer(_: some SpanElsewhere, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:on:)`, without brackets: the period, then the delay; `.seconds(1)` is a span")
    @export(implementation)
    public static func timer(_: some SpanElsewhere, period: some SpanElsewhere, scheduler _: AnyObject) -> TickSignal { moved }

    /// A category of RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
    @export(implementation)
    public static func delayTime(_: Double, interval _: Double, on _: any TickScheduler, withLeeway: Double) -> TickSignal<Tick, Never> { moved }

    /// ReactiveSwift, which completes an interval after the last value.
    @available(*, unavailable, message: "use `TickSignal.from(_:every:on:)`, which completes with the last value")
    @export(implementation)
    public static func interval(_: some Sequence<Value>, interval _: Duration, on _: AnyObject) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// RAC.
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
    @export(implementation)
    public static func interval(_: some SpanElsewhere, on _: any TickScheduler, withLeeway: some SpanElsewhere = 0.0) -> TickSignal { moved }

    /// A category of RAC.
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
    @export(implementation)
    public static func delayTime(_: Double, interval _: Double, on _: any TickScheduler, withLeeway: Double) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == any Error {
    /// RAC, called on `RACSignal`.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
    @export(implementation)
    public static func interval(_: some SpanElsewhere, on _: any TickScheduler, withLeeway: some SpanElsewhere = 0.0) -> TickSignal { moved }

    /// A category of RAC, called on `RACSignal`.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
    @export(implementation)
    public static func delayTime(_: Double, interval _: Double, on _: any TickScheduler, withLeeway: Double) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// RAC.
    @available(*, unavailable, message: "use the initializer: `TickSignal { subscriber in …; return disposable }`")
    @export(implementation)
    public static func createSignal(_: (Subscriber<Value, Failure>) -> (any Disposable)?) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use the initializer: `TickSignal { subscriber in …; return disposable }`")
    @export(implementation)
    public static func create(_: (Subscriber<Value, Failure>) -> any Disposable) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSignal { subscriber in …; return disposable }`")
    @export(implementation)
    public init(_: (Subscriber<Value, Failure>, Lifetime) -> Void) { moved }

    /// RAC.
    @available(*, unavailable, message: "use `.task { … }`, followed by `share(replay: 1)` to run it once")
    @export(implementation)
    public static func startLazily(with _: AnyObject, block: (Subscriber<Value, Failure>) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `.task { … }.multicast(TickSubject(replay: .max))`, and keep `connect()`; `share(replay:)` starts with a subscriber")
    @export(implementation)
    public static func startEagerly(with _: AnyObject, block: (Subscriber<Value, Failure>) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `.merge`, `.concat`, `.combineLatest` or `.zip`, of an array")
    @export(implementation)
    public static func join(_: [TickSignal], block: (TickSignal, TickSignal) -> TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `flatMapLatest`, with `if` in its closure")
    @export(implementation)
    public static func `if`(_: TickSignal<Bool, Failure>, then _: TickSignal, else _: TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.deferred { … }`, with `handleEvents(onEnd:)` on the signal that it returns, to release the resource")
    @export(implementation)
    public static func using<Resource>(_: () throws -> Resource, observableFactory: (Resource) throws -> TickSignal) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.deferred { … }` with `.just(_:)` or `.fail(_:)`; `.task { … }` runs asynchronously")
    @export(implementation)
    public static func attempt(_: () -> Result<Value, Failure>) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject()`, which sends to all that observe its `signal`")
    @export(implementation)
    public static func pipe() -> (output: TickSignal, input: TickSubject<Value, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject()`, and `handleEvents(onEnd:)` on its `signal`")
    @export(implementation)
    public static func pipe(disposable _: any Disposable) -> (output: TickSignal, input: TickSubject<Value, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject()`: what is sent while it sends follows afterwards")
    @export(implementation)
    public static func reentrantUnserializedPipe() -> (output: TickSignal, input: TickSubject<Value, Failure>) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.just(_:)`, with `delaySubscription(.zero, on:)` for the scheduler")
    @export(implementation)
    public static func just(_: Value, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.from(sequence(first:next:))`, and `take(while:)`")
    @export(implementation)
    public static func generate(initialState: Value, condition: (Value) -> Bool, iterate: (Value) -> Value) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `.empty`, or `.never` for one that does not complete")
    @export(implementation)
    public init(completeImmediately: Bool = true) { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.empty`, or `.never` for one that does not complete")
    @export(implementation)
    public init(completeImmediately: Bool = true, outputType: Value.Type, failureType: Failure.Type) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == any Sendable, Failure == any Error {
    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal<Value, any Error>.fail(_:)`")
    @export(implementation)
    public static func error(_: any Error) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == any Sendable {
    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal<Value, Failure>.fail(_:)`")
    @export(implementation)
    public init(error: Failure) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == any Error {
    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.deferred`")
    @export(implementation)
    public static func `defer`(_: () -> TickSignal<Value, Never>) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.deferred`")
    @export(implementation)
    public static func deferred(_: () -> TickSignal<Value, Never>) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.deferred { … }`, with `handleEvents(onEnd:)` on the signal that it returns")
    @export(implementation)
    public static func using<Resource>(_: () throws -> Resource, observableFactory: (Resource) throws -> TickSignal<Value, Never>) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension Sequence where Element: Sendable {
    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.from(_:)`")
    @export(implementation)
    public var publisher: TickSignal<Element, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension Result where Success: Sendable {
    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.just(_:)` or `TickSignal.fail(_:)`")
    @export(implementation)
    public var publisher: TickSignal<Success, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension Optional where Wrapped: Sendable {
    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.from(_:)` with an array")
    @export(implementation)
    public var publisher: TickSignal<Wrapped, Never> { moved }
  }

  // Tables/OtherSubscriptions.txt

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `subscribe(onNext: { property.current = $0 })`, `bind(to:on:)`, or `TickValue(following:initially:)`")
  @export(implementation)
  public func <~ <Target, Source>(_: Target, _: Source) -> Subscription { moved }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:onCompleted:)`, or on `onMain`, and keep the result; `onDisposed` is `handleEvents(onEnd:)`")
    @export(implementation)
    public func subscribe(onNext: ((Value) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Subscription { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:onCompleted:)`, or on `onMain`, and keep the result; `onDisposed` is `handleEvents(onEnd:)`")
    @export(implementation)
    public func subscribe(onSuccess: @escaping (Value) -> Void, onFailure: ((Failure) -> Void)? = nil, onError: ((Failure) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Subscription { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    @export(implementation)
    public func subscribe(_: @escaping (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// Rx.
    @available(*, unavailable, message: "use `subscribe(with:onNext:onFailed:onCompleted:)`, or on `onMain` for the main actor, and keep what it returns")
    @export(implementation)
    public func subscribe<Owner: AnyObject>(with _: Owner, onNext: @escaping (Owner, Value) -> Void, onError: @escaping (Owner, Failure) -> Void, onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `subscribe(with:onNext:)`, or `onMain.subscribe(with:onNext:)` for the main actor, and keep what it returns")
    @export(implementation)
    public func bind<Owner: AnyObject>(with _: Owner, onNext: @escaping (Owner, Value) -> Void) -> Subscription { moved }

    /// RxSwift before 3.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, with a closure that sends the value, or sets `current`")
    @export(implementation)
    public func bindTo<Other: SignalArgument>(_: Other) -> Subscription { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `onMain.subscribe(with:onNext:onCompleted:)`, and keep what it returns")
    @export(implementation)
    public func drive<Owner: AnyObject>(with _: Owner, onNext: ((Owner, Value) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil) -> Subscription { moved }

    /// RxCocoa.
    @available(*, unavailable, message: "use `onMain.subscribe(with:onNext:onCompleted:)`, and keep what it returns")
    @export(implementation)
    public func emit<Owner: AnyObject>(with _: Owner, onNext: ((Owner, Value) -> Void)? = nil, onCompleted: ((Owner) -> Void)? = nil, onDisposed: ((Owner) -> Void)? = nil) -> Subscription { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `subscribe(onNext: { _ in })`, and keep what it returns")
    @export(implementation)
    public func start() -> Subscription { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    @export(implementation)
    public func start(_: @escaping (Event<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns")
    @export(implementation)
    public func startWithValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveCocoa 4.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:)`, and keep what it returns")
    @export(implementation)
    public func startWithNext(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:)`, and keep what it returns")
    @export(implementation)
    public func startWithResult(_: (Result<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    @export(implementation)
    public func startWithCompleted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    @export(implementation)
    public func startWithFailed(_: (Failure) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `handleEvents(onCancel:)`")
    @export(implementation)
    public func startWithInterrupted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `share()`, or `multicast()` and `connect()`")
    @export(implementation)
    public func startWithSignal(_: (TickSignal, any Disposable) -> Void) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:)`, or `onMain.subscribe(onNext:)`, and keep what it returns")
    @export(implementation)
    public func observeValues(_: (Value) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:)`, and keep what it returns")
    @export(implementation)
    public func observeResult(_: (Result<Value, Failure>) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    @export(implementation)
    public func observeCompleted(_: () -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    @export(implementation)
    public func observeFailed(_: (Failure) -> Void) -> Subscription { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `handleEvents(onCancel:)`")
    @export(implementation)
    public func observeInterrupted(_: () -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `subscribe(onNext:onFailed:onCompleted:)`, and keep what it returns")
    @export(implementation)
    public func subscribeNext(_: (Value) -> Void, error: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    @export(implementation)
    public func subscribeError(_: (Failure) -> Void, completed: (() -> Void)? = nil) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `observe { event in … }`, and keep what it returns")
    @export(implementation)
    public func subscribeCompleted(_: () -> Void) -> Subscription { moved }

    /// RAC.
    @available(*, unavailable, message: "use `bind(to:on:)`, with a Swift key path")
    @export(implementation)
    public func setKeyPath(_: String, on _: AnyObject) -> any Disposable { moved }

    /// RAC.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.firstValue()`")
    @export(implementation)
    public func waitUntilCompleted(_: Void? = nil) -> Bool { moved }

    /// RAC.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.firstValue()`")
    @export(implementation)
    public func firstOrDefault(_: Value?) -> Value? { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "no call blocks a thread here: `await signal.firstValue()`")
    @export(implementation)
    public func wait() { moved }

    /// RxBlocking.
    @available(*, unavailable, message: "no call blocks a thread here: `try await signal.firstValue()`, or `collect()` for all values")
    @export(implementation)
    public func toBlocking(timeout: Double? = nil) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `observe { event in subscriber.send(event) }`, and keep what it returns")
    @export(implementation)
    public func start(_: Subscriber<Value, Failure>) -> Subscription { moved }

    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `observe { event in subscriber.send(event) }`, and keep what it returns")
    @export(implementation)
    public func observe(_: Subscriber<Value, Failure>) -> Subscription { moved }

    /// ReactiveSwift, RxCocoa.
    @available(*, unavailable, message: "feed a `TickSubject` from the action of the control, or set a `TickValue`")
    @export(implementation)
    public var reactive: Never { moved }

    /// CombineExt, of a materialized signal.
    @available(*, unavailable, message: "use `compactMap { $0.failure }`")
    @export(implementation)
    public func failures() -> TickSignal<Failure, Never> { moved }

    /// RxSwiftExt, of a materialized signal.
    @available(*, unavailable, message: "use `compactMap { $0.failure }`")
    @export(implementation)
    public func errors() -> TickSignal<Failure, Never> { moved }

    /// RxSwiftExt, of a materialized signal.
    @available(*, unavailable, message: "use `compactMap { $0.value }`")
    @export(implementation)
    public func elements() -> TickSignal { moved }
  }

  // Tables/OtherTimes.txt

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift, which drops the waiting value at completion.
    @available(*, unavailable, message: "use `collect(every:skipEmpty:on:)`, which sends what waits at completion")
    @export(implementation)
    public func collect(every _: Duration, on _: any TickScheduler, skipEmpty: Bool, discardWhenCompleted: Bool = true) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `trigger.withLatest(from: signal)`, which gives the pairs the other way round")
    @export(implementation)
    public func sample<Trigger: SignalArgument>(with _: Trigger) -> TickSignal<(Value, Trigger.SentValue), Failure> { moved }

    /// ReactiveSwift, which sends a value again.
    @available(*, unavailable, message: "use `sample(when:)`, which sends a value once, has no default, and ends with the sampled signal")
    @export(implementation)
    public func sample(on _: (any SignalArgument)? = nil, _: (any SignalArgument)? = nil, defaultValue: Value? = nil) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `debounce(for:on:)`, which sends what waits at completion, as RxSwift's does; for Combine's, which drops it, `debounce(for:discardWhenCompleted:on:)`; a run loop is `.main`")
    @export(implementation)
    public func debounce(for _: some SpanElsewhere = 0.0, _: some SpanElsewhere = 0.0, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `throttle(for:on:)` for `latest: true`; with `false` Combine sends the first value that waits, and `throttle(for:latest:on:)` none")
    @export(implementation)
    public func throttle(for _: some SpanElsewhere, scheduler _: AnyObject, latest: Bool) -> TickSignal { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `delay(_:on:)`, which delays neither a failure nor a completion: a pause is `delaySubscription(_:on:)`; a span is a `Duration`, as in `.seconds(1)`, a run loop is `.main`")
    @export(implementation)
    public func delay(for _: some SpanElsewhere = 0.0, tolerance: some SpanElsewhere = 0.0, _: some SpanElsewhere = 0.0, scheduler _: AnyObject, options _: Void? = nil) -> TickSignal { moved }

    /// Rx, which fails, and Combine, which completes.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `timeout(afterSilence:failing:on:)`; Combine's completes, `timeout(afterSilence:or:on:)` with `.empty`, and delivers there: `deliver(on:)`")
    @export(implementation)
    public func timeout(_: some SpanElsewhere, scheduler _: AnyObject, options _: Void? = nil, customError: (() -> Failure)? = nil) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `collect(count:)`, or `collect(every:maxCount:skipEmpty:on:)` with `skipEmpty: true`")
    @export(implementation)
    public func collect(_: TimeGroupingOfCombine, options _: Void? = nil) -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `measureInterval(on:)`; a run loop is `.main`")
    @export(implementation)
    public func measureInterval(using _: AnyObject) -> TickSignal<Duration, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `timestamped(on:)`")
    @export(implementation)
    public func timestamp(_: (any TickScheduler)? = nil) -> TickSignal<Timestamped<Value>, Failure> { moved }

    /// Rx.
    @available(*, unavailable, message: "use `measureInterval(on:)`")
    @export(implementation)
    public func timeInterval(_: (any TickScheduler)? = nil) -> TickSignal<Duration, Failure> { moved }

    /// Rx, in which a value at the end of a period counts, if the latest of it is not wanted.
    @available(*, unavailable, message: "use `throttle(for:latest:on:)`; with `latest: false` a value at the end of a period is one of that period, not the next")
    @export(implementation)
    public func throttle(_: some SpanElsewhere, latest: Bool, scheduler _: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift, which sends a waiting value at its time after completion, if it is not discarded.
    @available(*, unavailable, message: "use `debounce(for:discardWhenCompleted:on:)`, whose default sends a waiting value with the completion, not at its time")
    @export(implementation)
    public func debounce(_: some SpanElsewhere, on _: any TickScheduler, discardWhenCompleted: Bool) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "RAC's throttle is `debounce(for:where:on:)`")
    @export(implementation)
    public func throttle(_: some SpanElsewhere, valuesPassingTest: (Value) -> Bool) -> TickSignal { moved }

    /// RAC, and one without a scheduler.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `delay(_:on:)`, which does not delay a completion: a pause is `delaySubscription(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func delay(_: some SpanElsewhere) -> TickSignal { moved }

    /// RxCocoa, and one without a scheduler.
    @available(*, unavailable, message: "use `debounce(for:on:)`, with `.main` as the scheduler")
    @export(implementation)
    public func debounce(_: Duration? = nil, for _: Duration? = nil) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `timeout(after:failing:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func timeout(_: some SpanElsewhere, on _: any TickScheduler) -> TickSignal { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(within:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func buffer(withTime _: some SpanElsewhere, on _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }

    /// RAC, whose window opens with a value.
    @available(*, unavailable, message: "use `collect(within:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    @export(implementation)
    public func bufferWithTime(_: some SpanElsewhere, onScheduler _: any TickScheduler) -> TickSignal<[Value], Failure> { moved }
  }

  // Tables/OtherValues.txt

  /// How an object is kept.
  @available(*, unavailable)
  public enum OwnershipOfCombine: Sendable {
    /// By a strong reference.
    case strong

    /// By a weak reference.
    case weak

    /// By an unowned reference.
    case unowned
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `scan(into:_:)` with a pair, and `map(_:)`")
    @export(implementation)
    public func scanMap<State, Output>(_: State, _: (State, Value) -> (State, Output)) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `scan(into:_:)` with a pair, and `map(_:)`")
    @export(implementation)
    public func scanMap<State, Output>(into _: State, _: (inout State, Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `scan(into:_:)` with a set")
    @export(implementation)
    public func uniqueValues<Key: Hashable>(_: (Value) -> Key) -> TickSignal { moved }

    /// ReactiveSwift, CombineExt.
    @available(*, unavailable, message: "use `removeDuplicates()` for repetitions, `scan(into:_:)` with a set for all")
    @export(implementation)
    public func uniqueValues() -> TickSignal { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `removeDuplicates()` for repetitions, `scan(into:_:)` with a set for all")
    @export(implementation)
    public func removeAllDuplicates() -> TickSignal { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `filter(while: isOn.startWith(false))`")
    @export(implementation)
    public func pausable<Condition: SignalArgument>(_: Condition) -> TickSignal { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `flatMapLatest { value in isOn.filter { $0 }.take(1).replaceValues(with: value) }`, with `let isOn = condition.share(replay: 1)`; to keep all that wait, `concatMap`")
    @export(implementation)
    public func pausableBuffered<Condition: SignalArgument>(_: Condition, limit: Int? = nil, flushOnCompleted: Bool = true, flushOnError: Bool = true) -> TickSignal { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `collect(when:)`")
    @export(implementation)
    public func bufferWithTrigger<Trigger: SignalArgument>(_: Trigger) -> TickSignal<[Value], Failure> { moved }

    /// RxSwiftExt.
    @available(*, unavailable, message: "use `collect(count: n, step: 1).filter { $0.count == n }`; for two, `pairwise()`")
    @export(implementation)
    public func nwise(_: Int) -> TickSignal<[Value], Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `deliver(on:buffering: .newest(1)).map(_:)`")
    @export(implementation)
    public func lazyMap<Output>(on _: any TickScheduler, transform: (Value) -> Output) -> TickSignal<Output, Failure> { moved }

    /// ReactiveSwift, of sequences.
    @available(*, unavailable, message: "use `flatMap { .from($0) }`")
    @export(implementation)
    public func flatten() -> TickSignal<Value.Element, Failure> where Value: Sequence, Value.Element: Sendable { moved }

    /// Rx.
    @available(*, unavailable, message: "use `flatMap(_:)` with a signal of the failures and the completion: `task { }.ignoreValues(as:)`")
    @export(implementation)
    public func flatMapCompletable<Output>(_: (Value) -> TickSignal<Output, Failure>) -> TickSignal<Never, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `combineLatest(_:).map { !$0.contains(false) }`")
    @export(implementation)
    public static func all(_: [TickSignal<Bool, Failure>]) -> TickSignal where Value == Bool { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `combineLatest(_:).map { $0.contains(true) }`")
    @export(implementation)
    public static func any(_: [TickSignal<Bool, Failure>]) -> TickSignal where Value == Bool { moved }

    /// Combine.
    @available(*, unavailable, message: "use `deliver(on:buffering:)`, with `.newest(_:)` or `.oldest(_:)`")
    @export(implementation)
    public func buffer(size: Int, prefetch: PrefetchOfCombine, whenFull: FullBufferOfCombine) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `bind(to:on:)`, which keeps no reference to the object")
    @export(implementation)
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root) -> Subscription { moved }

    /// CombineExt.
    @available(*, unavailable, message: "use `bind(to:on:)`, which keeps no reference to the object")
    @export(implementation)
    public func assign<Root: AnyObject>(to _: ReferenceWritableKeyPath<Root, Value>, on _: Root, ownership: OwnershipOfCombine) -> Subscription { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `scan(_:_:)`")
    @export(implementation)
    public func reductions<Result>(_: Result, _: (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `scan(into:_:)`")
    @export(implementation)
    public func reductions<Result>(into _: Result, _: (inout Result, Value) -> Void) -> TickSignal<Result, Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `collect(count:)`; with a timer, `collect(every:maxCount:skipEmpty:on:)` with `skipEmpty: true`")
    @export(implementation)
    public func chunks(ofCount: Int, or _: TickSignal<Tick, Never>? = nil) -> TickSignal<[Value], Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `collect(when: trigger).filter { !$0.isEmpty }`; with a timer, `collect(every:skipEmpty:on:)`")
    @export(implementation)
    public func chunked(by _: TickSignal<Tick, Never>) -> TickSignal<[Value], Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `enumerated()` and `flatMap(_:)`: before each value but the first the separator")
    @export(implementation)
    public func interspersed(with _: Value) -> TickSignal { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `values(buffering:)` for an asynchronous sequence with a buffer")
    @export(implementation)
    public func buffer(policy: BufferPolicyElsewhere) -> TickSignal { moved }
  }

#endif
