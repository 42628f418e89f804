// swift-format-ignore-file
// Generated from Tables/OtherEvents.txt by .ci/spellings.

#if !Porting

  @_documentation(visibility: internal)
  extension Event {
    /// Rx.
    @available(*, unavailable, message: "use `next(_:)`, and `completed` for the end")
    public static func success(_: Value) -> Event { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `handleEvents(onCancel:)`")
    public static var interrupted: Event { moved }
  }

  @_documentation(visibility: internal)
  extension TickSignal.AsyncValues {
    /// ReactiveSwift, RxSwiftExt, CombineExt, of a materialized signal.
    @available(*, unavailable, message: "use `compactMap { $0.value }` for the values of a materialized signal, `$0.failure` for its failures")
    public func callAsFunction() -> TickSignal<Value, Never> { moved }
  }

  @_documentation(visibility: internal)
  extension Subscriber {
    /// Rx.
    @available(*, unavailable, message: "use `TickSubject()`, which is a signal to send by hand, or `TickSignal { subscriber in … }`")
    public init(_: ((Event<Value, Failure>) -> Void)? = nil, value: ((Value) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `completed()`, after which the inner signals of `flatMap` go on")
    public func sendInterrupted() { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// ReactiveSwift, as an observer.
    @available(*, unavailable, message: "use `observe { event in … }` of the signal, and keep what it returns")
    public convenience init(_: ((Event<Value, Failure>) -> Void)? = nil, value: ((Value) -> Void)? = nil, failed: ((Failure) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "nothing is interrupted here: use `completed()`, after which the inner signals of `flatMap` go on")
    public func sendInterrupted() { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickSubject()`, which sends to all that observe its `signal`")
    public static func pipe() -> (output: TickSignal<Value, Failure>, input: TickSubject) { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, message: "a `TickSubject<Value, Never>` cannot fail: use `TickSubject<Value, any Error>` and `failed(_:)`")
    public func onError(_: any Error) { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// Rx.
    @available(*, unavailable, message: "a `TickValue` cannot fail: use `TickSubject(replay: 1)`, which can")
    public func onError(_: any Error) { moved }

    /// Rx.
    @available(*, unavailable, message: "a `TickValue` completes when it is released; `TickSubject(replay: 1)` completes by hand")
    public func onCompleted() { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.filter`, and `TickValue(following:initially:)` for a separate value")
    public func filter(initial: Value, _: (Value) -> Bool) -> TickValue { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `take(during:)`, with the object that has the value")
    public var lifetime: Lifetime { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext: { property.current = $0 })`")
    public var bindingTarget: TickValue { moved }

    /// RAC.
    @available(*, unavailable, message: "use `TickValue(_:)`")
    public convenience init(defaultValue: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.combineLatest(second.signal)`")
    public static func combineLatest<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never> where Value == (First, Second) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.zip(second.signal)`")
    public static func zip<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never> where Value == (First, Second) { moved }
  }

  @_documentation(visibility: internal)
  extension TickValue.ReadOnly {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickValue(_:)`, and its `readOnly`")
    public init(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickValue(following: signal, initially: initial)`, and its `readOnly`")
    public init<Source: SignalArgument>(initial: Value, then: Source) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use its `readOnly`")
    public init(capturing: TickValue<Value>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.combineLatest(second.signal)`")
    public static func combineLatest<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never> where Value == (First, Second) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.zip(second.signal)`")
    public static func zip<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never> where Value == (First, Second) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// RAC.
    @available(*, unavailable, message: "use `TickSubject(replay:)`")
    public static func replaySubject(withCapacity: Int) -> TickSubject { moved }

    /// An earlier name.
    @available(*, unavailable, renamed: "init(replay:)")
    public convenience init(bufferSize: Int) { moved }
  }

  @_documentation(visibility: internal)
  extension AnyDisposable {
    /// RAC.
    @available(*, unavailable, renamed: "init(_:)")
    public convenience init(block: () -> Void) { moved }

    /// Rx.
    @available(*, unavailable, message: "use `AnyDisposable { }`, and its `isDisposed`")
    public convenience init() { moved }
  }

  @_documentation(visibility: internal)
  extension Subscription {
    /// Combine.
    @available(*, unavailable, message: "use a `Lifetime`, which disposes its members when it is released: `lifetime.add(AnyDisposable { … })`")
    public convenience init(_: () -> Void) { moved }

    /// Combine.
    @available(*, unavailable, message: "use a `Lifetime`, which disposes its members when it is released: `lifetime.add(disposable)`")
    public convenience init(_: any Disposable) { moved }
  }

  @_documentation(visibility: internal)
  extension DisposeBag {
    /// Rx.
    @available(*, unavailable, message: "use `add(_:)`, or `store(in:)`")
    public convenience init(_: () -> any Disposable) { moved }
  }

  @_documentation(visibility: internal)
  extension Lifetime {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `Lifetime()`, which ends with `dispose()` or when it is released")
    public static func make() -> (lifetime: Lifetime, token: Lifetime) { moved }
  }

#endif
