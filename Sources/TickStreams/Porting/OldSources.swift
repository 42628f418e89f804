// The spellings of other libraries as unavailable declarations: the compiler answers each with its name here. They need the trait `Porting`,
// which is on by default. Each doc comment names the libraries; spellings that are the same here have no declaration.
//
// Rules for a new one:
// - No closure form beside an existing method of the same name, unless its labels are required: a trailing closure has no label, so an error
//   in the closure would be reported for both methods.
// - `message` instead of `renamed` where a fix-it cannot be right: for another order of arguments, another closure, or other type parameters.
// - No method with the name of a global function: inside an extension it would hide the function, as Combine's `print` would.
// - A parameter of any scheduler or queue is `AnyObject`, not generic: a generic one changes the messages for other mistakes.
//
// `Tests/Unported` has the message for each, and those for ordinary mistakes (`Mistakes.swift`), which must not change.

#if Porting

  extension TickSignal where Value == Tick, Failure == Never {
    /// RAC.
    @available(*, unavailable, message: "a span is a `Duration`, as in `.seconds(1)`")
    public static func interval(_: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `interval(_:leeway:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public static func interval(_: Double, on _: any TickScheduler, withLeeway _: Double) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "interval(_:on:)")
    public static func timer(interval: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `interval(_:leeway:on:)`")
    public static func timer(interval: Duration, on _: any TickScheduler, leeway: Duration) -> TickSignal { moved }
  }

  extension TickSignal {
    /// Rx.
    @available(*, unavailable, renamed: "interval(_:on:)", message: "it sends a `Tick`; add `.map(\\.index)` for the count")
    public static func interval(_: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "after(_:on:)")
    public static func timer(_: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `interval(_:delay:on:)`: the interval, then the delay of the first tick")
    public static func timer(_: Duration, period _: Duration?, scheduler _: AnyObject) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "sequence(_:every:on:)")
    public static func interval(_: some Sequence<Value>, interval _: Duration, on _: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use the initializer: `TickSignal { subscriber in …; return disposable }`")
    public static func createSignal(_: (Subscriber<Value, Failure>) -> (any Disposable)?) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use the initializer: `TickSignal { subscriber in …; return disposable }`")
    public static func create(_: (Subscriber<Value, Failure>) -> any Disposable) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, renamed: "just(_:)")
    public static func `return`(_: Value) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.just(_:)`")
    public init(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.fail(_:)`")
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
    public static func `defer`(_: () -> TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `.task { … }`, with `share(replay: 1)` behind it if it is to run once")
    public static func startLazily(with _: AnyObject, block: (Subscriber<Value, Failure>) -> Void) -> TickSignal { moved }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Combine.
  @available(*, unavailable, renamed: "TickSignal.deferred(_:)")
  public func Deferred<Value, Failure>(_: () -> TickSignal<Value, Failure>) -> TickSignal<Value, Failure> { moved }

  extension TickSignal where Failure == Never {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `.just(_:)`")
    public init(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.from(_:)`")
    public init(_: [Value]) { moved }
  }

  extension TickSignal {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSignal { subscriber in …; return disposable }`")
    public init(_: (Subscriber<Value, Failure>, Lifetime) -> Void) { moved }

    /// Rx.
    @available(*, unavailable, message: "write it without parentheses: `.empty`")
    public static func empty(_: Void = ()) -> TickSignal { moved }

    /// RAC, Rx.
    @available(*, unavailable, message: "write it without parentheses: `.never`")
    public static func never(_: Void = ()) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.deferred { … }`, with `take(during:)` for what ends with the subscription")
    public static func using<Resource>(_: () throws -> Resource, observableFactory: (Resource) throws -> TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.from(sequence(first:next:))`")
    public static func generate(initialState: Value, condition: (Value) -> Bool, iterate: (Value) -> Value) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, message: "use `.just(_:)`, with `start(on:)` for the scheduler")
    public static func just(_: Value, scheduler _: AnyObject) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject()`, which sends, and its `signal`")
    public static func pipe() -> (output: TickSignal, input: TickSubject<Value, Failure>) { moved }

    /// RAC.
    @available(*, unavailable, message: "use `.task { … }` with `share(replay: 1)`")
    public static func startEagerly(with _: AnyObject, block: (Subscriber<Value, Failure>) -> Void) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `.merge`, `.concat`, `.combineLatest` or `.zip`, of an array")
    public static func join(_: [TickSignal], block: (TickSignal, TickSignal) -> TickSignal) -> TickSignal { moved }

    /// RAC.
    @available(*, unavailable, message: "use `flatMapLatest`, with `if` in its closure")
    public static func `if`(_: TickSignal<Bool, Failure>, then _: TickSignal, else _: TickSignal) -> TickSignal { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.task { … }`")
    public static func attempt(_: () -> Result<Value, Failure>) -> TickSignal { moved }
  }

  extension TickSignal where Value == Tick, Failure == any Error {
    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public static func interval(_: Double, on _: any TickScheduler) -> TickSignal { moved }

    /// RAC.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:leeway:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public static func interval(_: Double, on _: any TickScheduler, withLeeway _: Double) -> TickSignal { moved }

    /// RAC, with a `Duration`.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `TickSignal.interval(_:on:)`")
    public static func interval(_: Duration, on _: any TickScheduler) -> TickSignal { moved }
  }

  extension TickSignal where Value == Tick, Failure == Never {
    /// ReactiveSwift.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `interval(_:on:)`; a span is a `Duration`, as in `.seconds(1)`")
    public static func timer<Span>(interval _: Span, on _: any TickScheduler, leeway: Span? = nil) -> TickSignal { moved }
  }

  extension Subscription {
    /// Combine.
    @available(*, unavailable, message: "use `AnyDisposable { … }`")
    public convenience init(_: () -> Void) { moved }
  }

  extension MainScheduler {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `.main`")
    public convenience init(_: Void = ()) { moved }
  }

  extension Event {
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

  extension TickSignal where Failure == Never {
    /// Combine.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `.just(_:)`")
    public init(_: Value) { moved }
  }

  extension TickSignal {
    /// Combine.
    @available(*, unavailable, message: "use `.empty`, or `.never` for one that does not complete")
    public init(completeImmediately: Bool = true) { moved }
  }

  extension Sequence where Element: Sendable {
    /// Combine.
    @available(*, unavailable, message: "use `TickSignal.from(_:)`")
    public var publisher: TickSignal<Element, Never> { moved }
  }

#endif
