// Rarer old spellings of properties and relays. See OldSources.swift.

#if Porting

  extension SignalHolder {
    /// Combine.
    @available(*, unavailable, message: "use `signal.collect()`")
    public func collect() -> TickSignal<[Value], Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.values`")
    public var values: TickSignal<Value, Failure>.AsyncValues { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.merge`, with the `signal` of the other as well")
    public func merge<Other: SignalHolder>(with _: Other) -> TickSignal<Value, Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.zip`")
    public func zip<Other: SignalHolder>(with _: Other) -> TickSignal<(Value, Other.Value), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.startWith(_:).pairwise()`")
    public func combinePrevious(_: Value) -> TickSignal<(Value, Value), Failure> { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.not()`")
    public func negate() -> TickSignal<Bool, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.retry`")
    public func retry(_: Int) -> TickSignal<Value, Failure> { moved }

    /// Combine.
    @available(*, unavailable, message: "use `signal.catch`")
    public func `catch`<NewFailure>(_: (Failure) -> TickSignal<Value, NewFailure>) -> TickSignal<Value, NewFailure> { moved }
  }

  extension TickValue {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `signal.filter`, and `TickValue(following:initially:)` for a value of its own")
    public func filter(initial: Value, _: (Value) -> Bool) -> TickValue { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `take(during:)`, with the object that has the value")
    public var lifetime: Lifetime { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `subscribe(onNext: { value in property.current = value })`")
    public var bindingTarget: TickValue { moved }

    /// RAC.
    @available(*, unavailable, message: "use `TickValue(_:)`")
    public convenience init(defaultValue: Value) { moved }
  }

  extension TickValue.ReadOnly {
    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickValue(_:)`, and its `readOnly`")
    public init(value: Value) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `TickValue(following: signal, initially: initial)`, and its `readOnly`")
    public init(initial: Value, then: TickSignal<Value, Never>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use its `readOnly`")
    public init(capturing: TickValue<Value>) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.combineLatest(second.signal)`")
    public static func combineLatest<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never>
    where Value == (First, Second) { moved }

    /// ReactiveSwift.
    @available(*, unavailable, message: "use `first.signal.zip(second.signal)`")
    public static func zip<First, Second>(_: TickValue<First>, _: TickValue<Second>) -> TickSignal<(First, Second), Never>
    where Value == (First, Second) { moved }
  }

#endif
