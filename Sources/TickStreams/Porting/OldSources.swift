// The spellings of other libraries, which the compiler answers with ours. Nothing here can be called, and completion and documentation do
// not show it. Each declaration says where its spelling comes from; spellings that take the same arguments here as there need none.
//
// None may be called like something that exists. A closure that trails has no label, so a mistake inside it would be blamed on two functions
// instead of one; and a fix-it for it cannot add one, so where the label decides what the closure gets there is a `message`. Nor may a method
// be called like a function of the standard library: inside an extension it would hide that, as Combine's `print` does. `Tests/Unported` shows
// what the compiler says to each, and to ordinary mistakes.

/// The body of what cannot be called.
var moved: Never { fatalError("an old spelling was called") }

extension TickSignal where Value == Tick, Failure == Never {
  /// RAC.
  @available(*, unavailable, message: "a span is a `Duration`, as in `.seconds(1)`")
  public static func interval(_: Double, on _: some AnyObject) -> TickSignal { moved }

  /// RAC.
  @available(*, unavailable, message: "use `interval(_:leeway:on:)`; a span is a `Duration`, as in `.seconds(1)`")
  public static func interval(_: Double, on _: some AnyObject, withLeeway _: Double) -> TickSignal { moved }

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "interval(_:on:)")
  public static func timer(interval: Duration, on _: some AnyObject) -> TickSignal { moved }

  /// ReactiveSwift.
  @available(*, unavailable, message: "use `interval(_:leeway:on:)`")
  public static func timer(interval: Duration, on _: some AnyObject, leeway: Duration) -> TickSignal { moved }
}

extension TickSignal {
  /// Rx.
  @available(*, unavailable, renamed: "interval(_:on:)", message: "it sends a `Tick`; add `.map(\\.index)` for the count")
  public static func interval(_: Duration, scheduler _: some AnyObject) -> TickSignal { moved }

  /// Rx.
  @available(*, unavailable, renamed: "after(_:on:)")
  public static func timer(_: Duration, scheduler _: some AnyObject) -> TickSignal { moved }

  /// Rx.
  @available(*, unavailable, message: "use `interval(_:delay:on:)`: the interval, then the delay of the first tick")
  public static func timer(_: Duration, period _: Duration?, scheduler _: some AnyObject) -> TickSignal { moved }

  /// ReactiveSwift.
  @available(*, unavailable, renamed: "sequence(_:every:on:)")
  public static func interval(_: some Sequence<Value>, interval _: Duration, on _: some AnyObject) -> TickSignal { moved }

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
  public static func startLazily(with _: some AnyObject, block: (Subscriber<Value, Failure>) -> Void) -> TickSignal { moved }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Combine.
@available(*, unavailable, renamed: "TickSignal.just(_:)")
public func Just<Value>(_: Value) -> TickSignal<Value, Never> { moved }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Combine.
@available(*, unavailable, renamed: "TickSignal.fail(_:)")
public func Fail<Value, Failure>(error: Failure) -> TickSignal<Value, Failure> { moved }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Combine.
@available(*, unavailable, message: "use `TickSignal.empty`, or `.never` for one that does not complete")
public func Empty<Value, Failure>(completeImmediately: Bool = true) -> TickSignal<Value, Failure> { moved }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Combine.
@available(*, unavailable, renamed: "TickSignal.deferred(_:)")
public func Deferred<Value, Failure>(_: () -> TickSignal<Value, Failure>) -> TickSignal<Value, Failure> { moved }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Combine.
@available(*, unavailable, message: "use `TickSignal { subscriber in … }`, with `share(replay: 1)` if it is to run once")
public func Future<Value, Failure>(_: (@escaping (Result<Value, Failure>) -> Void) -> Void) -> TickSignal<Value, Failure> { moved }
