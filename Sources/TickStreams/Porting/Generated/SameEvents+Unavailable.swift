// swift-format-ignore-file
// Generated from Tables/SameEvents.txt by .ci/spellings.

#if !Porting

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

#endif
