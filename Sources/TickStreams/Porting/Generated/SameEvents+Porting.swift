// swift-format-ignore-file
// Generated from Tables/SameEvents.txt by .ci/spellings.

#if Porting

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

#endif
