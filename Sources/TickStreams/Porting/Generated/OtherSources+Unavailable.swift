// swift-format-ignore-file
// Generated from Tables/OtherSources.txt by .ci/spellings.

#if !Porting

  /// Combine.
  @available(*, unavailable, renamed: "TickSignal.deferred(_:)")
  public func Deferred<Result>(_: () -> Result) -> Result { moved }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Int, Failure == Never {
    /// RxCocoa, of a driver, and guessed.
    @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, which sends a `Tick`, whose `index` is the count")
    public static func interval(_: Duration) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`, without brackets: it sends a `Tick`, whose `index` is the count; `.seconds(1)` is a span")
    public static func interval(_: some SpanElsewhere, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.after(_:on:)`, without brackets: it sends a `Tick`; `.seconds(1)` is a span")
    public static func timer(_: some SpanElsewhere, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:on:)`, without brackets: the period, then the delay; `.seconds(1)` is a span")
    public static func timer(_: some SpanElsewhere, period: some SpanElsewhere, scheduler _: AnyObject) -> TickSignal { moved }

    /// A category of RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
    public static func delayTime(_: Double, interval _: Double, on _: any TickScheduler, withLeeway: Double) -> TickSignal<Tick, Never> { moved }

    /// ReactiveSwift, which completes an interval after the last value.
    @available(*, unavailable, message: "use `TickSignal.from(_:every:on:)`, which completes with the last value")
    public static func interval(_: some Sequence<Value>, interval _: Duration, on _: AnyObject) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == Never {
    /// RAC.
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
    public static func interval(_: some SpanElsewhere, on _: any TickScheduler, withLeeway: some SpanElsewhere = 0.0) -> TickSignal { moved }

    /// A category of RAC.
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
    public static func delayTime(_: Double, interval _: Double, on _: any TickScheduler, withLeeway: Double) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == Tick, Failure == any Error {
    /// RAC, called on `RACSignal`.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
    public static func interval(_: some SpanElsewhere, on _: any TickScheduler, withLeeway: some SpanElsewhere = 0.0) -> TickSignal { moved }

    /// A category of RAC, called on `RACSignal`.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:delay:leeway:on:)`, which sends a `Tick`; `.seconds(1)` is a span")
    public static func delayTime(_: Double, interval _: Double, on _: any TickScheduler, withLeeway: Double) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal {
    /// RAC.
    @available(*, unavailable, message: "use the initializer: `TickSignal { subscriber in …; return disposable }`")
    public static func createSignal(_: (Subscriber<Value, Failure>) -> (any Disposable)?) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use the initializer: `TickSignal { subscriber in …; return disposable }`")
    public static func create(_: (Subscriber<Value, Failure>) -> any Disposable) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSignal { subscriber in …; return disposable }`")
    public init(_: (Subscriber<Value, Failure>, Lifetime) -> Void) { moved }

    /// RAC.
    @available(*, unavailable, message: "use `.task { … }`, followed by `share(replay: 1)` to run it once")
    public static func startLazily(with _: AnyObject, block: (Subscriber<Value, Failure>) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `.task { … }.multicast(TickSubject(replay: .max))`, and keep `connect()`; `share(replay:)` starts with a subscriber")
    public static func startEagerly(with _: AnyObject, block: (Subscriber<Value, Failure>) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `.merge`, `.concat`, `.combineLatest` or `.zip`, of an array")
    public static func join(_: [TickSignal], block: (TickSignal, TickSignal) -> TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `flatMapLatest`, with `if` in its closure")
    public static func `if`(_: TickSignal<Bool, Failure>, then _: TickSignal, else _: TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.deferred { … }`, with `handleEvents(onEnd:)` on the signal that it returns, to release the resource")
    public static func using<Resource>(_: () throws -> Resource, observableFactory: (Resource) throws -> TickSignal) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.deferred { … }` with `.just(_:)` or `.fail(_:)`; `.task { … }` runs asynchronously")
    public static func attempt(_: () -> Result<Value, Failure>) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject()`, which sends to all that observe its `signal`")
    public static func pipe() -> (output: TickSignal, input: TickSubject<Value, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject()`, and `handleEvents(onEnd:)` on its `signal`")
    public static func pipe(disposable _: any Disposable) -> (output: TickSignal, input: TickSubject<Value, Failure>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject()`: what is sent while it sends follows afterwards")
    public static func reentrantUnserializedPipe() -> (output: TickSignal, input: TickSubject<Value, Failure>) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.just(_:)`, with `delaySubscription(.zero, on:)` for the scheduler")
    public static func just(_: Value, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.from(sequence(first:next:))`, and `take(while:)`")
    public static func generate(initialState: Value, condition: (Value) -> Bool, iterate: (Value) -> Value) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `.empty`, or `.never` for one that does not complete")
    public init(completeImmediately: Bool = true) { moved }

    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.empty`, or `.never` for one that does not complete")
    public init(completeImmediately: Bool = true, outputType: Value.Type, failureType: Failure.Type) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Value == any Sendable, Failure == any Error {
    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal<Value, any Error>.fail(_:)`")
    public static func error(_: any Error) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal where Failure == any Error {
    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.deferred`")
    public static func `defer`(_: () -> TickSignal<Value, Never>) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "`TickSignal<Value, any Error>` is for signals that can fail: use `TickSignal.deferred`")
    public static func deferred(_: () -> TickSignal<Value, Never>) -> TickSignal { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.deferred { … }`, with `handleEvents(onEnd:)` on the signal that it returns")
    public static func using<Resource>(_: () throws -> Resource, observableFactory: (Resource) throws -> TickSignal<Value, Never>) -> TickSignal { moved }
  }

  @_documentation(visibility: internal)
  extension Sequence where Element: Sendable {
    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.from(_:)`")
    public var publisher: TickSignal<Element, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension Result where Success: Sendable {
    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.just(_:)` or `TickSignal.fail(_:)`")
    public var publisher: TickSignal<Success, Failure> { moved }
  }

  @_documentation(visibility: internal)
  extension Optional where Wrapped: Sendable {
    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.from(_:)` with an array")
    public var publisher: TickSignal<Wrapped, Never> { moved }
  }

#endif
