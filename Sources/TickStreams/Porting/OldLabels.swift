// Operators with a label, or an argument, that they do not have here. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "scan(_:_:)")
    public func scan<Result>(_: Result, accumulator: (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// Rx.
    @_disfavoredOverload
    @available(*, unavailable, renamed: "reduce(_:_:)")
    public func reduce<Result>(_: Result, accumulator: (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// CombineExt, where it is `amb(with:)`.
    @available(*, unavailable, renamed: "race(_:)")
    public func race(with _: TickSignal) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "skip(for:on:)")
    public func skip(_: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// Rx.
    @available(*, unavailable, renamed: "take(for:on:)")
    public func take(_: Duration, scheduler _: AnyObject) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `delay(_:on:)`")
    public func delay(for _: Duration, tolerance _: Duration? = nil, scheduler _: AnyObject, options _: Void?) -> TickSignal { moved }

    /// Combine.
    @available(*, unavailable, message: "use `debounce(for:on:)`")
    public func debounce(for _: Duration, scheduler _: AnyObject, options _: Void?) -> TickSignal { moved }

    /// RAC, with a signal that cannot fail.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    public func catchTo(_: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }

    /// RAC, with a signal that cannot fail.
    @_disfavoredOverload
    @available(*, unavailable, message: "use `catch { _ in signal }`")
    public func `catch`(to _: TickSignal<Value, Never>) -> TickSignal<Value, Never> { moved }
  }

#endif
