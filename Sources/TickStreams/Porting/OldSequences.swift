// The spellings of swift-async-algorithms. See OldSources.swift.

#if Porting

  extension TickSignal {
    /// swift-async-algorithms.
    @available(*, unavailable, renamed: "pairwise()")
    public func adjacentPairs() -> TickSignal<(Value, Value), Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `compactMap { $0 }`")
    public func compacted<Wrapped>() -> TickSignal<Wrapped, Failure> where Value == Wrapped? { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, renamed: "scan(_:_:)")
    public func reductions<Result>(_: Result, _: (Result, Value) -> Result) -> TickSignal<Result, Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, renamed: "scan(into:_:)")
    public func reductions<Result>(into _: Result, _: (inout Result, Value) -> Void) -> TickSignal<Result, Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, renamed: "collect(count:)")
    public func chunks(ofCount: Int) -> TickSignal<[Value], Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `collect(every:on:)`")
    public func chunked(by _: TickSignal<Tick, Never>) -> TickSignal<[Value], Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `collect(every:orCount:on:)`")
    public func chunks(ofCount: Int, or _: TickSignal<Tick, Never>) -> TickSignal<[Value], Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `flatMap(_:)`: after each value the separator")
    public func interspersed(with _: Value) -> TickSignal { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `flatten(maxConcurrent: 1)`")
    public func joined<Output>() -> TickSignal<Output, Failure> where Value == TickSignal<Output, Failure> { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `values(buffering:)` for an asynchronous sequence with a buffer")
    public func buffer(policy: BufferPolicyElsewhere) -> TickSignal { moved }

    /// swift-async-algorithms.
    @available(*, unavailable, message: "use `debounce(for:on:)`")
    public func debounce(for _: Duration) -> TickSignal { moved }
  }

#endif
