// swift-format-ignore-file
// Generated from Same/SameEvents.swift by .ci/spellings.

#if !Porting

  // MARK: - Sending

  @_documentation(visibility: internal)
  extension Subscriber {
    /// RAC.
    @available(*, unavailable, renamed: "next(_:)")
    public func sendNext(_ value: Value) { moved }

    /// RAC.
    @available(*, unavailable, renamed: "failed(_:)")
    public func sendError(_ failure: Failure) { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "completed()")
    public func sendCompleted() { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "next(_:)")
    public func send(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "failed(_:)")
    public func send(error failure: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "next(_:)")
    public func onNext(_ value: Value) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failed(_:)")
    public func onError(_ failure: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "completed()")
    public func onCompleted() { moved }

    /// Rx.
    @available(*, unavailable, renamed: "send(_:)")
    public func on(_ event: Event<Value, Failure>) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// RAC.
    @available(*, unavailable, renamed: "next(_:)")
    public func sendNext(_ value: Value) { moved }

    /// RAC.
    @available(*, unavailable, renamed: "failed(_:)")
    public func sendError(_ failure: Failure) { moved }

    /// RAC, ReactiveSwift.
    @available(*, unavailable, renamed: "completed()")
    public func sendCompleted() { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "next(_:)")
    public func send(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "failed(_:)")
    public func send(error failure: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "next(_:)")
    public func onNext(_ value: Value) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failed(_:)")
    public func onError(_ failure: Failure) { moved }

    /// Rx.
    @available(*, unavailable, renamed: "completed()")
    public func onCompleted() { moved }

    /// Rx.
    @available(*, unavailable, renamed: "send(_:)")
    public func on(_ event: Event<Value, Failure>) { moved }
  }

  @_documentation(visibility: internal)
  extension Subscriber {
    /// Rx, where a completable or a single is fed by one closure.
    @available(*, unavailable, message: "use `send(_:)`, or `next(_:)`, `failed(_:)` and `completed()`")
    public func callAsFunction(_ event: Event<Value, Failure>) { moved }

    /// Rx, where a single ends with its value.
    @available(*, unavailable, message: "use `next(_:)` and `completed()` for a success, `failed(_:)` for a failure")
    public func callAsFunction(_ result: Result<Value, Failure>) { moved }
  }

  @_documentation(visibility: internal)
  extension TickSubject {
    /// Rx.
    @available(*, unavailable, renamed: "next(_:)")
    public func accept(_ value: Value) { moved }

    /// Combine.
    @available(*, unavailable, message: "use `completed()` or `failed(_:)`")
    public func send(completion: CompletionOfCombine<Failure>) { moved }

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
  }

  @_documentation(visibility: internal)
  extension TickValue {
    /// ReactiveSwift, Rx, Combine.
    @available(*, unavailable, renamed: "current")
    public var value: Value { get { moved } set {} }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "signal")
    public var producer: TickSignal<Value, Never> { moved }

    /// Rx.
    @available(*, unavailable, message: "set `current`")
    public func accept(_ value: Value) { moved }

    /// Rx.
    @available(*, unavailable, message: "set `current`")
    public func onNext(_ value: Value) { moved }

    /// RAC.
    @available(*, unavailable, message: "set `current`")
    public func sendNext(_ value: Value) { moved }

    /// Combine.
    @available(*, unavailable, message: "set `current`")
    public func send(_ value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `modify(_:)`, which may run its closure again; or read `current`, then set it")
    public func swap(_ value: Value) -> Value { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "read `current`")
    public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result { moved }
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

  // MARK: - Events

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

    /// Rx, ReactiveSwift.
    @available(*, unavailable, message: "use `if case .completed = event`")
    public var isCompleted: Bool { moved }

    /// Rx.
    @available(*, unavailable, renamed: "failed(_:)")
    public static func error(_ failure: Failure) -> Event { moved }

    /// ReactiveSwift.
    @available(*, unavailable, renamed: "next(_:)")
    public static func value(_ value: Value) -> Event { moved }

    /// Combine.
    @available(*, unavailable, renamed: "failed(_:)")
    public static func failure(_ failure: Failure) -> Event { moved }

    /// Combine.
    @available(*, unavailable, renamed: "completed")
    public static var finished: Event { moved }
  }

#endif
